import type { Token } from '../tokens/tokenize';
import type { Candidate } from './candidate';
import { startsClause } from './stretch';

const OPENS = /^(?:if|assuming|provided|providing|unless|should|supposing|once|when|in|as)$/;
/** Conditions that are none: those put to the reader, those that measure, and those that hold already. */
const NO_EVENT =
  /^(?:you|your|anyone|anybody|anything|something|somebody|someone|not|look|looked|exclude|excluding|include|count|strip|add|ignore|compare|remember|recall|wonder|wondering|stay|stays|remain|remains|continue|continues|change|changes|nothing|flat|current|existing|same|constant|no|any|i|memory)$/;
const MONEY =
  /^(?:round|rounds|extension|grant|grants|bridge|loan|loans|deal|deals|contract|contracts|tranche|financing|funding|series|merger|acquisition|renewal|pilot|bank|investors?|sale|facility|safe|note|subsidy|award|tender|tenders|lender|lenders|board|approval|licen[cs]e|order|orders|raise)$/;
const HAPPENS =
  /^(?:closes?|lands?|signs?|wires?|wins?|converts?|raise|raises|extends?|comes|arrives?|agrees?|approves?|approved|goes|renews?|gets?|hits?|fails?|falls|slips?|succeeds?|works|materiali[sz]es?|starts?|begins?|kicks|lets|pays|funded|granted|draws?|hire|cut|sell|buy|merge)$/;
const PRESENT =
  /^(?:closes|lands|signs|wires|wins|converts|extends|comes|arrives|agrees|approves|goes|renews|starts|begins|kicks|pays|draw|sign|close|win|land|raise|extend|start|begin|arrive|joins?|come)$/;
const BACK = /^(?:but|today|currently|now|while|whereas|otherwise|meanwhile|presently)$/;

/**
 * Tokens of main clauses that hold only under a condition before them: "If we extend the round,
 * runway is 30 months", "Assuming the grant comes, cash is $8m", up to where the sentence goes on with now.
 */
export function supposedTokens(tokens: readonly Token[]): ReadonlySet<number> {
  const held = new Set<number>();
  for (let i = 0; i < tokens.length; i++) {
    if (!OPENS.test(tokens[i]?.text ?? '') || !(i === 0 || startsClause(tokens, i))) continue;
    const mark = tokens.findIndex((t, at) => at > i + 2 && /^[,:–—]$/.test(t.text));
    if (mark < 0 || mark > i + 14 || !isEvent(tokens, i, mark)) continue;
    let end = i;
    for (; end < tokens.length; end++) {
      const token = tokens[end];
      if (end > mark && (BACK.test(token?.text ?? '') || isNewClause(tokens, end))) break;
      held.add(end);
    }
    i = end;
  }
  return held;
}

const isNewClause = (tokens: readonly Token[], at: number) =>
  /^[,;]$/.test(tokens[at]?.text ?? '') && /^(?:and|but|so)$/.test(tokens[at + 1]?.text ?? '');

/** Whether a condition is of something that has not happened yet. */
function isEvent(tokens: readonly Token[], at: number, to: number): boolean {
  const opener = tokens[at]?.text ?? '';
  const rest = tokens.slice(at + 1, to);
  if (tokens[at - 1]?.text === 'even' || rest.some((t) => NO_EVENT.test(t.text))) return false;
  if (opener === 'as')
    return /^(?:soon|long)$/.test(rest[0]?.text ?? '') && rest.some((t) => PRESENT.test(t.text));
  if (opener === 'in') return rest[0]?.text === 'case' && rest.some((t) => HAPPENS.test(t.text));
  if (opener === 'should')
    return (
      /^(?:the|we|our|this|it|a)$/.test(rest[0]?.text ?? '') &&
      rest.some((t) => HAPPENS.test(t.text))
    );
  // "When we closed the round, cash was $8m" tells of what was.
  if (/^(?:when|once|after)$/.test(opener)) return rest.some((t) => PRESENT.test(t.text));
  return rest.some((t) => HAPPENS.test(t.text) || MONEY.test(t.text));
}

const TRAILS =
  /^(?:if|assuming|provided|providing|unless|once|when|after|subject|contingent|conditional|pending)$/;
const FIGURE = /^(?:of|runway|in|the|bank|cash|left|months|per|a|month|usd|now|then|only|[(,–—])$/;
const UNSIGNED =
  /^(?:[(,;–—-] ?)?(?:(?:but |and )?(?:still |as yet )?(?:not|never)(?: yet)?(?: been)? (?:signed|closed|final|finali[sz]ed|done|agreed|binding|wired|approved|confirmed|received)\b|unsigned\b|non-binding\b|(?:to be|yet to be) (?:signed|closed|confirmed|approved)\b|(?:not )?tbc\b|verbally\b|verbal only\b|handshake\b|in principle\b|pre-approval\b)/;
const AFTER_SIGNING =
  /^(?:to )?(?:the )?(?:(?:final|board|shareholder|bank|investor|legal) ){0,2}(?:signing|signature|signatures|closing|contract|contracts|approval|dd|diligence|due diligence|docs|documents|documentation|round|grant|paperwork|consent)\b/;

/** "$1.9M, sorry, $1.6M": the first is taken back. */
const TAKEN_BACK =
  /^[,;(–—-]+ ?(?:sorry|no|wait|oops|pardon|correction|scratch that|strike that|make that|i mean|or rather|rather)[ ,:–—]+(?:(?:it's|it is|that's|i mean|about|make that|it should be|should be|more like)[ ,:]+)*#/;
/** "$1.1M excluding pilots, $1.5M including them": which of the two is meant is not said. */
const TWO_MEASURES =
  /^[,(]? ?(?:excluding|including|without|with|excl|incl|before|counting|ex|net of)\b(?! [^#]*\b(?:vs|versus|up|from|last|previous)\b)[^#]{2,60}(?:[,;/(–—]| and| or| but) ?#[ (]*(?:excluding|including|without|with|excl|incl|counting|if|ex|when)\b/;

const COUNTS = /^if (?:we|you|i) (?:also |were to )?(?:count|include|add|assume)\b/;

/** "Runway is 30 months if we close the extension", "$40m post (not signed)", "cash $8m, subject to signing". */
export function isOpenBehind(tokens: readonly Token[], last: number, ofRound: boolean): boolean {
  const behind = tokens
    .slice(last + 1, last + 16)
    .map((t) => (t.kind === 'number' ? '#' : t.text))
    .join(' ');
  if (TAKEN_BACK.test(behind) || TWO_MEASURES.test(behind)) return true;
  for (let i = last + 1; i < tokens.length && i < last + (ofRound ? 14 : 8); i++) {
    const text = tokens[i]?.text ?? '';
    const words = textOf(tokens, i, i + 7);
    if (/^[(,;–—-]$/.test(text) || ofRound) {
      if (UNSIGNED.test(words)) return true;
    } else if (i === last + 1 && UNSIGNED.test(words)) return true;
    if (TRAILS.test(text)) {
      if (/^(?:subject|contingent|conditional|pending)$/.test(text))
        return AFTER_SIGNING.test(textOf(tokens, i + 1, i + 7).replace(/^(?:on|upon) /, ''));
      // "ARR is $5m if we count the signed contracts": by another measure than ARR's own.
      if (COUNTS.test(textOf(tokens, i, i + 5))) return true;
      const stop = tokens.findIndex((t, at) => at > i && /^[,;)(–—]$/.test(t.text));
      return isEvent(tokens, i, stop < 0 ? tokens.length : stop);
    }
    if (!ofRound && !FIGURE.test(text) && tokens[i]?.kind === 'word') return false;
    if (tokens[i]?.kind === 'number') return false;
  }
  return false;
}

const PREDICATE =
  /^(?:is|are|was|remains?|would be)(?: (?:still|also|just|only|exactly|really|probably|of course))? (?:what|where|the|our|my|a|an|one|on|as|required|needed|necessary|demanded)\b/;
const WISHED =
  /\b(?:aim|aims|aiming|striving|shooting for|gunning for|going for|heading|looking for|hoping|hope|want|wants|wanted|wish|like to|need|needs|needed|plan to|in mind|set out|set ourselves|set for|work(?:ing)? towards?|budgeted|planned|promised|expect|expects|forecast|goal|target|ambition|objective|aspiration|next (?:[a-z]+ )?(?:stop|step|stage|milestone|mark|level|goal|target)|the (?:idea|plan|dream|vision|limit|ceiling|bar|hurdle|threshold|minimum|maximum|requirement|budget|guidance|endgame)|(?:worst|best|base|bear|bull) case|scenario|north star|required|needed|necessary|demanded|takes to)\b/;
const MET =
  /\b(?:hit|reached|achieved|met|passed|beat|ahead|above|below|over|under|short|line|exceed\w*|delivered|ended|closed|finished|record|best)\b/;
const AWAY =
  /^(?:(?:would|could|might|should)\b|(?:firmly |clearly |still )?(?:in (?:mind|sight|our sights|view)|within (?:reach|sight)|on the horizon|ahead of us)\b)/;

/** "ARR of $3m is what we are aiming for", "MRR of $200k is the next milestone", "ARR of $3m in sight". */
export function isWishedBehind(tokens: readonly Token[], last: number): boolean {
  const stop = tokens.findIndex((t, at) => at > last + 2 && /^[,;(–—]$/.test(t.text));
  const words = textOf(tokens, last + 1, Math.min(last + 16, stop < 0 ? tokens.length : stop));
  if (AWAY.test(words)) return true;
  return PREDICATE.test(words) && WISHED.test(words) && !MET.test(words);
}

const textOf = (tokens: readonly Token[], from: number, to: number) =>
  tokens
    .slice(from, to)
    .map((t) => t.text)
    .join(' ');

const PRICED_IN =
  /\b(?:growth|revenues?|sales|upside|collections|renewals|pipeline)\b[^#]{0,24}\b(?:baked|factored|built|priced|modell?ed|included) in\b|\b(?:baking|factoring|building|pricing) in (?:\w+ ){0,3}(?:growth|revenues?|sales|upside|collections|renewals|pipeline)\b/;

/** "With revenue growth baked in we have 24 months of runway": by what is hoped for. */
const isPricedIn = (tokens: readonly Token[]) => PRICED_IN.test(textOf(tokens, 0, 60));

/** Readings that hold under a condition or as a wish told behind them are asked about. */
export function asStated(tokens: readonly Token[], found: readonly Candidate[]): Candidate[] {
  return found.map((c) => {
    const last = tokens.findLastIndex((t) => t.end <= c.end);
    if (c.doubt !== null || last < 0) return c;
    const ofRound = c.ruleId.startsWith('metric.postMoney');
    const open =
      isOpenBehind(tokens, last, ofRound) ||
      isWishedBehind(tokens, last) ||
      (c.field === 'runwayMonths' && isPricedIn(tokens));
    return open ? { ...c, doubt: 'hearsay' } : c;
  });
}
