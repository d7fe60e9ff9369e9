import { ASK_TYPES } from '@/db/enums';
import { enumLabel } from '../../../_lib/enum-options';
import type { AskBoard, BoardAsk } from '../../../_lib/outputs';

export type AskType = BoardAsk['type'];
export type AskState = 'unpublished' | 'open' | 'hidden' | 'resolved';
export type Grouping = 'state' | 'type';

/** How many asks of a kind there are beside those that the board has. */
type Beyond = AskBoard['beyond'][number];

const stateBy = ({ status, hidden, published }: Omit<Beyond, 'type' | 'count'>): AskState => {
  if (status === 'RESOLVED') return 'resolved';
  if (hidden) return 'hidden';
  return published ? 'open' : 'unpublished';
};

/** Where an ask stands: resolved wins over hidden, hidden over published or not. */
export const stateOf = ({ status, hidden, publishedAt }: BoardAsk): AskState =>
  stateBy({ status, hidden, published: publishedAt !== null });

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
  /** How many there are, shown or not. */
  total: number;
}

const sumOf = (kinds: readonly Beyond[]): number =>
  kinds.reduce((sum, { count }) => sum + count, 0);

/** How many asks are open to the investors, shown or not. */
export const openCount = ({ items, beyond }: AskBoard): number =>
  items.filter((ask) => stateOf(ask) === 'open').length +
  sumOf(beyond.filter((kind) => stateBy(kind) === 'open'));

/** The asks as the columns of a board; by type, only what is not resolved. */
export function columnsOf({ items, beyond }: AskBoard, grouping: Grouping): AskColumn[] {
  const column = (
    id: string,
    label: string,
    asks: BoardAsk[],
    rest: readonly Beyond[],
  ): AskColumn => ({ id, label, asks, total: asks.length + sumOf(rest) });
  if (grouping === 'state') {
    return STATES.map((state) =>
      column(
        state,
        STATE_LABELS[state],
        items.filter((ask) => stateOf(ask) === state),
        beyond.filter((kind) => stateBy(kind) === state),
      ),
    );
  }
  const isLiving = ({ status }: { status: BoardAsk['status'] }) => status === 'OPEN';
  const [living, rest] = [items.filter(isLiving), beyond.filter(isLiving)];
  return ASK_TYPES.map((type) =>
    column(
      type,
      enumLabel(type),
      living.filter((ask) => ask.type === type),
      rest.filter((kind) => kind.type === type),
    ),
  );
}

/** The part of a board that is of one type. */
export const ofType = ({ items, beyond }: AskBoard, type: AskType): AskBoard => ({
  items: items.filter((ask) => ask.type === type),
  beyond: beyond.filter((kind) => kind.type === type),
});
