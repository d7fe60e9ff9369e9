import { fragmentType } from './fragments';
import { isRole } from './sought-role';
import type { AskType } from './types';

/*
 * Asks told in a roundabout way: what somebody would spare us, what we are lost in, a lack and the
 * reason why it is mentioned. Over one sentence in lower case; gaps are bounded.
 */

const READER =
  '(?:you|anyone|anybody|any of you|one of you|some of you|someone|somebody|your (?:\\w+ )?(?:networks?|firms?|funds?|portfolios?|partners?|friends?))';
const OFTEN = '(?:(?:also|still|now|really|truly|certainly|surely|equally|probably|badly) )*';

/** "We are one bid writer short", "we have no controller": whom or what. */
const LACK = new RegExp(
  `\\b(?:we|i)(?:'re| are|'m| am|'ve| have)? ${OFTEN}(?:(?:down |left )?(?:an?|one|two|three|four) ([\\w -]{3,50}?) short\\b|(?:short(?: of)?|lack(?:ing)?|miss(?:ing)?|without|need|want|seek(?:ing)?|(?:looking|searching|hunting|look|search) for|(?:have |had )?no|can't find|cannot find) ([^,;:]{3,80}))`,
);
/** Why it is told at all: the readers may know somebody. */
const WHY_TOLD =
  /\b(?:which is why|that's why|hence|and so|so) (?:i|we)(?:'m| am|'re| are)? (?:\w+ )?(?:mention(?:ing)?|bring(?:ing)?|tell(?:ing)?|writ(?:e|ing)|ask(?:ing)?|turn(?:ing)?|com(?:e|ing) to you|say(?:ing)?|rais(?:e|ing) (?:it|this)|put(?:ting)? it)\b(?! (?:us|customers|them|\\w+ to))|(?:,| [–-]) hence (?:this|the|my|our) (?:note|line|mail|e-?mail|letter|request|ask|plea|paragraph|call|mention)\b/;

/** What would be worth so much to us, before its verb. */
const WORTH = new RegExp(
  `(?:^|, (?:so|and|but) |[;:] )(?:(?:and|also|finally|lastly|equally|next|besides|honestly),? )*(?:(?:on|for|in) (?:the|our) [\\w' -]{2,30}, )?([^,;:?]{3,160}?) (?:would|could) ${OFTEN}(?:make (?:my|our)|spare (?:me|us)|save (?:me|us|my|our)|settle (?:my|our)|solve (?:my|our|it|this|a)|complete (?:the|our|my|us)|round (?:out|off)|change (?:my|our|everything)|be (?:an? |the |pure |my |our )?(?:\\w+ )?(?:gold|godsend|dream|gift|heaven|handy|priceless|welcome|lifesaver|blessing|bliss|treat|relief|lifeline|win|answer to)|keep (?:me|us)|let (?:me|us)|come in (?:very |really )?handy|not go amiss|go a long way|do wonders|take a (?:load|weight)|lift a|help (?:us|me|a lot|enormously|more))\\b`,
);
const WITH_SOMEBODY =
  /\b(?:hours?|minutes?|mins?|calls?|chats?|coffees?|lunch|dinner|word|words|conversations?|sessions?|talk|evening|afternoon|morning|zoom|beer) with (?:an? |some |any |another |one |your |the )?(?!(?:each|every|team|customers?|our)\b)(.{3,120})$/;
/** Who has done or knows it, or counsels by trade. */
const KNOWS_IT =
  /\b(?:who|that)(?:'s|'ve)? (?:has|have|had|did|deals?|knows?|understands?|handles?|[a-z]{3,}(?:ed|t|ld|ught|ne|wn))\b|^(?:[\w-]+ )?(?:founders?|c[ef]os?|lawyers?|experts?|operators?|accountants?|veterans?|insiders?)\b(?! (?:at|of|in)\b)/;
const NOBODY_ELSE =
  /^(?:each|every|all|another (?:quarter|month|year|week)|our|his|her|their|this|that|it|the (?:new|team))\b|\bwith (?:each|every|the team|our)\b/;

/** "I'm lost in Medicare Advantage and need a guide." */
const LOST =
  /\b(?:i|we)(?:'m| am|'re| are)(?: (?:completely|totally|hopelessly|rather|quite|a bit|a little|frankly|honestly|utterly|all|still|somewhat))* (?:lost|out of (?:my|our) depth|at sea|at a loss|clueless|in the dark|over (?:my|our) heads?|new|green|drowning|stuck|beginners|novices|no experts?|struggling) (?:in|with|on|to|at|about|over|when it comes to|as to|among|where) [^,;.:–]{3,90}(?:,|;| and| so| –| -|:)+ (?:(?:and|so|we|i|'d|would|really|badly|also|could|urgently) )*(?:need|use|want|love|like|looking for|seek|welcome|appreciate|pay for) (?:an? |some |your )?(?:[\w-]+ )?(?:guides?|teachers?|tutors?|mentors?|translators?|maps?|sherpas?|coach|experts?|hand|crash course|primer|tour|lessons?|interpreters?|adult|grown-up|pros?|somebody|someone|advice|help|explanation|hour|call|compass)\b/;

/** "If you can vouch for us with even one of them, it changes our quarter." */
const VOUCHES = new RegExp(
  `\\bif ${READER} (?:can|could|would|might|(?:is|are) (?:able|willing|ready|happy) to) (?:\\w+ )?(?:vouch|put in|say a|speak (?:for|up|to|with)|get (?:us|me|our)|walk (?:us|me)|bring (?:us|me)|take (?:us|me)|open|mention|drop our|make the|pick up the phone)\\b.{3,160}, (?:that|it|this|we|i)(?:'s|'d|'ll| would| will| could| is|)? ?(?:\\w+ )?(?:change|make|save|spare|help|mean|move|settle|double|unlock|worth|owe|do wonders)`,
);
/** "Heads of catering at stadiums are whom we should be talking to." */
const MUST_MEET =
  /(?:^|[:;] |, (?:and|so|but) )([^:;]{3,140}?) (?:is|are|remains?) (?:exactly |precisely |still |now |just )?(?:(?:the )?(?:people|ones?|person|firms?|buyers?)(?: (?:that|whom|who))?|whom?) (?:we|i) (?:\w+ )?(?:have to|must|should|ought to|need to|are to|need|want to) (?:\w+ ){0,2}?(?:meet|meeting|reach|reaching|talk(?:ing)? (?:to|with)|speak(?:ing)? (?:to|with)|know|get to|in front of (?:us|me)|find|see|seeing|win)\b/;
/** "… and would like to be in front of the others before CES." */
const IN_FRONT =
  /\b(?:we|i|and|but|so)(?:'d| would) (?:\w+ )?(?:like|love|need|want|hope) to (?:be|get|stand|sit|end up) (?:in front of|across (?:the table )?from|at the table with) (?!(?:you|it|the (?:problem|curve|demand|queue))\b)/;
/** "Doors you can open at Costco, please open." */
const DOORS =
  /\bdoors? (?:there |at [^,]{2,40} )?(?:that )?(?:you|any of you) (?:can|could|might) open\b/;
/** "RCM directors at dental groups: whoever you know, I will fly to them." */
const WHOEVER =
  /(?:^|[,.;] )(?:(?:first|second|third|also|and|next|finally|lastly),? )?([^:;?]{4,120}?)(?::| –| -|,) (?:whoever|whomever|whichever|anyone|any (?:one )?|any of them) (?:that )?you (?:know|have|can (?:reach|name|think of)|are (?:close|friendly) (?:to|with)),? \w/;

/** "Anybody selling a refrigerated van?" */
const PARTS_WITH = new RegExp(
  `^(?:(?:and|also|oh|so|ps),? )*(?:(?:is|are|know) )?(?:${READER}|who)(?: (?:here|out there|you know|around|in [\\w ]{2,30}))? (?:selling|giving away|getting rid of|subletting|sub-letting|renting out|leasing out|letting out|parting with|throwing out|throwing away|offloading|clearing out|moving out of|lending|with (?:an? )?(?:spare|unused|idle|empty)) (?!to\\b|into\\b|in\\b|through\\b)[^?]{3,120}\\?`,
);
/** "If you could recommend one book for a new CEO, what would it be?" */
const PICK_ONE =
  /\bif you (?:could|had to|were to|would) (?:only )?(?:recommend|suggest|pick|choose|name|hire|buy|read|use|keep|give) .{3,120}, (?:what|who|which|where|how)\b.{0,60}\?$/;
/** "Got a rooftop?" */
const GOT =
  /^(?:(?:and|so|oh|also),? )*(?:got|any(?:one|body) got|who(?:'s| has) got) (?:an?|any|some) (?!(?:\w+ )?(?:minutes?|moment|second|questions?|problems?|idea|favou?rite|comments?|story|better|worse|hour|chance|sense|feeling|point|news)\b)(?![^?]* (?:who|that) )([\w' -]{3,60})\?$/;
/** "There is a $400K hole. If you'd like to fill it, call me." */
const FILLS =
  /\bif you(?:(?:'d| would|'re| are|r fund)? ?(?:like|want|wish|able|can|could|care))?(?: to)? (?:fill|cover|take|plug|close) (?:it|this|that|some|part|any|the (?:gap|hole|rest|remainder|balance))\b.{0,30}?,? (?:please |do |just )?(?:call|tell|reply|write|ping|let|shout|e-?mail|text|come)\b/;
/** "We would rent anyone's cleanroom by the week." */
const HIRES_THING =
  /\b(?:we|i)(?:'d| would|'ll| will| could| can) (?:\w+ )?(?:rent|borrow|lease|sublet|buy|take over|share) (?:anyone|anybody|someone|somebody|one of your (?:compan(?:y|ies)|friend))'?s\b/;
/** "Tell me where to ship you a box." */
const SHIPS =
  /^(?:[\w ,-]{0,60}[:–-] ?)?(?:(?:and|so|please|just|do),? )*(?:tell|send|give|e-?mail|text|drop) (?:me|us) (?:your (?:\w+ ){0,2}?address(?:es)?\b|where (?:to|we (?:can|should|may)|i (?:can|should|may)) (?:ship|send|mail|deliver|post|drop)\b)/;

const ROUND =
  /\b(?:bridge|round|note|safe|extension|raise|raising|convertible|series [a-f]|seed)\b/;
/** "… and invite all of you to take part." */
const INVITES =
  /\b(?:invit(?:e|ing)|ask(?:ing)?|welcom(?:e|ing)) (?:(?:all|each|any|some|both) of )?(?:you|(?:our |the )?(?:existing |current |present )?(?:investors|insiders|backers|shareholders|angels))(?: all)? to (?:\w+ )?(?:take part|participate|join|come in|invest|subscribe|top up|follow on|contribute|fill)\b(?! (?:in |at )?(?:the |our |this |an? )?(?:\w+ )?(?:webinar|call|meeting|agm|event|dinner|survey|session))/;
const WANTS_IN =
  /\b(?:reply|write|answer|tell (?:us|me)|let (?:us|me) know|send (?:us|me)|call) .{0,40}\b(?:an? amount|your amount|how much|your number)\b.{0,40}\bif you(?:'d| would)? (?:like|want|care|wish) (?:in|to (?:join|take part|participate|come in))\b/;

/** "We're hiring a Rust engineer: https://…": where to apply shows that it is to be passed on. */
const APPLY =
  /\b(?:we're|we are|i'm|i am|(?:is|are) )?(?:also |still |now |currently )*(?:hiring|recruiting|looking for|searching for):? ([^:(,–]{3,80})[:(,–-].{0,60}(?:https?:\/\/|www\.|\b[\w-]+\.[a-z]{2,}\/|\bapply (?:at|here|via|to|on)\b|\bcareers? page\b)/;

/** Whom a lack is about, as a bare item would name him. */
function lackType(text: string): AskType | null {
  const match = LACK.exec(text);
  const whom = match?.[1] ?? match?.[2];
  if (whom === undefined) return null;
  const bare = whom.replace(/^(?:an?|one|two|three|any|some|more|our|another) /, '');
  return fragmentType(whom) ?? fragmentType(`a ${bare}`);
}

function worthType(text: string): AskType | null {
  const subject = WORTH.exec(text)?.[1];
  if (subject === undefined || NOBODY_ELSE.test(subject)) return null;
  const with_ = WITH_SOMEBODY.exec(subject)?.[1];
  if (with_ !== undefined) return KNOWS_IT.test(with_) ? 'ADVICE' : fragmentType(with_);
  return fragmentType(subject);
}

/** "Any agronomist who wants to move to Córdoba should write to me!" */
const WRITES =
  /^(?:and |also,? )?any ((?:[\w-]+ ){0,2}[\w-]+) (?:who|that) (?:wants?|would like|likes|dreams?|feels? like|is) .{3,80}? (?:should|can|must) (?:please )?(?:write|e-?mail|call|talk|ping|contact|apply|get in touch)\b/;

/** Few sentences hold the words of a rule, and looking for a word is cheap. */
const holds = (text: string, ...any: readonly string[]): boolean =>
  any.some((word) => text.includes(word));

function thingType(text: string): AskType | null {
  if (text.endsWith('?')) {
    if (PARTS_WITH.test(text)) return 'OTHER';
    const got = holds(text, 'got ') ? GOT.exec(text)?.[1] : undefined;
    if (got !== undefined) return fragmentType(`a ${got}`) ?? 'OTHER';
  }
  if (holds(text, 'one of your', "one's", "body's", 'ones ') && HIRES_THING.test(text))
    return 'OTHER';
  return holds(text, 'address', 'where ') && SHIPS.test(text) ? 'OTHER' : null;
}

const takesPart = (text: string): boolean =>
  (holds(text, 'invit', 'ask', 'welcom') && INVITES.test(text) && ROUND.test(text)) ||
  (holds(text, 'if you') &&
    (FILLS.test(text) || (holds(text, 'amount', 'number', 'how much') && WANTS_IN.test(text))));

function metType(text: string): AskType | null {
  const named =
    (holds(text, ' we ', ' i ') ? MUST_MEET.exec(text)?.[1] : undefined) ??
    (holds(text, 'you know', 'you have', 'you can', 'you are')
      ? WHOEVER.exec(text)?.[1]
      : undefined);
  const met = named === undefined ? null : fragmentType(named);
  return met === 'OTHER' ? null : met;
}

/** The type of a roundabout ask, or null for what is none. */
export function roundaboutType(text: string): AskType | null {
  const thing = thingType(text);
  if (thing !== null) return thing;
  const money = /\b(?:funds?|vcs?|angels?|investors?)\b/;
  if (takesPart(text)) return 'INTRO_INVESTOR';
  if (LOST.test(text)) return 'ADVICE';
  if (text.endsWith('?') && holds(text, 'if you') && PICK_ONE.test(text))
    return money.test(text) ? 'INTRO_INVESTOR' : 'ADVICE';
  const told = holds(text, 'why', 'hence', 'so i', 'so we') && WHY_TOLD.test(text);
  const lack = told ? lackType(text) : null;
  if (lack !== null) return lack;
  const reached =
    (holds(text, 'if ') && VOUCHES.test(text)) ||
    (holds(text, ' to ') && holds(text, 'front', 'across', 'table') && IN_FRONT.test(text)) ||
    (holds(text, 'door') && DOORS.test(text));
  if (reached) return money.test(text) ? 'INTRO_INVESTOR' : 'INTRO_CUSTOMER';
  const written = holds(text, ' should ', ' can ', ' must ') ? WRITES.exec(text)?.[1] : undefined;
  if (written !== undefined && (isRole(written) || fragmentType(written) === 'HIRING'))
    return 'HIRING';
  const met = metType(text);
  if (met !== null) return met;
  const applies =
    holds(text, '.', 'career') &&
    holds(text, 'hiring', 'recruiting', 'looking for', 'searching for');
  const hired = applies ? APPLY.exec(text)?.[1] : undefined;
  if (hired !== undefined && (isRole(hired) || fragmentType(hired) === 'HIRING')) return 'HIRING';
  return holds(text, ' would ', ' could ') ? worthType(text) : null;
}
