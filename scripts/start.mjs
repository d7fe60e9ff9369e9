for (const signal of ['SIGTERM', 'SIGINT']) {
  process.on(signal, () => {
    // The build's child, and later the server, end by listeners of their own.
    if (process.listenerCount(signal) === 1) process.exit(0);
  });
}

const { ensureBuilt } = await import('./ensure-built.mjs');
await ensureBuilt({ pages: true });
process.env.NODE_ENV ??= 'production';
await import('../dist/main.mjs');
