import { fstatSync, statSync } from 'node:fs';
import { devNull } from 'node:os';
import { parseArgs } from 'node:util';
import type { Database } from '@/db/client';
import { generateKey, hashKey, keyStart } from '@/server/access/keys';
import { env } from '@/server/env';
import * as store from '@/server/provision/key-store';
import { createApiKeyInput } from '@/server/routers/api-keys/schemas';
import { runTool, UsageError } from './with-database';

const USAGE = `Usage:
  npm run keys -- create --email ana@acme.test --name ci [--read-only] [--expires 2027-01-01] [--organization acme]…
  npm run keys -- list [--email ana@acme.test]
  npm run keys -- revoke ID`;

const read = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      expires: { type: 'string' },
      'read-only': { type: 'boolean', default: false },
      organization: { type: 'string', multiple: true, default: [] },
    },
  });

function parse(): ReturnType<typeof read> {
  try {
    return read();
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : ''}\n${USAGE}`);
  }
}

/** What the console asks of a key, and that its name fits into a line of the list. */
function readFields(name: string, expires: string | undefined) {
  const parsed = createApiKeyInput.safeParse({ name, expiresAt: expires });
  const problems = (parsed.error?.issues ?? []).map(
    ({ path, message }) => `--${path[0] === 'expiresAt' ? 'expires' : 'name'}: ${message}`,
  );
  if (/\p{Cc}/u.test(name))
    problems.push('--name: must not hold line breaks or control characters');
  const { expiresAt } = parsed.data ?? {};
  if (expiresAt !== undefined && Date.parse(expiresAt) <= Date.now()) {
    problems.push('--expires: must be in the future');
  }
  if (!parsed.success || problems.length > 0) throw new UsageError(problems.join('\n'));
  return parsed.data;
}

const UNSEEN =
  'The key could not be written to standard output, so it was not created. Run this again where the output is read.';

/** Writes the key, which is told once and kept nowhere. */
async function show(key: string): Promise<void> {
  // A closed output is opened by Node as /dev/null, which takes everything.
  const [out, nowhere] = [fstatSync(1), statSync(devNull, { throwIfNoEntry: false })];
  if (out.isCharacterDevice() && out.rdev === nowhere?.rdev) throw new UsageError(UNSEEN);
  await new Promise<void>((resolve, reject) => {
    process.stdout.write(`${key}\n`, (error) => (error ? reject(error) : resolve()));
  }).catch((cause: unknown) => {
    throw new UsageError(UNSEEN, { cause });
  });
}

async function create({ db }: Database, values: ReturnType<typeof read>['values']): Promise<void> {
  const { email, name, expires, organization } = values;
  if (email === undefined || name === undefined) throw new UsageError(USAGE);
  const fields = readFields(name, expires);
  const key = generateKey(env().API_KEY_PREFIX);
  const row = {
    email: email.toLowerCase(),
    name: fields.name,
    hash: hashKey(key),
    start: keyStart(key),
    readOnly: values['read-only'],
    expiresAt: fields.expiresAt ?? null,
    organizationSlugs: organization,
  };
  const id = await store.createKey(db, row, () => show(key));
  if (typeof id !== 'string') throw new UsageError(id.problem);
  process.stderr.write(`Created key ${id}. It is shown this once; keep it safe.\n`);
}

async function list({ db }: Database, email: string | undefined): Promise<void> {
  for (const key of await store.listKeys(db, email?.toLowerCase())) {
    const state = key.revokedAt
      ? `revoked ${key.revokedAt}`
      : key.expiresAt
        ? `expires ${key.expiresAt}`
        : 'active';
    const used = key.lastUsedAt ? `used ${key.lastUsedAt}` : 'never used';
    const access = key.readOnly ? 'read-only' : 'read-write';
    process.stdout.write(
      `${key.id}  ${key.start}…  ${key.email}  ${key.name}  ${access}  ${state}  ${used}\n`,
    );
  }
}

await runTool(async (database) => {
  const { positionals, values } = parse();
  const [command, id, ...more] = positionals;
  if (command === 'create' && id === undefined) return create(database, values);
  if (command === 'list' && id === undefined) return list(database, values.email);
  if (command !== 'revoke' || id === undefined || more.length > 0) throw new UsageError(USAGE);
  if (!(await store.revokeKey(database.db, id))) throw new UsageError(`There is no key ${id}.`);
  process.stdout.write(`Revoked ${id}.\n`);
});
