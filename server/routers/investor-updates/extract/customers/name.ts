/** A proper name that may be an organization's. */
export interface Name {
  /** Token indexes, both inclusive. */
  first: number;
  last: number;
  start: number;
  end: number;
  text: string;
  /** On the Fortune list, on file, or with a word only organizations carry. */
  company: boolean;
  /** On file. */
  known: boolean;
  person: boolean;
}
