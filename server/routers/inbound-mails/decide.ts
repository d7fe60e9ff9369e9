import { requireManage, type Scope } from '@/server/access/scope';
import { type VehicleSelector, vehicleIdsFor } from '@/server/access/select';
import { inTransaction } from '@/server/access/transaction';
import { conflict, notFound } from '@/server/errors';
import { createUpdate } from '@/server/routers/investor-updates/create';
import { updateOfCompany } from '@/server/routers/investor-updates/queries';
import { onlyCompany } from '@/server/routers/portfolio/find';
import { companiesBySlug } from '@/server/routers/portfolio/queries';
import { decideMail, lockMail, mailById } from './queries';

const missing = () => notFound('Mail');

/** @throws NOT_FOUND out of reach */
async function requireMail(scope: Scope, id: string) {
  const mail = await mailById(scope, id);
  if (!mail) throw missing();
  return mail;
}

/** The company within the mail's own organization that a slug names. */
async function companyFor(
  scope: Scope,
  organizationId: string,
  { slug, ...selector }: VehicleSelector & { slug: string },
) {
  const found = await companiesBySlug(scope, slug, vehicleIdsFor(scope, selector));
  return onlyCompany(
    found.filter((c) => c.deletedAt === null && c.organizationId === organizationId),
  );
}

/** True if the update that an assigned mail has become is there still. */
async function isUpdateStill(
  scope: Scope,
  { companyId, updateId }: { companyId: string | null; updateId: string | null },
): Promise<boolean> {
  if (companyId === null || updateId === null) return false;
  return (await updateOfCompany(scope, companyId, updateId))?.deletedAt === null;
}

/**
 * Makes a waiting (or discarded) mail an update of a company of its organization, both or
 * neither; also one whose update of another company was deleted. Again, with the same company,
 * changes nothing.
 * @throws NOT_FOUND mail or company; FORBIDDEN; CONFLICT assigned to another company
 */
export async function assignMail(
  scope: Scope,
  { id, ...ref }: VehicleSelector & { id: string; slug: string },
) {
  const { organizationId } = await requireMail(scope, id);
  const company = await companyFor(scope, organizationId, ref);
  const edit = requireManage(scope, organizationId);
  await inTransaction(edit, async (tx) => {
    const mail = await lockMail(tx, id);
    if (!mail) throw missing();
    if (mail.status === 'ASSIGNED' && mail.companyId === company.id) return;
    if (mail.status === 'ASSIGNED' && (await isUpdateStill(tx, mail))) {
      throw conflict('The mail is an update of another company already. Delete that update first.');
    }
    const { sourceRef, receivedAt, rawBody } = mail;
    const { update } = await createUpdate(tx, {
      slug: company.slug,
      vehicleId: company.vehicleId,
      source: 'email',
      sourceRef,
      receivedAt,
      rawBody,
      reportedPeriod: undefined,
      fromAddress: mail.fromAddress ?? undefined,
      subject: mail.subject ?? undefined,
      rawHtml: mail.rawHtml ?? undefined,
      attachmentsJson: mail.attachmentsJson ?? undefined,
    });
    await decideMail(tx, id, { status: 'ASSIGNED', companyId: company.id, updateId: update.id });
  });
  return requireMail(edit, id);
}

/**
 * Sets a waiting mail aside for good: it is not taken in again. Again changes nothing.
 * @throws NOT_FOUND; FORBIDDEN; CONFLICT it is an update already
 */
export async function discardMail(scope: Scope, id: string) {
  const { organizationId } = await requireMail(scope, id);
  const edit = requireManage(scope, organizationId);
  await inTransaction(edit, async (tx) => {
    const mail = await lockMail(tx, id);
    if (!mail) throw missing();
    if (mail.status === 'ASSIGNED') {
      throw conflict('The mail is an update already. Delete that update instead.');
    }
    await decideMail(tx, id, { status: 'DISCARDED' });
  });
  return requireMail(edit, id);
}
