import { beforeAll } from 'vitest';
import { type Answer, useApi } from './api';
import { addCompany } from './company-rows';
import { useTestDatabase } from './database';
import { makeWorld, type World } from './world';

/** The world, the API and short ways to the children of a company, for one test file. */
export function useChildRoom(collection: string) {
  const database = useTestDatabase();
  const call = useApi();
  let made: World | undefined;
  beforeAll(async () => {
    made = await makeWorld(database());
  });
  const world = (): World => {
    if (!made) throw new Error('The world is there from beforeAll on.');
    return made;
  };
  const at = (slug: string, rest = '') => `/portfolio/companies/${slug}/${collection}${rest}`;
  return {
    database,
    call,
    world,
    /** The path of a company's collection, and of what is below. */
    at,
    /** Adds a company of Acme's fund-i and gives its id. */
    addCompany: async (slug: string): Promise<string> => {
      const vehicle = { organizationId: world().acme, vehicleId: world().fundI };
      return (await addCompany(database().db, vehicle, { slug })).id;
    },
    /** Calls a path under the collection; as the manager unless told otherwise. */
    act: (method: string, slug: string, rest = '', body?: unknown, key = world().manager) =>
      call(method, at(slug, rest), { key, body }),
    /** Lists as a reader. */
    list: (slug: string, query = '') => call('GET', at(slug, query), { key: world().viewer }),
  };
}

/** The ids of a list, in its order. */
export const idsOf = (answer: Answer) => answer.body.items?.map((item) => String(item.id));
