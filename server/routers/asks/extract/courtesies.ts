import { anyOf, HELP_NOUN, INTRO } from './vocabulary';

/*
 * What looks like a request and is none: notices, thanks, courtesies, "none this month". Over
 * one sentence or item in lower case.
 */

const BOILERPLATE: readonly RegExp[] = [
  /\b(?:join|help) (?:us|me) (?:in |to )?(?:welcom|congratulat|celebrat)|\blove to hear how (?:you(?:'re| are)(?: all)? doing|you all are|things are)\b/,
  /^(?:the |our )?[\w ,&-]{3,60} (?:(?:is|are) )?(?:attached|enclosed|linked below)[.!]?$|^(?:the |our )?next (?:\w+ )?(?:update|letter|report|call|digest|newsletter|note|issue|edition|instal+ment|bulletin|mail|e-?mail)\b/,
  /\bif (?:anything|something|any of (?:this|it)) (?:(?:in )?(?:here|this \w+) )?(?:is|isn't|are|seems|looks) (?:unclear|wrong|off|missing|not clear|confusing)\b/,
  /\b(?:send|return|submit|mail|e-?mail) (?:us |me |in |back )?(?:your |the )?prox(?:y|ies)\b/,
  /\b(?:reply|respond|answer|let (?:us|me) know|send (?:us|me)?) (?:with )?(?:your )?(?:availability|preferred (?:dates?|times?|slots?)|which (?:dates?|times?|slots?))\b/,
  /\b(?:any|further|more|other|additional|have|with|got|your) (?:further |other |more |additional )?(?:questions?|queries|concerns|comments)\b(?![\w ]{0,40}: (?:who|which|what|how|has|have|is|are|do|does|should|can|could|would)\b)/,
  /\b(?:unsubscribe|opt out|opt-out|mailing list|email preferences|these emails|to your address book|spam|intended recipient|in error|stop receiving|be removed|removed from)\b/,
  /\b(?:please|kindly|pls) (?:find|note|see|refer to|be (?:advised|aware|reminded)|keep (?:this|it|the|all|these|in mind)(?! (?:referrals|intros|introductions|names|candidates|leads|suggestions) coming)|treat|do not|don't|not|read|rsvp|join|register|save the date|click|bear|allow|accept|remember|visit|download|check|consider the environment|disregard|ignore|excuse|bring(?! (?:us|me) (?:together|in)))\b/,
  /\b(?:don't|do not|never|not to) (?:forward|share|distribute|circulate|reply|disclose)\b|\bconfidential\b/,
  /\b(?:don't|do not) hesitate to\b(?! (?:tell (?:me|us)|introduce|connect|recommend|refer|put (?:me|us)|send (?:me|us|them)|transfer|forward|pass|share (?:it|them|names)))/,
  /\blet (?:us|me) know (?:if|whether|when|by|your|how) (?:you (?:can|can't|could|would like|want|wish|need|plan|prefer|will|are (?:in|around|able|available|coming|attending|going|interested in (?:a|the|seeing|joining the call|attending))|'re (?:in|around|coming|attending|going|able))|this|that|it|availability|preferred)(?!(?: to)? (?:help|introduce|intro|connect|refer|recommend|share|think|make|point|invest|take part (?!in)|participate(?! in (?:the |our |this |an? )?(?:\w+ )?(?:webinar|call|meeting|agm|event|dinner|survey|session|conference|workshop|demo))|join (?:the|our|this) (?:round|bridge|raise|note|syndicate|extension)|top up|come in))/,
  /\b(?:feedback|thoughts|suggestions|input|ideas) (?:on|about|for) (?:this|the|these|our) (?:monthly |investor |new )?(?:updates?|format|newsletter|e-?mails?|report format|letter)\b/,
  /\b(?:reply|respond|e-?mail|contact|write|reach out|get in touch|let (?:us|me) know)\b.{0,30}\b(?:if|should) you(?:'d| would) (?:like|prefer|want)(?! in\b(?! the)| (?:a |some )?(?:piece|slice|share|part)\b| to (?:help|introduce|invest|participate|take part(?! in)|top up|come in\b|put in|add to|increase your|join (?:the|our|this) (?:round|bridge)|meet the|recommend|refer|be (?:introduced|a)))/,
  /^(?:please )?(?:reply|respond|write|e-?mail|let (?:us|me) know)\b.{0,20}\b(?:if|should) you (?:want|wish|need) (?:(?:the|a|our|more|any|full|further|detailed|complete|underlying|raw|financial|board) ){1,4}(?:model|deck|numbers|details?|spreadsheet|slides?|report|data|breakdown|materials?|pack|information|version|copy)\b/,
  /^if you(?:'d| would) (?:like|prefer|want)(?! to (?:help|introduce|invest|participate|take part(?! in)|top up|put in|put up|add|increase|double|come in(?! (?:to|for))|fill|join (?:the|our|this) (?:round|bridge|raise|note)|recommend|refer|meet|be)\b).{0,80}\b(?:let (?:us|me) know|reply|e-?mail|contact|reach out|get in touch|(?:tell|write|call|text) (?:us|me))\b/,
  /^(?:the |all )?(?:same|unchanged|as before)(?: asks?| needs?| list)?(?: (?:as|like) (?:last|before|previous|in|the)\b.{0,24})?[.! ]*$|^(?:please )?see (?:the |our )?(?:deck|slides?|attachments?|attached|data ?room|appendix|last (?:update|month|time))\b.{0,16}$/,
  /\b(?:if|should) you (?:wish|want|need|would like|'d like|prefer|have)? ?(?:to )?(?:updated?|changed?|corrected?|moved?) (?:your|the) (?:\w+ )?(?:address|details|e-?mail|bank|contact|mailing)\b/,
  /\bfeel free to (?:forward|share|pass (?:on|along)|send) (?:this|it|the (?:update|letter|mail|e-?mail|newsletter|note))\b(?!.{0,60}\b(?:hiring|roles?|candidates?|engineers?|designers?)\b)/,
  /\b(?:see asks? (?:below|section)|asks? (?:are |is )?below|see below for (?:our )?asks)\b/,
];
const THANKS =
  /^(?:and |also,? |again,? |a )?(?:(?:many |huge |big |special |massive |warm |sincere |our |my |heartfelt |enormous |as (?:always|ever),? )*(?:thanks?|thank you|thank-you|thx|shout-?out|kudos|props|hat tip|gratitude|grateful (?:to|for)|credit (?:to|for|goes))|(?:we|i)(?:'d| would)? (?:like|want|wanted) to (?:thank|express)|we (?:thank|are grateful (?:to|for)|appreciated?|really appreciate|'re grateful)|we're grateful (?:to|for)|i(?:'m| am) grateful (?:to|for)|(?:we|i)(?:'re|'m)? (?:(?:are|am|also|all) ){0,2}(?:remain|stay|still|forever|continue to be)(?: (?:so|very|most|deeply|truly|ever|always)){0,2} (?:grateful|thankful|indebted|obliged|appreciative) (?:to|for|of))\b/;
const DONE_WITH_THANKS =
  /(?:\b(?:we|i|you|they|mary|team)(?:'ve| have| has)? (?:\w+ )?(?:closed|hired|filled|found|met|signed|landed|got|received|raised|made|completed|finished|wrapped)|\b(?:is|are|was|were|has been|have been|got) (?:now )?(?:filled|closed|done|hired|resolved|solved|found|settled|made))\b.{0,120}\bthank/;
export const REDEEMING =
  /\bin advance\b|\bthank(?:s|ful)?(?: you)? for (?:any|every|each) (?:\w+ )?(?:intros?|introductions?|contacts?|referrals?|names?|leads?|tips?)\b|\bplease\b(?! (?:join|note|find|see|accept))|\bif you (?:know|can|have|could)|\bcould you\b|\bcan you\b|\bwould love\b|\b(?:grateful|thankful|obliged|appreciative) (?:for|of|to (?:have|get|receive)) (?:any|an?|more|further) /;

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

/** "Please don't forward.", "Not for distribution": to whom the letter is not to go, and no more. */
const PRIVATE =
  /^(?:(?:please|kindly|and|again|strictly|as always|this (?:e-?mail|mail|update|letter|note|report) is|all of this is),? )*(?:(?:don't|do not|never|not(?: (?:for|to be|meant for|intended for))?) (?:(?:further|onward|external|wider|wide|public|any) )?(?:forward(?:ed|ing)?|shar(?:e|ed|ing)|distribut(?:e|ed|ion)|circulat(?:e|ed|ion)|publi(?:sh|shed|cation)|release|reproduc(?:e|ed|tion)|disclos(?:e|ed|ure)|redistribut(?:e|ion))|(?:keep|treat) (?:this|it|all of this|the above)(?: as)? (?:to yourself|private|confidential|between us)|(?:private|confidential)(?: and (?:private|confidential))?(?= ?$|[.,;:!–—-]))(?![^?]{0,80}\b(?:but|please|if you|intros?|introductions?|candidates?)\b)[^?]{0,80}$/;
export const isPrivate = (text: string): boolean => PRIVATE.test(text);

/** The sentences that are no courtesies or notices. */
function withoutBoilerplate(text: string): string {
  if (!BOILERPLATE.some((rule) => rule.test(text))) return text;
  const sentences = text.split(/(?<=[.!?]) +/);
  return sentences.filter((it) => !BOILERPLATE.some((rule) => rule.test(it))).join(' ');
}

/** "P.S.", "Question for you all:" before what is asked. */
export const LEAD_IN =
  /^(?:p\.? ?(?:p\.? ?)?s(?:\.|\b) ?[:,–-]? *|btw,? |(?:(?:one|a|quick|small|last|my|another) )*question(?: (?:for|to) (?:you(?: all)?|the group|everyone|all of you))?[:–—-] )/;

/** True when a sentence thanks for something that has happened. */
export function isThanks(sentence: string): boolean {
  const text = sentence.replace(LEAD_IN, '');
  return (THANKS.test(text) || DONE_WITH_THANKS.test(text)) && !REDEEMING.test(text);
}

const GENERIC =
  /^(?:please |kindly )*do the needful(?: (?:on|for|in|with|about) (?:\w+ ){0,3}\w+)?[.! ]*$|\bneed (?:your |some )?help (?:with|on) (?:hiring|recruiting|fundraising|sales|intros|introductions|customers)(?:,| and)(?: with)? (?:hiring|recruiting|fundraising|sales|intros|introductions|customers)\b|\b(?:(?<!\. )any of (?:these|this|the above|them)|(?<!\b(?:dealt|dealing|experience|struggled|struggling|familiar|trouble|worked|success) )with (?:these|this|the above)|on any of)\b|^(?:so,? )?(?:can|could) you help(?: us| me)?(?: out)?[?. ]*$|^(?:as (?:always|ever),? (?:any |all |your )?|(?:any|all|your) )(?:feedback|help|thoughts|support|suggestions|ideas)(?: (?:or|and|&) (?:feedback|help|thoughts|support|suggestions|questions|ideas))*,? (?:is|are|will be|would be)? ?(?:\w+ ){0,2}(?:welcome|appreciated)|^(?:please )?(?:just |simply )?(?:hit reply|reply|respond)(?: (?:to|directly|here|with) ?.{0,30})?$|\blet (?:me|us) know if you can help\b.{0,8}$|^(?:if you|let us know|please|we).{0,40}\b(?:how|where) (?:you|we) can (?:help|be helpful)\b/;

const REPLIES =
  '(?:reply|respond|answer|rsvp|revert|write back|act|vote|(?:counter|e-?)?sign|approve|(?:get|come|report) back(?: to (?:us|me))?|let (?:us|me) know|tell (?:us|me)|(?:hit|send) (?:us |me )?(?:a )?reply|confirm(?: (?:your )?(?:receipt|attendance|participation|availability|details|address|e-?mail))?)';
const AT_ONCE =
  "(?:by|before|until|no later than|on or before|within|asap|as soon as|soon|soonest|today|tonight|tomorrow|now|promptly|quickly|in time|this (?:week|month)|at your (?:earliest )?convenience|(?:when|whenever|once|as) you (?:can|have|get)|if you haven't|to (?:this|the) (?:e-?mail|mail|message|thread|note|letter|update)|to (?:me|us)|to confirm|to (?:the )?(?:rsvp|invitation|invite)|in the affirmative|whether (?:or not )?you|if you(?:'re| are|'ll| will| can| can't| cannot| plan)? (?:able|attend|come|coming|join|make it|be there|in|to (?:attend|come|join))|that you(?:'ll| will| can| are))";
/** "Please reply by Friday.", "Please sign at your earliest convenience.": what, others say. */
const WHEN_ONLY = new RegExp(
  `^(?:(?:so|and|but|also|then|again),? )*(?:(?:please|kindly|pls|plz|do) )+(?:also |just |simply |all )*${REPLIES}(?: (?:and|or) ${REPLIES})?(?: (?:it|them|this|here))?(?: directly)?(?:,? ${AT_ONCE}\\b[^:?;]{0,60})?[.!]*$`,
);
const OCCASION =
  '(?:(?:annual |general |quarterly |monthly |investor |shareholder |holiday |summer |board |zoom |our |the |this |next |an? )*(?:meetings?|calls?|agm|egm|webinars?|dinners?|part(?:y|ies)|events?|sessions?|offsite|town ?halls?|open house|demo days?|drinks|lunch|breakfast|celebrations?|invitations?|q&a|receptions?|happy hour|invite))';
/** "Please RSVP for the annual meeting", "confirm your attendance", "send questions beforehand". */
const OF_OCCASION = new RegExp(
  `^(?:(?:so|and|also|then|please|kindly|pls|do|don't forget to|remember to|make sure to|be sure to|save the date and),? )*(?:rsvp\\b(?!.{0,80}\\b(?:intro|bring (?:an?|your)))|(?:confirm|indicate|let (?:us|me) know|tell (?:us|me)|note) (?:(?:about|of|me|us) )?(?:your |whether |if )(?:you(?:'ll| will| can| are able to| plan to)? )?(?:attend|join|com(?:e|ing)|participation|availability|dial|be there|make it)\\w*(?! (?:the |our |this )?(?:\\w+ )?(?:round|bridge|raise|note|syndicate|extension))|(?:send|submit|share|e-?mail|mail|post|drop|bring|prepare)(?: (?:us|me|in|over|along))* (?:(?:any|your|all|the|further|advance) )*(?:questions?|agenda (?:items?|points?|topics?)|dietary \\w+)(?:$|[.!]| (?:beforehand|in advance|ahead|before|by|to|for|prior|in|at|via|you)\\b)|(?:join|attend|register for|sign up for|dial in(?:to)?|mark your calendars?(?: for)?|block|hold|add|accept) (?:(?:us|me) )?(?:(?:on|at|for|in) )?(?:\\w+ (?:at \\S+ )?(?:for )?){0,2}?${OCCASION})\\b`,
);

/** "Inkstand GmbH · Torstr. 1 · 10119 Berlin": where the company sits. */
const SEAT =
  /^(?=.*\b(?:gmbh|inc|ltd|llc|s\.?a\.?r?l?|ag|b\.?v|oy|ab|corp)\b)(?=.*(?:\bhrb ?\d|\b\d{4,6} [a-z]|\b(?:str|street|st|ave|avenue|road|rd|suite|floor)\b)).*[·|•,].*[·|•,].*$/;

/** True for "RSVP for the AGM" and the like. */
export const isInvitation = (text: string): boolean => OF_OCCASION.test(text);

/** True for what is said about the letter, a meeting or the company's seat, and asks for no help. */
export const isAdministrative = (text: string): boolean =>
  WHEN_ONLY.test(text) || OF_OCCASION.test(text) || SEAT.test(text);

/** "I appreciate your continuous guidance.", "where I would like your help". */
const COURTESY =
  /^(?:(?:we|i)(?:'re| are|'m| am) )?(?:(?:very much|very|really|always|so) )*looking forward to (?:(?:all|any|of) )*your (?:feedback|thoughts|input|comments|replies|reply|response|support|help|questions)[!. ]*$|^(?:as (?:always|ever|usual),? )?(?:(?:we|i)(?:'d| would|'re| are|'m| am)? (?:also |really |always )?)?(?:love|like|happy|glad|eager|excited|keen)(?: to)? hear(?:ing)? from (?:you|everyone)(?: all| too| soon| any ?time)?[!. ]*$|^(?:we|i) (?:really |very much |deeply |always |truly )?appreciate your (?:(?:continu\w+|ongoing|kind|great|constant|steady|valuable) )?(?:support|guidance|help|cooperation|attention|trust|patience)\b.{0,24}$|^(?:we|i)(?:'ll| will) (?:do|keep|try|continue|give) (?:our|my|on|to)\b|\b(?:where|how|what|things) (?:i|we)(?:'d| would) (?:like|love|appreciate|need) (?:your )?help\b|^whom? do you know there\b|\bneed (?:your )?help (?:on|with) (?:\w+ )?(?:things|items|points|asks|areas|fronts)\b.{0,20}$|^(?:so |and |now )?(?:we|i) (?:really |urgently |do |now )*(?:need|could use|could do with) your help(?: (?:here|now|again|today|this (?:month|quarter|week|time)))?[.! ]*$/;

/** "Could you help us with the following?": what is asked stands behind it. */
const OF_WHAT_FOLLOWS =
  /^(?:and |so )?(?:please |(?:can|could|would|will) you (?:please |kindly )?)(?:help|assist|support)(?: (?:us|me)(?: out)?)? (?:with|on|in) (?:the following|(?:these|the next|a few|a couple of|one or two|two|three|four|five|some)(?: (?:small|other|things?|points?|matters?|requests?|asks?|topics?|areas?))*)[?:.! ]*$/;

/** True for "Could you help with two things?" */
export const asksForFollowing = (text: string): boolean => OF_WHAT_FOLLOWS.test(text);

/** True for "reply if you can help with any of these" and the like: no request of its own. */
export function isGeneric(text: string): boolean {
  return GENERIC.test(text) || COURTESY.test(text) || OF_WHAT_FOLLOWS.test(text);
}

const NOTHING =
  /^(?:(?:and )?that(?:'s| is|’s) (?:all|it)(?:[.!,; ]*$| (?:for|from|this|we|i|on)\b)|(?:we|i)(?: really| currently)? (?:need|want|have) nothing\b|(?:please )?see (?:above|below|(?:the |our )(?:list|asks|deck|slides?|last|previous)\b)[^.;:?]{0,30}[.!]?$|\(?(?:none|nothing|nil|nope|nada|n\/?a|n\.a\.?|no|not|tbd|-+|—)\)?(?:[.!,; –—-]|$)|(?:we(?:'re| are) )?all (?:good|set)\b|(?:we|i)(?: have|'ve(?: got)?| got| do(?:n't| not) have| haven't got)(?: got)? (?:no|none|any|anything|nothing|zero)\b|i don't have\b|there(?:'s| is| are|'re) (?:none|nothing|no)\b|no (?:(?:other|further|more|big|major|real|special|particular|specific) )+(?:news|asks?|requests?|updates?|needs?)\b)/;

/** True for "None this month", "N/A", "No asks right now". */
export function isNothing(item: string): boolean {
  const text = item.replace(/^[\w ]{1,20}(?::| [-–—]) (?=n)/, '');
  if (!NOTHING.test(text) || text.length > 200) return false;
  // "No candidates so far" and "We have zero coverage there" tell what is lacking.
  if (
    /^(?:not?\b|(?:we|i)\b.{1,20}\b(?:no|zero)\b)/.test(text) &&
    !/\b(?:asks?|requests?|help|right now|this (?:month|quarter|time|week)|at (?:the|this)|needs?|much|today|for now|currently|specific|news?|updates?|really|thing|raising|hiring)\b|^no[.!]?$/.test(
      text,
    )
  )
    return false;
  return !/\b(?:but(?! (?:many |huge |a big )?(?:thank|thanks|thank you)\b)|except|however|other than|besides|though)\b/.test(
    text,
  );
}
