import { readFileSync } from 'node:fs';
import { provision, ProvisionError } from '@/server/provision/provision';
import { runTool, UsageError } from './with-database';

const USAGE = 'Usage: npm run provision -- FILE.json';

function readFile(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError(`Cannot read ${path}: ${error instanceof Error ? error.message : ''}`);
  }
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new ProvisionError(`${path} is not JSON: ${error instanceof Error ? error.message : ''}`);
  }
}

await runTool(async (database) => {
  const [path, ...more] = process.argv.slice(2);
  if (path === undefined || more.length > 0) throw new UsageError(USAGE);
  const report = await provision(database.db, readFile(path));
  const lines = Object.entries(report).map(
    ([kind, { created, updated }]) => `${kind}: ${created} created, ${updated} updated`,
  );
  process.stdout.write(`${lines.length > 0 ? lines.join('\n') : 'nothing to do'}\n`);
});
