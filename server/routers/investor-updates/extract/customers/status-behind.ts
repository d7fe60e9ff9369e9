import type { CustomerStatus } from '../types';
import { type Listed } from './lists';
import { type Scene } from './scene';
import { statusOfCell } from './table-status';
import { INTENT } from './talk';

/** Where "a pilot with Bosch" begins behind another name, which it says nothing of. */
function otherTrial({ tokens, names }: Scene, from: number): number {
  const trial = tokens.findIndex(
    ({ start, text }, at) =>
      start >= from &&
      /^(?:pilot|poc|trial)$/.test(text) &&
      tokens.slice(at - 2, at).some((t) => /^(?:an?|one|another)$/.test(t.text)) &&
      /^(?:with|at|for)$/.test(tokens[at + 1]?.text ?? '') &&
      names.has(at + 2),
  );
  return tokens[trial]?.start ?? Infinity;
}

/** "(planned for April)": not yet, whatever the label says. */
const PLANNED =
  /^ ?[(–—:-] ?(?:still )?(?:planned|scheduled|slated|tentative|expected) (?:for|in|by)\b/;

const MONTH =
  '(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*|q[1-4]|h[12]|next (?:week|month|quarter|year)|the (?:spring|summer|autumn|fall|winter|new year)';
const PAPER =
  '(?:the |its |their )?(?:contract|paper(?:work|s)?|msa|order form|docusign|agreement|deal|po|signatures?|counter-?signatures?|(?:[a-z]+ )?approvals?|sign-?off|legal(?: review)?|procurement|security review|redlines|final terms|terms|budget)';
/** "(pending board approval)", "(slipped to April)", "?": what the label says has not come yet. */
const NOT_YET = new RegExp(
  `^ ?(?:\\?|(?:[(\\[–—:;-] ?|, )?(?:(?:but|still|now|sadly|unfortunately|alas|it|they|which|who|has|have|is|was|just|then|since|all|both) )*(?:(?:slipped|slips|slipping|pushed|moved|postponed|deferred|delayed|shifted)(?: (?:back|out))?(?= ?$| ?[),;.]| (?:by|again) | (?:in)?to (?:${MONTH}))|stalled(?= ?$| ?[),;.]| (?:in|at|over) )|fell (?:through|apart)|(?:backed|pulled) out|withdrew|changed (?:its|their) mind|did not sign|didn't sign|(?:is |are )?not (?:yet |fully |quite )?(?:signed|counter-?signed|closed|confirmed|final|done|official|in writing)|not (?:yet|quite)(?= ?$| ?[),;.])|unsigned|unconfirmed|tb[cd]\\b|to be (?:confirmed|signed|announced|closed|decided)|to (?:sign|close|confirm)\\b(?! (?:off on|up))|expected(?= ?$| ?[),;.]| (?:in|by|on|for|this|to (?:sign|close|come)) ?)|hopefully|fingers crossed|(?:almost|nearly|probably|(?:very |quite |most )?likely|maybe|perhaps|imminent(?:ly)?)(?= ?$| ?[),;.]| (?:there|signed|done|closed|in|this|next|to sign)\\b)|\\d{2} ?%(?= ?$| ?[),;.]| (?:likely|sure|certain|probab|chance|there|done|confiden))|(?:subject to|contingent (?:on|upon)|conditional (?:on|upon)) |(?:if|once|unless|provided|assuming) (?!converted|already)[a-z]|(?:should|will|set to|due to|about to|going to|expects? to|plans? to|hopes? to|hoping to) (?:sign|close|countersign)|verbal(?:ly)?(?= ?$| ?[),;.]| (?:yes|agreed|committed|agreement|ok|only|so far))|hand-?shake|under (?:discussion|negotiation|review)|(?:proposal|quote|offer|redlines) (?:is |was )?(?:sent|out|submitted|pending|with)\\b|(?:an? )?(?:nda|term sheet)(?= ?$| ?[),;.])|(?:is |has )?not (?:yet )?(?:started|begun|live)|in (?:final |late-stage |the final )?(?:negotiations?|talks|contracting|legal|procurement|redlines|contract (?:review|negotiation))|(?:awaiting|waiting (?:for|on)|pending|missing) ?(?=$|[),;.]|${PAPER})|${PAPER} (?:is |are |was |still |now )*(?:out|sent|pending|being|outstanding|open|missing|expected|due|to come|to follow|under review|not|in (?:legal|review|redlines|negotiation|progress)|with (?:legal|the lawyers|procurement|their))\\b))(?!.{0,40}\\b(?:now|since|then|has|meanwhile|already) (?:signed|closed|done|live|arrived|come))`,
);

/** Whether the words right behind a name take back that it has signed; lower case. */
export const isNotYet = (words: string) => NOT_YET.test(words);

/** "Churn: 2.1% (Acme excluded)". */
const EXCLUDED =
  /^ ?[(,–—-]? ?(?:(?:is|are|was|were) )?(?:excluded|aside|not (?:counted|included)|left out|apart|excl\b)/;

/** "Churned: Acme (rumoured)", "(came back)": not gone for certain. */
const NOT_GONE =
  /^ ?(?:\?|[(–—:,-] ?(?:but |since |then |has |now |is |was )*(?:rumou?r(?:ed|s)?|unconfirmed|not (?:yet )?(?:confirmed|certain|final)|tbc|maybe|perhaps|possibly|(?:very )?likely|reversed|came back|is back|back|won back|returned|saved|rescinded|retracted|reactivated|stayed|stays)(?= ?$| ?[),;.?]| (?:in|after|this|last|on|to)\b))/;
/** "Pilots: Acme (cancelled)". */
const PILOT_OFF =
  /^ ?[(–—:,-] ?(?:was |has been |now |sadly )*(?:cancell?ed|called off|abandoned|scrapped|failed|lost|aborted|dropped)(?= ?$| ?[),;.]| (?:in|after|by|because|due)\b)/;

/** "might churn", "churn risk": a customer still. */
const MAY_GO =
  /\b(?:might|may|could|would|likely to|risk(?:s|ing)?(?: of| to)?|threaten(?:s|ed|ing)? to|considering|fears?) (?:churn|cancel|leav)|\bchurn(?:ing)?[- ]risk\b|\brisk of churn/;

/** What stands behind the name may say more than the heading does. */
export function statusIn(
  scene: Scene,
  item: Listed,
  status: CustomerStatus,
  only: boolean,
): CustomerStatus | null {
  const from = item.name.end;
  const close = scene.tokens[item.close]?.end ?? from;
  // A name of its own line is spoken of to the end of the sentence.
  const to = only ? Math.max(close, Math.min(from + 60, scene.tokens.at(-1)?.end ?? from)) : close;
  const words = scene.masked
    .slice(from, Math.min(to, otherTrial(scene, from)))
    .toLowerCase()
    .replace(/^[\s\u0001*]+/, ' ')
    // ", a public agency: lost the deal"
    .replace(/^ ?, (?:an?|the|our) [^,:(–—]{2,40}(?= ?[:(–—])/, '');
  if (INTENT.test(words) || PLANNED.test(words) || EXCLUDED.test(words)) return null;
  const mark = scene.masked.slice(from, from + 1) === '?' ? '?' : '';
  if (/^(?:ACTIVE|PILOT)$/.test(status) && isNotYet(mark + words.trimEnd())) return null;
  if (status === 'CHURNED' && NOT_GONE.test(mark + words.trimEnd())) return null;
  if (status === 'PILOT' && PILOT_OFF.test(words)) return 'LOST_DEAL';
  // "Customer: X | Status: Pilot"
  const stated = /[|,;(] ?status ?[:=] ?([a-z -]{3,24})/.exec(words)?.[1];
  if (stated !== undefined) return statusOfCell(stated.trim(), false);
  if (
    status === 'LOST_DEAL' &&
    /\b(?:(?:was|were|been|had been) an? (?:[a-z-]+ )?(?:customer|client)\b|(?:customer|client) (?:since|for)\b|churn(?:ed)?|(?:did not|didn't|not|won't|will not|decided not to) (?:be )?renew(?:ed|ing)?|non-?renewals?|non-renewed|cancell?ed)\b/.test(
      words,
    )
  )
    return 'CHURNED';
  if (status !== 'ACTIVE' || MAY_GO.test(words)) return status;
  if (
    /\bchurn|cancell|^ ?\((?:lost(?! (?:deals?|tender|bid|to|on price|in)\b)|left|gone|non-renewal|did not renew)\b/.test(
      words,
    )
  )
    return 'CHURNED';
  if (
    /\b(?:paid )?(?:pilot|poc|trial)\b/.test(words) &&
    !/convert|from pilot|after (?:a )?pilot/.test(words)
  )
    return 'PILOT';
  if (/^ ?[(–—:-] ?(?:in )?test(?:ing)?(?= ?$| ?[,;()]| (?:in|at|on|until)\b)/.test(words))
    return 'PILOT';
  if (/^ ?[(–—:-] ?(?:closed[- ])?lost\b/.test(words)) return 'LOST_DEAL';
  return /\bpaused|on hold\b/.test(words) ? 'PAUSED' : status;
}
