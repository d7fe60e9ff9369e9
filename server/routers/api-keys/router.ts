import { z } from 'zod';
import { holdSession } from '@/server/access/hold-session';
import { generateKey, hashKey, keyStart } from '@/server/access/keys';
import type { Scope } from '@/server/access/scope';
import { inTransaction } from '@/server/access/transaction';
import { env } from '@/server/env';
import { forbidden, invalid, notFound } from '@/server/errors';
import { consoleOnly, router, scopedProcedure } from '@/server/trpc';
import { insertApiKey, type KeyOwner, listApiKeys, revokeApiKey } from './queries';
import { apiKey, apiKeyList, apiKeyRef, createApiKeyInput, createdApiKey } from './schemas';

const why = consoleOnly('Keys are made by people in the console; a key must not make keys.');

/** A key that could make keys would make one that reaches further, or outlives its own revocation. */
function requirePerson(scope: Scope): KeyOwner {
  if (scope.actor.kind === 'session') return { scope, userId: scope.actor.userId };
  throw forbidden('Keys are managed by signed-in people. Open the settings in the web app.');
}

export const apiKeysRouter = router({
  /** The signed-in person's keys, newest first. */
  list: scopedProcedure
    .meta(why)
    .input(z.object({}))
    .output(apiKeyList)
    .query(async ({ ctx }) => ({ items: await listApiKeys(requirePerson(ctx.scope)) })),

  /** Makes a key for the signed-in person; the answer alone holds it. */
  create: scopedProcedure
    .meta(why)
    .input(createApiKeyInput)
    .output(createdApiKey)
    .mutation(async ({ ctx: { scope }, input }) => {
      const { userId } = requirePerson(scope);
      const organizationIds = [...new Set(input.organizationIds ?? [])];
      if (organizationIds.some((id) => !scope.memberships.has(id))) throw notFound('Organization');
      if (input.expiresAt !== undefined && Date.parse(input.expiresAt) <= Date.now()) {
        throw invalid(['expiresAt'], 'must be in the future.');
      }
      const key = generateKey(env().API_KEY_PREFIX);
      const stored = {
        name: input.name,
        readOnly: input.readOnly,
        expiresAt: input.expiresAt ?? null,
        organizationIds,
        start: keyStart(key),
        hash: hashKey(key),
      };
      const made = await inTransaction(scope, async (tx) => {
        await holdSession(tx);
        return insertApiKey({ scope: tx, userId }, stored);
      });
      if (!made) throw notFound('API key');
      return { key, apiKey: made };
    }),

  /** Revokes a key of the signed-in person; again is fine. */
  revoke: scopedProcedure
    .meta(why)
    .input(apiKeyRef)
    .output(apiKey)
    .mutation(async ({ ctx, input }) => {
      const revoked = await revokeApiKey(requirePerson(ctx.scope), input.id);
      if (!revoked) throw notFound('API key');
      return revoked;
    }),
});
