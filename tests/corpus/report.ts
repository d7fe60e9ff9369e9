import { ASK_SPLITS, evaluateAsks } from './evaluate-asks';
import { evaluateExtraction, formatEvaluation } from './evaluate-extraction';
import { loadCorpus } from './load-corpus';

/** Prints how well the extraction reads the labelled updates; with `--faults` every fault too. */
const withFaults = process.argv.includes('--faults');

const reports = [
  ...(['dev', 'held-out'] as const).map((half) => ({
    title: `Updates, ${half} half`,
    evaluation: evaluateExtraction(loadCorpus(half)),
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
