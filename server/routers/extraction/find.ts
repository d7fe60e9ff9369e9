import type { Scope } from '@/server/access/scope';
import { selectVehicle, type VehicleSelector, vehicleIdsFor } from '@/server/access/select';
import { findWords } from '@/server/lib/find-words';
import { sha256Hex } from '@/server/lib/sha256';
import { requireCustomer } from '@/server/routers/customers/find';
import { deriveText } from '@/server/routers/investor-updates/extract/text/derive-text';
import { requireUpdate } from '@/server/routers/investor-updates/find';
import { requireSnapshot } from '@/server/routers/metric-snapshots/find';
import { requireCompany } from '@/server/routers/portfolio/find';
import { asksIn, contentsReadOf, findingsOf } from './finding-queries';
import { textOfContent } from './pasted-content';
import type { Content, ReadableUpdate } from './plan-types';
import type { Selection } from './queries';
import type { SelectionInput } from './schemas';

type Ref = VehicleSelector & { slug: string; id: string };

/** The texts that spans point into: the update's own, then what was pasted for it. */
export const textsOf = (
  update: Pick<ReadableUpdate, 'rawBody' | 'rawHtml'>,
  contents: readonly Content[],
) => [
  { contentGapId: null, text: deriveText(update.rawBody, update.rawHtml) },
  ...contents.map(({ gapId, text }) => ({ contentGapId: gapId, text: textOfContent(text) })),
];

type FoundAsk = Awaited<ReturnType<typeof asksIn>>[number];

/** Where an ask stands. Of one read from HTML or pasted content only its words are known. */
function placeOfAsk(texts: ReturnType<typeof textsOf>, { start, end, description }: FoundAsk) {
  if (start < end) return { contentGapId: null, start, end };
  for (const { contentGapId, text } of texts) {
    const place = findWords(text, description);
    if (place) return { contentGapId, ...place };
  }
  return { contentGapId: null, start, end };
}

/**
 * The evidence in an update: its texts, and what was found where.
 * @throws NOT_FOUND company or update; CONFLICT several companies
 */
export async function evidenceInUpdate(scope: Scope, ref: Ref) {
  const { company, update } = await requireUpdate(scope, ref, { includeDeleted: true });
  const rows = await contentsReadOf(scope, company.id, update.id);
  const contents = rows.flatMap(({ gapId, content }) =>
    typeof content === 'string' ? [{ gapId, text: content }] : [],
  );
  const texts = textsOf(update, contents);
  const asks = await asksIn(scope, company.id, update.id);
  return {
    texts,
    items: await findingsOf(scope, company.id, { updateId: update.id }),
    asks: asks.map((ask) => ({ ...ask, ...placeOfAsk(texts, ask) })),
  };
}

/**
 * The evidence behind a snapshot's values; none for one that was posted.
 * @throws NOT_FOUND company or snapshot; CONFLICT several companies
 */
export async function evidenceOfSnapshot(scope: Scope, ref: Ref) {
  const company = await requireCompany(scope, ref);
  const { id } = await requireSnapshot(scope, ref);
  return findingsOf(scope, company.id, { snapshotId: id });
}

/**
 * The evidence behind all that is known of a company, without what was rejected.
 * @throws NOT_FOUND company; CONFLICT several companies
 */
export async function evidenceOfCompany(scope: Scope, ref: VehicleSelector & { slug: string }) {
  const company = await requireCompany(scope, ref);
  return findingsOf(scope, company.id, 'living');
}

/**
 * What updates have said of a customer.
 * @throws NOT_FOUND company or customer; CONFLICT several companies
 */
export async function evidenceOfCustomer(scope: Scope, ref: Ref) {
  const { company, customer } = await requireCustomer(scope, ref, { includeDeleted: true });
  return findingsOf(scope, company.id, {
    customerNameHash: sha256Hex(customer.customerNameNormalized),
  });
}

/**
 * The updates that a run or preview is about.
 * @throws NOT_FOUND vehicle or company; CONFLICT several; BAD_REQUEST selectors disagree
 */
export async function selectUpdates(
  scope: Scope,
  { slug, skip, ...selector }: SelectionInput,
): Promise<Selection & { organizationId: string | undefined }> {
  if (slug === undefined) {
    const vehicle = selectVehicle(scope.vehicles, selector);
    const organizationId = vehicle?.organizationId;
    return { skip, vehicleIds: vehicleIdsFor(scope, selector), organizationId };
  }
  const company = await requireCompany(scope, { slug, ...selector });
  const { id: companyId, vehicleId, organizationId } = company;
  return { skip, vehicleIds: [vehicleId], companyId, organizationId };
}
