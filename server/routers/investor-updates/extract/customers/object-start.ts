import type { Token } from '../tokens/tokenize';
import { BETWEEN } from './object-rules';
import type { Name } from './name';
import { CUSTOMER_TALK, type Scene } from './scene';

const OUR = /^(?:the|our)$/;
const AGREEMENT = /^(?:pilot|poc|trial|contract|account|deal|agreement|subscription|renewal)$/;

/** "rolled out Beacon to X": the place is the customer, whatever was brought there. */
function atPlace({ tokens, names }: Scene, name: Name, cue: string): number | null {
  if (!/^(?:deployed|out|installed|delivered)$/.test(cue) || name.company) return null;
  const led = /^(?:at|to|across|for)$/.test(tokens[name.last + 1]?.text ?? '');
  return led && names.has(name.last + 2) ? name.last + 2 : null;
}

const NOT_SOLD =
  /^(?:lease|sublease|partner|partnership|partnering|reseller|resale|referral|distribution|distributor|channel|loan|credit|share|stock|equity|asset|merger|employment|consulting|advisory|non-disclosure|confidentiality|nda|settlement|licensing|joint|co-marketing|marketing|manufacturing|supplier|vendor|hosting|insurance|financing|investment|sponsorship|data|integration|collaboration|research|term|letter|option|purchase|memorandum|side|office|recruiting|pilot|trial|poc|not|no|other|for|with|to|by|and|or|of|from)$/;
const SERVED = /^(?:research|data|hosting|integration|insurance|recruiting|manufacturing)$/;
const SOLD =
  /^(?:agreements?|contracts?|deals?|subscriptions?|orders?|licen[cs]es?|msas?|ppas?|off-?take)$/;

/** "signed a 20-year power purchase agreement with X": the token behind "with"; null for a lease. */
function overAgreement(tokens: readonly Token[], cue: number): number | null {
  for (let i = cue + 1; i < tokens.length && i <= cue + 12; i++) {
    const token = tokens[i];
    if (token?.kind === 'punct' && !/^[-,$%]$/.test(token.text)) return null;
    if (SOLD.test(token?.text ?? '') && /^(?:with|at)$/.test(tokens[i + 1]?.text ?? ''))
      return tokens[i + 2]?.text === 'the' ? i + 3 : i + 2;
    const power = token?.text === 'purchase' && tokens[i - 1]?.text === 'power';
    // "a research services agreement": what is sold are the services.
    const served = tokens[i + 1]?.text === 'services' && SERVED.test(token?.text ?? '');
    if (NOT_SOLD.test(token?.text ?? '') && !power && !served) return null;
  }
  return null;
}

/** "at X", "to the X". */
const isLedTo = (tokens: readonly Token[], name: number) =>
  /^(?:at|to|for)$/.test(tokens[name - (tokens[name - 1]?.text === 'the' ? 2 : 1)]?.text ?? '');

/** "live on X", "on the X": a place of trade or another's product. */
const isLiveOn = (tokens: readonly Token[], name: number) =>
  tokens[name - (tokens[name - 1]?.text === 'the' ? 2 : 1)]?.text === 'on';

/** "$1.2M on the account at X", "a savings account with X": where the company's own money lies. */
const isBanked = (tokens: readonly Token[], cue: number) =>
  /\baccounts?$/.test(tokens[cue]?.text ?? '') &&
  (tokens[cue]?.kind === 'anchor' ||
    /^(?:bank|savings|checking|deposit|escrow|market|current|operating|treasury)$/.test(
      tokens[cue - 1]?.text ?? '',
    ) ||
    // "We opened an account with X"
    /\b(?:opened|open|opening|have|hold|keep) (?:an?|our) (?:new )?$/.test(
      `${tokens
        .slice(Math.max(0, cue - 3), cue)
        .map((t) => t.text)
        .join(' ')} `,
    ) ||
    /^(?:on|in) (?:the|our|an?|its)$/.test(
      `${tokens[cue - 2]?.text ?? ''} ${tokens[cue - 1]?.text ?? ''}`,
    ) ||
    /^(?:are|is|sit|sits|lie|lies) (?:with|at|in)$/.test(
      `${tokens[cue + 1]?.text ?? ''} ${tokens[cue + 2]?.text ?? ''}`,
    ));

/** "We closed $1.2M from X": of investors, unless the words speak of customers. */
const isRaised = ({ tokens, words }: Scene, cue: number, name: number) =>
  /^(?:closed|secured|got)$/.test(tokens[cue]?.text ?? '') &&
  tokens[name - 1]?.text === 'from' &&
  tokens[cue + 1]?.kind === 'number' &&
  !CUSTOMER_TALK.test(words) &&
  !/\b(?:arr|mrr|revenue|orders?|bookings|deals?|sales)\b/i.test(words);

/** "launched in Costco", "went live in Gail's": no place, but a shop. */
const isLaunchedIn = (tokens: readonly Token[], cue: number, name: Name) =>
  /^(?:launched|live)$/.test(tokens[cue]?.text ?? '') &&
  tokens[cue + 1]?.text === 'in' &&
  cue + 2 === name.first &&
  (name.company ||
    // A shop's; "St. John's" is a town.
    (/'s$/.test(name.text) && !/^St\b/.test(name.text)) ||
    /^(?:stores?|nationwide|supermarkets|branches)$/.test(tokens[name.last + 1]?.text ?? ''));

/** The name a cue leads to over harmless words only. */
export function objectStart(scene: Scene, cue: number, id: string): number | null {
  const { tokens, names } = scene;
  let led = false;
  // "A and B live, C in contract": of those before it.
  if (
    id === 'live-with' &&
    tokens[cue + 1]?.text === ',' &&
    [...names.values()].some((name) => name.last === cue - 1)
  )
    return null;
  const agreed = /^(?:signed|won|renewed|agreed)$/.test(id) ? overAgreement(tokens, cue) : null;
  if (agreed !== null && names.has(agreed)) return agreed;
  if (id === 'agreed') return null;
  // "signed up for X": a tool.
  if (id === 'signed-up') return names.has(cue + 1) ? cue + 1 : null;
  for (let i = cue + 1; i < tokens.length && i <= cue + 12; i++) {
    const token = tokens[i];
    if (token === undefined) return null;
    const name = names.get(i);
    if (name !== undefined) {
      // "moved to X", "transitioned over from X": what was changed for, or left.
      if (/^(?:moved|transitioned)$/.test(tokens[cue]?.text ?? '') && led) return null;
      if (isRaised(scene, cue, i)) return null;
      const placed = atPlace(scene, name, tokens[cue]?.text ?? '');
      if (placed !== null) return placed;
      if (tokens[i - 1]?.text === 'of' && tokens[i - 2]?.text === 'out') return null;
      if (id === 'commissioned') return isLedTo(tokens, i) ? i : null;
      if (id === 'customer-is' && isBanked(tokens, cue)) return null;
      // "went live on the Nasdaq"
      if (id === 'live-with' && isLiveOn(tokens, i)) return null;
      // "closed its account with X", "closed our account at X"
      const near = tokens.slice(Math.max(0, i - 4), i).map((t) => t.text);
      if (/(?:^| )(?:its|their|closed our) accounts? (?:with|at)$/.test(near.join(' ')))
        return null;
      if (isLaunchedIn(tokens, cue, name)) return i;
      // "our first in Maine": a place.
      if (tokens[i - 1]?.text === 'in' && !name.company) return null;
      if (id === 'goodbye') return tokens[i - 1]?.text === 'to' || led ? i : null;
      if (
        id === 'customer-is' &&
        /^(?:from|of)$/.test(tokens[i - 1]?.text ?? '') &&
        !/^signature/.test(tokens[cue]?.text ?? '')
      )
        return null;
      if (id === 'churn-of' && i === cue + 1 && tokens[cue]?.text === 'churned') return i;
      if (
        id === 'left' ||
        id === 'pilot-with' ||
        id === 'churn-of' ||
        id === 'intent' ||
        id === 'loss-of' ||
        id === 'second-at' ||
        id === 'beaten' ||
        id === 'delivered' ||
        id === 'order-from' ||
        id === 'kicked-off' ||
        id === 'customer-is'
      )
        return led || (id === 'customer-is' && i === cue + 1) ? i : null;
      // "converted the Acme pilot", but not "renewed a handful of Acme"
      if (/^(?:renewed|live-with|expanded)$/.test(id) && i > cue + 1 && !led)
        return i === cue + 2 &&
          OUR.test(tokens[cue + 1]?.text ?? '') &&
          AGREEMENT.test(tokens[name.last + 1]?.text ?? '')
          ? i
          : null;
      return i;
    }
    if (
      /^(?:with|w|such|from|for|at|of|:|\(|include|includes|included|including|is|was|are|were|like|by|,|—|–|to|into|on|incl)$/.test(
        token.text,
      )
    )
      led = true;
    // "lost the deal to X": X has won it.
    if (id === 'lost' && token.text === 'to') return null;
    // "we came second to X": X has won.
    if (id === 'second-at' && /^(?:to|behind|after)$/.test(token.text)) return null;
    // "we are live by the Stadt …": German for "at"
    if (id === 'live-with' && token.text === 'by') continue;
    if (token.kind === 'number' || token.kind === 'date') continue;
    if (
      id === 'pilot-with' &&
      token.text === ',' &&
      !/^(?:with|at|by|for)$/.test(tokens[i + 1]?.text ?? '')
    )
      return null;
    if (
      id === 'pilot-with' &&
      /^(?:running|underway|ongoing|started|starting|began|begun|kicked|off|signed|going|live|continue|continues|continued|continuing|progressing|proceeding|active|open|up)$/.test(
        token.text,
      )
    )
      continue;
    // "such as X", "rolled out Atlas to X"
    if (token.text === 'as' && tokens[i - 1]?.text === 'such') continue;
    if (token.text === '.' && /^(?:incl|e\.g|eg)$/.test(tokens[i - 1]?.text ?? '')) continue;
    if (scene.products.has(token.text)) continue;
    if (id === 'kicked-off' && /^(?:onboarding|work)$/.test(token.text)) continue;
    if (isCountedFirms(tokens, i)) continue;
    // "five practices, among them X"
    if (token.text === 'among' && tokens[i + 1]?.text === 'them') continue;
    if (token.text === 'them' && tokens[i - 1]?.text === 'among') {
      led = true;
      continue;
    }
    if (!BETWEEN.has(token.text)) return null;
  }
  return null;
}

const FIRMS =
  /^(?:schools|universities|colleges|practices|clinics|hospitals|pharmacies|banks|insurers|retailers|brands|hotels|restaurants|cities|counties|councils|districts|municipalities|utilities|farms|growers|manufacturers|carriers|airlines|firms|trusts|agencies|studios|gyms)$/;

/** "signed 14 schools, including X": how many of a kind, some of which are named behind. */
const isCountedFirms = (tokens: readonly Token[], at: number): boolean =>
  FIRMS.test(tokens[at]?.text ?? '') &&
  (tokens[at - 1]?.kind === 'number' ||
    /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|more|new)$/.test(
      tokens[at - 1]?.text ?? '',
    )) &&
  tokens
    .slice(at + 1, at + 3)
    .some((t) => /^(?:including|incl|among|notably|such|:|\(|–|—)$/.test(t.text));

/** "expansion $40k (X)": the names behind a sum say whose it is. */
export function isSummed(tokens: readonly Token[], start: number): boolean {
  const sum = tokens[start - 2];
  return tokens[start - 1]?.text === '(' && sum?.kind === 'number' && sum.number.currency !== null;
}

/** "deployed at X", "rolled out to X": a place of use, so a customer. */
export const isPlaced = (tokens: readonly Token[], cue: number, start: number) =>
  (/^(?:launched|live)$/.test(tokens[start - 2]?.text ?? '') && tokens[start - 1]?.text === 'in') ||
  (/^(?:at|across|for|to)$/.test(tokens[start - 1]?.text ?? '') &&
    (/^(?:deployed|out|deployment|rollout|go-live|installation|implementation|expansions?)$/.test(
      tokens[cue]?.text ?? '',
    ) ||
      (/^(?:shipped|delivered|installed|sold)$/.test(tokens[cue]?.text ?? '') &&
        tokens
          .slice(Math.max(0, cue - 6), start)
          .some((t) => t.kind === 'number' || THINGS.test(t.text)))));

const THINGS =
  /^(?:first|second|third|fourth|last|units?|orders?|robots?|devices?|systems?|machines?|chargers?|sensors?|arrays?|panels?|batter(?:y|ies)|kiosks?|cameras?|meters?|pumps?|lines?|cells?|installations?)$/;

/** Verbs of the company that have customers for their objects. */
export const GAINS =
  /^(?:closed|signed|won|landed|onboarded|lost|renewed|upsold|welcomed|added|expanded|paused)$/;
/** Verbs of a customer: of "closed A, B started a pilot" the last name is their subject. */
export const TURNS =
  /^(?:started|starts|began|begins|kicked|churned|left|cancell?ed|paused|terminated|lapsed|ended|stopped|quit|withdrew|did|didn't|went|froze|suspended|discontinued|switched)$/;
