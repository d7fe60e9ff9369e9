import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { repeatedKey } from '@/server/lib/repeated-key';
import { provision, ProvisionError, readProvisionFile } from '@/server/provision/provision';
import { onlyFile, runFoundingTool, UsageError } from './with-database';

const USAGE = 'Usage: npm run provision -- FILE.json';

/** The text of a file; what is no UTF-8 would be stored as replacement characters. */
function textOf(path: string, bytes: Buffer): string {
  if (isUtf8(bytes)) return new TextDecoder().decode(bytes);
  const lines = bytes.toString('latin1').split('\n');
  const wrong = lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1')));
  throw new ProvisionError(`${path} is not UTF-8: line ${wrong + 1} has bytes that are no text`);
}

function readFile(path: string): unknown {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    throw new UsageError(`Cannot read ${path}: ${error instanceof Error ? error.message : ''}`);
  }
  const text = textOf(path, bytes);
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new ProvisionError(`${path} is not JSON: ${error instanceof Error ? error.message : ''}`);
  }
  const key = repeatedKey(text);
  if (key === undefined) return content;
  throw new ProvisionError(`${path} has the key "${key}" twice in one object; join the two`);
}

function readCommand(): unknown {
  const path = onlyFile(USAGE);
  const content = readFile(path);
  readProvisionFile(content);
  return content;
}

await runFoundingTool(readCommand, async ({ db }, content) => {
  const { counts, kept } = await provision(db, content);
  const lines = Object.entries(counts).map(
    ([kind, { created, updated }]) => `${kind}: ${created} created, ${updated} updated`,
  );
  process.stdout.write(`${lines.length > 0 ? lines.join('\n') : 'nothing to do'}\n`);
  for (const line of kept) process.stderr.write(`${line}\n`);
});
