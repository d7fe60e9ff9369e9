import type { Token } from '../tokens/tokenize';
import type { Candidate } from './candidate';
import type { Sentence } from './sentences';

const ORDINALS =
  'third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const JOINED = /^(?:joined|joins|became|becomes|started|onboarded|welcomed|welcome|hired)$/;
const COUNTS = /^(?:employees?|team members?|teammates?|full-time employees?)$/;

/** "Mia joined as our 10th employee": how many there are, where nothing else tells. */
export function readNthEmployee({ tokens, goal }: Sentence): Candidate | null {
  const our = tokens.findIndex((t, i) => t.text === 'our' && ordinalAt(tokens, i + 1) !== null);
  const told = our < 1 ? null : ordinalAt(tokens, our + 1);
  const [first, last] = [tokens[our], told === null ? undefined : tokens[told.next]];
  if (told === null || goal[our] === true || first === undefined || last === undefined) return null;
  if (!COUNTS.test(last.text)) return null;
  if (!tokens.slice(0, our).some((t) => JOINED.test(t.text))) return null;
  if (tokens.some(isOfOtherTime)) return null;
  return {
    field: 'headcount',
    value: told.value,
    step: 1,
    atLeast: false,
    ruleId: 'metric.headcount.nth',
    confidence: 0.6,
    date: null,
    doubt: null,
    gross: false,
    start: first.start,
    end: last.end,
  };
}

/** "will join in May", "who joined as our 4th employee in 2021" */
const isOfOtherTime = (token: Token) =>
  /^(?:will|left|leaves|leaving|next|soon|again|who|she|he|had|has|back|originally|ago|promoted|since|years?)$/.test(
    token.text,
  ) ||
  (token.kind === 'date' && token.date.grain === 'year');

/** "10th" or "tenth", and the place behind it; figures before letters are tokens of their own. */
function ordinalAt(tokens: readonly Token[], at: number): { value: number; next: number } | null {
  const token = tokens[at];
  if (token === undefined) return null;
  const spelled = ORDINALS.indexOf(token.text);
  if (spelled >= 0) return { value: spelled + 3, next: at + 1 };
  let end = at;
  while (end < at + 4 && /^\d$/.test(tokens[end]?.text ?? '')) end++;
  if (end === at || !/^(?:st|nd|rd|th)$/.test(tokens[end]?.text ?? '')) return null;
  const digits = tokens.slice(at, end).map((t) => t.text);
  return { value: Number(digits.join('')), next: end + 1 };
}
