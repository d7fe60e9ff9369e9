import type { GAP_TYPES } from '@/db/enums';

/** How a gap was closed. A resolved `{period}` stands for the period of the update, e.g. 2026-02. */
export type Closing = { resolved: unknown; notes?: string } | { dismissed: string };

/** Something that an extraction run could not make out. */
export interface DemoGap {
  company: string;
  /** Which update it comes from: 0 is the latest. */
  update?: number;
  gapType: (typeof GAP_TYPES)[number];
  /** `{month}` stands for the month that the update is about. */
  description: string;
  suggestedField?: string;
  hint?: string;
  closing?: Closing;
}
