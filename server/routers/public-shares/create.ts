import type { z } from 'zod';
import { actorName } from '@/server/access/actor';
import { type EditScope, requireEdit, type Scope } from '@/server/access/scope';
import { inTransaction } from '@/server/access/transaction';
import { conflict, invalid, ServiceError } from '@/server/errors';
import { checkedIdempotencyKey, requestHash } from '@/server/lib/idempotency-key';
import { requireShareOrganization, requireSharer } from './organization';
import { type PickedItems, pickItems } from './pick-items';
import { newPublicId } from './public-id';
import {
  dealsForShare,
  insertShare,
  type Share,
  shareableCompanies,
  shareByIdempotencyKey,
} from './queries';
import type { createShareInput } from './schemas';

type CreateInput = z.output<typeof createShareInput>;

interface Wanted {
  companyIds: readonly string[];
  dealIds: readonly string[];
}

/** What is asked for, once it is known for which organization. */
interface Order {
  organizationId: string;
  idempotencyKey: string | undefined;
  hash: string;
  input: CreateInput;
}

const keyTaken = () =>
  conflict(
    'This Idempotency-Key was used for a share with another body. Send the first body again, or use a new key.',
  );

/** The share that an earlier request with the same key made, if there is one. */
async function earlierShare(scope: Scope, order: Order): Promise<Share | undefined> {
  const { organizationId, idempotencyKey, hash } = order;
  if (idempotencyKey === undefined) return undefined;
  const share = await shareByIdempotencyKey(scope, organizationId, idempotencyKey);
  if (share && share.requestHash !== hash) throw keyTaken();
  return share;
}

/**
 * What a share of these ids would list.
 * @throws BAD_REQUEST a company out of reach, or nothing left to share
 */
export async function requireItems(
  scope: Scope,
  { organizationId, input }: { organizationId: string; input: Wanted },
): Promise<PickedItems> {
  const found = {
    companies: await shareableCompanies(scope, organizationId, input.companyIds),
    deals: await dealsForShare(scope, organizationId, input.dealIds),
  };
  const picked = pickItems(input, found);
  if (picked === null) {
    throw invalid(
      ['companyIds'],
      'names a company that is not within reach in this organization. Nothing was shared.',
    );
  }
  if (picked.items.length === 0) throw nothingLeft(picked);
  return picked;
}

function nothingLeft({ unshareableDeals }: PickedItems): ServiceError {
  const message = 'none of these deals can be shared, so the list would be empty';
  return new ServiceError('BAD_REQUEST', `dealIds: ${message}`, {
    issues: [{ path: ['dealIds'], code: 'custom', message, params: { unshareableDeals } }],
  });
}

/** Stores the share, or finds the one that a concurrent request with the same key stored. */
const store = (edit: EditScope, order: Order, picked: PickedItems) =>
  inTransaction(edit, async (tx) => {
    const { organizationId, idempotencyKey, hash, input } = order;
    const created = await insertShare(
      tx,
      {
        organizationId,
        publicId: newPublicId(),
        title: input.title,
        companyCount: picked.items.length,
        duplicateCompanyCount: picked.duplicateCompanyCount,
        unshareableDeals: picked.unshareableDeals,
        sourceContext: input.sourceContext ?? null,
        idempotencyKey: idempotencyKey ?? null,
        requestHash: hash,
        createdBy: actorName(tx.actor),
      },
      picked.items,
    );
    if (created) return { share: created, replayed: false };
    const share = await earlierShare(tx, order);
    if (!share) throw keyTaken();
    return { share, replayed: true };
  });

/**
 * Makes a share of companies and deals, or gives back the one that the same Idempotency-Key made
 * (decisions §10). The key is looked at before the ids, so a replay outlives what it lists.
 * @throws BAD_REQUEST a company out of reach, or nothing left to share; NOT_FOUND organization;
 *   FORBIDDEN viewer or read-only key; CONFLICT key used with another body
 */
export async function createShare(
  scope: Scope,
  { organizationId: named, ...input }: CreateInput,
  idempotencyHeader: string | undefined,
): Promise<{ share: Share; replayed: boolean }> {
  const idempotencyKey = checkedIdempotencyKey(idempotencyHeader);
  const membership = requireShareOrganization(scope, named);
  requireSharer(membership);
  const { organizationId } = membership;
  const edit = requireEdit(scope, organizationId);
  const order: Order = { organizationId, idempotencyKey, hash: requestHash(input), input };
  const earlier = await earlierShare(edit, order);
  if (earlier) return { share: earlier, replayed: true };
  return store(edit, order, await requireItems(edit, order));
}
