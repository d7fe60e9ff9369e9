import { ASK_SPLITS, compareAsks, evaluateAsks } from './evaluate-asks';
import { evaluateExtraction, formatEvaluation } from './evaluate-extraction';
import { loadCorpus, SPLITS } from './load-corpus';
import { throughput } from './throughput';

/** Prints how well the extraction reads the labelled updates; with `--faults` every fault too. */
const withFaults = process.argv.includes('--faults');

const reports = [
  ...SPLITS.map((split) => ({
    title: `Updates, ${split}`,
    evaluation: evaluateExtraction(loadCorpus(split)),
  })),
  ...SPLITS.slice(2).map((split) => ({
    title: `Asks of the updates, ${split}`,
    evaluation: compareAsks(loadCorpus(split)),
  })),
  ...ASK_SPLITS.map((split) => ({
    title: `Asks, ${split}`,
    evaluation: evaluateAsks(split),
  })),
];

for (const { title, evaluation } of reports) {
  process.stdout.write(`${formatEvaluation(title, evaluation)}\n`);
  if (withFaults) process.stdout.write(`${evaluation.faults.join('\n')}\n`);
  process.stdout.write('\n');
}
process.stdout.write(`${throughput()}\n`);
