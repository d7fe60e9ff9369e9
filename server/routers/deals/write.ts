import type { z } from 'zod';
import { actorName, type Membership } from '@/server/access/actor';
import { type EditScope, requireEdit, type Scope } from '@/server/access/scope';
import { requireOrganization } from '@/server/access/select';
import { inTransaction } from '@/server/access/transaction';
import { conflict, invalid, notFound } from '@/server/errors';
import { requireUnchanged } from '@/server/lib/meanwhile';
import { slugFromName, slugsLike } from '@/server/lib/slugs';
import { insertMoves, type Move } from './activity-queries';
import { findDealForWrite, requireDeal } from './find';
import {
  type DealRow,
  dealsBySlug,
  type DealValues,
  insertDeal,
  lockDeal,
  slugHolder,
  slugsTaken,
  updateDeal,
} from './queries';
import { changedValues, fullValues } from './record';
import {
  changeDealInput,
  type createDealInput,
  type dealSlugInput,
  type patchDealInput,
  type putDealInput,
} from './schemas';
import { type DealTarget, investingVehicle, targetOf } from './target';

type CreateInput = z.output<typeof createDealInput>;
type PutInput = z.output<typeof putDealInput>;
type PatchInput = z.output<typeof patchDealInput>;
type ChangeInput = z.output<typeof changeDealInput>;

function requireSameSlug(input: { slug: string; bodySlug?: string | undefined }): void {
  if (input.bodySlug === undefined || input.bodySlug === input.slug) return;
  throw invalid(['slug'], 'must equal the slug in the address; slugs do not change. Leave it out.');
}

type Holder = NonNullable<Awaited<ReturnType<typeof slugHolder>>>;

function taken(slug: string, holder: Holder | undefined) {
  if (holder && !holder.visible) {
    return conflict(
      `The slug "${slug}" is taken in this organization by a deal out of your reach, which PUT cannot restore either. Choose another slug.`,
    );
  }
  return conflict(
    holder?.deleted
      ? `A soft-deleted deal has the slug "${slug}". PUT /api/v1/deals/${slug} would restore it; or choose another slug.`
      : `A deal with the slug "${slug}" exists already, so PUT would update it, not restore it. Choose another slug.`,
  );
}

/** The organization that a new deal goes to, and who holds its slug there. */
async function placeFor(scope: Scope, target: DealTarget, slug: string) {
  const membership = target.membership ?? requireOrganization(scope);
  return { membership, holder: await slugHolder(scope, membership.organizationId, slug) };
}

/** Stores a deal; undefined if the slug was taken in the same moment. */
function insertInto(
  scope: Scope,
  membership: Membership,
  fund: DealTarget['fund'],
  record: ReturnType<typeof fullValues> & { slug: string },
): Promise<DealRow | undefined> {
  const { organizationId } = membership;
  const edit = requireEdit(scope, organizationId);
  const vehicle = fund ?? investingVehicle(membership);
  return insertDeal(edit, { ...record, organizationId, vehicleId: vehicle?.id ?? null });
}

/**
 * Stores a new deal, without a selector in the vehicle that invests now (fund rule 1).
 * @throws NOT_FOUND vehicle; CONFLICT slug taken in the organization; FORBIDDEN reader;
 *   BAD_REQUEST organization left open
 */
export async function createDeal(scope: Scope, input: CreateInput): Promise<DealRow> {
  const slug = input.slug ?? slugFromName(input.companyName, 'deal');
  const target = targetOf(scope, input);
  const { membership, holder } = await placeFor(scope, target, slug);
  if (holder) throw taken(slug, holder);
  const record = { ...fullValues(input), slug };
  const created = await insertInto(scope, membership, target.fund, record);
  if (!created) throw taken(slug, undefined);
  return created;
}

/**
 * Who has the slug that a new deal would get, as far as the caller sees it, and one like it that
 * nobody has.
 * @throws NOT_FOUND vehicle; BAD_REQUEST organization left open; FORBIDDEN to readers
 */
export async function dealSlugHolder(scope: Scope, input: z.output<typeof dealSlugInput>) {
  const slug = input.slug ?? slugFromName(input.companyName, 'deal');
  const { organizationId } = targetOf(scope, input).membership ?? requireOrganization(scope);
  requireEdit(scope, organizationId);
  const likely = slugsLike(slug);
  const taken = await slugsTaken(scope, organizationId, [slug, ...likely]);
  const [deal] = await dealsBySlug(scope, slug, organizationId);
  const free = likely.find((one) => !taken.has(one)) ?? '';
  return { slug, isTaken: taken.has(slug), free, deal };
}

/** What a change moved: the deal's fund, its stage, both or neither. */
function movesOf(before: DealRow, after: DealRow, actor: string): Move[] {
  const who = { organizationId: after.organizationId, dealId: after.id, actor };
  const fund = { fromVehicleId: before.vehicleId, toVehicleId: after.vehicleId };
  const stage = { fromStage: before.stage, toStage: after.stage };
  return [
    ...(before.vehicleId === after.vehicleId ? [] : [{ ...who, ...fund }]),
    ...(before.stage === after.stage ? [] : [{ ...who, ...stage }]),
  ];
}

/**
 * Changes a deal. A fund or a stage that is sent and differs is recorded, in one transaction with
 * the change; the lock makes the recorded origin true when several move the deal at once.
 * @returns undefined if the deal is gone or out of reach by now
 */
async function change(
  edit: EditScope,
  id: string,
  values: DealValues,
  fund: DealTarget['fund'],
  options: { restore: boolean },
): Promise<DealRow | undefined> {
  if (fund === undefined && values.stage === undefined) {
    return updateDeal(edit, id, values, options);
  }
  const vehicleId = fund === undefined ? undefined : (fund?.id ?? null);
  return inTransaction(edit, async (tx) => {
    const before = await lockDeal(tx, id);
    if (!before) return undefined;
    const after = await updateDeal(tx, id, { ...values, vehicleId }, options);
    if (after) await insertMoves(tx, movesOf(before, after, actorName(tx.actor)));
    return after;
  });
}

/**
 * Replaces the deal with this slug, restoring it if it was deleted, or creates it. An update
 * leaves the fund unless a selector is sent (fund rule 2).
 * @throws CONFLICT if the slug belongs to a deal that the caller cannot see
 */
export async function putDeal(
  scope: Scope,
  input: PutInput,
): Promise<{ deal: DealRow; created: boolean }> {
  requireSameSlug(input);
  const target = targetOf(scope, input);
  const record = { ...fullValues(input), slug: input.slug };
  // Another look finds the deal that another PUT created in between.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const match = await findDealForWrite(scope, input.slug, target.membership);
    if (match) {
      const edit = requireEdit(scope, match.organizationId);
      const values = { ...fullValues(input), deletedAt: null };
      const deal = await change(edit, match.id, values, target.fund, { restore: true });
      if (deal) return { deal, created: false };
      continue;
    }
    const { membership, holder } = await placeFor(scope, target, input.slug);
    if (holder && !holder.visible) throw taken(input.slug, holder);
    const deal = holder ? undefined : await insertInto(scope, membership, target.fund, record);
    if (deal) return { deal, created: true };
  }
  throw conflict('Others are writing this deal at the same moment. Read it again, then retry.');
}

/** Changes the fields that are sent; a selector that is sent moves the deal, null unassigns it. */
export async function patchDeal(scope: Scope, input: PatchInput): Promise<DealRow> {
  requireSameSlug(input);
  const { membership, fund } = targetOf(scope, input);
  const found = await requireDeal(scope, input.slug, membership);
  const edit = requireEdit(scope, found.organizationId);
  const values = changedValues(input);
  const empty = Object.values(values).every((value) => value === undefined);
  if (empty && fund === undefined) return found;
  const deal = await change(edit, found.id, values, fund, { restore: false });
  if (!deal) throw notFound('Deal');
  return deal;
}

/**
 * Changes fields that still say what their page showed, all or none.
 * @throws CONFLICT if somebody else changed one meanwhile
 */
export async function changeDeal(scope: Scope, input: ChangeInput): Promise<DealRow> {
  const { from, ...sent } = input;
  const { membership } = targetOf(scope, sent);
  const { id, organizationId } = await requireDeal(scope, input.slug, membership);
  return inTransaction(requireEdit(scope, organizationId), async (tx) => {
    const stored = await lockDeal(tx, id);
    if (!stored) throw notFound('Deal');
    requireUnchanged(changeDealInput.shape.from.parse(stored), from, sent);
    return patchDeal(tx, sent);
  });
}
