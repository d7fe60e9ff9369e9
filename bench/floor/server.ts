import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import postgres from 'postgres';
import { type Caller, callerOf } from './access';
import * as reads from './reads';
import { appendSnapshot, upsertCustomer } from './writes';

/**
 * The floor: what somebody would write by hand for these paths with fastify and postgres.js. It
 * looks up the key, keeps tenants apart, runs the same SQL and gives the same JSON; it does not
 * check what it answers, and checks little of what it is sent.
 */
const sql = postgres(process.env.DATABASE_URL ?? '', {
  max: 10,
  fetch_types: false,
  onnotice: () => undefined,
  connection: { TimeZone: 'UTC' },
});
const app = fastify({ logger: false });

type Handler = (caller: Caller, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

const refuse = (reply: FastifyReply, status: number, code: string, message: string) =>
  reply.code(status).send({ error: { code, message } });

const NO_KEY = 'A valid API key is needed. Send it as: Authorization: Bearer <API_KEY>';
const NO_PATH = 'There is no such path or method. GET /api/v1/openapi.json lists them all.';
const NOT_FOUND = (what: string) =>
  `${what} not found. Check the address, and that your key may reach it.`;

/** Looks up the caller, then answers; `null` from the handler is a 404. */
const withCaller = (handler: Handler) => async (request: FastifyRequest, reply: FastifyReply) => {
  const caller = await callerOf(sql, request.headers.authorization);
  if (caller === null) {
    reply.header('WWW-Authenticate', 'Bearer');
    return refuse(reply, 401, 'UNAUTHORIZED', NO_KEY);
  }
  const answer = await handler(caller, request, reply);
  return answer === null ? refuse(reply, 404, 'NOT_FOUND', NOT_FOUND('Company')) : answer;
};

interface Query {
  vehicleSlug?: string;
  limit?: string;
  cursor?: string;
  stage?: string;
  batch?: string;
}
const slugOf = (request: FastifyRequest) => (request.params as { slug: string }).slug;
const queryOf = (request: FastifyRequest) => request.query as Query;
const COMPANY = '/api/v1/portfolio/companies/:slug';

app.get(
  '/api/v1/portfolio',
  withCaller((caller, request) => {
    const { vehicleSlug } = queryOf(request);
    const vehicle = caller.vehicles.find((v) => v.slug === vehicleSlug);
    return vehicle ? reads.summaryOf(sql, vehicle) : Promise.resolve(null);
  }),
);
app.get(
  '/api/v1/portfolio/:slug',
  withCaller((caller, request) => reads.companyBySlug(sql, caller, slugOf(request))),
);
app.get(
  `${COMPANY}/customers`,
  withCaller((caller, request) => reads.customersOf(sql, caller, slugOf(request))),
);
app.get(
  `${COMPANY}/metric-snapshots`,
  withCaller((caller, request) =>
    reads.snapshotsOf(sql, caller, slugOf(request), Number(queryOf(request).limit ?? 100)),
  ),
);
app.get(
  `${COMPANY}/investor-updates`,
  withCaller((caller, request) => {
    const { limit, cursor } = queryOf(request);
    return reads.updatesOf(sql, caller, slugOf(request), Number(limit ?? 50), cursor);
  }),
);
app.get(
  '/api/v1/deals',
  withCaller((caller, request) => {
    const { stage, batch } = queryOf(request);
    return reads.dealsOf(sql, caller, stage ?? '', batch?.toLowerCase() ?? '');
  }),
);
app.get(
  '/api/v1/portfolio/data-gaps',
  withCaller((caller) => reads.gapsOf(sql, caller)),
);
app.post(
  `${COMPANY}/customers`,
  withCaller(async (caller, request, reply) => {
    const stored = await upsertCustomer(sql, caller, slugOf(request), request.body, request.id);
    if (stored?.inserted) reply.code(201);
    return stored && { ...stored, inserted: undefined };
  }),
);
app.post(
  `${COMPANY}/metric-snapshots`,
  withCaller((caller, request, reply) => {
    reply.code(201);
    return appendSnapshot(sql, caller, slugOf(request), request.body, request.id);
  }),
);
app.get('/api/public/share/companies/:publicId', async (request, reply) => {
  const { publicId } = request.params as { publicId: string };
  const bundle = await reads.bundleOf(sql, publicId);
  return bundle ?? refuse(reply, 404, 'NOT_FOUND', NOT_FOUND('Share'));
});
app.setNotFoundHandler(
  withCaller(async (_, __, reply) => refuse(reply, 404, 'NOT_FOUND', NO_PATH)),
);
app.get('/readyz', async () => {
  await sql`select 1`;
  return { ok: true };
});

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
