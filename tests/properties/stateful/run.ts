import { z } from 'zod';
import type { Db } from '@/db/client';
import type { Operation } from '@/server/rest/route-table';
import { checkAgainstDocument } from '../../setup/document-check';
import { askRest } from '../../setup/rest-in-process';
import type { Draw } from './draw';
import { type Kind, type Model, READERS } from './model';
import { changedUnasked, type Row, unlikeAnswer, unlikeSent, unlikeStory } from './read-back';
import { type Drawn, drawRequest, secretsFrom } from './request';

const row = z.record(z.string(), z.unknown());
const named = z.looseObject({ id: z.string(), slug: z.string().optional() });
const lists = z.looseObject({
  items: z.array(z.looseObject({ id: z.string().optional() })).optional(),
  comments: z.array(row).optional(),
  criteria: row.optional(),
  share: row.optional(),
});

const FIRST = [
  ['manager', 'fund-i', 'c-1'],
  ['manager', 'fund-ii', 'c-2'],
  ['foreign', 'spv-1', 'c-3'],
] as const;
const FIRST_BODY = 'Asks:\n- Intros to retailers\n- A senior engineer\n';

/** What was answered, counted by operation and status. */
export type Tally = Map<string, number>;

/** Sends drawn requests one after the other and holds each answer against what must be true. */
export class Run {
  readonly tally: Tally = new Map();
  requests = 0;

  constructor(
    readonly db: Db,
    readonly model: Model,
  ) {}

  /** Companies, deals and updates to begin with, so that most later requests find something. */
  async begin(): Promise<void> {
    const company = {
      name: 'First',
      checkSize: 1,
      investmentDate: '2026-01-01',
      instrumentType: 'SAFE',
    };
    for (const [actor, vehicleSlug, slug] of FIRST) {
      const made = await this.#ask(
        'PUT',
        `/portfolio/${slug}`,
        actor,
        JSON.stringify({ ...company, vehicleSlug }),
      );
      this.#learn('company', JSON.parse(made.text), undefined);
      const deal = await this.#ask('PUT', `/deals/${slug}`, actor, '{"companyName":"First"}');
      this.#learn('deal', JSON.parse(deal.text), undefined);
      const update = JSON.stringify({
        receivedAt: '2026-01-01',
        source: 'email',
        rawBody: FIRST_BODY,
      });
      const path = `/portfolio/companies/${slug}`;
      const stored = await this.#ask('POST', `${path}/investor-updates`, actor, update);
      this.#learn('update', JSON.parse(stored.text), slug);
      const asks = lists.parse(JSON.parse((await this.#ask('GET', `${path}/asks`, actor)).text));
      for (const one of asks.items ?? []) this.#learn('ask', one, slug);
    }
  }

  async step(draw: Draw, operation: Operation): Promise<void> {
    const drawn = drawRequest(draw, this.model, operation);
    const before =
      operation.rest.method === 'PATCH' ? await this.#read(drawn, drawn.params) : undefined;
    const { status, text } = await this.#send(drawn);
    const label =
      `${drawn.actor} ${operation.rest.method} ${drawn.path} ${drawn.payload ?? ''}`.slice(0, 1000);
    const problems = secretsFrom(drawn.actor)
      .filter((secret) => text.includes(secret) && !label.includes(secret))
      .map((secret) => `shows ${secret}`);
    if (status >= 200 && status < 300) {
      if (operation.type === 'mutation' && READERS.has(drawn.actor))
        problems.push('a reader wrote');
      problems.push(...(await this.#afterSuccess(drawn, status, text, before)));
    }
    if (problems.length > 0)
      throw new Error(`${label}\n→ ${status} ${text.slice(0, 1000)}\n${problems.join('\n')}`);
  }

  async #send(drawn: Pick<Drawn, 'actor' | 'operation' | 'path' | 'payload'>) {
    const { operation, actor, path, payload } = drawn;
    const { method } = operation.rest;
    const answer = await this.#ask(method, path, actor, payload);
    this.requests += 1;
    const counted = `${operation.id} ${answer.status}`;
    this.tally.set(counted, (this.tally.get(counted) ?? 0) + 1);
    return answer;
  }

  async #ask(method: string, path: string, actor: Drawn['actor'], payload?: string) {
    const answer = await askRest(this.db, {
      method,
      path,
      key: this.model.world[actor],
      ...(payload === undefined ? {} : { body: payload }),
    });
    const label = `${actor} ${method} ${path} ${payload?.slice(0, 1000) ?? ''}`;
    if (answer.status >= 500 || answer.error !== undefined) {
      throw new Error(`${label}\n→ ${answer.status} ${answer.body}`, { cause: answer.error });
    }
    const text = answer.body ?? '';
    try {
      checkAgainstDocument(method, path, { status: answer.status, text });
    } catch (error) {
      throw new Error(`${label}\n→ ${answer.status} ${text.slice(0, 1000)}`, { cause: error });
    }
    return { status: answer.status, text };
  }

  async #afterSuccess(drawn: Drawn, status: number, text: string, before: Row | undefined) {
    const { operation, kind, params } = drawn;
    if (status === 204) return this.#afterDelete(drawn);
    const parsed = lists.parse(JSON.parse(text));
    const answer: Row =
      parsed.share ?? (operation.id === 'scoringCriteria.put' ? (parsed.criteria ?? {}) : parsed);
    for (const one of [answer, ...(parsed.items ?? [])]) this.#learn(kind, one, params.slug);
    if (operation.type !== 'mutation') return [];
    const problems = unlikeSent(drawn, status, answer);
    if (operation.id === 'news.ingest')
      problems.push(...(await this.#stories(drawn, parsed.items)));
    if (before && status === 200) problems.push(...changedUnasked(drawn, before, answer));
    if (!named.safeParse(answer).success) return problems;
    const read = await this.#read(drawn, answer);
    return read === undefined ? problems : [...problems, ...unlikeAnswer(answer, read)];
  }

  /** The stories of a batch as they were stored; of one address that came twice, the last counts. */
  async #stories(drawn: Drawn, items: { id?: string | undefined }[] = []): Promise<string[]> {
    const sent = z.array(z.unknown()).parse(drawn.body?.items);
    const last = new Map(items.flatMap(({ id }, i) => (id === undefined ? [] : [[id, sent[i]]])));
    const problems: string[] = [];
    for (const [id, story] of last) {
      const read = await this.#read(drawn, { id });
      problems.push(...(read ? unlikeStory(story, read) : [`story ${id} is not there`]));
    }
    return problems;
  }

  #learn(kind: Kind | undefined, given: unknown, parent: string | undefined): void {
    const found = named.safeParse(given);
    if (!found.success || kind === undefined) return;
    const { id, slug } = found.data;
    this.model.add(kind, { id, slug, parent: slug === undefined ? parent : undefined });
  }

  /** What was deleted is gone for whoever deleted it. */
  async #afterDelete({ operation, kind, path, actor }: Drawn): Promise<string[]> {
    const soft = kind === 'company' || kind === 'deal';
    const again = await this.#ask(soft ? 'GET' : 'DELETE', path, actor);
    return again.status === 404 ? [] : [`${operation.id}: afterwards ${again.status}, not 404`];
  }

  /** The row as its reader shows it; undefined where there is none to ask. */
  async #read({ kind, params, actor, query }: Drawn, of: Row): Promise<Row | undefined> {
    const id = String(of.id);
    const slug = typeof of.slug === 'string' ? of.slug : (params.slug ?? '');
    const search = new URLSearchParams({ includeDeleted: 'true' });
    const vehicleId = of.vehicleId ?? query.vehicleId;
    if (typeof vehicleId === 'string') search.set('vehicleId', vehicleId);
    if (typeof query.vehicleSlug === 'string' && vehicleId === undefined)
      search.set('vehicleSlug', query.vehicleSlug);
    const child = (room: string) =>
      `/portfolio/companies/${encodeURIComponent(String(params.slug))}/${room}`;
    const get = async (path: string) => {
      const { status, text } = await this.#ask('GET', path, actor);
      return status === 200 ? lists.parse(JSON.parse(text)) : undefined;
    };
    const among = async (path: string) =>
      row.optional().parse((await get(path))?.items?.find((item) => item.id === id));
    if (kind === 'company') return get(`/portfolio/${encodeURIComponent(slug)}?${search}`);
    if (kind === 'deal')
      return get(`/deals/${encodeURIComponent(String(params.slug ?? slug))}?${search}`);
    if (kind === 'comment') {
      const { comments } = (await get(`/deals/${encodeURIComponent(slug)}?${search}`)) ?? {};
      return comments?.find((comment) => comment.id === id);
    }
    if (kind === 'update')
      return get(`${child('investor-updates')}/${encodeURIComponent(id)}?${search}`);
    if (kind === 'snapshot') return among(`${child('metric-snapshots')}?${search}&limit=500`);
    if (kind === 'customer') return among(`${child('customers')}?${search}`);
    if (kind === 'news')
      return get(`/portfolio/news/${encodeURIComponent(id)}?includeDeleted=true`);
    if (kind === 'ask') return among('/portfolio/asks?status=ALL&includeHidden=true&limit=200');
    if (kind === 'gap')
      return among(
        `/portfolio/data-gaps?status=${typeof of.status === 'string' ? of.status : 'OPEN'}&limit=200`,
      );
    if (kind === 'share')
      return row.optional().parse((await get(`/public-shares/${encodeURIComponent(id)}`))?.share);
    return undefined;
  }
}
