import { newId } from '@/db/schema/columns';
import { hashPassword } from '@/server/access/passwords';
import { slugFromName } from '@/server/lib/slugs';
import { consoleOnly, openProcedure, router } from '@/server/trpc';
import { noSetup, SetupPass } from './pass';
import { insertFirm, insertManager, isUnused, lockSetup } from './queries';
import { completedSetup, completeSetupInput, setupLinkInput, setupOpen } from './schemas';

const why = consoleOnly('The setup page serves it, until there is a user; it takes no key.');

export const setupRouter = router({
  /** Whether the service waits for its first setup, to whoever holds the printed token. */
  status: openProcedure
    .meta(why)
    .input(setupLinkInput)
    .output(setupOpen)
    .query(async ({ ctx: { db }, input }) => {
      const pass = SetupPass.of(db, input.token);
      if (!pass || !(await isUnused(pass))) throw noSetup();
      return { open: true };
    }),

  /** Makes the first organization, vehicle and manager; never again after that. */
  complete: openProcedure
    .meta(why)
    .input(completeSetupInput)
    .output(completedSetup)
    .mutation(async ({ ctx: { db, requestId }, input }) => {
      const pass = SetupPass.of(db, input.token);
      if (!pass || !(await isUnused(pass))) throw noSetup();
      const { email, name, organizationName, vehicleName, vehicleType } = input;
      const hash = await hashPassword(input.password);
      const organizationId = newId();
      await pass.write({ organizationId, email, requestId }, async (writing) => {
        await lockSetup(writing);
        if (!(await isUnused(writing))) throw noSetup();
        const vehicleId = await insertFirm(writing, {
          id: organizationId,
          slug: slugFromName(organizationName, 'organization'),
          name: organizationName,
          vehicle: {
            slug: slugFromName(vehicleName, 'vehicle'),
            name: vehicleName,
            type: vehicleType,
          },
        });
        await insertManager(writing, { organizationId, vehicleId, email, name, hash });
      });
      return { email };
    }),
});
