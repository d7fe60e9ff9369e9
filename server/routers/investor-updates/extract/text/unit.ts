import type { Span } from '../types';
import type { Line } from './lines';
import type { SectionKind } from './sections';

/** A paragraph, list item or heading, with hard-wrapped lines joined. */
export interface Unit extends Span {
  kind: 'prose' | 'item' | 'heading' | 'table';
  section: SectionKind;
  heading: string;
  lines: Line[];
}
