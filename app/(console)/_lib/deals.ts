import { DEAL_STAGES } from '@/db/enums';
import { enumLabel } from './enum-options';
import type { Deal, DealComment } from './outputs';

export type Stage = Deal['stage'];

export const STAGES: readonly Stage[] = DEAL_STAGES;

/** Agents find and research on their own; from the first meeting on, people decide. */
const OF_AGENTS: ReadonlySet<Stage> = new Set(['DISCOVERED', 'RESEARCHING']);

/** True for the stages that agents own. */
export const isOfAgents = (stage: Stage): boolean => OF_AGENTS.has(stage);

/** The stage before (-1) or after (1) another; undefined at the ends. */
export const stageBeside = (stage: Stage, step: -1 | 1): Stage | undefined =>
  STAGES[STAGES.indexOf(stage) + step];

/** The page of a deal. */
export const dealHref = ({ slug }: { slug: string }): string =>
  `/deals/${encodeURIComponent(slug)}`;

/** True for text that names a stage. */
export const isStage = (text: unknown): text is Stage => STAGES.some((stage) => stage === text);

/** What is said where somebody else moved a deal since the page showed it. */
export const movedMeanwhile = (name: string, theirs: string, to: Stage): string =>
  `Somebody else moved ${name} to ${enumLabel(theirs)} meanwhile, so it is left there. Move it again if it belongs in ${enumLabel(to)}.`;

const STAGE_NAME = new RegExp(`\\b(${STAGES.join('|')})\\b`, 'g');

/** A comment's text; what the system wrote names stages as people do. */
export const wordsOf = ({ authorType, content }: Pick<DealComment, 'authorType' | 'content'>) =>
  authorType === 'system' ? content.replace(STAGE_NAME, enumLabel) : content;
