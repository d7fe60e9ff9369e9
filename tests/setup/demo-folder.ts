import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A data folder of the test file's own, where the demo keeps how to get in. */
export const demoFolder = mkdtempSync(join(tmpdir(), 'fund-demo-'));

// Import this file first: the environment is read once, on first use.
process.env.DATA_DIR = demoFolder;
