import type { Db } from '@/db/client';
import { accessOfUser } from '@/server/access/authenticate';
import { makeContext } from '@/server/context';
import { appRouter } from '@/server/routers/app';
import { createCallerFactory } from '@/server/trpc';
import { userIdOf } from './people-queries';
import { organizationOf, PEOPLE } from './provisioning';
import type { DemoCompany } from './data/types';

const createCaller = createCallerFactory(appRouter);

export type Caller = ReturnType<typeof createCaller>;

/** The people who fill the demo in, each with no more rights than in the browser. */
export interface Callers {
  manager: Caller;
  editor: Caller;
  kestrel: Caller;
}

/**
 * Lets the process hear what came meanwhile, and throws where that was a signal to end. The embedded
 * database answers at once, so that one call follows the other without a look at anything else.
 */
export type Breath = () => Promise<void>;

async function callerOf(tx: Db, email: string, breathe: Breath): Promise<Caller> {
  const access = await accessOfUser(tx, await userIdOf(tx, email), 'demo');
  return createCaller(async () => {
    await breathe();
    return makeContext(access, tx, 'demo');
  });
}

/** Callers on the transaction that loads the demo, which breathe before each call. */
export const demoCallers = async (
  tx: Db,
  managerEmail: string,
  breathe: Breath,
): Promise<Callers> => ({
  manager: await callerOf(tx, managerEmail, breathe),
  editor: await callerOf(tx, PEOPLE.editor.email, breathe),
  kestrel: await callerOf(tx, PEOPLE.kestrel.email, breathe),
});

/** The manager of the organization that holds a company. */
export const managerOf = (callers: Callers, company: DemoCompany): Caller =>
  organizationOf(company.vehicle) === 'kestrel' ? callers.kestrel : callers.manager;
