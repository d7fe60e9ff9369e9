import { callTRPCProcedure } from '@trpc/server';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { makeContext } from '@/server/context';
import { inputOf, metaOf, operationsOf, proceduresOf } from '@/server/rest/route-table';
import { appRouter } from '@/server/routers/app';
import { useTestDatabase } from '../setup/database';
import { OPEN_PROCEDURES } from '../setup/open-procedures';

const database = useTestDatabase();

/** The contract's operations, typed off its tables. */
const CONTRACT = `
GET /vehicles
GET /portfolio
POST /portfolio
GET /portfolio/{slug}
PUT /portfolio/{slug}
PATCH /portfolio/{slug}
DELETE /portfolio/{slug}
POST /portfolio/companies/{slug}/investor-updates
GET /portfolio/companies/{slug}/investor-updates
GET /portfolio/companies/{slug}/investor-updates/{id}
DELETE /portfolio/companies/{slug}/investor-updates/{id}
POST /portfolio/companies/{slug}/investor-updates/{id}/restore
POST /portfolio/companies/{slug}/metric-snapshots
GET /portfolio/companies/{slug}/metric-snapshots
DELETE /portfolio/companies/{slug}/metric-snapshots/{id}
POST /portfolio/companies/{slug}/customers
GET /portfolio/companies/{slug}/customers
DELETE /portfolio/companies/{slug}/customers/{id}
POST /portfolio/companies/{slug}/customers/{id}/restore
POST /portfolio/companies/{slug}/customers/{id}/churn
POST /portfolio/companies/{slug}/data-gaps
GET /portfolio/data-gaps
DELETE /portfolio/data-gaps/{id}
POST /portfolio/data-gaps/{id}/resolve
POST /portfolio/data-gaps/{id}/dismiss
POST /portfolio/data-gaps/bulk-resolve
POST /portfolio/data-gaps/bulk-dismiss
POST /portfolio/news
POST /portfolio/news/maintenance
GET /portfolio/news/{id}
PATCH /portfolio/news/{id}
DELETE /portfolio/news/{id}
POST /portfolio/stats/recompute
GET /portfolio/stats/latest
DELETE /portfolio/stats/{id}
GET /portfolio/asks
GET /portfolio/companies/{slug}/asks
PATCH /portfolio/asks/{id}
GET /deals
POST /deals
GET /deals/{slug}
PUT /deals/{slug}
PATCH /deals/{slug}
DELETE /deals/{slug}
POST /deals/{slug}/comments
GET /scoring-criteria
PUT /scoring-criteria
GET /public-shares
POST /public-shares/company-lists
GET /public-shares/{id}
DELETE /public-shares/{id}`
  .trim()
  .split('\n');

describe('every procedure is accounted for', () => {
  test('the REST operations are exactly the contract’s', () => {
    const served = operationsOf(appRouter).map(({ rest }) => `${rest.method} ${rest.path}`);
    expect(served.sort()).toEqual([...CONTRACT].sort());
  });

  test.each(proceduresOf(appRouter).map(([id, procedure]) => ({ id, procedure })))(
    '$id has an object input, an output, and REST meta or an explicit none',
    ({ procedure }) => {
      const meta = metaOf(procedure);
      expect(Boolean(meta?.rest) !== Boolean(meta?.noRest)).toBe(true);
      expect(inputOf(procedure)).toBeInstanceOf(z.ZodObject);
      expect(procedure._def).toHaveProperty('output');
    },
  );

  test.each(
    proceduresOf(appRouter)
      .filter(([id]) => !OPEN_PROCEDURES.has(id))
      .map(([id, procedure]) => ({ id, type: procedure._def.type })),
  )(
    '$id refuses a caller without credentials before it looks at anything',
    async ({ id, type }) => {
      const { db } = database();
      const call = callTRPCProcedure({
        router: appRouter,
        path: id,
        type,
        ctx: makeContext(null, db, 'test'),
        getRawInput: () => Promise.resolve({}),
        signal: undefined,
        batchIndex: 0,
      });
      await expect(call).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    },
  );
});
