import type { Candidate, DocumentContext } from './candidate';
import { readFromToday } from './from-today';
import { readMonthAlone } from './month-alone';
import { readAgainstGoal, readGoalStatus } from './read-against-goal';
import { readActualBehind } from './read-actual-behind';
import { readAnnounced } from './read-announced';
import { isSupposedAnswer, readAnswer } from './read-answer';
import { readBlended } from './read-blended';
import { readCashFlow } from './read-cash-flow';
import { readHadOnDay } from './read-had-on-day';
import { readNthEmployee } from './nth-employee';
import { readBridge } from './read-bridge';
import { readInBank } from './read-in-bank';
import { readLabelled, readUnderHeading } from './read-labelled';
import { readNetCash, readOpenedEnded } from './read-opened-ended';
import { readExceeded, readNetCost, readNetLoss, readOverspent } from './read-overspent';
import { readSentence } from './read-sentence';
import { readSeries } from './read-series';
import { readBroughtTo } from './read-sequel';
import { readVerdict } from './read-verdict';
import type { Sentence } from './sentences';
import { readSummedParts } from './summed-parts';
import { readTimesTwelve } from './times-twelve';

/** A sentence and those beside it; the last one of the paragraph above where it opens its own. */
export interface Surrounded {
  before: Sentence | undefined;
  sentence: Sentence;
  next: Sentence | undefined;
  above: Sentence | undefined;
}

/**
 * The readings of a sentence, of its own words and of those around it.
 * @param opens whether it is the first below the heading
 */
export function readAround(
  { before, sentence, next, above }: Surrounded,
  heading: string,
  opens: boolean,
  masked: string,
  context: DocumentContext,
): Candidate[] {
  // Beside its goal a metric's own value is told once, and the goal is none of it.
  if (isSupposedAnswer(before ?? above, sentence)) return [];
  const against =
    readAgainstGoal(sentence, context) ??
    readGoalStatus(sentence, context) ??
    readVerdict(sentence, context) ??
    readActualBehind(before ?? above, sentence, context);
  const series = against === null ? readSeries(sentence, context) : [];
  const twelve = readTimesTwelve(sentence, context);
  const other = against?.field ?? series[0]?.field;
  const read = [
    ...readSentence(sentence, context).filter(
      (c) => c.field !== other && !(c.field === 'mrrUsd' && c.end === twelve?.end),
    ),
    against,
    ...series,
    twelve,
    readBlended(before, sentence, context),
    readFromToday(sentence, context),
    ...readAnswer(before ?? above, sentence, masked, context),
    readSummedParts(sentence, next, context),
    readAnnounced(sentence, masked),
    readOverspent(sentence, context),
    ...(hasStoryCue(sentence)
      ? [
          readExceeded(sentence, context),
          readNetCost(sentence, context),
          readOpenedEnded(sentence, context),
        ]
      : []),
    opens
      ? readUnderHeading(heading, sentence, context)
      : readLabelled(before, sentence, masked, context),
    readBridge(sentence, heading, context),
    readBroughtTo(sentence, context),
    readInBank(sentence, context),
    readMonthAlone(before, sentence, context),
    readCashFlow(sentence, context),
    readNetCash(sentence, context),
    readNetLoss(sentence, context),
    readHadOnDay(before ?? above, sentence, context),
    readNthEmployee(sentence),
  ];
  const told = read.filter((c) => c !== null);
  return against === null && isKeyResult(sentence)
    ? told.map((c) => ({ ...c, doubt: c.doubt ?? 'hearsay' }))
    : told;
}

/** "KR1: ARR $4M": whether it is the goal or where it stands is not said. */
const isKeyResult = ({ tokens: [first, second] }: Sentence) =>
  /^krs?\d?$/.test(first?.text ?? '') || `${first?.text} ${second?.text}` === 'key result';

const STORY_CUES = new Set(
  'exceeded exceeds outpaced outran outstripped topped cost started began opened entered'.split(
    ' ',
  ),
);

/** A cheap first look for the readers of sentences that tell a story around the number. */
const hasStoryCue = ({ tokens }: Sentence) => tokens.some((t) => STORY_CUES.has(t.text));
