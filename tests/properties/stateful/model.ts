import type { World } from '../../setup/world';
import type { Draw } from './draw';

export const KINDS = [
  'company',
  'update',
  'snapshot',
  'customer',
  'gap',
  'news',
  'ask',
  'stats',
  'deal',
  'comment',
  'share',
] as const;
export type Kind = (typeof KINDS)[number];

/** A row that some request has made, dead or alive. */
export interface Known {
  id: string;
  slug?: string | undefined;
  /** The company's slug, of a child. */
  parent?: string | undefined;
}

const ACTORS = [
  ['manager', 8],
  ['both', 3],
  ['editor', 3],
  ['foreign', 3],
  ['viewer', 1],
  ['readOnly', 1],
  ['nobody', 1],
] as const;
export type ActorName = (typeof ACTORS)[number][0];

/** Whoever may write nothing at all. */
export const READERS: ReadonlySet<ActorName> = new Set(['viewer', 'readOnly']);

/** What the requests so far have brought about, as far as later ones need it. */
export class Model {
  readonly #known = new Map<Kind, Known[]>(KINDS.map((kind) => [kind, []]));

  constructor(readonly world: World) {}

  add(kind: Kind, row: Known): void {
    const rows = this.#known.get(kind) ?? [];
    if (!rows.some(({ id }) => id === row.id)) rows.push(row);
  }

  any(draw: Draw, kind: Kind): Known | undefined {
    return draw.pick(this.#known.get(kind) ?? []);
  }

  actor(draw: Draw): ActorName {
    return draw.weighted(ACTORS, 'manager');
  }

  /** The id of a vehicle, most often one of Acme's. */
  vehicleId(draw: Draw): string {
    const { fundI, fundII, spv } = this.world;
    return draw.pick([fundI, fundI, fundII, spv, 'no-such-vehicle']);
  }

  vehicleSlug(draw: Draw): string {
    return draw.pick(['fund-i', 'fund-i', 'fund-ii', 'spv-1', 'no-such-vehicle', '']);
  }
}
