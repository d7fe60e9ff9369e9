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

async function callerOf(tx: Db, email: string): Promise<Caller> {
  const access = await accessOfUser(tx, await userIdOf(tx, email), 'demo');
  return createCaller(makeContext(access, tx, 'demo'));
}

/** Callers on the transaction that loads the demo. */
export const demoCallers = async (tx: Db, managerEmail: string): Promise<Callers> => ({
  manager: await callerOf(tx, managerEmail),
  editor: await callerOf(tx, PEOPLE.editor.email),
  kestrel: await callerOf(tx, PEOPLE.kestrel.email),
});

/** The manager of the organization that holds a company. */
export const managerOf = (callers: Callers, company: DemoCompany): Caller =>
  organizationOf(company.vehicle) === 'kestrel' ? callers.kestrel : callers.manager;
