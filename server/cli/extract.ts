import { parseArgs } from 'node:util';
import { systemCaller } from '@/server/jobs/system-caller';
import { runTool, UsageError } from './with-database';

const USAGE = `Usage: npm run extract [-- --preview]
  Reads every investor update that waits for it. --preview tells what would be found and writes nothing.`;

/** After this many updates that cannot be read the fault is not theirs. */
const MAX_FAILED = 1000;

type Caller = Awaited<ReturnType<typeof systemCaller>>;

function readOptions(): { preview: boolean } {
  try {
    return parseArgs({ options: { preview: { type: 'boolean', default: false } } }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : ''}\n${USAGE}`);
  }
}

async function run(caller: Caller): Promise<void> {
  const total = {
    processed: 0,
    snapshots: 0,
    metrics: 0,
    customersAdded: 0,
    customersChanged: 0,
    gaps: 0,
    byRulesAlone: 0,
  };
  const failed: string[] = [];
  for (let remaining = 1; remaining > 0 && failed.length < MAX_FAILED;) {
    const result = await caller.extraction.run({ limit: 100, skip: failed });
    for (const name of Object.keys(total) as (keyof typeof total)[]) total[name] += result[name];
    for (const { updateId, message } of result.failed) {
      failed.push(updateId);
      process.stderr.write(`update ${updateId}: ${message}\n`);
    }
    remaining = result.remaining;
    if (remaining > 0) process.stderr.write(`${total.processed} read, ${remaining} to go\n`);
  }
  const counts = Object.entries({ ...total, failed: failed.length });
  process.stdout.write(`${counts.map(([name, count]) => `${name}: ${count}`).join('\n')}\n`);
  if (total.byRulesAlone > 0) {
    process.stderr.write(
      `The model that EXTRACT_MODEL_URL names failed or was slow: ${total.byRulesAlone} of the updates were read without it, by the rules alone, and no later run asks it about them. The log above says why.\n`,
    );
  }
  if (failed.length > 0) throw new Error(`${failed.length} updates could not be read.`);
}

async function preview(caller: Caller): Promise<void> {
  const seen: string[] = [];
  for (let remaining = 1; remaining > 0 && seen.length < 1000;) {
    const result = await caller.extraction.preview({ limit: 25, skip: seen });
    for (const { update, asOf, metrics, customers, gaps } of result.items) {
      seen.push(update.id);
      process.stdout.write(`${update.companySlug} ${update.receivedAt} ${update.subject ?? ''}\n`);
      for (const { field, value, quote } of metrics) {
        process.stdout.write(`  ${field} ${value} as of ${asOf.slice(0, 10)}: “${quote}”\n`);
      }
      for (const { customerName, status, quote } of customers) {
        process.stdout.write(`  customer ${customerName} ${status}: “${quote}”\n`);
      }
      for (const { gapType, description } of gaps) {
        process.stdout.write(`  ${gapType}: ${description}\n`);
      }
    }
    remaining = result.items.length === 0 ? 0 : result.remaining;
    if (remaining > 0 && seen.length >= 1000) process.stdout.write(`${remaining} more wait\n`);
  }
}

await runTool(async ({ db }) => {
  const options = readOptions();
  const caller = await systemCaller(db, 'extract');
  return options.preview ? preview(caller) : run(caller);
});
