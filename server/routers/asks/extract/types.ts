/** What an ask wants, from the contract's Ask record. */
export type AskType = 'INTRO_CUSTOMER' | 'INTRO_INVESTOR' | 'HIRING' | 'ADVICE' | 'OTHER';

/** One help request found in an investor update. */
export interface ExtractedAsk {
  type: AskType;
  /** A short headline: one line, 1 to 300 characters. */
  title: string;
  /** The whole item or sentence, white space tidied, at most 100,000 characters. */
  description: string;
  /** Found in a section headed as asks: published at once. Else it waits for a person. */
  fromSection: boolean;
  /** Offsets into the update's text as `deriveText` gives it; the slice is the evidence. */
  span: { start: number; end: number };
  /** Equal for the same ask worded slightly differently. */
  dedupeKey: string;
}

/** One line of the text; `view` has the same length as the raw line, so offsets carry over. */
export interface Line {
  start: number;
  end: number;
  view: string;
  /** Number of leading white-space columns. */
  indent: number;
  kind: 'text' | 'blank' | 'excluded';
}

/** A stretch of the text under consideration, with the type hint of the sub-heading above it. */
export interface Piece {
  start: number;
  end: number;
  hint: Hint | null;
}

/** What a sub-heading such as "Hiring:" or "Intros:" says about the items below it. */
export type Hint = 'intro' | 'customer' | 'investor' | 'hiring' | 'advice';

/** How a line begins when it is an item of a list. */
export interface Bullet {
  indent: number;
  /** Marks of one kind stand on one level: `-`, `•`, `1`, `1.1`, `a`, `i`, `emoji`. */
  kind: string;
  /** Where the item's own text begins, as an offset into the line's view. */
  textAt: number;
  number: number | null;
}

/** What a heading announces. `closed`: asks that are over or not ours, and other people's requests. */
export type HeadingKind = 'asks' | 'mixed' | 'closed' | 'category' | 'other';

/** A heading line. Smaller ranks stand above larger ones; Markdown levels are 1 to 6. */
export interface Heading {
  kind: HeadingKind;
  rank: number;
  text: string;
  hint: Hint | null;
  /** Offset into the line's view where content on the same line begins, or null. */
  inlineAt: number | null;
  /** Set when the heading is itself an item of a list. */
  bullet: Bullet | null;
  /** Lines it takes: two with an underline. */
  lines: number;
}

/** A text prepared for reading. */
export interface Document {
  text: string;
  lines: readonly Line[];
  /** The whole text is in capitals, so capitals make no heading. */
  shouting: boolean;
  /** What was read as a heading, by line. */
  headings: Map<number, Heading | null>;
}
