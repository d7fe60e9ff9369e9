import { fragmentType } from './fragments';
import { pointsBack } from './pointing-back';
import { urges } from './urgings';
import { INVESTOR, ROLE } from './vocabulary';

/*
 * Asks told by what they are made of rather than by one wording: a way to somebody who is named
 * by his trade, a need with a nudge behind it, a question put to the readers. Over one sentence
 * in lower case; gaps are bounded.
 */

const READERS =
  '(?:you|anyone|anybody|someone|somebody|(?:any|one|some|each|two|those) of you|your (?:networks?|portfolios?|firms?|funds?|teams?|circles?|contacts))';

/** What has happened already, and what others do: no ask whatever else it names. */
const TOLD =
  /\b(?:was|were|(?<!'ve |have |has )had|got|gave|made|led|brought|came|went|helped|turned|signed|closed|landed|produced|resulted|received|introduced us|connected us|thanks|thank you|thanked|offered|asked|last (?:month|quarter|week|year)|used to|resulting|resulted|follow(?:s|ed|ing)? (?:from|up))\b|^(?:they|he|she|our (?:partners?|customers?|team|advis[eo]rs?)) /;
/** "Anyone who has sold to them": the past of somebody sought tells no past of the ask. */
const WHOSE_PAST = /\b(?:who|that|which)(?:'ve|'s| have| has| had)? (?:\w+ly )?\w+[^,;:]{0,80}/g;

/** "Warm introductions to product leaders at …": who opens the way is not said, the way is. */
const WAY =
  /\b(?:intros?|introductions?|introducing us|referrals?|warm (?:paths?|words?|leads?)|(?:an? |one )(?:way|path|line|route|door|opening|hello|nudge|bridge) (?:in)?)(?: from (?:one|any|some) of you| from you)? (?:to|into|with|at|for) (.{3,200})/;
/** "Contacts with heads of construction": some firm's own contacts unless somebody wishes for them. */
const WEAK_WAY =
  /\b(?:(?:contacts?|connections?|relationships?|access|conversations?|meetings?|calls?|lines?|links?|door openers?|doors?|ties) (?:to|with|at|into|inside|among)|(?:time|minutes|hours?|coffees?) with|in front of|close to|get(?:ting)? (?:to|hold of)|reach(?:ing)?) (?!the right\b)(.{3,200})/;
const WISHED =
  /\b(?:(?:we|i)(?:'d| would|'re| are|'m| am)? (?:\w+ ){0,2}?(?:search|look|need|want|lack|miss|seek|wish|hope|like|love|thrilled|delighted|trying|struggl\w+|looking|searching|seeking|hoping|after|short of)\b|what (?:we|i) (?:\w+ )?(?:need|lack|miss|want)|the (?:help|thing|one thing) (?:that )?(?:we|i) (?:\w+ )?need|(?:would|'d) (?:be|help|mean|save|make)|please|you (?:can|could)|if you|where you(?:r \w+)? comes? in|bottleneck)\b/;
/** What is worth telling about a way besides an ask. */
const NO_WAY =
  /\b(?:pipeline|channel|funnel|our main|come from|comes from|customers? (?:are|is)|start(?:s|ed)? with|no longer|don't need|not need|enough|campaign|programme|program|commission|discount|return policy|target|goal|kpi)\b/;

/** "CMOs at beauty brands remain the people we most want to meet." */
const WHO_WE_WANT =
  /^(?:(?:and|also|so|but|finally|lastly),? )*(.{3,140}?) (?:is|are|remains?|would be|stays?) (?:still |now |exactly |always |precisely |just )*(?:(?:the |my |our |one of the |among the )?(?:\w+ )?(?:people|ones?|person|persons|firms?|companies|conversations?|meetings?|introductions?|intros?|doors?|names?|logos?|kind of (?:\w+ )?(?:people|person|companies|buyers?|customers?)|buyers?|customers?|readers?)|whom?|what) (?:that |who |whom |which )?(?:we|i)(?:'d| would|'re| are|'m| am)? (?:(?:most|really|still|now|all|badly|especially) )*(?:want|like|love|need|hope|wish|try|trying|hoping|after|lack|miss|missing|looking for|seeking)\b/;
const ON_TOP =
  /^(?:(?:and|also|so|but|finally|lastly),? )*(.{3,140}?) (?:is|are|remains?|would be|stays?|sits?) (?:still |now |right )?(?:(?:at |on )?(?:the )?(?:very )?top of|first on|next on|high on|highest on) (?:our|my|the) (?:wish |intro |target )?list\b/;

/** "The search for a process engineer goes on", "our COO role is still open". */
const OPEN_SEARCH = new RegExp(
  `\\b(?:the|our|my) (?:\\w+ )?(?:search|hunt|quest) for (?:an?|our|the|two|three|more|another) (?:first |next |new )?(?:[\\w()/-]+ ){0,4}?(?:${ROLE}|[a-z]{3,}(?:ist|ian)s?)\\b.{0,60}? (?:goes on|continues|is (?:still )?(?:open|on|going|live|under ?way)|drags on|remains open|stays open|has been (?:slow|hard|long)|starts? (?:now|this|next))\\b`,
);

/** "We need a data engineer and would rather hire someone you trust." */
const BY_READERS = new RegExp(
  `\\b(?:need|hire|hiring|bring (?:in|on)|recruit\\w*|open(?:ing)?|empty|vacant|seat|role|position|search\\w*|looking for|seek\\w*|fill)\\b.{0,120}(?:\\b(?:someone|somebody|people|anyone|whoever|a (?:person|name|candidate)) (?:that )?(?:you|one of you)(?:'d| would)? (?:trust|know|rate|recommend|like|vouch|love|send)|\\b(?:names?|candidates?|referrals?|recommendations?|suggestions?|leads|tips|a word|an? (?:good |strong )?(?:name|candidate|referral|introduction)) from (?:you|your|any of you|this group)|\\byour (?:networks?|referrals?|recommendations?|suggestions?|candidates) (?!(?:has|have) (?:already|been)\\b)\\w+|\\b(?:do|please) send (?:people|candidates|names|them|anyone)|\\b(?:please )?(?:circulate|spread the word|pass (?:it|this|them|that) (?:on|around|along))\\b|\\breferrals? (?:earns?|pays?|gets?|bonus|fee|reward)|\\bif you(?:'ve| have)? (?:met|meet|come across|worked with) (?:someone|somebody|anyone|anybody|one|an?)\\b|\\bdo not hesitate to (?:transfer|forward|send|share|recommend|pass))`,
);

/** "You would do us a favor by connecting us with …". */
const KINDNESS =
  /\b(?:(?:do|doing) (?:us|me) (?:a|one|this) (?:\w+ ){0,2}?(?:favou?r|kindness|service)|be doing (?:us|me)|make (?:our|my) (?:day|week|month|quarter|year)) (?:by|if you|with an?)\b/;
/** "It would mean a lot if you could …", "we'd be grateful if you nominated us". */
const IF_YOU_DID =
  /\b(?:grateful|thankful|glad|delighted|thrilled|overjoyed|ecstatic|over the moon|so happy|appreciate (?:it )?|love it|obliged|mean (?:a lot|the world|much|a great deal)|wonderful|help(?: us)?(?: a lot| greatly| enormously)?|great|huge) if (?:you|one of you|any of you|some of you|anyone|someone|each of you) (?:could|would|can|might|were|[a-z]{3,}ed|put|sent|told|gave|made|took|had|brought|spoke|wrote|left|let)\b/;
/** "An upvote from each of you would push us up", "your take on the packaging would help". */
const FROM_YOU =
  /\b(?:an?|one|two|your|any|every) (?:[\w-]+ ){0,3}?(?:from (?:(?:each |any |one |all |some )?(?:of )?you|(?:someone|somebody|anyone|anybody) (?:they|there|who|inside|at))\b.{0,80}?|(?<=your (?:\w+ )?)(?:take|view|opinion|eyes?|read|thoughts|advice|input|verdict|vote|perspective|experience|guidance|ideas|wisdom|blessing)s?\b.{0,80}?) (?:would|will|could|can) (?:\w+ )?(?:help|push|save|make|mean|carry|count|strengthen|seal|tip|swing|convince|reassure|impress|suffice|speed|be|go|open|get|do|give|change|settle|weigh|unlock|lift)\b/;
const COUNTS =
  /\b(?:every|each|any|an?|one|your) (?:\w+ )?(?:intros?|introductions?|referrals?|names?|contacts?|vote|review|upvote|share|repost|lead|word)(?: from (?:you|any of you)| there| here| in\b.{0,30})? (?:counts?|helps?|matters?|is gold|are gold|(?:is|are) worth|makes? (?:a|the|all the) (?:\w+ )?difference|goes? (?:a long|far))\b/;
/** "A slot in front of their COOs is worth gold to us." */
const HELPS_TO =
  /\bhelps? (?:us |me )?(?:(?:also|a lot|greatly|enormously|very much|most) )*to (?:have|get|be|be put|meet|know) (?:an? |some |any )?(?:contacts?|intros?|introductions?|connections?|introduced|connected|in (?:touch|contact)|close) (?:with|to|at)\b/;
const WORTH =
  /\b(?:slots?|seats?|words?|hello|minutes?|hours?|introductions?|intros?|names?|doors?|meetings?|calls?|recommendations?|referrals?) (?:to|with|at|in|from|into|of)\b.{2,80}? (?:is|are|means?|does|do) (?:worth|more (?:for us )?than|everything|gold)\b/;
/** "We need beta testers with Android phones." */
const TESTERS =
  /\b(?:we|i)(?:'re| are)? (?:\w+ )?(?:need|looking for|want|seek(?:ing)?|search(?:ing)? for|after) (?:(?:\w+ ){0,2}?(?:beta[- ]?testers|volunteers|guinea pigs)|test (?:users|families|households|drivers))\b/;
const REVIEWS =
  /\b(?:an?|your) (?:\w+ )?(?:review|rating|upvote|vote|star|testimonial|like|repost|comment|endorsement) (?:on|at|for|in) .{2,60}? (?:takes|helps|makes|means|counts|goes|would|will|costs)\b/;
const EYES =
  /\b(?:we|i)(?:'d| would| could| can)? (?:\w+ )?(?:love|like|use|welcome|value|appreciate|need|want|be (?:grateful|glad) for) (?:an? )?(?:second|fresh|another|outside|extra|experienced|honest|critical) (?:pairs? of )?(?:eyes?|opinion|view|reader|look)\b|\b(?:sparring partner|sounding board|devil's advocate|second pair of eyes|fresh pair of eyes)\b(?=.{0,80}(?:[?]|$))/;
const KEEP_COMING =
  /\b(?:keep|please keep|do keep|so keep) (?:the|those|your|these|them|sending)\b.{0,60}?\b(?:coming|flowing|intros|introductions|names|our way|my way)\b/;
/** "There is still room in the round if you'd like to increase your position." */
const ROOM =
  /\b(?:(?:increase|add to|top up|raise|extend|double) (?:your|their|its) (?:position|stake|holding|investment|ticket|share|commitment)|(?:join|come in|participate|follow on|invest|take part)(?: again)?)\b.{0,80}\b(?:room|space|open|left|available|allocation)\b|(?:\$[\d.]+ ?[km]?|\broom|space|allocation)\b.{0,40}\b(?:open|left|room|available|unallocated|uncommitted)\b.{0,60}\b(?:if you|for (?:one|two|a few|existing|those|anyone|any of you|insiders)|tell|call|write|shout|speak|let)\b/;
const TELL_US =
  /\b(?:tell|let) (?:me|us) (?:know )?(?:by|before|until|this|today|soon)\b[^.?!]{0,30}? (?:whether|if|how|what|which|when|who)\b|\b(?:hear|like to know|love to know|need to know|want to know)\b.{0,20} from (?:you|(?:our |the )?(?:existing |current )?(?:investors|insiders|backers|shareholders)|(?:each|all|any) of you)\b.{0,60}? (?:whether|if|how|what|which)\b/;

/** "Looking to meet facilities directors at …", "the help I need is getting to the buyers at …". */
const LOOKING_TO =
  /^(?:(?:and|also|still|now|always|so),? )*(?:looking|hoping|keen|eager|trying|wanting|would (?:like|love|be (?:keen|glad|happy))) to (?:\w+ )?(?:meet|talk to|speak (?:to|with)|talk with|chat with|reach|get to know|get in front of|connect with) (.{3,200})/;
const HELP_IS =
  /\b(?:help|thing|support|favou?r|introduction|intro|door) (?:that )?(?:we|i) (?:\w+ )?(?:need|want|lack|miss|would love|would like)(?: (?:most|now|right now|next|badly))? (?:is|would be) .{4}/;
/** "Warm paths into Vestas would shorten our year", "any introduction there would be a first". */
const WAY_WOULD =
  /^(?:[\w' ,-]{3,60}, (?:and|so|but) |[^;:]{3,80}; )?(?:any |an? |one |warm |good |your |a single )*(?:intros?|introductions?|paths?|ways?|doors?|lines?|routes?|connections?|contacts?|hello|nudge|word|referrals?|foot in the door)(?: in)? (?:(?:to|into|in|at|inside|with) .{2,100}?|there|here) (?:would|could|will) (?:\w+ )?(?:shorten|save|change|help|make|open|unlock|speed|transform|be|mean|get|do|go|cut|spare|fix|give|move|double|start)\b/;
/** "… and could use an hour with a founder who has done the flip". */
const AN_HOUR =
  /\b(?:could|would|'d|can|love|like|keen|glad|grateful)(?: (?:also|really|very much|to have|to get|for|to))* (?:(?:use|love|like|appreciate|welcome|value|do with|have|get|buy|borrow) )*(?:an? |half an |one |some |thirty |twenty |fifteen |ten |\d+ )(?:\w+ )?(?:hours?|minutes?|mins?|call|chat|coffee|conversation|time|lunch|word) with (?:some|any|an?|people|those|your|founders|one|two|whoever|the)/;
const ASK_YOURS =
  /^(?:(?:and|so|also|please|do|then),? )*(?:ask|nudge|poke|call|text) your (?!team\b|account\b)[\w-]+\b/;
/** "Any wisdom on …?", "got war stories about …?" */
const ANY_WISDOM =
  /^(?:(?:and|also|so|got|have|you have),? )*(?:any|good|war|some) (?:[\w-]+ ){0,2}?(?:wisdom|stories|scars|experiences?|lessons|playbooks?|templates?|views?|opinions?|insights?|ideas?|thoughts|knowledge|takes?|benchmarks?|rules of thumb|warnings?|horror stories) (?:on|about|with|for|from|of|how|whether)\b.{3,200}\?$/;
const TELL_OFF =
  /^(?:(?:and|also|so|please|but|do),? )*(?:tell (?:me|us) (?:that )?(?:i'm|i am|we're|we are|it's|that|off)|(?:reply|answer|vote|write back|respond) with (?:an? )?(?:yes|no|one|your|number|a or b|whatever))\b/;
const TO_YOU_OR =
  /\b(?:like|love|want|keen|glad) to (?:talk|speak|meet|hear|chat) (?:to|with|from) you (?:or|and|too|about)\b/;

const PUT_TO = '(?:do|does|did|have|has|are|is|would|could|can|will|should|might|may|got)';
/** A question put to the readers. */
const QUESTION = new RegExp(
  `(?:^|[,;:–—] |\\b(?:and|so|but|also) )(?:${PUT_TO} (?:${READERS}|any of your \\w+|your \\w+|the (?:group|collective|network|hive mind))|(?:what|who|whom|which|where|when|how)\\b[^?]{0,80}?\\b(?:${PUT_TO} (?:you|your|others)|you(?:'d|'ve)|in your|among you|your)|(?:can|could|may|might) (?:i|we) (?:call|ring|ask|buy|visit|pick|borrow|bother|talk to|speak to|steal) (?:you|your|one of you|any of you))\\b`,
);
/** Questions that nobody is to answer. */
const RHETORICAL =
  /(?<!\b(?:how|when|where|what|why|who|whom) )\bdid you\b|\bdo you know (?:what|how|why|when|where|if|whether)\b|\b(?:are you (?:ready|sitting|kidding|wondering|surprised|bored|asking)|(?:can|could|would) (?:you|anyone|anybody|one) (?:believe|imagine|guess|see|tell|spot|feel|blame|have)|have you (?:noticed|seen|heard|been (?:following|wondering)|met|missed|read|tried our)|what (?:does|do|did|will|would) (?:this|that|it|these|they) (?:all )?(?:mean|change|tell)|how are (?:you|things)|what would you do with|ever (?:loved?|liked?|enjoy(?:ed)?|want(?:ed)?|wonder(?:ed)?)\b|remember|who (?:would|could) have|why (?:should|would|do) you|you (?:may |might |will |could )?(?:ask|wonder|say)|do you (?:remember|feel|see what|get it|want us|need)|want (?:us|me) to|need our|for you\\?)\b|\bwhat (?:should|could|do|can|would) (?:we|i) (?:\w+ )?(?:learn|conclude|take (?:from|away)|make of|mean|expect|have done|do (?:differently|better|next))|\bhow (?:did|do|have|can|could|should|will|would) (?:we|i) (?:do|get|fix|know|plan|respond|react|solve|win|make|keep|think|see)\b/;
/** Those of the company to itself are put to the readers when they concern a choice of names. */
const OF_NAMES = new RegExp(
  `\\b(?:who|whom|which (?:[\\w-]+ ){0,3}?(?:${INVESTOR}|one|of (?:them|the [a-z-]+)|investors|funds|people|firms|names|recruiters?|lawyers?|agenc(?:y|ies)|advisors?|tools?|vendors?|providers?|banks?|erp|crm|events?|conferences?))\\b[^?]{0,80}?\\b(?:should|would|could|do|can) (?:we|i|you|be|help)\\b[^?]{0,120}\\?$`,
);
/** "Suggestions?", "ideas?", "who do you use?", behind the need that they point back to. */
const NUDGE =
  /^(?:(?:any|all|good|so|and|please|but|your|the) )*(?:suggestions?|ideas?|names?|recommendations?|recs|thoughts|tips|leads|takers|candidates?|nominations?|volunteers?|pointers?|advice|intros?|introductions?|help|referrals?)(?:,? please| welcome| wanted| appreciated| anyone)?[.?!]*$|^(?:so |and |but )?(?:who|what|which one|whom) (?:do|did|would|should|have) (?:you|we) (?:use|used|like|recommend|trust|call|suggest|put|pick|choose|try|go)\b.{0,60}\?$|^(?:so |and )?(?:please|do) (?:circulate|share|spread|forward|pass|send|ask|shout|reply|tell|call|introduce|think)\b.{0,60}$|^(?:so |and )?(?:say so|shout|call me|tell me|tell us|help|help us|help me|i'm all ears|we're all ears|i am all ears)[.!]*$|^(?:so |and )?(?:an?|one|any|every|each) (?:name|word|intro|introduction|referral|tip|hint)(?: from you)? (?:counts|helps|matters|beats|is worth|goes|would|will)\b.{0,40}$/;
const LACKS = new RegExp(
  `\\b(?:(?:we|i)(?:'re| are|'m| am|'ve| have)? (?:\\w+ ){0,3}?(?:need|want|lack|miss|missing|seek|seeking|searching|search|looking|look|short|after|trying|hunting|hiring|recruiting|struggling|stuck|raising|weighing|debating|considering|torn|in the market|open|opening|adding|have room|room for)\\b|subscribed\\b|open (?:positions?|roles?)\\b|(?:seat|role|position|chair)s? (?:is|are) (?:still )?(?:empty|open|vacant)|(?:don't|do not|can't|cannot) (?:\\w+ )?(?:have|find|reach|get|know)|hard to (?:find|reach|hire|get)|next on (?:our|the|my) list|(?:${ROLE}) (?:is|are) (?:still )?(?:missing|what))`,
);

const present = (text: string): boolean => !TOLD.test(text.replace(WHOSE_PAST, ''));

/** "… to heads of talent at logistics companies". */
function named(object: string | undefined): boolean {
  if (object === undefined) return false;
  const type = fragmentType(
    object.replace(
      /^(?:(?:more|other|any|some|every|each|many|further|ten|a dozen|the|their|whoever (?:runs|leads|heads)) )+/,
      '',
    ),
  );
  return type !== null && type !== 'OTHER';
}

function namesWay(text: string): boolean {
  if (NO_WAY.test(text) || !present(text)) return false;
  if (named(WAY.exec(text)?.[1])) return true;
  if (!WISHED.test(text)) return false;
  return named(WEAK_WAY.exec(text)?.[1]);
}

/** "We need a payroll provider, who do you use?": a need, and a nudge to the readers behind it. */
/** "Looking to meet directors at …", "CMOs are the people we want to meet". */
function namesWanted(text: string): boolean {
  const wanted =
    LOOKING_TO.exec(text)?.[1] ?? WHO_WE_WANT.exec(text)?.[1] ?? ON_TOP.exec(text)?.[1];
  return named(wanted) || named(wanted?.split(/, (?:and|so|but) /).at(-1));
}

const SEAMS = [', ', '; ', ': ', ' – ', ' — ', ' - ', '. '];

function nudges(text: string): boolean {
  const from = Math.max(...SEAMS.map((mark) => text.lastIndexOf(mark, text.length - 3)));
  const tail = text
    .slice(from + 1)
    .replace(/^- /, '')
    .trim();
  if (from < 12 || tail.length > 90) return false;
  return (NUDGE.test(tail) || pointsBack(tail)) && LACKS.test(text.slice(0, from));
}

function questions(text: string): boolean {
  if (!text.endsWith('?') || RHETORICAL.test(text)) return false;
  return OF_NAMES.test(text) || QUESTION.test(text);
}

/** Asks whatever has happened before. */
const ALWAYS: readonly RegExp[] = [
  BY_READERS,
  KINDNESS,
  IF_YOU_DID,
  KEEP_COMING,
  TELL_US,
  ASK_YOURS,
  ANY_WISDOM,
  TELL_OFF,
  TO_YOU_OR,
  TESTERS,
];
const NOW: readonly RegExp[] = [
  OPEN_SEARCH,
  FROM_YOU,
  COUNTS,
  HELPS_TO,
  WORTH,
  REVIEWS,
  ROOM,
  HELP_IS,
  WAY_WOULD,
  AN_HOUR,
  EYES,
];

/** Readers or what they give are named, as in few sentences of news. */
const ADDRESSED =
  /\?$|\b(?:you|yours?|any(?:one|body)|some(?:one|body)|whoever|please|us|me|grateful|vote|words?|names?|opinions?|ideas?|suggest\w*|recommend\w*|testers|volunteers|guinea|test users|circulate|referrals?|confirm|thoughts|intros?|introductions?|help|welcome|appreciate|wisdom|stories|advice|views?|question|reply|answer|love|leads)\b/;
/** What is sought, wished for or searched. */
const SOUGHT =
  /\b(?:intros?|introduc\w+|referrals?|paths?|words?|names?|leads?|ways?|lines?|routes?|doors?|openings?|hello|nudge|bridge|contacts?|connections?|relationships?|access|conversations?|meetings?|calls?|links?|ties|front of|close to|get(?:ting)?|reach(?:ing)?|time|minutes?|hours?|coffee|lunch|chat|looking|hoping|keen|eager|trying|want\w*|like|love|list|search|hunt|quest|reviews?|ratings?|votes?|room|space|allocation|letters?|quotes?|statements?|endorsements?|help|eyes?|opinion|sounding|sparring|position|stake|pro)\b/;

/** True for a sentence that asks the readers by what it is made of. */
export function asksBroadly(text: string): boolean {
  const addressed = ADDRESSED.test(text);
  if (addressed && (questions(text) || nudges(text) || urges(text))) return true;
  if (addressed && ALWAYS.some((rule) => rule.test(text))) return true;
  if (!SOUGHT.test(text) || !present(text)) return false;
  return namesWay(text) || namesWanted(text) || NOW.some((rule) => rule.test(text));
}
