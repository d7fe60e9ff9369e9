import { anyOf, HELP_NOUN, INTRO } from './vocabulary';

/*
 * What looks like a request and is none: notices, thanks, courtesies, "none this month". Over
 * one sentence or item in lower case.
 */

const BOILERPLATE: readonly RegExp[] = [
  /^(?:the |our )?[\w ,&-]{3,60} (?:(?:is|are) )?(?:attached|enclosed|linked below)[.!]?$|^(?:the |our )?next (?:\w+ )?(?:update|letter|report|call|digest|newsletter|note|issue|edition|instal+ment|bulletin|mail|e-?mail)\b/,
  /\bif (?:anything|something|any of (?:this|it)) (?:(?:in )?(?:here|this \w+) )?(?:is|isn't|are|seems|looks) (?:unclear|wrong|off|missing|not clear|confusing)\b/,
  /\b(?:any|further|more|other|additional|have|with|got|your) (?:further |other |more |additional )?(?:questions?|queries|concerns|comments)\b(?![\w ]{0,40}: (?:who|which|what|how|has|have|is|are|do|does|should|can|could|would)\b)/,
  /\b(?:unsubscribe|opt out|opt-out|mailing list|email preferences|these emails|to your address book|spam|intended recipient|in error|stop receiving|be removed|removed from)\b/,
  /\b(?:please|kindly|pls) (?:find|note|see|refer to|be (?:advised|aware|reminded)|keep (?:this|it|the|all|these|in mind)(?! (?:referrals|intros|introductions|names|candidates|leads|suggestions) coming)|treat|do not|don't|not|read|rsvp|join|register|save the date|click|bear|allow|accept|remember|visit|download|check|consider the environment|disregard|ignore|excuse|bring(?! (?:us|me) (?:together|in)))\b/,
  /\b(?:don't|do not|never|not to) (?:forward|share|distribute|circulate|reply|disclose)\b|\bconfidential\b/,
  /\b(?:don't|do not) hesitate to\b(?! (?:tell (?:me|us)|introduce|connect|recommend|refer|put (?:me|us)|send (?:me|us|them)|transfer|forward|pass|share (?:it|them|names)))/,
  /\blet (?:us|me) know (?:if|whether|when|by|your|how) (?:you (?:can|can't|could|would like|want|wish|need|plan|prefer|will|are (?:in|around|able|available|coming|attending|going|interested in (?:a|the|seeing|joining the call|attending))|'re (?:in|around|coming|attending|going|able))|this|that|it|availability|preferred)(?!(?: to)? (?:help|introduce|intro|connect|refer|recommend|share|think|make|point|invest|take part (?!in)|participate(?! in (?:the |our |this |an? )?(?:\w+ )?(?:webinar|call|meeting|agm|event|dinner|survey|session|conference|workshop|demo))|join (?:the|our|this) (?:round|bridge|raise|note|syndicate|extension)|top up|come in))/,
  /\b(?:feedback|thoughts|suggestions|input|ideas) (?:on|about|for) (?:this|the|these|our) (?:monthly |investor |new )?(?:updates?|format|newsletter|e-?mails?|report format|letter)\b/,
  /\b(?:reply|respond|e-?mail|contact|write|reach out|get in touch|let (?:us|me) know)\b.{0,30}\b(?:if|should) you(?:'d| would) (?:like|prefer|want)(?! to (?:help|introduce|invest|participate|join (?:the|our|this) (?:round|bridge)|meet the|recommend|refer|be (?:introduced|a)))/,
  /^if you(?:'d| would) (?:like|prefer|want)(?! to (?:help|introduce|invest|participate|join (?:the|our|this) (?:round|bridge)|recommend|refer)).{0,80}\b(?:let (?:us|me) know|reply|e-?mail|contact|reach out|get in touch)\b/,
  /^(?:the |all )?(?:same|unchanged|as before)(?: asks?| needs?| list)?(?: (?:as|like) (?:last|before|previous|in|the)\b.{0,24})?[.! ]*$|^(?:please )?see (?:the |our )?(?:deck|slides?|attachments?|attached|data ?room|appendix|last (?:update|month|time))\b.{0,16}$/,
  /\b(?:see asks? (?:below|section)|asks? (?:are |is )?below|see below for (?:our )?asks)\b/,
];
const THANKS =
  /^(?:and |also,? |again,? |a )?(?:(?:many |huge |big |special |massive |warm |sincere |our |my |heartfelt |enormous |as (?:always|ever),? )*(?:thanks?|thank you|thank-you|thx|shout-?out|kudos|props|hat tip|gratitude|grateful (?:to|for)|credit (?:to|for|goes))|(?:we|i)(?:'d| would)? (?:like|want|wanted) to (?:thank|express)|we (?:thank|are grateful (?:to|for)|appreciated?|really appreciate|'re grateful)|we're grateful (?:to|for)|i(?:'m| am) grateful (?:to|for))\b/;
const DONE_WITH_THANKS =
  /(?:\b(?:we|i|you|they|mary|team)(?:'ve| have| has)? (?:\w+ )?(?:closed|hired|filled|found|met|signed|landed|got|received|raised|made|completed|finished|wrapped)|\b(?:is|are|was|were|has been|have been|got) (?:now )?(?:filled|closed|done|hired|resolved|solved|found|settled|made))\b.{0,120}\bthank/;
export const REDEEMING =
  /\bin advance\b|\bthank(?:s|ful)?(?: you)? for (?:any|every|each) (?:\w+ )?(?:intros?|introductions?|contacts?|referrals?|names?|leads?|tips?)\b|\bplease\b(?! (?:join|note|find|see|accept))|\bif you (?:know|can|have|could)|\bcould you\b|\bcan you\b|\bwould love\b|\bgrateful (?:for|to (?:have|get|receive)) (?:any|an?|more|further) /;

export const LENIENT = anyOf(
  `\\b${INTRO}\\b`,
  `\\b${HELP_NOUN}\\b`,
  '\\b(?:hire|hiring|recruit(?:ing)?|looking (?:for|to)|search(?:ing)?|seek(?:ing)?|raising|need(?:ed)?|want|love|like to|glad to|appreciate|grateful|upvote|openings?|vacanc(?:y|ies)|wanted|meet|talk|speak|anyone|someone|somebody|please|could you|can you|reach|spread|struggling|trying to|raising|knows?)\\b',
);

/** True for the courtesies and notices that only look like a request. */
export function isBoilerplate(text: string): boolean {
  const rest = withoutBoilerplate(text);
  return rest.length < text.length && !LENIENT.test(rest);
}

/** The sentences that are no courtesies or notices. */
function withoutBoilerplate(text: string): string {
  if (!BOILERPLATE.some((rule) => rule.test(text))) return text;
  const sentences = text.split(/(?<=[.!?]) +/);
  return sentences.filter((it) => !BOILERPLATE.some((rule) => rule.test(it))).join(' ');
}

export const LEAD_IN = /^(?:p\.? ?(?:p\.? ?)?s(?:\.|\b) ?[:,–-]? *|btw,? )/;

/** True when a sentence thanks for something that has happened. */
export function isThanks(sentence: string): boolean {
  const text = sentence.replace(LEAD_IN, '');
  return (THANKS.test(text) || DONE_WITH_THANKS.test(text)) && !REDEEMING.test(text);
}

const GENERIC =
  /^(?:please |kindly )*do the needful(?: (?:on|for|in|with|about) (?:\w+ ){0,3}\w+)?[.! ]*$|\bneed (?:your |some )?help (?:with|on) (?:hiring|recruiting|fundraising|sales|intros|introductions|customers)(?:,| and)(?: with)? (?:hiring|recruiting|fundraising|sales|intros|introductions|customers)\b|\b(?:any of (?:these|this|the above|them)|(?<!\b(?:dealt|dealing|experience|struggled|struggling|familiar|trouble|worked|success) )with (?:these|this|the above)|on any of)\b|^(?:so,? )?(?:can|could) you help(?: us| me)?(?: out)?[?. ]*$|^(?:as (?:always|ever),? )?(?:any|all|your) (?:feedback|help|thoughts|support|suggestions|ideas)(?: (?:or|and|&) (?:feedback|help|thoughts|support|suggestions|questions|ideas))*,? (?:is|are|will be|would be)? ?(?:\w+ ){0,2}(?:welcome|appreciated)|^(?:please )?(?:just |simply )?(?:hit reply|reply|respond)(?: (?:to|directly|here|with) ?.{0,30})?$|\blet (?:me|us) know if you can help\b.{0,8}$|^(?:if you|let us know|please|we).{0,40}\b(?:how|where) (?:you|we) can (?:help|be helpful)\b/;

/** "I appreciate your continuous guidance.", "where I would like your help". */
const COURTESY =
  /^(?:we|i) (?:really |very much |deeply |always |truly )?appreciate your (?:(?:continu\w+|ongoing|kind|great|constant|steady|valuable) )?(?:support|guidance|help|cooperation|attention|trust|patience)\b.{0,24}$|^(?:we|i)(?:'ll| will) (?:do|keep|try|continue|give) (?:our|my|on|to)\b|\b(?:where|how|what|things) (?:i|we)(?:'d| would) (?:like|love|appreciate|need) (?:your )?help\b|^whom? do you know there\b|\bneed (?:your )?help (?:on|with) (?:\w+ )?(?:things|items|points|asks|areas|fronts)\b.{0,20}$/;

/** True for "reply if you can help with any of these" and the like: no request of its own. */
export function isGeneric(text: string): boolean {
  return GENERIC.test(text) || COURTESY.test(text);
}

const NOTHING =
  /^(?:\(?(?:none|nothing|nil|nope|nada|n\/?a|n\.a\.?|no|not|tbd|-+|—)\)?(?:[.!,; –—-]|$)|(?:we(?:'re| are) )?all (?:good|set)\b|(?:we|i)(?: have|'ve(?: got)?| got| do(?:n't| not) have| haven't got)(?: got)? (?:no|none|any|anything|nothing|zero)\b|i don't have\b|there(?:'s| is| are|'re) (?:none|nothing|no)\b)/;

/** True for "None this month", "N/A", "No asks right now". */
export function isNothing(item: string): boolean {
  const text = item.replace(/^[\w ]{1,20}(?::| [-–—]) (?=n)/, '');
  if (!NOTHING.test(text) || text.length > 200) return false;
  if (
    /^no(?:t)?\b/.test(text) &&
    !/\b(?:asks?|requests?|help|right now|this (?:month|quarter|time|week)|at (?:the|this)|needs?|much|today|for now|currently|specific|new|really|thing|raising|hiring)\b|^no[.!]?$/.test(
      text,
    )
  )
    return false;
  return !/\b(?:but|except|however|other than|besides|though)\b/.test(text);
}
