import { beforeAll, expect, test } from 'vitest';
import { setupToken } from '@/server/access/first-setup';
import { viewOf } from '@/server/errors';
import { useTestDatabase } from '../setup/database';
import { signedIn, visitor } from '../setup/session';

const database = useTestDatabase();
const input = {
  organizationName: 'Heron Capital',
  vehicleName: 'Heron Fund I',
  name: 'Ida',
  email: 'Ida@Heron.test',
  password: 'correct horse battery',
};
let token: string;
beforeAll(() => {
  token = setupToken();
});

const complete = (given: string) => visitor(database()).setup.complete({ ...input, token: given });

test('without the printed token there is no setup', async () => {
  for (const given of ['', 'x', `${token}x`, token.slice(1)]) {
    await expect(complete(given)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const status = visitor(database()).setup.status({ token: given });
    await expect(status).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
});

test('with it there is one organization, however many set up at once', async () => {
  expect(await visitor(database()).setup.status({ token })).toEqual({ open: true });
  const answers = await Promise.allSettled([complete(token), complete(token), complete(token)]);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const ida = await signedIn(database(), 'ida@heron.test');
  const { items } = await ida.organizations.list({});
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({ name: 'Heron Capital', role: 'MANAGER' });
  expect(items[0]?.currentVehicleId).toBe(items[0]?.vehicles[0]?.id);
  const { items: events } = await ida.audit.list({ organizationId: items[0]?.id ?? '' });
  expect(new Set(events.map(({ operation }) => operation))).toEqual(new Set(['setup.complete']));
});

test('once there is a user it is as gone as with a wrong token', async () => {
  const views = await Promise.all(
    [token, 'wrong'].map((given) =>
      visitor(database())
        .setup.status({ token: given })
        .catch((error: unknown) => viewOf(error)),
    ),
  );
  expect(views[0]).toEqual(views[1]);
  await expect(complete(token)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
