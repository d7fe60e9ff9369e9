/** A story as an agent finds it. */
export interface DemoStory {
  company: string;
  /** Days before the demo's day; 0 is that day's midnight. */
  days: number;
  /** `{date}` stands for the date of publication, e.g. 2026/03/01. */
  url: string;
  title: string;
  source: string;
  summary?: string;
  confidence?: number;
  /** Which of the three attestations the agent gives; all unless it says otherwise. */
  attested?: 'all' | 'some' | 'none';
  discoveredBy?: string;
  /** What a person did with it afterwards. */
  then?: 'hide' | 'remove' | 'approve';
}
