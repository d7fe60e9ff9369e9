import fc from 'fast-check';

// The same draws on every run, so that a run fails for what was changed; the long run draws anew.
const seed = process.env.PROPERTY_SEED ?? '20260301';
if (seed !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });
