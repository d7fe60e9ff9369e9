import { ensureBuilt } from './ensure-built.mjs';

await ensureBuilt({ pages: true });
process.env.NODE_ENV ??= 'production';
await import('../dist/main.mjs');
