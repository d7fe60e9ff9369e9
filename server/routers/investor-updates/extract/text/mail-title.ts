import { MONTH_WORDS } from '../tokens/calendar';
import type { SectionKind } from './sections';

const DATED = new RegExp(
  `\\b(?:${MONTH_WORDS.join('|')})\\b|\\bq[1-4]\\b|\\bh[12]\\b|\\b20\\d\\d\\b|\\b(?:monthly|quarterly|weekly|annual)\\b|\\b(?:to|for) (?:our |the |all )?partners\\b`,
);
/** What a firm's name, or who the mail is for, may hold as well as a topic. */
const IN_NAMES: ReadonlySet<SectionKind> = new Set(['partners', 'investors', 'team']);

/** "Halden Partners Q3", "Team Lumo monthly": a first line that titles the mail is no topic of it. */
export const titlesMail = (heading: string, kind: SectionKind): boolean =>
  IN_NAMES.has(kind) && DATED.test(heading.toLowerCase());
