import { z } from 'zod';
import { countAttempt } from '@/server/access/attempts';
import { hashPassword, isPassword } from '@/server/access/passwords';
import { requirePerson, type Scope } from '@/server/access/scope';
import { inTransaction } from '@/server/access/transaction';
import { forbidden, invalid, notFound } from '@/server/errors';
import { consoleOnly, router, scopedProcedure } from '@/server/trpc';
import {
  endSessions,
  passwordHashOf,
  profileOf,
  renamePerson,
  replacePassword,
  setDefaultVehicle,
} from './queries';
import { changePasswordInput, defaultVehicleInput, me, profile, renameInput } from './schemas';

const why = consoleOnly('Personal settings live in the console; the contract has no path.');

/** The chosen vehicle, where the caller reaches it; a narrowed key may not. */
const reachedDefault = ({ defaultVehicleId, vehicleIds }: Scope): string | null =>
  defaultVehicleId !== null && vehicleIds.includes(defaultVehicleId) ? defaultVehicleId : null;

const notTheCurrent = () => invalid(['currentPassword'], 'is not right');

export const meRouter = router({
  /** The caller. */
  get: scopedProcedure
    .meta(why)
    .input(z.object({}))
    .output(me)
    .query(({ ctx: { scope } }) => ({
      userId: scope.actor.kind === 'system' ? null : scope.actor.userId,
      email: scope.actor.kind === 'system' ? null : scope.actor.email,
      defaultVehicleId: reachedDefault(scope),
    })),

  /** Chooses the vehicle that GET /portfolio falls back to; null for none. */
  setDefaultVehicle: scopedProcedure
    .meta(why)
    .input(defaultVehicleInput)
    .output(me)
    .mutation(async ({ ctx: { scope }, input }) => {
      const { actor } = scope;
      if (actor.kind === 'system' || (actor.kind === 'apiKey' && actor.readOnly)) {
        throw forbidden('This key is read-only. Use a key that may write.');
      }
      if (input.vehicleId !== null && !scope.vehicleIds.includes(input.vehicleId)) {
        throw notFound('Vehicle');
      }
      // What a narrowed key does not see, it does not clear.
      if (input.vehicleId !== null || actor.kind === 'session' || reachedDefault(scope) !== null) {
        await setDefaultVehicle(scope, actor.userId, input.vehicleId);
      }
      return { userId: actor.userId, email: actor.email, defaultVehicleId: input.vehicleId };
    }),

  /** Name, address and signed-in browsers of the person. */
  profile: scopedProcedure
    .meta(why)
    .input(z.object({}))
    .output(profile)
    .query(async ({ ctx: { scope } }) => {
      const found = await profileOf(requirePerson(scope));
      if (!found) throw notFound('User');
      return found;
    }),

  /** Changes the person's name. */
  rename: scopedProcedure
    .meta(why)
    .input(renameInput)
    .output(profile)
    .mutation(async ({ ctx: { scope }, input }) => {
      const person = requirePerson(scope);
      await renamePerson(person, input.name);
      const found = await profileOf(person);
      if (!found) throw notFound('User');
      return found;
    }),

  /** Changes the password of whoever knows the current one; other browsers are signed out. */
  changePassword: scopedProcedure
    .meta(why)
    .input(changePasswordInput)
    .output(z.void())
    .mutation(async ({ ctx: { scope }, input }) => {
      const person = requirePerson(scope);
      await countAttempt(`password:${person.userId}`);
      const verified = await passwordHashOf(person);
      if (!(await isPassword(verified, input.currentPassword)) || verified === null) {
        throw notTheCurrent();
      }
      const hash = await hashPassword(input.newPassword);
      await inTransaction(person.scope, async (tx) => {
        // First the password, whose row sign-ins hold: those that were before it are ended next.
        const isChanged = await replacePassword({ ...person, scope: tx }, verified, hash);
        if (!isChanged) throw notTheCurrent();
        await endSessions({ ...person, scope: tx }, person.sessionId);
      });
    }),

  /** Ends the person's sessions in every browser, this one included. */
  signOutEverywhere: scopedProcedure
    .meta(why)
    .input(z.object({}))
    .output(z.void())
    .mutation(({ ctx: { scope } }) => endSessions(requirePerson(scope))),
});
