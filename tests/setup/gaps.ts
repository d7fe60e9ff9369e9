import { expect } from 'vitest';
import { z } from 'zod';
import type { Db } from '@/db/client';
import { dataGaps } from '@/db/schema';
import { newId } from '@/db/schema/columns';
import type { Call } from './api';

export const GAP_KEYS = [
  'companyId',
  'createdAt',
  'description',
  'gapType',
  'hint',
  'id',
  'resolvedAt',
  'resolvedBy',
  'resolvedValue',
  'status',
  'suggestedField',
  'updateId',
  'updatedAt',
];

/** Adds an open gap of a company straight to the database and gives its id. */
export async function addGap(
  db: Db,
  company: { id: string; vehicleId: string },
  gapType: (typeof dataGaps.$inferInsert)['gapType'],
  extra: Partial<typeof dataGaps.$inferInsert> = {},
): Promise<string> {
  const id = newId();
  await db.insert(dataGaps).values({
    id,
    vehicleId: company.vehicleId,
    companyId: company.id,
    gapType,
    description: 'Something is missing.',
    ...extra,
  });
  return id;
}

/** Adds METRIC_MISSING gaps that want an ARR. */
export async function addArrGaps(
  db: Db,
  company: { id: string; vehicleId: string },
  count: number,
): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) {
    ids.push(await addGap(db, company, 'METRIC_MISSING', { suggestedField: 'arrUsd' }));
  }
  return ids;
}

const gapSchema = z.looseObject({
  id: z.string(),
  status: z.string(),
  hint: z.string().nullable(),
});
const bulkSchema = z.strictObject({
  summary: z.record(z.string(), z.number()),
  items: z.array(
    z.strictObject({
      gapId: z.string(),
      status: z.string(),
      message: z.string().min(1).optional(),
      gap: gapSchema.nullable(),
      effects: z
        .array(z.strictObject({ kind: z.string(), detail: z.string(), ref: z.string().optional() }))
        .optional(),
    }),
  ),
});

export type BulkAnswer = z.infer<typeof bulkSchema>;

export const statusesOf = ({ items }: BulkAnswer): string[] => items.map((item) => item.status);

/** Sends a bulk call that must succeed, and checks the shape of its answer. */
export async function sendBulk(
  call: Call,
  action: 'bulk-resolve' | 'bulk-dismiss',
  key: string,
  body: unknown,
): Promise<BulkAnswer> {
  const answer = await call('POST', `/portfolio/data-gaps/${action}`, { key, body });
  expect([answer.status, answer.body.error]).toEqual([200, undefined]);
  return bulkSchema.parse(answer.body);
}
