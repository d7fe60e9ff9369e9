import { itemInEnglish } from './foreign-requests';
import { ADVICE_HEAD, ADVICE_PERSON, PROFESSIONAL, RECOMMEND } from './advice-words';
import { lastType, plainType } from './broad-types';
import { isInvitation } from './courtesies';
import { withoutDecoys } from './decoys';
import { isFavour } from './favours';
import { fragmentType } from './fragments';
import { furtherType, itemType, mediaType } from './further-asks';
import { indirectType } from './indirect-types';
import type { AskType, Hint } from './types';
import { anyOf, INTRO } from './vocabulary';
import { objectOf, typeOfIntro } from './intro-types';
import { ordinaryType } from './ordinary-types';
import { CUSTOMER_WORD, HANDS_ON, HIRING_WORD, INVESTOR_WORD, ROLE_WORD } from './type-words';
import { soughtObjectType } from './sought-object';
import { isFirmName, purposeType } from './purpose-types';
import { roundaboutType } from './roundabout-asks';
import { opensWithHire, seeksPerson } from './sought-role';
import { toldType } from './told-types';
import { chasesMoney, reachesMarket, terseType, tiedTo } from './terse-asks';
import { SEEKS, wantedType } from './wanted-people';
import { plainQuestionType } from './plain-questions';
import { plainWords } from './wording';

const INTRO_WORD = anyOf(
  `\\b${INTRO}\\b`,
  '\\b(?:anyone|anybody|someone|somebody) (?:here )?(?:at|inside|close to|from)\\b',
  '\\b(?:presented|acquaint(?:ed|ances?)?|together) (?:to|with)\\b',
  '\\b(?:meet|meetings?|talk|speak|chat|call|coffees?|lunch|words?|conversations?) (?:to|with)\\b',
  '\\bmeet(?:ing)?\\b(?! rooms?\\b)|\\bline into\\b|\\bget(?:ting)? to know\\b|\\bdoor-openers?\\b|\\bdoors? (?:at|into)\\b|\\b(?:an?|any|direct|good) line to\\b|\\b(?:walk|get|bring|take) (?:us|me) (?:into|inside)\\b',
  '\\b(?:contacts?|way in|way|paths?|line in|relationships?|link) (?:at|on|in|into|to|with|there|inside|within)\\b',
  '\\b(?:anyone|anybody|someone|somebody)(?: here)? knows?\\b|\\b(?:know|knows) (?:of )?(?:anyone|anybody|someone|somebody|people|folks|the|a|any|an|who)\\b',
  '\\bwhom? (?:should (?:we|i)|do you know|knows)\\b|\\bdo you know (?!how|what|why|when|where|if|whether|that|of a|which)|\\b(?:get|getting)(?: us| me)? in front of\\b|\\breach (?:the |out |heads|cfo)|\\bpartnerships? (?:team|with)\\b|\\bto reach\\b',
);
const SENIORITY =
  /^(?:an? |\d+x? )?(?:senior|junior|staff|principal|founding|full-time|part-time|fractional|interim) \w/;
/** "Know an experienced CMC lead who might relocate": one person, for us. */
const JOINS_US =
  /^(?:experienced|great|strong|good|senior|talented|excellent|seasoned|solid) (?:[\w-]+ ){0,3}(?:lead|manager|director|operator)\b(?! (?:at|in) )|\brelocat|\bjoin (?:us|our)\b/;
/** "Know strong engineers at Google who might leave?" */
const MIGHT_JOIN =
  /^(?:any )?(?:strong|great|good|excellent|talented|experienced|senior|solid|stellar|seasoned) |\b(?:leav(?:e|ing)|mov(?:e|ing)|join|relocat\w*|laid off|between jobs|freelance|part-time)\b/;
/** "Know a strong VP of Sales in the Bay Area?" */
const GOOD_ONE =
  /^(?:an? )?(?:strong|great|good|excellent|talented|experienced|senior|solid|stellar|seasoned) /;
export const OTHER_HEAD =
  /\b(?:upvote|product hunt|meeting rooms?|(?<!\bself[- ])storage(?! (?:compan|operat|firms?|chains?|brands?|provider|owner))|(?:an?|any) (?:flat|apartment|room|house|van|truck|workshop|venue) (?:for|in|we|near|to)\b|somewhere to (?:live|stay|work)|warehouse (?:near|in|space)|square (?:met(?:er|re)s|feet)|open letter|petition|launch (?:post|tweet|video|page)|retweet|repost|office space|beta[- ]testers?|reviews? on|leave (?:us )?(?:a|an|five|your) (?:\w+ )?(?:review|rating|stars?)|g2|capterra|app store|desk space|co-?working (?:space|desk|spot|place|office|membership|pass)|follow us|linkedin post|spread the word|vote for|nominate|survey|grant writers?|(?:vendors?|suppliers?)(?<!\bat (?:[\w-]+ ){0,3}(?:vendor|supplier)s?)|(?:contract|new|alternative|reliable|second|a) manufacturers?|merch\b|merchandise\b|swag\b|(?:share|sharing|repost|amplify|like|post about|comment on|boost) .{0,40}\b(?:news|announcement|post|launch|article|linkedin|twitter|press|blog|video|story)\b|press release|(?:aws|azure|gcp|google cloud|cloud|compute|gpu) credits|(?:speaking|panel|keynote) (?:slots?|seats?|opportunit)|(?:share|pass on|forward) (?:our|the|this) (?:[\w-]+ ){0,3}(?:link|form|list|waitlist|survey|page|post)\b|(?:roles?|jobs?|openings?|a home|places?) for (?:the|our|those|these) (?:\w+ ){0,3}?(?:people|colleagues|team|engineers|folks|employees|staff|\w+ we (?:let go|laid off))|acquirers?|sq\.? ?(?:ft|m)\b|(?:cold |dry )?storage (?:near|in|space)|(?:lease |loan )?guarantors?|co-?signers?|podcasts?|journalists?|press coverage|pr agenc|donat)/;

/** "We search a head of sales, tips are welcome": the tips are names. */
const OWN_SEARCH =
  /^(?:and |also,? )?(?:we|i)(?:'re| are| am)? (?:also |still |now |currently |actively )*(?:search(?:ing)?|look(?:ing)?|seek(?:ing)?|hiring|recruiting|hunting) (?:for )?(?:an?|our|the|one|two|three) /;

function typeWithoutIntro(text: string, hint: Hint | null): AskType {
  const searched = OWN_SEARCH.exec(text);
  if (searched !== null && /\b(?:tips?|leads|pointers|recommendations|suggestions)\b/.test(text)) {
    const object = text.slice(searched[0].length, searched[0].length + 60);
    if (ROLE_WORD.test(object) && !PROFESSIONAL.test(object)) return 'HIRING';
  }
  const advice = ADVICE_HEAD.test(text);
  const hire = HIRING_WORD.exec(text);
  const role = ROLE_WORD.exec(text);
  if (RECOMMEND.test(text)) {
    if (/\bcandidates?\b|\brecruiters?\b|\bfractional\b|\bheadhunters?\b/.test(text))
      return 'HIRING';
    if (role && !PROFESSIONAL.test(text) && !/ (?:on|about) /.test(text)) return 'HIRING';
    return 'ADVICE';
  }
  if (advice && hint !== 'hiring') return 'ADVICE';
  if (OTHER_HEAD.test(text) && !hire) return 'OTHER';
  if (hire && (role || !/\bjob\b|\broles?\b/.test(hire[0]) || hint !== 'customer')) return 'HIRING';
  const investor = INVESTOR_WORD.exec(text);
  if (
    investor &&
    (!role || investor.index < role.index || !/\b(?:need|looking|want|hir)/.test(text))
  ) {
    const first = CUSTOMER_WORD.exec(text.slice(0, investor.index));
    if (!first || hint === 'investor') return 'INTRO_INVESTOR';
  }
  if (hint === 'customer' || hint === 'intro') return 'INTRO_CUSTOMER';
  if (
    /\bdesign partners?\b|\bpilots?\b|\b(?:beta|test|trial|reference) (?:sites?|farms?|stores?|plants?|hospitals?|clinics?|schools?)\b/.test(
      text,
    )
  )
    return 'INTRO_CUSTOMER';
  // "CISOs at regional banks": several of a senior title, elsewhere, are people to meet.
  const elsewhere =
    /\b(?:c[a-z]os|chros|cisos|heads of|vps|vps of|directors of|leads(?! for)|managers|buyers|officers)\b.{0,60}\b(?:at|in|of|from)\b/.test(
      text,
    );
  if (
    (role ?? /\bc[a-z]{1,3}os\b/.exec(text)) &&
    elsewhere &&
    hint !== 'hiring' &&
    !/\b(?:need|hire|looking for an?)\b/.test(text)
  )
    return 'INTRO_CUSTOMER';
  if (PROFESSIONAL.test(text) && !/\bfractional\b|\bin-house\b/.test(text) && hint !== 'hiring')
    return 'ADVICE';
  if (role) return 'HIRING';
  if (ADVICE_PERSON.test(text)) return 'ADVICE';
  if (SENIORITY.test(text)) return 'HIRING';
  if (CUSTOMER_WORD.test(text)) return 'INTRO_CUSTOMER';
  return 'OTHER';
}

const HINTED: Readonly<Record<Hint, AskType>> = {
  advice: 'ADVICE',
  customer: 'INTRO_CUSTOMER',
  hiring: 'HIRING',
  intro: 'INTRO_CUSTOMER',
  investor: 'INTRO_INVESTOR',
};

/** "We are looking for a Series B lead": nobody to hire. */
const SEEKS_LEAD_INVESTOR =
  /\b(?:looking for|seek(?:ing)?|need|find(?:ing)?|want|lack(?:s|ing)?|miss(?:es|ing)?|ha(?:s|ve) no|without) (?:(?:an?|our|the|another) )?(?:new )?(?:leads?(?= (?:yet|for (?:the|our|this) (?:round|series|seed|bridge|raise|pre-seed|[abc]\b))|[.!]|$)|(?:series [a-f]|seed|round|bridge) (?:co-?)?leads?(?=$|[.,;:!?]| (?:investors?|for|to|who|by|with|this|and|in)\b)|lead investors?\b)/;

const HIRED =
  /\b(?:hir(?:e|es|ing)|recruit\w*|candidates?|roles?|positions?|(?:looking for|need|seeking|find) (?:an?|our|another|two)|join (?:us|our))\b/;

/** "We need a berth; any tip is welcome": what is sought stands before it. */
const ANY_LEAD =
  /(?<=.{20})[;,:–—-] ?(?:any|every|each) (?:good |warm |little |single )?(?:leads?|hints?|tips?|pointers?|names?|clues?|ideas?|nudges?|suggestions?) (?:(?:is|are|would be|will be|very|most|more than|warmly|gratefully|much|always|also) )*(?:welcome|appreciated|helpful|helps|useful|gold|received)\b.{0,20}$/;

/** "Anyone who is, or knows, a VP of supply chain at nut processors". */
const IS_OR_KNOWS = /\b((?:any|some)(?:one|body)) who(?: is|'s),? or (?:who )?knows?,? /;

/** "Needed by July 1: …" */
const NEEDED_WHEN =
  /^(?:needed|wanted|sought)(?: (?:urgently|badly|asap|now|(?:by|before|until|from|for|in|this|next|as of) [^:]{2,30}))?: /;

const CONCRETELY =
  /^(?:more )?(?:concretely|specifically|in particular|namely|to be (?:concrete|specific|precise)|in practice)[,:] /;
/** "And, if you know one, a content lead". */
const IF_KNOWN =
  /^(?:(?:and|or|also),? )?if you (?:happen to )?know (?:one|any|somebody|someone), /;
/** "Has anyone on this list worked with CPT codes?" */
const ON_THIS_LIST =
  /\b((?:any|some)(?:one|body)|any of you|who) (?:on|in|of|from|reading) (?:this|the|our) (?:list|group|thread|mail|e-?mail|circle|chat|community|newsletter|update)\b/;

/** "Who among you knows the CFO of Visa?" */
const AMONG_YOU = /^who (?:among|amongst|of|from) you(?: all)? /;

/** "VP Merchandising, Crate & Barrel", among introductions. */
const TITLED =
  /^(?:the )?(?:[se]?vps?|heads?|directors?|chief|c[a-z]{1,2}os?)\b[^,;:.!?]{0,40}, (?!(?:who|with|remote|part[- ]time|full[- ]time|ideally|if)\b)[a-z\d]/;

/** "Whether to price per site or per user – 15 min of your time". */
const WHETHER = /^(?:on |about )?whether (?:to|we|or not to) [a-z]/;
/** "Tell us who you'd trust with a brand refresh". */
const WHO_YOU_TRUST =
  /\btell (?:us|me) whom? you(?:'d| would) (?:trust|use|pick|recommend|hire) (?:with|for)\b/;
/** "Someone who knows the Etsy CFO". */
const KNOWS_OFFICER =
  /^(?:some|any)(?:one|body) (?:here )?who knows (?:the |a )?(?:[\w.&'-]+ ){1,3}?(?:c[a-z]{1,2}os?|vps?|heads?|directors?)(?= ?$|[.,;!?(]| of\b| at\b| there\b)/;
/** "Tell one CFO about us": a candidate is told of us as such, "a founding PM". */
const TOLD_OF_US =
  /^(?:(?:and|also|please|do|just|then),? )*tell (?:(?:one|two|three|any|an?|every|a few|some|your|the) )+(?!founding |our (?:first|next) )[\w -]{2,40}? (?:you know |in your network )?about (?:us|our (?:product|platform|software|tool|service)|what we (?:do|build|make))\b/;

/** "Local bank for a credit line – who do you recommend?" */
const WHO_RECOMMENDED =
  /[,;:–—-] (?:who|whom|which|what)(?: \w+)? (?:do|would|can|could|should) (?:you|we) (?:all )?(?:recommend|use|pick)\b/;
/** "Target – I need an exec sponsor there". */
const SPONSOR_THERE =
  /^[^:–—]{2,40}?(?: [–—-]|:) (?:we|i) (?:still |really )*(?:need|lack|miss|could use|want) (?:an? |some |our )?(?:[\w-]+ ){0,2}?(?:sponsor|champion|contact|ally|door|way in|buyer|person) (?:there|inside|in there)\b/;

/** The type of an ask by its words; the hint of its sub-heading decides where they do not. */
export function classify(raw: string, hint: Hint | null = null): AskType {
  const words = itemInEnglish(plainWords(raw.slice(0, 1_200)));
  const text = withoutDecoys(words)
    .replace(/^(?:and )?(?:first|second|third|fourth|fifth)(?:ly)?[,:] (?!third)/, '')
    .replace(ANY_LEAD, '')
    .replace(IS_OR_KNOWS, '$1 who knows ')
    .replace(NEEDED_WHEN, 'needed: ')
    .replace(ON_THIS_LIST, '$1')
    .replace(AMONG_YOU, 'who ')
    .replace(CONCRETELY, '')
    .replace(IF_KNOWN, '')
    .replace(/ {2,}/g, ' ');
  if (isFavour(text) || isInvitation(text)) return 'OTHER';
  const question = plainQuestionType(text, hint);
  if (question !== null) return question;
  if (hint === null && WHO_RECOMMENDED.test(text) && !ROLE_WORD.test(text)) return 'ADVICE';
  if (hint === null && SPONSOR_THERE.test(text)) return 'INTRO_CUSTOMER';
  if (hint === null && (WHETHER.test(text) || WHO_YOU_TRUST.test(text))) return 'ADVICE';
  if (hint !== 'hiring' && KNOWS_OFFICER.test(text)) return 'INTRO_CUSTOMER';
  if (hint !== 'hiring' && TOLD_OF_US.test(text))
    return INVESTOR_WORD.test(text) ? 'INTRO_INVESTOR' : 'INTRO_CUSTOMER';
  const purpose = hint === null || hint === 'intro' ? purposeType(words) : null;
  if (purpose !== null) return purpose;
  if (hint === 'hiring' && fragmentType(text) === 'HIRING') return 'HIRING';
  if (opensWithHire(text)) return 'HIRING';
  if (hint === 'intro' && TITLED.test(text)) return 'INTRO_CUSTOMER';
  const whole =
    hint === null || hint === 'intro'
      ? (furtherType(text) ??
        mediaType(text) ??
        itemType(text) ??
        ordinaryType(text) ??
        toldType(text) ??
        roundaboutType(text) ??
        terseType(text))
      : null;
  if (whole !== null) return whole;
  if (hint === null && (reachesMarket(text) || tiedTo(text))) return 'INTRO_CUSTOMER';
  if (hint === null && chasesMoney(text)) return 'INTRO_INVESTOR';
  const fragment =
    hint === null || hint === 'intro'
      ? fragmentType(
          SEEKS.exec(text)?.[1] ??
            text.replace(
              /^(?:(?:first|second|third|next|finally|lastly)(?:ly)?,|(?:and |or )?(?:maybe |perhaps |also )?(?:(?:one|another|the other) )?(?:to|with)|(?:also )?(?:need|needed:?|wanted:?|seeking|hiring)) /,
              '',
            ),
        )
      : null;
  if (fragment === 'HIRING' && hint === 'intro' && isFirmName(raw)) return 'INTRO_CUSTOMER';
  if (fragment !== null) return fragment;
  if (SEEKS_LEAD_INVESTOR.test(text)) return 'INTRO_INVESTOR';
  if (seeksPerson(text)) return 'HIRING';
  const told = hint === null || hint === 'intro' ? plainType(text) : null;
  if (told !== null) return told;
  const object = hint === null || hint === 'intro' ? soughtObjectType(text) : null;
  if (object !== null && object !== 'OTHER') return object;
  const wanted = hint === null || hint === 'intro' ? wantedType(text) : null;
  if (wanted !== null && wanted !== 'OTHER') return wanted;
  const indirect = hint === 'hiring' ? null : indirectType(text);
  if (indirect !== null && !(indirect === 'INTRO_CUSTOMER' && OTHER_HEAD.test(text)))
    return indirect;
  const intro = INTRO_WORD.exec(text);
  const advice = ADVICE_HEAD.exec(text);
  const other = OTHER_HEAD.exec(text);
  if (
    intro &&
    !(advice && (advice.index < intro.index || weakIntro(intro[0]))) &&
    !(other && weakIntro(intro[0]))
  ) {
    const type = introType(text, intro);
    return type === 'INTRO_CUSTOMER' && hint !== null ? HINTED[hint] : type;
  }
  // "Advice: comp plans for account executives": nobody is hired there.
  if (hint === 'advice' && !HIRED.test(text)) return 'ADVICE';
  const type = typeWithoutIntro(text, hint);
  if (type !== 'OTHER') return type;
  return hint !== null ? HINTED[hint] : (lastType(text) ?? type);
}

function weakIntro(word: string): boolean {
  return !/intro|connect|touch|contact|meet(?!ings? with)|get.* to know|door|present|path|front/.test(
    word,
  );
}

/** "Know anyone" and "talk to" may be about hires and advisers as much as about customers. */
function introType(text: string, intro: RegExpExecArray): AskType {
  if (!weakIntro(intro[0])) return typeOfIntro(text, intro);
  if (HIRING_WORD.test(text) || INVESTOR_WORD.test(text) || RECOMMEND.test(text))
    return weakType(text, intro);
  const before = text.slice(0, intro.index);
  const sought = /\b(?:search|look|hiring|need|recruit|seek|hunt)/.test(before);
  if (
    sought &&
    ROLE_WORD.test(before) &&
    !/\bat\b|\bcustomers?\b|\bc[a-z]os\b|\bheads\b/.test(before)
  )
    return 'HIRING';
  const object = objectOf(text, intro);
  if (
    ROLE_WORD.test(object) &&
    !/\b(?:at|in|of|from) \w/.test(object.replace(/\b(?:heads?|vps?|directors?) of\b/, ''))
  )
    return 'HIRING';
  if (/\b(?:know|knows)\b/.test(intro[0]) && ROLE_WORD.test(object) && HANDS_ON.test(object)) {
    const one = / an?$/.test(intro[0]) || MIGHT_JOIN.test(object);
    return !one && fragmentType(object) === 'INTRO_CUSTOMER' ? 'INTRO_CUSTOMER' : 'HIRING';
  }
  if (JOINS_US.test(object)) return 'HIRING';
  if (GOOD_ONE.test(object) && ROLE_WORD.test(object) && !/\b(?:at|customers?)\b/.test(object)) {
    return 'HIRING';
  }
  return typeOfIntro(text, intro);
}

function weakType(text: string, intro: RegExpExecArray): AskType {
  const type = typeWithoutIntro(text, null);
  return type === 'OTHER' ? typeOfIntro(text, intro) : type;
}
