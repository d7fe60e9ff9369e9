import { fragmentType } from './fragments';
import { isPlacedRole, isRole } from './sought-role';
import type { AskType } from './types';

/*
 * Asks of ordinary letters that one turn tells, whatever stands around it: "we are looking for
 * testers for our beta", "you can vote for us until Friday", "who should I be talking to?". Over
 * one sentence in lower case; gaps are bounded.
 */

const WE = "(?:we|i)(?:'re| are|'m| am)?";
const OFTEN = '(?:(?:also|still|now|currently|always|really) )*';

/** "If you have an Android phone, we are looking for testers for our beta." */
const TESTERS = new RegExp(
  `\\b${WE} ${OFTEN}(?:looking for|look for|seeking|searching for|in need of|need|recruiting|short of|gathering|collecting|signing up) (?:(?:a few|some|more|\\d+|ten|twenty|fifty|brave|friendly|early|beta) )*(?:beta[- ]?|alpha[- ]?|play-?|user )?(?:testers|readers(?= (?:for|of) (?:the|our|my)\\b)|guinea pigs|volunteers|participants|tasters|respondents)\\b`,
);
/** "You can vote for us until Friday." */
const CAN_VOTE =
  /\byou (?:can|could|may) (?:still |now |also |please )?(?:vote for|nominate|pre-?order|back) (?:us|our)\b|^(?:please )?(?:cast (?:a|your) vote|your vote) (?:for us|would|counts)/;
/** "If you'd like to put in more, write me this week." */
const MORE_MONEY =
  /\bif (?:you(?:'d| would|'re| are| want| wish| care| plan| can)?|any(?:one|body)(?: of you)?|any of you|your (?:fund|firm))(?: (?:like|love|want|wants|wish|able|interested|keen|looking|willing))?(?: to| in)? (?:put(?:ting)? (?:in|up) (?:more|some|money|another|additional|a)|top(?:ping)? up|add(?:ing)? to your (?:position|check|cheque|stake|investment)|increas(?:e|ing) your (?:position|check|cheque|stake|investment|commitment)|doubl(?:e|ing) down|invest(?:ing)? (?:more|again)|re-?up|com(?:e|ing) (?:back )?in(?: for more)?(?! (?:to|for a|on) ))\b/;
/** "How are other companies insuring drone flights?" */
const HOW_OTHERS =
  /^(?:(?:and|also|so|curious|wondering),? )*how (?:are|do|did|have|would) (?:(?:most|some|your|any of your|other) )*(?:companies|founders|startups|people|teams|others|portfolio companies|folks|ceos)(?: (?:here|out there|in your \w+|you know|at our stage|like us))*(?: usually| normally| typically)? (?!(?:ask|react|feel)\b)[a-z]+/;
/** "We are interested in speaking with any company that obtained a designation." */
const DID_SO =
  /\b(?:speak|speaking|talk|talking|chat|chatting|connect|connecting|hear|hearing|call|conversation|learn|learning) (?:to|with|from) (?:any|an?|another|other|some|one of the|a few) (?:[\w-]+ )?(?:compan(?:y|ies)|founders?|startups?|teams?|firms?|ceos?|organi[sz]ations?)(?: in your \w+)? (?:that|who|which)(?: has| have|'s|'ve)?(?: already| recently| successfully| ever)? (?!(?:need|use|buy|want|is|are|was|were|could|can|might|would|will|struggle|run|operate|sell|make|have|has)s?\b)[a-z]+(?:ed|t|ne|wn|ght|ld|ook|an|ame|ot)\b/;
const INTERESTED =
  /\b(?:we|i)(?:'d| would|'re| are|'m| am)? (?:also |still |now )?(?:be )?(?:(?:very|most|really|particularly|especially|quite|keenly) )?(?:interested in|keen on|grateful for|glad of|happy about)\b/;
/** "I need an hour of your time", where whoever has done it is meant. */
const IF_DONE =
  /\bif (?:you|any(?:one|body)|some(?:one|body)|(?:any|one|some) of you)(?: (?:here|on this list|in the group|in your \w+))?(?:'ve|'s| has| have)(?: ever| already| recently| once)? (?!(?:an?|any|some|got|to|spare|time|the|no|contacts?|heard|met|worked (?:at|for))\b)[a-z]+(?:ed|t|ne|wn|ght|ld|un|en)\b.{3,120}\b(?:(?:hours?|minutes?|mins?|moment|bit) of (?:your|their) time|(?:pick|borrow) your|tell (?:me|us) (?:how|what|about)|how (?:it|that|you)|what (?:you|it)|lessons|advice|compare notes)\b/;
/** "What is normal for slotting fees these days?" */
const NORMAL =
  /^(?:(?:and|also|so),? )*what(?:'s| is| are| would be) (?:(?:a|an|the|considered|your|you) )*(?:normal|typical|reasonable|fair|standard|market|customary|usual|going rate|sensible|realistic)\b.{3}/;
const NO_COUNSEL =
  /\b(?:intros?|introductions?|introduce|candidates?|hire|hiring|invest|join us|customers?)\b/;
/** "I don't know that world. Who should I be talking to?" */
export const WHO_TO =
  /^(?:(?:so|and),? )?whom? (?:else )?(?:should|would|could|can) (?:we|i|you) (?:be )?(?:talk(?:ing)?|speak(?:ing)?|go(?:ing)?|turn(?:ing)?|reach(?:ing)? out|write|writing|recommend|suggest|call(?:ing)?|ask(?:ing)?|meet(?:ing)?)(?: to| with)?(?: there| here| first| about (?:this|that|it))?\?$/;
/** "Does anyone have a board deck template?", "a contract that we may borrow from". */
const PAPERS =
  /\b(?:have|has|got|share|send|lend|show|borrow|with|see|know of)(?: (?:us|me|you|any(?:one|body)|some(?:one|body)))? (?:(?:an?|any|some|your|the|good|great|decent|solid|sample|standard|simple|favou?rite|one|you(?:r)?) )*(?:[\w-]+ ){0,3}?(?:templates?|playbooks?|checklists?|sample (?:[\w-]+ )?(?:agreements?|contracts?|decks?|letters?|policy|policies)|examples? of|(?:[\w-]+ )?(?:agreement|contract|msa|dpa|nda|policy|handbook|term sheet|model|spreadsheet|deck)(?= (?:that |which )?(?:we|i|they|you) (?:may|can|could|might|like|love|use|trust|are happy)))\b/;
const ASKED_FOR =
  /\?|\bplease\b|\b(?:could|would|can) you\b|^(?:(?:and|also|so|five|ten|two|\d+) )*(?:nominate|rate|review|endorse|minutes?|mins)\b/;
const ASKED = /\?|\bplease\b|\bif (?:you|anyone|someone|any of you)\b|\b(?:we|i)(?:'d| would)\b/;

/** Producers and outlets, whom one meets to be heard of. */
const MEDIA =
  /\b(?:producers?|reporters?|journalists?|editors?|bookers?|writers?|anchors?|hosts?|columnists?|correspondents?|anyone|anybody|someone|somebody|contacts?|people|person) (?:at|from|with|of|for) (?:the )?(?:npr|bbc|cnn|cnbc|pbs|techcrunch|forbes|bloomberg|wired|wsj|wall street journal|new york times|nyt|ft|financial times|the information|the verge|axios|sifted|fast company|business insider|reuters|vogue|the economist|guardian|washington post|politico|stat news|fortune|inc magazine|[\w ]{2,20} podcast)\b/;

/** "Would you nominate us for the list?", "rate us on G2". */
const RATES =
  /\b(?:nominate|rate|review|endorse) us (?:for|on|in|at)\b|\b(?:minutes?|mins|moment|second) to (?:rate|review|nominate|vote for) us\b/;
/** "An honest Amazon review is the best gift you can give us." */
const REVIEW_GIFT =
  /\b(?:an?|your|every|one) (?:(?:honest|quick|short|kind|nice|\w+) ){0,3}(?:reviews?|ratings?|testimonials?) (?:on \w+ )?(?:=|(?:is|are|would be|would|will|goes|helps?|means?)\b).{0,40}\b(?:gift|help|mean|make|world|long way|a lot|favou?r)/;
const HAVE_IN_NETWORK =
  /\bif (?:you|any(?:one|body)|any of you|some(?:one|body))(?: of you)?(?: happen to)? ha(?:ve|s) (an? .{3,80}?|any .{3,80}?|[a-z]+s .{0,60}?) (?:in|among) (?:your|their) (?:\w+ )?(?:networks?|portfolios?|circles?|contacts|rolodex|friends|family|orbit)\b/;
const TITLED =
  /^(?:an?|any) (?:[\w-]+ ){0,2}(?:c[a-z]{1,2}os?|cisos?|chros?|heads? of [\w ]{2,30}|vps? (?:of )?[\w ]{2,30}|directors? of [\w ]{2,30}|general counsels?|controllers?|treasurers?|buyers?|owners?)$/;
/** "What would help now is somebody who has negotiated an agreement." */
const WHAT_HELPS =
  /^(?:(?:and|but|so),? )?what (?:would|could|will) (?:(?:really|most) )?(?:help|be (?:most |really |very )?(?:helpful|useful)|make (?:a|the) (?:\w+ )?difference|move the needle)(?: (?:us|me|now|most|right now|today|this \w+|a lot))* (?:is|are|would be) (.{3,200})/;
/** "I would like very much to listen the opinion of who already made it." */
const HEARS =
  /\b(?:we|i)(?:'d| would|'re| are|'m| am)? (?:\w+ )?(?:like|love|interested|curious|keen|happy)(?: very much| really)? (?:to )?(?:listen|hear|listening|hearing|know)(?: to| about)? (?:the |your |some )?(?:opinions?|views?|experiences?|advice|stor(?:y|ies)|thoughts) (?:of|from) (?:who|whoever|any(?:one|body)|some(?:one|body)|people|those|founders|others|you)\b/;
/** "Everyone who sends me a serious candidate gets a crate." */
const REWARDS =
  /^(?:and |so |also,? )?(?:every(?:one|body)|any(?:one|body)|who(?:so)?ever|the (?:one|person)) (?:who |that )?(?:sends?|introduces?|refers?|brings?|finds?|connects?) (?:me|us|in) (?:an? |the |our |any )?(?:[\w-]+ ){0,4}?(?:candidates?|hires?|engineers?|developers?|designers?|co-?founders?|people|person|sales ?(?:reps?|people)|cto|cfo|coo|pm|leads?(?! to))\b.{0,60}? (?:gets?|wins?|earns?|receives?|will (?:get|receive|have|earn)|has)\b/;
/** "Fleet managers at municipalities, we have almost no contacts there." */
const NO_CONTACTS =
  /^(.{4,100}?)[,;:–—-]+ ?(?:where )?we (?:have|know) (?:(?:almost|hardly|really|still|absolutely|practically) )?(?:no(?: (?:contacts?|connections?|one|body|way in|relationships?))?|nobody|few|zero|any)(?: (?:contacts?|connections?|people|way in|relationships?))?(?: (?:there|in there|yet|at all|with them|among them))*[.!]*$/;
/** "If you can think of a strong clinical lead, we are hiring one." */
const HIRING_ONE =
  /\bif (?:you|any of you|anyone) (?:can think of|knows?(?: of)?|comes? across|meets?|ha(?:ve|s) worked with|thinks? of) ([^,;:.?!]{3,90}), (?:then )?(?:we|i)(?:'re| are|'m| am) (?:\w+ )?(?:hiring|recruiting|looking for|searching for) (?:one|for one|them|him|her|now|for this|that role)\b/;
/** "We'd love similar ones to ZF and Continental." */
const MORE_ALIKE =
  /\b(?:we|i)(?:'d| would) (?:also |really )?(?:love|like|appreciate|welcome|be (?:\w+ )?(?:grateful|thankful|glad) (?:for|of)) (?:(?:a few|some|two|three|more|another|an?) )?(?:(?:similar|such|further|other|like) (?:ones?|intros?|introductions?)|more (?:of (?:those|these|the same)|such|like (?:that|it|this|those))|the same|one more|another) (?:to|at|into|with) (?!you\b|the (?:team|board)\b)(.{2,120})/;
const LABEL = /^[\w &-]{2,24}: /;
/** "NetSuite partners who want a tool to resell." */
const RESELLS =
  /^(?:[\w-]+ ){0,2}(?:partners|agencies|firms|integrators|msps) (?:who|that) (?:want|need|look for|are looking for|would like) .{3,60}\bto (?:resell|recommend|bundle)\b/;
/** "Weyerhaeuser: who runs innovation there now?" */
const WHO_RUNS =
  /^(?!(?:hiring|talent|team|press|media|pr)\b)[\w&'. -]{2,40}: who (?:runs?|leads?|heads?|owns?|manages?|is|buys?|decides?)\b[^?]{3,60}\b(?:there|now|these days|for them)\b[^?]{0,20}\?/;

/** "Would any of you be up for a 30 min session on pricing?" */
const SESSION =
  /\b(?:up for|spare|have|do|jump on|hop on|join|open to|love|like|appreciate|need|use|grateful for) (?:an? |one )?(?:(?:\d+|thirty|twenty|ten|fifteen|half an|half|quick|short|brief)[ -]?(?:min(?:ute)?s?|hours?)? ?)*(?:brainstorm(?:ing)?|working|whiteboard|strategy|advice|q&a)? ?(?:sessions?|calls?|chats?|brainstorms?|conversations?) (?:on|about|around) (?!(?:the )?(?:\d|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|zoom|teams|friday|this|it\b))/;
/** "Should any of you wish to buy her position": money changes hands, though not with us. */
const SECONDARY =
  /\b(?:if|should) (?:you|any(?:one|body)|any of you|your fund)\b.{0,80}\b(?:(?:buy|purchase|take over|acquire) (?:it|them|her|his|their|the|these|some|those) ?(?:shares|stake|position|stock|part)?\b.{0,60}\bsecondary|secondary (?:in|sale|shares|stake|position|block)|(?:buy|purchase|take over|acquire) (?:her|his|their|the|these|some|those) (?:shares|stake|position|stock))\b/;
/** "Costco: do you know a broker or buyer?" */
const BUYER_AT =
  /^[\w&'. -]{2,30}: (?:(?:do|does|would) )?(?:you |any(?:one|body) |any of you )?knows? (?:an? |the |any |their |of )?(?:\w+ or )?(?:buyers?|category (?:managers?|buyers?)|merchants?)\b/;
/** "One customer reference for a case study". */
const FOR_STORY =
  /\b(?:references?|quotes?|testimonials?|customers?|stor(?:y|ies)|companies|someone|anyone)\b.{0,40}\bfor (?:an?|our|the|two|three) (?:\w+ )?(?:case stud(?:y|ies)|website|landing page|press release)\b/;
/** "Somebody that did the process of moving to Delaware" */
const DID_IT =
  /^(?:some|any)(?:one|body) (?:that|who)(?: has| already)? (?:did|done) (?:the|this|that|it|an?)\b/;
/** "QA manager referrals" */
const REFERRALS_OF =
  /^(?:an? )?((?:[\w&-]+ ){0,3}(?:managers?|directors?|leads?|heads?|supervisors?|coordinators?)) (?:referrals?|candidates?|refs|cvs|resumes|applicants)\b/;

/** "A short call with anyone who has run a co-packing search would also be great." */
const CALL_WELCOME =
  /^(?:(?:and|also),? )?(?:an?|half an hour|ten minutes|\d+ min(?:ute)?s?)(?: (?:short|quick|brief|\d+[- ]min(?:ute)?))* ?(?:calls?|chats?|coffee|conversations?|word|time)? with (?:any(?:one|body)|some(?:one|body)|people|an? (?:founder|operator|ceo)) (?:who|that)(?:'s| has| have)? .{3,120}? would (?:also |really )*be (?:\w+ )?(?:great|helpful|useful|appreciated|welcome|valuable|amazing|lovely|wonderful)\b/;

/** The type of such an ask, or null for what is none. */
export function furtherType(text: string): AskType | null {
  if (CALL_WELCOME.test(text)) return 'ADVICE';
  if (MORE_MONEY.test(text)) return 'INTRO_INVESTOR';
  if (TESTERS.test(text) || CAN_VOTE.test(text) || REVIEW_GIFT.test(text)) return 'OTHER';
  if (RATES.test(text) && ASKED_FOR.test(text)) return 'OTHER';
  if (REWARDS.test(text) || HIRING_ONE.test(text)) return 'HIRING';
  const alike = MORE_ALIKE.exec(text)?.[1];
  if (alike !== undefined)
    return fragmentType(alike) === 'INTRO_INVESTOR' ? 'INTRO_INVESTOR' : 'INTRO_CUSTOMER';
  const helps = WHAT_HELPS.exec(text)?.[1];
  if (helps !== undefined) return helpType(helps);
  const lacking = NO_CONTACTS.exec(text)?.[1];
  const whom = lacking === undefined ? null : fragmentType(lacking.replace(LABEL, ''));
  if (whom === 'INTRO_CUSTOMER' || whom === 'INTRO_INVESTOR') return whom;
  const owned = HAVE_IN_NETWORK.exec(text)?.[1];
  if (owned !== undefined && (TITLED.test(owned) || fragmentType(owned) !== null))
    return fragmentType(owned) ?? 'INTRO_CUSTOMER';
  if (HEARS.test(text) || (SESSION.test(text) && !NO_COUNSEL.test(text))) return 'ADVICE';
  if (SECONDARY.test(text)) return 'INTRO_INVESTOR';
  if (isOfOthers(text)) return 'ADVICE';
  if (PAPERS.test(text) && ASKED.test(text)) return 'ADVICE';
  if (DID_SO.test(text) && INTERESTED.test(text)) return 'ADVICE';
  return IF_DONE.test(text) && !NO_COUNSEL.test(text) ? 'ADVICE' : null;
}

/** What "… would help" names: people, money or what somebody has been through. */
const helpType = (named: string): AskType | null =>
  fragmentType(named.replace(/[.!]+$/, '')) ??
  (/\b(?:who|that)(?:'s| has| have|'ve) [a-z]+(?:ed|t|ne|wn|ght|ld|un|en)\b/.test(named)
    ? 'ADVICE'
    : null);

/** The type that an item of a section tells by such a turn, though no letter would ask so. */
export function itemType(text: string): AskType | null {
  if (DID_IT.test(text)) return 'ADVICE';
  if (FOR_STORY.test(text)) return 'OTHER';
  if (REFERRALS_OF.test(text)) return 'HIRING';
  return [RESELLS, WHO_RUNS, BUYER_AT].some((it) => it.test(text)) ? 'INTRO_CUSTOMER' : null;
}

/** True for a sentence outside asks sections that asks by such a turn. */
export const asksFurther = (text: string): boolean =>
  (text.includes('?') || !isOfOthers(text)) && furtherType(text) !== null;

/** "How do most teams do this?": an ask unless the writer goes on to say it. */
export const isOfOthers = (text: string): boolean => HOW_OTHERS.test(text) || NORMAL.test(text);

/** The type of what names whom or what is sought, wherever it stands, or null. */
export function mediaType(text: string): AskType | null {
  return MEDIA.test(text) ? 'OTHER' : null;
}

const NO_TOPIC =
  /^(?:the |our |new |key |existing )*(?:customers?|clients?|users?|investors?|partners?|competitors?|engineers?|developers?|employees|founders?|shareholders?|managers?|members?|others|suppliers?|team|teams?)$/;

/** The type of the topic that opens a paragraph: "Head of Finance.", "And CHROs, always CHROs." */
export function topicType(words: string): AskType | null {
  if (words.length > 60 || NO_TOPIC.test(words.replace(/[.:!]+$/, ''))) return null;
  const bare = words.replace(/^(?:and|also|then|finally|lastly),? /, '').replace(/[.:!]+$/, '');
  return fragmentType(bare) ?? (isRole(bare) || isPlacedRole(bare) ? 'HIRING' : null);
}
