import type { Rubric } from '../../../_lib/outputs';

export type Category = keyof Rubric['criteria'];
export type Level = keyof Rubric['criteria'][Category];

/** The categories in their order, each with the question that it answers. */
export const CATEGORIES: readonly { name: Category; label: string; question: string }[] = [
  { name: 'domainExpertise', label: 'Domain expertise', question: 'Why these founders?' },
  { name: 'product', label: 'Product', question: 'How good, and how hard to copy?' },
  { name: 'fundraisability', label: 'Fundraisability', question: 'Will others invest too?' },
  { name: 'market', label: 'Market', question: 'How large can it get, and why now?' },
  { name: 'execution', label: 'Execution', question: 'How fast does the team deliver?' },
  { name: 'traction', label: 'Traction', question: 'What do users and revenue say?' },
];

/** The levels, the best first. */
export const LEVELS: readonly { level: Level; label: string }[] = [
  { level: '4', label: 'Outstanding' },
  { level: '3', label: 'Strong' },
  { level: '2', label: 'Mixed' },
  { level: '1', label: 'Weak' },
];
