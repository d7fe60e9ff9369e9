import { verifyPassword, hashPassword } from 'better-auth/crypto';
import type { Db } from '@/db/client';
import { hashKey, keyStart } from '@/server/access/keys';
import { runInTransaction } from '@/server/access/transaction';
import { provisionFile, type ProvisionFile } from './schema';
import * as store from './store';

/** The file cannot be applied; the message names the place. Nothing was written. */
export class ProvisionError extends Error {}

export interface ProvisionReport {
  /** How many rows of each kind were created and updated. */
  counts: Record<string, { created: number; updated: number }>;
  /** What the file leaves out of a list that it names, and stays, since nothing is deleted. */
  kept: string[];
}

interface Place {
  path: (string | number)[];
}

const refuse = (place: Place, message: string): never => {
  throw new ProvisionError(`${place.path.join('.')}: ${message}`);
};

interface Run {
  db: Db;
  file: ProvisionFile;
  report: ProvisionReport;
  organizations: Map<string, { id: string; vehicles: Map<string, string> }>;
  /** Organizations whose members nobody else changes until the file is in. */
  locked: Set<string>;
  /** Where the file takes the role of a manager away. */
  demotions: { organizationId: string; slug: string; place: Place }[];
}

function count(run: Run, kind: string, created: boolean): void {
  const entry = (run.report.counts[kind] ??= { created: 0, updated: 0 });
  if (created) entry.created += 1;
  else entry.updated += 1;
}

function refuseRepeats(values: string[], path: (string | number)[], field: string): void {
  const seen = new Map<string, number>();
  values.forEach((value, index) => {
    const first = seen.get(value);
    if (first !== undefined) {
      const place = [...path, first].join('.');
      refuse({ path: [...path, index, field] }, `stands at ${place} already`);
    }
    seen.set(value, index);
  });
}

/** The order of entries must not matter, so nothing may stand twice. */
function checkRepeats({ organizations, users, companies }: ProvisionFile): void {
  const slugs = (entries: { slug: string }[]) => entries.map(({ slug }) => slug);
  refuseRepeats(slugs(organizations), ['organizations'], 'slug');
  organizations.forEach(({ vehicles }, index) => {
    refuseRepeats(slugs(vehicles), ['organizations', index, 'vehicles'], 'slug');
  });
  refuseRepeats(
    users.map(({ email }) => email),
    ['users'],
    'email',
  );
  users.forEach(({ memberships, apiKeys }, index) => {
    const named = (memberships ?? []).map(({ organization }) => organization);
    refuseRepeats(named, ['users', index, 'memberships'], 'organization');
    const keys = apiKeys.map(({ key }) => key);
    refuseRepeats(keys, ['users', index, 'apiKeys'], 'key');
  });
  const owned = companies.map(({ organization, slug }) => `${organization}/${slug}`);
  refuseRepeats(owned, ['companies'], 'slug');
}

async function organizationOf(run: Run, slug: string, place: Place) {
  const known = run.organizations.get(slug);
  if (known) return known;
  const found = await store.organizationBySlug(run.db, slug);
  if (!found) return refuse(place, `there is no organization "${slug}"`);
  run.organizations.set(slug, found);
  return found;
}

async function vehicleOf(run: Run, organization: string, vehicle: string, place: Place) {
  const { id, vehicles } = await organizationOf(run, organization, place);
  const vehicleId = vehicles.get(vehicle);
  if (vehicleId === undefined) {
    return refuse(place, `there is no vehicle "${vehicle}" in organization "${organization}"`);
  }
  return { organizationId: id, vehicleId };
}

async function applyOrganizations(run: Run): Promise<void> {
  for (const [index, entry] of run.file.organizations.entries()) {
    const { id, created } = await store.upsertOrganization(run.db, entry);
    count(run, 'organizations', created);
    for (const vehicle of entry.vehicles) {
      count(run, 'vehicles', await store.upsertVehicle(run.db, id, vehicle));
    }
    if (entry.currentVehicle === undefined) continue;
    const place = { path: ['organizations', index, 'currentVehicle'] };
    const current =
      entry.currentVehicle === null
        ? null
        : (await vehicleOf(run, entry.slug, entry.currentVehicle, place)).vehicleId;
    await store.setCurrentVehicle(run.db, id, current);
  }
}

type UserEntry = ProvisionFile['users'][number];

/** Once nobody else changes the members: what they do meanwhile must not outlive their role. */
async function isManager(run: Run, userId: string, organizationId: string): Promise<boolean> {
  if (!run.locked.has(organizationId)) await store.lockMembers(run.db, organizationId);
  run.locked.add(organizationId);
  return (await store.roleOf(run.db, userId, organizationId)) === 'MANAGER';
}

async function applyMemberships(run: Run, userId: string, entry: UserEntry, index: number) {
  const named: string[] = [];
  for (const [position, membership] of (entry.memberships ?? []).entries()) {
    const path = ['users', index, 'memberships', position];
    const { id } = await organizationOf(run, membership.organization, { path });
    named.push(id);
    const vehicleIds: string[] = [];
    for (const [at, vehicle] of (membership.vehicles ?? []).entries()) {
      const place = { path: [...path, 'vehicles', at] };
      vehicleIds.push((await vehicleOf(run, membership.organization, vehicle, place)).vehicleId);
    }
    const { organization: slug, role } = membership;
    if (role !== 'MANAGER' && (await isManager(run, userId, id))) {
      const place = { path: [...path, 'role'] };
      run.demotions.push({ organizationId: id, slug, place });
      await store.revokeInvitationsBy(run.db, id, entry.email);
    }
    const { created, kept } = await store.upsertMembership(run.db, {
      userId,
      organizationId: id,
      role,
      vehicleIds,
    });
    count(run, 'memberships', created);
    if (membership.vehicles === undefined || role === 'MANAGER' || kept.length === 0) continue;
    run.report.kept.push(
      `${[...path, 'vehicles'].join('.')}: ${entry.email} still reaches ${kept.join(', ')} of ${slug}. Nothing is deleted here: a manager takes vehicles away under Settings, Members`,
    );
  }
  // An empty list leaves out all; no list says nothing of them.
  if (entry.memberships === undefined) return;
  const besides = await store.memberBesides(run.db, userId, named);
  if (besides.length === 0) return;
  run.report.kept.push(
    `users.${index}.memberships: ${entry.email} is still a member of ${besides.join(', ')}. Nothing is deleted here: a manager removes members under Settings, Members`,
  );
}

/** Once all memberships are in, so that the file may make another member manager anywhere in it. */
async function checkManagers(run: Run): Promise<void> {
  for (const { organizationId, slug, place } of run.demotions) {
    const members = await store.lockMembers(run.db, organizationId);
    if (members.some(({ role }) => role === 'MANAGER')) continue;
    refuse(
      place,
      `this is the last manager of organization "${slug}". Make another member MANAGER in the same file`,
    );
  }
}

/** To be called once the file's memberships are in, so that those of earlier runs count too. */
async function memberOrganizationOf(run: Run, userId: string, slug: string, place: Place) {
  const { id } = await organizationOf(run, slug, place);
  if ((await store.roleOf(run.db, userId, id)) !== undefined) return id;
  return refuse(place, `the user is no member of organization "${slug}"`);
}

async function applyKeys(run: Run, userId: string, entry: UserEntry, index: number) {
  for (const [position, key] of entry.apiKeys.entries()) {
    const path = ['users', index, 'apiKeys', position];
    const organizationIds: string[] = [];
    for (const [at, organization] of (key.organizations ?? []).entries()) {
      const place = { path: [...path, 'organizations', at] };
      organizationIds.push(await memberOrganizationOf(run, userId, organization, place));
    }
    const stored = await store.upsertApiKey(run.db, {
      userId,
      name: key.name,
      hash: hashKey(key.key),
      start: keyStart(key.key),
      revoked: key.revoked,
      readOnly: key.readOnly,
      expiresAt: key.expiresAt,
      organizationIds: key.organizations === undefined ? undefined : organizationIds,
    });
    if (!stored) return refuse({ path: [...path, 'key'] }, 'this key belongs to another user');
    count(run, 'apiKeys', stored.created);
    if (stored.kept.length === 0) continue;
    run.report.kept.push(
      `${[...path, 'organizations'].join('.')}: the key still reaches ${stored.kept.join(', ')}. Nothing is deleted here: revoke it and make a new one`,
    );
  }
}

async function applyPassword(run: Run, userId: string, password: string): Promise<void> {
  const hash = await store.passwordHash(run.db, userId);
  if (hash !== null && (await verifyPassword({ hash, password }))) return;
  await store.setPassword(run.db, userId, await hashPassword(password));
}

async function applyUsers(run: Run): Promise<void> {
  for (const [index, entry] of run.file.users.entries()) {
    const place = { path: ['users', index, 'defaultVehicle'] };
    const chosen = entry.defaultVehicle;
    const defaultVehicleId = chosen
      ? (await vehicleOf(run, chosen.organization, chosen.vehicle, place)).vehicleId
      : chosen;
    const { id, created } = await store.upsertUser(run.db, { ...entry, defaultVehicleId });
    count(run, 'users', created);
    if (entry.password !== undefined) await applyPassword(run, id, entry.password);
    await applyMemberships(run, id, entry, index);
    if (chosen) await memberOrganizationOf(run, id, chosen.organization, place);
    await applyKeys(run, id, entry, index);
  }
}

async function applyCompanies(run: Run): Promise<void> {
  for (const [index, entry] of run.file.companies.entries()) {
    const { organization, vehicle, ...fields } = entry;
    const place = { path: ['companies', index, 'vehicle'] };
    const ids = await vehicleOf(run, organization, vehicle, place);
    const outcome = await store.upsertCompany(run.db, { ...fields, ...ids });
    if (outcome === 'elsewhere') {
      refuse(
        place,
        `the company "${entry.slug}" is in another vehicle, and a company's vehicle never changes`,
      );
    }
    count(run, 'companies', outcome === 'created');
  }
}

/**
 * Reads what can be judged without a database.
 * @throws ProvisionError that names the place in the file
 */
export function readProvisionFile(content: unknown): ProvisionFile {
  const parsed = provisionFile.safeParse(content);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((i) => `${i.path.join('.') || 'the file'}: ${i.message}`);
    throw new ProvisionError(lines.join('\n'));
  }
  checkRepeats(parsed.data);
  return parsed.data;
}

/**
 * Makes the database hold what the file says, in one transaction: creates and updates, never
 * deletes, and may run again (decisions §11).
 * @throws ProvisionError that names the place in the file; nothing is written then
 */
export async function provision(db: Db, content: unknown): Promise<ProvisionReport> {
  const file = readProvisionFile(content);
  return runInTransaction(db, async (tx) => {
    await store.waitForOthers(tx);
    const run: Run = {
      db: tx,
      file,
      report: { counts: {}, kept: [] },
      organizations: new Map(),
      locked: new Set(),
      demotions: [],
    };
    await applyOrganizations(run);
    await applyUsers(run);
    await checkManagers(run);
    await applyCompanies(run);
    return run.report;
  });
}
