import { createTRPCClient, httpBatchLink } from '@trpc/client';
import superjson from 'superjson';
import type { AppRouter } from '../server/routers/app';

// API_KEY is a key of the service; API_ORIGIN is where it listens.
const { API_KEY = '', API_ORIGIN = 'http://127.0.0.1:3000' } = process.env;

const trpc = createTRPCClient<AppRouter>({
  links: [
    httpBatchLink({
      url: `${API_ORIGIN}/api/trpc`,
      transformer: superjson,
      headers: { authorization: `Bearer ${API_KEY}` },
    }),
  ],
});

const { items } = await trpc.vehicles.list.query({});
for (const vehicle of items) {
  const { fund } = await trpc.portfolio.summary.query({ vehicleId: vehicle.id });
  console.log(`${vehicle.name}: ${fund.companyCount} companies, $${fund.totalDeployed} deployed`);
}
