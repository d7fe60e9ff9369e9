import { ASK_TYPES } from '@/db/enums';
import { enumLabel } from '../../../_lib/enum-options';
import type { BoardAsk } from '../../../_lib/outputs';

export type AskType = BoardAsk['type'];
export type AskState = 'unpublished' | 'open' | 'hidden' | 'resolved';
export type Grouping = 'state' | 'type';

/** Where an ask stands: resolved wins over hidden, hidden over published or not. */
export function stateOf(ask: BoardAsk): AskState {
  if (ask.status === 'RESOLVED') return 'resolved';
  if (ask.hidden) return 'hidden';
  return ask.publishedAt === null ? 'unpublished' : 'open';
}

export const STATE_LABELS: Record<AskState, string> = {
  unpublished: 'To publish',
  open: 'Open',
  hidden: 'Hidden',
  resolved: 'Resolved',
};

const STATES: readonly AskState[] = ['unpublished', 'open', 'hidden', 'resolved'];

export interface AskColumn {
  id: string;
  label: string;
  asks: BoardAsk[];
}

/** The asks as the columns of a board; by type, only what is not resolved. */
export function columnsOf(asks: readonly BoardAsk[], grouping: Grouping): AskColumn[] {
  if (grouping === 'state') {
    return STATES.map((state) => ({
      id: state,
      label: STATE_LABELS[state],
      asks: asks.filter((ask) => stateOf(ask) === state),
    }));
  }
  const living = asks.filter((ask) => ask.status === 'OPEN');
  return ASK_TYPES.map((type) => ({
    id: type,
    label: enumLabel(type),
    asks: living.filter((ask) => ask.type === type),
  }));
}
