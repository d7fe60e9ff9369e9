import type { Token } from '../tokens/tokenize';
import type { Candidate } from './candidate';
import type { Sentence } from './sentences';

/** What makes it a year more, or of something that is not there yet. */
const NOT_ALL =
  /^(?:add|adds|added|adding|gain|gains|gained|another|additional|extra|extend|extends|extended|extending|save|saves|saved|buy|buys|bought|by|than|over|under|almost|nearly|least|need|needs|want|raise|raised|round|if|once|would|first|least|below|within)$/;

/** "a year of runway", "Runway: one year", "a year and a half of runway". */
export function readYearRunway({ tokens, goal }: Sentence): Candidate | null {
  const year = tokens.findIndex(
    (t, i) => t.text === 'year' && /^(?:a|one)$/.test(tokens[i - 1]?.text ?? ''),
  );
  if (year < 1 || goal[year] === true) return null;
  const half = tokens
    .slice(year + 1, year + 4)
    .map((t) => t.text)
    .join(' ');
  const end = half === 'and a half' ? year + 3 : year;
  const name = tokens[end + 1]?.text === 'of' ? end + 2 : end + 1;
  const behind = isRunway(tokens[name]);
  const labelled =
    isRunway(tokens[0]) && tokens[1]?.text === ':' && year === 3 && isClosed(tokens[end + 1]);
  const before = tokens.slice(Math.max(0, year - 9), year - 1);
  // "Runway is about a year and a half."
  const told =
    isRunway(tokens[year - 3 - Number(isAbout(tokens[year - 2]))]) &&
    /^(?:is|was|stands|remains)$/.test(
      tokens[year - 2 - Number(isAbout(tokens[year - 2]))]?.text ?? '',
    ) &&
    isClosed(tokens[end + 1]);
  if (!(behind || labelled || told) || before.some((t) => NOT_ALL.test(t.text))) return null;
  const last = tokens[behind ? name : end];
  return {
    field: 'runwayMonths',
    value: end > year ? 18 : 12,
    step: end > year ? 6 : 12,
    atLeast: false,
    ruleId: 'metric.runwayMonths.year',
    confidence: 0.75,
    date: null,
    doubt: null,
    gross: false,
    start: tokens[labelled ? 0 : year - 1]?.start ?? 0,
    end: last?.end ?? 0,
  };
}

const isRunway = (token: Token | undefined) =>
  token?.kind === 'anchor' && token.anchor === 'runwayMonths';

const isAbout = (token: Token | undefined) => /^(?:about|roughly|around)$/.test(token?.text ?? '');

const isClosed = (token: Token | undefined) => token === undefined || token.kind === 'punct';
