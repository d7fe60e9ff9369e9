import { SAFE_CODES } from '../tokens/currency';
import { MONEY } from '../tokens/money-words';
import { statedCurrency } from '../tokens/stated-currency';
import { exceptedAmounts, notedScale } from '../tables/scale';
import { titledScale } from '../tables/scale-title';
import type { Line } from '../text/lines';
import type { DocumentContext, ScaleNote } from './candidate';
import type { MetricField } from '../types';
import { fiscalYearEnd } from '../period-fiscal';
import { ownNames } from './own-name';

const DOLLARS = /(?:^|[^A-Z])\$|\bUSD\b/g;
const FOREIGN = new RegExp(
  `[€£¥₹₩₪₽￥￡]|\\b(?:${SAFE_CODES.toUpperCase()}|[kKMT](?:SEK|NOK|DKK|EUR|CHF|GBP)|(?:[Tt]housands?|[Mm]illions?) (?:of )?${MONEY})\\b|\\b(?:[ACRS]|AU|NZ|CA|SG|HK|MX|NT)\\$`,
  'g',
);
const OF_ALL =
  /\b(?:alle|angaben|zahlen|kennzahlen|werte|all|figures|numbers|amounts|values|update|report|letter)\b/i;

/** Currency and scale notes that hold for the whole update. */
export function documentContext(
  lines: readonly Line[],
  masked: string,
  received: Date,
  companyName: string | undefined,
  subjects: readonly (string | null)[],
): DocumentContext {
  const sample = lines
    .map((line) => line.text)
    .join('\n')
    .slice(0, 200_000);
  const dollars = count(sample, DOLLARS);
  const foreign = count(sample, FOREIGN);
  return {
    statedCurrency: statedCurrency(sample, subjects),
    mostlyForeign: foreign > dollars,
    scaleNote: scaleNote(lines) ?? noteOfSubject(lines, subjects),
    lineScale: 1,
    received,
    fiscalEnd: fiscalYearEnd(subjects, lines),
    companyWords: new Set(
      (companyName ?? '')
        .toLowerCase()
        .split(/\s+/)
        .filter((w) => w.length > 2),
    ),
    ownWords: ownWords([companyName ?? null, ...subjects], lines),
    titleWords: ownWords(
      [companyName ?? null, ...subjects],
      companyName === undefined ? lines : [],
    ),
    ownNames: ownNames(companyName),
    dotThousands: pointsGroup(sample),
    inDollars: foreign === 0 && (dollars > 0 || /\b(?:us|u\.s\.) dollars\b|\busd\b/i.test(sample)),
  };
}

const SIGNED_LINES = 6;
/** "The team at Globex has 18 months of runway." is no title and no sign-off. */
const isSentence = (text: string) =>
  text.endsWith('.') && /\d/.test(text) && text.split(' ').length > 4;

/** Words of the names a company may call itself by: as told, in subject, title and sign-off. */
function ownWords(names: readonly (string | null)[], lines: readonly Line[]): Set<string> {
  const filled = lines.filter((line) => line.text !== '');
  const signed = filled.slice(-SIGNED_LINES).filter((line) => !/^\s*[#*|•-]/.test(line.text));
  const framing = [...filled.slice(0, 1), ...signed]
    .map((line) => line.text)
    .filter((text) => text.length < 60 && !/[$€£%]/.test(text) && !isSentence(text));
  const words = [...names, ...framing]
    .filter((text) => text !== null)
    .flatMap((text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  return new Set(words.filter((word) => word.length > 2));
}

const POINTED_MONEY = /(?:[$€£]|\bUSD|\bEUR) ?\d{2,3}\.\d{3}(?![\d.,]|\s?[kKmMbB]\b)/g;
const POINTED_MILLIONS = /\b\d{1,3}(?:\.\d{3}){2,}(?![\d.])/;
/** "MRR;48.200;USD": rows of a file from where points group. */
const POINTED_ROWS = /^[^;\n]{1,40};\d{1,3}\.\d{3};(?:USD|\$|US\$)$/m;
const OTHER_MARKS = /\d\.\d{1,2}(?!\d|\.\d)(?! ?%)|\d,\d{3}(?!\d)/;

/** "USD 87.000 … USD 640.000", with no other use of points or commas: points group thousands. */
const pointsGroup = (sample: string) =>
  !OTHER_MARKS.test(sample) &&
  (POINTED_MILLIONS.test(sample) || POINTED_ROWS.test(sample) || count(sample, POINTED_MONEY) > 1);

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

const NONE: ReadonlySet<MetricField> = new Set();

/** The first line of its own such as "($ in 000s)" or "All figures in USD thousands." */
function scaleNote(lines: readonly Line[]): ScaleNote | null {
  for (const line of lines.slice(0, 400)) {
    const scale = notedScale(line.text);
    if (scale > 1)
      return {
        scale,
        start: line.start,
        ofAll: OF_ALL.test(line.text),
        excepted: exceptedAmounts(line.text),
      };
    const within = noteWithin(line);
    if (within !== null) return within;
    const titled = titledScale(line.text);
    if (titled > 1) return { scale: titled, start: line.start, ofAll: true, excepted: NONE };
  }
  return null;
}

/** "Q3 2026 – all amounts in thousands of USD" as the subject of the mail. */
function noteOfSubject(
  lines: readonly Line[],
  subjects: readonly (string | null)[],
): ScaleNote | null {
  const scale = Math.max(1, ...subjects.map((subject) => titledScale(subject ?? '')));
  return scale > 1 ? { scale, start: lines[0]?.start ?? 0, ofAll: true, excepted: NONE } : null;
}

const NOTE_OF_ALL =
  /(?:^|[.;(] ?)((?:all|figures|numbers|amounts|everything|alle|angaben|zahlen|kennzahlen|werte)\b[^.;:()\d]{0,70})(?=[.;:)]|$)/i;
const NOTE_AHEAD =
  /^\W{0,3}((?:all |figures |numbers |amounts |alle |angaben |zahlen |kennzahlen |werte ){0,2}in (?:thousands?\b|tsd\b|tausend\b|tusd\b|mio\b|millions?\b|[$kmu])[^:\d]{0,24}):/i;

/** "Numbers (USD, thousands): ARR 1,240", "KPIs (k$): …": a title with its note before the amounts. */
const NOTE_OF_TITLE =
  /^\W{0,3}((?:[a-z]{3,12} ){0,3}(?:numbers?|figures?|metrics?|kpis?|financials?|finances|results|snapshot|scorecard|dashboard|stats) ?\([^()\d]{0,24}(?:0{3}s?)?[^()\d]{0,12}\)) ?[:–—-]/i;

/** "MRR 71, burn 88. All in $K.", "In $K: MRR 71": the note of a line that holds amounts too. */
function noteWithin({ text, start }: Line): ScaleNote | null {
  if (text.length > 400 || !/\d/.test(text)) return null;
  const [ofAll, ahead] = [NOTE_OF_ALL.exec(text)?.[1], NOTE_AHEAD.exec(text)?.[1]];
  const words = ofAll ?? ahead ?? NOTE_OF_TITLE.exec(text)?.[1];
  const scale = words === undefined ? 1 : notedScale(words.trim());
  return scale > 1
    ? { scale, start, ofAll: ofAll !== undefined, excepted: exceptedAmounts(words ?? '') }
    : null;
}
