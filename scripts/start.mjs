import { ensureBuilt } from './ensure-built.mjs';

await ensureBuilt({ pages: true });
// Until the server, once loaded, puts its own in their place.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(0));
process.env.NODE_ENV ??= 'production';
await import('../dist/main.mjs');
