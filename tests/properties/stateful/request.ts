import type { Operation } from '@/server/rest/route-table';
import type { Draw } from './draw';
import type { ActorName, Kind, Known, Model } from './model';
import { type Meaning, object, shapeOf } from './shape';
import { broken, json, nasty, text } from './values';

/** A request as it was drawn. */
export interface Drawn {
  operation: Operation;
  kind: Kind | undefined;
  actor: ActorName;
  /** Path parameters, query and body as text where they were broken. */
  params: Record<string, string>;
  path: string;
  query: Record<string, unknown>;
  body: Record<string, unknown> | undefined;
  /** What is sent as body. */
  payload: string | undefined;
}

const SEGMENTS: readonly (readonly [string, Kind])[] = [
  ['/investor-updates', 'update'],
  ['/metric-snapshots', 'snapshot'],
  ['/customers', 'customer'],
  ['/data-gaps', 'gap'],
  ['/news', 'news'],
  ['/asks', 'ask'],
  ['/stats', 'stats'],
  ['/public-shares', 'share'],
  ['/comments', 'comment'],
  ['/deals', 'deal'],
  ['/portfolio', 'company'],
];

/** The kind of row that an operation is about. */
export const kindOf = ({ rest }: Operation): Kind | undefined =>
  SEGMENTS.find(([segment]) => rest.path.includes(segment))?.[1];

const METRICS = [
  'arrUsd',
  'mrrUsd',
  'headcount',
  'grossMarginPct',
  'runwayMonths',
  'nonsense',
] as const;
const CUSTOMERS = [
  'Globex Corp.',
  'GLOBEX',
  'globex, Inc',
  'Ünïcode GmbH',
  'İıſß',
  '日本',
  '&',
  'A B',
] as const;
const BODIES = [
  'Asks:\n- Intros to heads of logistics\n- A senior engineer\n',
  'ARR is $1.2M, up from $900k. Burn is $80k a month. Can you introduce us to Globex?',
  'Good month.\n\nHow you can help:\n1) Intros to seed investors\n2) Hiring a CFO',
] as const;
// Addresses that no check may fetch, so that maintenance stays on the machine.
const STORIES = [
  'http://127.0.0.1/a',
  'HTTP://127.0.0.1:80/a/',
  'http://127.0.0.1/a?utm_source=x',
  'http://[::1]/b?b=1&a=2',
  'http://localhost/c#d',
  'http://10.0.0.1/ünï',
  'https://169.254.169.254/%7Ex?ref=y',
  'http://0x7f.1/',
] as const;
const MARKED = new Set([
  'notes',
  'description',
  'sector',
  'whyWeInvested',
  'content',
  'subject',
  'hint',
  'summary',
  'reportedPeriod',
  'sourceDetail',
  'contractTerm',
  'discoveredBy',
  '4',
]);
const OWNERS: Partial<Record<ActorName, string>> = {
  manager: 'acme-only',
  editor: 'acme-only',
  viewer: 'acme-only',
  readOnly: 'acme-only',
  foreign: 'other-only',
};

/** The texts that must not stand in an answer to the actor. */
export function secretsFrom(actor: ActorName): string[] {
  const own = actor === 'both' ? ['acme-only', 'other-only'] : [OWNERS[actor]];
  return ['acme-only', 'other-only'].filter((mark) => !own.includes(mark));
}

const newSlug = (draw: Draw) =>
  draw.pick(['c-1', 'c-2', 'c-3', 'd', 'x-y-z', '0', 'a'.repeat(100)]);

function resolution(draw: Draw): unknown {
  const customer = { customerName: draw.pick(CUSTOMERS), tier: 'SMB', notes: text(draw, 0, 50) };
  return draw.pick([draw.pick([1, 0.1, 1e15, -5]), text(draw, 1, 60), customer, json(draw)]);
}

/** Fields whose values come from the world: ids of rows, names that collide, texts with a mark. */
function meaningOf(draw: Draw, model: Model, actor: ActorName): Meaning {
  const id = (kind: Kind) => model.any(draw, kind)?.id ?? 'none';
  const meanings: Record<string, () => unknown> = {
    vehicleId: () => model.vehicleId(draw),
    queryVehicleId: () => model.vehicleId(draw),
    vehicleSlug: () => model.vehicleSlug(draw) || 'fund-i',
    queryVehicleSlug: () => model.vehicleSlug(draw),
    organizationId: () => draw.pick([model.world.acme, model.world.other]),
    companyId: () => id('company'),
    companyIds: () => draw.some(4, () => id('company')),
    dealIds: () => draw.some(4, () => id('deal')),
    gapId: () => id('gap'),
    gapIds: () => [id('gap'), ...draw.some(3, () => id('gap'))],
    updateId: () => id('update'),
    sourceUpdateId: () => id('update'),
    cursor: () => id('update'),
    companySlug: () => model.any(draw, 'company')?.slug ?? 'none',
    slug: () => newSlug(draw),
    suggestedField: () => draw.pick(METRICS),
    resolvedValue: () => resolution(draw),
    customerName: () => draw.pick(CUSTOMERS),
    sourceRef: () => draw.pick(['ref-1', 'ref-2', 'ref-3']),
    rawBody: () => (draw.chance(0.7) ? draw.pick(BODIES) : undefined),
    sourceContext: () => ({ 'a.b:c-d': draw.pick([1, 'x', true, null]) }),
  };
  const mark = OWNERS[actor];
  return (field) => {
    if (mark !== undefined && MARKED.has(field)) return `${text(draw, 0, 200)} ${mark}`;
    return Object.hasOwn(meanings, field) ? meanings[field]?.() : undefined;
  };
}

function pathParams(draw: Draw, model: Model, operation: Operation): Record<string, string> {
  const kind = kindOf(operation);
  const child = operation.path.includes('id');
  const parent = operation.rest.path.startsWith('/portfolio') ? 'company' : 'deal';
  const row: Known | undefined = child && kind ? model.any(draw, kind) : model.any(draw, parent);
  const params: Record<string, string> = {
    id: row?.id ?? 'none',
    slug: row?.parent ?? row?.slug ?? 'none',
  };
  if (operation.rest.method === 'PUT' && draw.chance(0.4)) params.slug = newSlug(draw);
  if (draw.chance(0.08)) params.slug = model.any(draw, parent)?.slug ?? 'none';
  if (draw.chance(0.04))
    params.id =
      model.any(draw, draw.pick(['update', 'gap', 'news', 'customer', 'deal']))?.id ?? 'x';
  if (draw.chance(0.03)) params[draw.pick(['id', 'slug'])] = textOf(nasty(draw)).slice(0, 4000);
  return Object.fromEntries(operation.path.map((name) => [name, params[name] ?? 'none']));
}

const textOf = (given: unknown): string =>
  (typeof given === 'string' ? given : (JSON.stringify(given) ?? '')).toWellFormed();

const SELECTORS = ['vehicleId', 'queryVehicleId', 'vehicleSlug', 'queryVehicleSlug'];

function inputOf(
  draw: Draw,
  model: Model,
  operation: Operation,
  actor: ActorName,
  slug: string | undefined,
) {
  const shape = shapeOf(operation);
  const input = object(draw, shape, meaningOf(draw, model, actor));
  const needed = new Set([
    ...(shape.required ?? []),
    ...(operation.id.startsWith('stats') ? SELECTORS : []),
  ]);
  for (const name of SELECTORS) if (!needed.has(name) && draw.chance(0.8)) delete input[name];
  if ('bodySlug' in input) input.bodySlug = draw.chance(0.9) ? slug : newSlug(draw);
  if (operation.id === 'news.ingest') placeStories(draw, input.items);
  return input;
}

function placeStories(draw: Draw, items: unknown): void {
  for (const item of Array.isArray(items) ? items : []) {
    if (typeof item === 'object' && item !== null) Object.assign(item, { url: draw.pick(STORIES) });
  }
}

/** Breaks one or two fields, or drops one. */
function spoil(draw: Draw, values: Record<string, unknown>, names: readonly string[]): void {
  for (let i = 0; i <= draw.below(2); i += 1) {
    const name = draw.pick(names);
    if (name === undefined) return;
    if (draw.chance(0.2)) delete values[name];
    else values[name] = broken(draw);
  }
}

const taken = (fields: ReadonlyMap<string, string>, input: Record<string, unknown>) =>
  Object.fromEntries(
    [...fields].filter(([, field]) => field in input).map(([name, field]) => [name, input[field]]),
  );

/** Draws a request to the operation: right in most places, in most cases in all. */
export function drawRequest(draw: Draw, model: Model, operation: Operation): Drawn {
  const actor = model.actor(draw);
  const params = pathParams(draw, model, operation);
  const input = inputOf(draw, model, operation, actor, params.slug);
  const query = taken(operation.queryFields, input);
  const body = operation.hasBody ? taken(operation.bodyFields, input) : undefined;
  if (draw.chance(0.25)) {
    if (body && draw.chance(0.8)) spoil(draw, body, [...operation.bodyFields.keys(), 'unknown']);
    else spoil(draw, query, [...operation.queryFields.keys(), 'unknown']);
  }
  const raw = draw.chance(0.01) ? draw.pick(['', '[]', 'null', '{', '"x"', '{"a":1,}']) : undefined;
  const target = operation.rest.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent((params[name] ?? '').toWellFormed()),
  );
  const search = Object.entries(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(textOf(value))}`,
  );
  return {
    operation,
    kind: kindOf(operation),
    actor,
    params,
    path: search.length > 0 ? `${target}?${search.join('&')}` : target,
    query,
    body: raw === undefined ? body : undefined,
    payload: raw ?? (body && JSON.stringify(body)),
  };
}
