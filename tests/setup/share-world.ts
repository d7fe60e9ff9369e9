import { sql } from 'drizzle-orm';
import { beforeAll, expect } from 'vitest';
import { z } from 'zod';
import { companies, deals } from '@/db/schema';
import { newId } from '@/db/schema/columns';
import { rowsOf } from '@/db/rows';
import { type CallOptions, useApi } from './api';
import { useTestDatabase } from './database';
import { makeWorld, type World } from './world';

const shareSchema = z.looseObject({
  id: z.string(),
  publicId: z.string(),
  status: z.string(),
  companyCount: z.number(),
  createdAt: z.string(),
  revokedAt: z.string().nullable(),
});
export const shareAnswer = z.object({ share: shareSchema });
export const createdAnswer = z.object({
  share: shareSchema.extend({
    urlPath: z.string(),
    duplicateCompanyCount: z.number(),
    unshareableDeals: z.array(z.object({ dealId: z.string(), reason: z.string() })),
  }),
});
export const listAnswer = z.object({ shares: z.array(shareSchema) });

export const PUBLIC_SHARE_KEYS = [
  'companyCount',
  'createdAt',
  'id',
  'publicId',
  'revokedAt',
  'status',
  'title',
];

export const keysOf = (value: object) => Object.keys(value).sort();

export interface PostOptions extends CallOptions {
  query?: string;
}

/** A call option with the Idempotency-Key header. */
export const keyed = (idempotencyKey: string, options: PostOptions = {}): PostOptions => ({
  ...options,
  headers: { 'Idempotency-Key': idempotencyKey },
});

const NO_WORLD: World = {
  suffix: '',
  acme: '',
  other: '',
  fundI: '',
  fundII: '',
  spv: '',
  manager: '',
  editor: '',
  viewer: '',
  readOnly: '',
  foreign: '',
  both: '',
  nobody: '',
};

/** A world with companies to share: two in fund-i, and one each out of the editor's or any reach. */
export function useShareWorld() {
  const database = useTestDatabase();
  const call = useApi();
  const at: ShareWorld = {
    world: NO_WORLD,
    widgets: '',
    gadgets: '',
    inFundII: '',
    foreign: '',
    deleted: '',
  };

  const addCompany = async (values: Partial<typeof companies.$inferInsert> = {}) => {
    const id = newId();
    await database()
      .db.insert(companies)
      .values({
        id,
        organizationId: at.world.acme,
        vehicleId: at.world.fundI,
        slug: id,
        name: id,
        checkSize: 1,
        investmentDate: '2026-01-01T00:00:00.000Z',
        instrumentType: 'SAFE',
        status: 'ACTIVE',
        ...values,
      });
    return id;
  };

  const addDeal = async (values: Partial<typeof deals.$inferInsert> = {}) => {
    const id = newId();
    const organizationId = at.world.acme;
    await database()
      .db.insert(deals)
      .values({ id, organizationId, slug: id, companyName: `Deal ${id}`, ...values });
    return id;
  };

  const post = (body: unknown, options: PostOptions = {}) =>
    call('POST', `/public-shares/company-lists${options.query ?? ''}`, {
      key: at.world.manager,
      body,
      ...options,
    });

  /** Makes a share of `widgets`, or of what the body says. */
  const create = async (body: Record<string, unknown> = {}, options: PostOptions = {}) => {
    const answer = await post({ title: 'List', companyIds: [at.widgets], ...body }, options);
    expect([answer.status, answer.body.error]).toEqual([201, undefined]);
    return createdAnswer.parse(answer.body).share;
  };

  const shareCount = async (): Promise<number> => {
    const rows = rowsOf(
      await database().db.execute(sql`select count(*)::int as n from public_shares`),
    );
    return Number(rows[0]?.n);
  };

  beforeAll(async () => {
    at.world = await makeWorld(database());
    const { other, spv, fundII } = at.world;
    at.widgets = await addCompany({ name: 'Widgets', website: 'https://widgets.example' });
    at.gadgets = await addCompany({ name: 'Gadgets' });
    at.inFundII = await addCompany({ vehicleId: fundII });
    at.foreign = await addCompany({ organizationId: other, vehicleId: spv });
    at.deleted = await addCompany({ deletedAt: '2026-01-01T00:00:00.000Z' });
  });

  return { at, call, database, addCompany, addDeal, post, create, shareCount };
}

interface ShareWorld {
  world: World;
  widgets: string;
  gadgets: string;
  inFundII: string;
  foreign: string;
  deleted: string;
}
