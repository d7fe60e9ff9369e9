import { isAdministrative } from './courtesies';
import { WHO_TO } from './further-asks';
import { APPRECIATED, HELP_NOUN } from './vocabulary';

/*
 * Sentences that ask without saying for what, over lower case: the one before them says it.
 */

/** "Opinions?", "Names, please.", "Know any?": asked for what stands before, whatever it is. */
const STRONG =
  /^(?:(?:any|all|good|so|and|but|your|the|honest) )*(?:opinions?|suggestions?|ideas?|names?|recommendations?|thoughts|views|tips|leads|takers|nominations?|volunteers?|pointers?|advice|candidates?|intros?|introductions?|referrals?)(?:,? (?:please|anyone|anybody|welcome(?: of course)?|by (?:e-?mail|reply)|to (?:me|us))[.!?]*|\?)$|^(?:do you |does anyone |anyone )?know (?:any|one|some|anyone|somebody|of any)(?: (?:good|there))?\?$|^(?:please |do |so |and )*(?:forward|send|share|mail) (?:(?:us|me) )?(?:names|cvs|profiles|candidates|leads)[.!]*$|^(?:and |so |please )*tell (?:everyone|everybody|your friends|people)[.!]*$|^(?:and |so |please |do )*(?:pass|spread) the word(?: (?:on|along|around))?[.!]*$|^any (?:thread|lead|contact|name|way in|door|connection|link|line|path|route)s?(?: (?:there|in|to them|into them))? (?:will|would) (?:do|help|be)\b.{0,30}$|^(?:what do you think|would you|how would you(?: (?:handle|do|play|solve) (?:that|this|it))?|has any(?:one|body) (?:seen|done|tried|solved) (?:this|that|it)(?: \w+)?)\?$/;

/** "Your guidance and references will be highly appreciated." */
const WITH_THANKS =
  /^(?:your |any |all )*(?:guidance|help|support|advice),? (?:or|and|&) (?:references?|contacts?|referrals?|connections?|introductions?) (?:will|would|shall) be (?:\w+ )?(?:appreciated|welcome|helpful)[.! ]*$/;

/** True for a request of nothing but courtesy: on what, the sentence before it says. */
export const offersThanks = (words: string): boolean => WITH_THANKS.test(words);

const POINTERS: readonly RegExp[] = [
  /^(?:so |and |if so,? |then )?(?:please |pls |plz |kindly |do |just |feel free to |simply )*(?:connect|introduce|intro|link|put|refer|send|forward|share|recommend|make an? (?:intro|introduction))(?: (?:us|me|them|him|her|it|in touch|in contact|to us|to me|our way|my way|if (?:possible|you can)|along|with your networks?|someone|somebody|anyone|widely|with us|to them|to him|to her|,? please))*[.! ]*$/,
  new RegExp(
    `^(?:any |an |a |all |your |warm |some |more |good |personal )*${HELP_NOUN}(?:,? (?:or|and|&) ${HELP_NOUN})?(?: (?:there|here|again|would|will|could|be|is|are|very|always|more than|also|gratefully|gladly|warmly|happily|to them|to him|to her|from you))*,? (?:${APPRECIATED}|please|taken|accepted|received)[.! ]*$`,
  ),
  // "Names and a line of intro would be terrific."
  new RegExp(
    `^(?:(?:any|an?|all|your|warm|some|more|good|personal|short|even) )*(?:${HELP_NOUN}|names?|lines?|leads?|hints?|intro|words?)(?:,? (?:or|and|&|plus) (?:(?:an?|any|your|short|warm|two) )*(?:${HELP_NOUN}|names?|lines?|leads?|hints?|words?)(?: of (?:an? )?(?:intro|introduction))?){1,2} (?:would|will|could|is|are) (?:\\w+ ){0,2}?(?:${APPRECIATED}|welcome)[.! ]*$`,
  ),
  /^(?:(?:we|i)(?:'d| would)|would) (?:also |really |very much )*(?:be (?:very |most |so )*(?:grateful|thankful|glad) (?:for|to (?:get|have|hear))|appreciate|love|welcome|value) (?:(?:any|a few|some|an?|the|your|all|to hear|good|warm|more) )*(?:how|why|pointers?|tips|advice|help|thoughts|hints?|referrals?|recommendations?|suggestions?|intros?|introductions?|leads|names|feedback|guidance|it|that)[.! ]*$/,
  /^(?:if|should|in case) (?:you|anyone|anybody|someone|somebody|any of you)(?: happen to| might| may)? (?:know|knows|have|has|think of|thinks of)(?: of)? (?:anyone|anybody|someone|somebody|any|one|a (?:good|great|suitable) (?:fit|match|person|candidate))(?: (?:good|great|suitable|interested|relevant|like that|(?:who|that) (?:fits|might fit|would fit|could fit|might be interested|(?:could|would|might) be (?:a (?:good |great )?fit|interested)|is a (?:good )?fit)|in mind|there|for (?:this|the|these|that|it)(?: \w+)?))*,? ?(?:(?:please|pls|kindly|do|let|send|forward|share|ping|introduc|connect|refer|we|i|tell|point)\b.{0,80})$/,
  /^(?:we|i)(?:'d| would) (?:also |really |very much )*(?:be (?:very |most |so )*(?:grateful|thankful|glad) for|appreciate|love|welcome) an? (?:e-?mail |warm |quick |short |direct )*(?:intro|introduction)[.! ]*$/,
  /^if there(?:'s| is) (?:some|any)(?:one|body)\b.{0,60}, ?(?:please |do )?(?:tell|let|send|ping|introduce|point|refer)\b.{0,40}$/,
  /^(?:if|should) (?:you|anyone|anybody|any of you|someone)(?: have| has| did| do| know)?, (?:please |do )?(?:teach|tell|call|write|shout|e-?mail|ping|educate|enlighten|help|let|speak)\b.{0,40}$/,
  /^(?:so |and |then )?(?:please |do )?(?:tell (?:us|me) (?:how you|about it|everything|what you did|your story)|call (?:me|us)|hit reply|i have questions|what would you do|(?:i|we)(?:'d| would| could) (?:value|use|love|like|welcome) (?:an? (?:\w+ )?(?:call|chat|coffee|note)|(?:ten|twenty|thirty|\d+|a few) (?:minutes|mins)))\b.{0,50}$/,
  /^(?:so |and )?who(?:m)? (?:do you know|comes? to mind|should (?:we|i) (?:talk|speak) to|would you (?:call|recommend|suggest|hire))(?: there)?\?$/,
  /^(?:so |and )?do(?:es)? (?:you|anyone|any of you) know (?:of )?(?:anyone|anybody|someone|somebody|one|any)(?: (?:good|suitable|like that))?\?$/,
  /^(?:anyone|any takers|any (?:first-hand |personal |good |bad )?experiences?|any ideas|any way in|ideas|thoughts|any thoughts|any connections?|any contacts?)(?: there| here)?\?$/,
  /^(?:even )?(?:an? |one |two )(?:short |quick |simple |brief |warm |single |e-?mail |two-line |one-line |forwarded )*(?:intro|introduction|note|lines?|e-?mail|text|message|forward|sentence|names?) (?:is|are|would be|will be|does|will do|would do|would|will) (?:make (?:my|our) \w+|help|perfect|enough|plenty|fine|great|ideal|all (?:we|i|it)|more than|the trick|it)\b.{0,40}$/,
  /^(?:and |so )?if (?:you|any of you|anyone|anybody|someone|somebody|one of you) (?:do|does|can|could), (?:(?:could|would|can|will) you |please |do |kindly |then )*(?:connect|introduce|put|link|point|refer|open|make|tell|let|send|help|shout|call|write|speak up|say)\b.{0,40}$/,
  /^if (?:you|anyone|any of you) (?:have|has|hold) (?:an? |any |strong |some )?(?:opinions?|views?|thoughts?|takes?|feelings|answers?|ideas?)(?: (?:on|about) (?:this|that|it)| (?:here|either way))?, (?:please |do |just |kindly )?(?:reply|tell|write|share|send|shout|call|speak|say|let|hit|argue|e-?mail|ping|drop|(?:i|we)(?:'d| would|'m| am|'re| are))\b.{0,60}$/,
  /^(?:if|should) (?:(?:some|any)(?:one|body)(?: (?:good|great|suitable))?|one|any|a few|an? (?:[\w-]+ )?(?:name|candidate|person)|people|any(?:one)? names?) (?:comes? to (?:your )?mind|pops? (?:up|into (?:your|the) (?:head|mind))|occurs? to you|springs? to mind)/,
  /^(?:we|i) (?:really |badly |still |also )?need (?:one|two|three|a few)(?: (?:badly|now|soon|please))?[.!]*$/,
  /^(?:so |and |then )?(?:please )?(?:point|send|direct|steer) (?:them|him|her|people|anyone) (?:to|at|towards) [^ ]{3,80}$/,
  /^(?:any |the |all )?doors? (?:that )?(?:you|any of you) (?:can|could|might) open (?:there|for us|here)?,? ?(?:please|do|would|will|are|is)\b.{0,30}$/,
  /^(?:and |so |just |please )*(?:reply|write|answer|shout|e-?mail (?:me|us)|call (?:me|us)|tell (?:me|us)|let (?:me|us) know)\b.{0,40}\bif you(?:'d| would)? (?:like|want|care|wish) (?:in|(?:a )?(?:piece|slice|share)|to (?:join|take part|participate|come in))[.! ]*$/,
  /^(?:so |and )?(?:does|do|has|have|is|are) (?:anyone|anybody|any of you|you|someone)(?: here)? (?:(?:have|got|know|see) )?(?:an?|any|the) (?:way in|way past|line in|contact|connection|door|path|route|lead|intro|introduction|name)(?: (?:there|in there|in|to (?:them|him|her)|over there))?\?$/,
  /^(?:so |and )?which (?:one|ones|of them)?\b.{0,30}\b(?:would|do|did) you\b.{0,60}\?$/,
  /^(?:so |and )?(?:does|do|would|has|have) (?:you|anyone|anybody|any of you|someone) (?:have|got) one(?: [\w' -]{1,40})?\?$/,
  /^(?:your |any )?(?:suggestions?|names?|ideas?|nominations?|recommendations?),? please,? (?:even|however|no matter|whoever|including|also|especially)\b.{0,80}$/,
  /^(?:please |kindly |and |so )*(?:mark|tick|circle|highlight|flag|underline|star|annotate) (?:the |those |any |all )*(?:ones?|names?|people|firms?|companies|accounts?|lines?)\b.{0,90}$/,
  /^(?:so |and )?whom? should (?:we|i) (?:not miss|see|meet|visit|call|look up|talk to|speak to|go and see|be in touch with)(?: (?:there|first|while (?:we're|i'm) there))?\?$/,
  /^(?:so |and )?(?:would|could|can|will) (?:you|any of you|one of you|someone|somebody) (?:please |kindly )?(?:open (?:that|this|those|the) doors?|make (?:that|the|this) (?:intro|introduction|connection|call)|bridge (?:that|this)(?: gap)?)(?: for (?:us|me))?(?: there| here)?\?$/,
  /^(?:so |and )?if you(?:'d| would|'re| are| can| could| want)?(?: like| able| want| wish)?(?: to)? (?:fill|cover|take|plug|close) (?:it|this|that|some|part|any|the (?:gap|hole|rest|remainder|balance))\b.{0,60}$/,
  // "Your view matters to me."
  /^your (?:views?|takes?|opinions?|thoughts|advice|input|vote) (?:matters?|counts?)\b.{0,30}$/,
  // "Names welcome, intros better."
  /^(?:any |all )?(?:names?|ideas?|tips?|leads?|suggestions?|intros?|introductions?)(?: are| is)? (?:welcome|good|fine|great|enough),? (?:and |but )?(?:(?:warm |an? )?(?:intros?|introductions?|calls?|warm ones?|names?)(?: are| is)? (?:even )?(?:better|best|preferred|ideal))[.! ]*$/,
  /^(?:and |so )?(?:please )?feel free to (?:make|send|forward|share) (?:(?:us|me|those|these|any|such) )?(?:intros?|introductions?|names?|connections?)\b.{0,30}$/,
  // "Who knows somebody, please make an introduction."
  /^(?:so |and )?who(?:ever)?(?: of you)? knows? (?:some(?:one|body)|any(?:one|body)|one)(?: (?:there|here|suitable))?,? (?:please|kindly|could|can|do)\b.{0,60}$/,
  /^(?:so |and )?who (?:can|could|might) (?:help|connect|introduce|point)(?: us| me)?(?: (?:there|here|with (?:this|that|it|them)))?\?$/,
  /^(?:so |and )?(?:could|can|would|will) (?:you|that person|whoever (?:it|that) was)(?: please| kindly)? (?:drop|send|write|shoot|give) (?:me|us) (?:an? )?(?:\w+ )?(?:line|note|e-?mail|mail|message|text|call|shout|ring)\?$/,
  /^(?:so |and )?(?:(?:do|does|would) )?(?:you |anyone |any of you )?(?:know|have|got) (?:one|somebody|someone|anybody|anyone|any|of one)\?/,
  /^(?:and )?(?:you|have you|do you|can you|did you|could you|has anyone|can anyone|can any of you|deal)\?$/,
  /^(?:so |and )?who do you (?:use|like|trust|recommend|rate|suggest|call)(?: for (?:this|that|it))?\?$/,
  /^(?:please |do )?(?:spread the word|pass (?:it|this) (?:on|along)|share (?:it )?widely|tell your friends)[.! ]*$/,
  /^(?:if|should) (?:you|anyone|any of you)(?:'ve| have| has)?(?: ever)? [a-z]+ (?:[a-z]+ )?an? (?:good|great|strong|suitable|decent|nice|fine) (?:one|person|match|fit|candidate)\b.{0,80}$/,
  /^(?:names|nominations|cvs|r[eé]sum[eé]s|suggestions|leads|intros|candidates|tips|ideas) (?:to|at) (?:me|us|[\w.-]+@\S+)(?: .{0,40})?$/,
  /^(?:so |and |also,? )?(?:can|could|would|will|might) (?:you|some(?:one|body)|any(?:one|body)|(?:any|one|some) of you) (?:please |kindly )?(?:spare|give (?:us|me)|lend (?:us|me)|find|make) (?:(?:half an hour|an hour|(?:ten|fifteen|twenty|thirty|\d+) min(?:ute)?s|some time|a few minutes|a (?:quick |short )?(?:call|chat)|a hand|an ear|the time)(?: (?:for|to|on) (?:this|that|it|a (?:call|chat)|me|us|talk|chat))?(?: (?:this|next) week| soon| please)?)\?$/,
  /^(?:so |and |also,? )?(?:please |do |kindly )*(?:let (?:us|me) know|shout|reply|get in touch|reach out|tell (?:us|me)|ping (?:us|me)) if you (?:can|could|are able to) (?:help|assist|make (?:an? |the |any )?(?:intros?|introductions?)|introduce (?:us|me)|connect (?:us|me))[.! ]*$/,
  // "Forward this to anyone who is great."
  /^(?:please |kindly |so |and |do |feel free to )*(?:forward|send|share|pass|circulate|repost) (?:this|it|that|the (?:jd|job|role|post|posting|link|spec|description))(?: (?:on|along|around|over))? (?:to|with|among|in) (?:any(?:one|body)|some(?:one|body)|people|folks|whoever|who(?:m)?ever|your networks?|friends|those)\b.{0,80}$/,
  WHO_TO,
  // "In or out?", behind a round.
  /^(?:so,? |and )?(?:in or out|are you in|you in|who(?:'s| is) in|want in|(?:can|may) (?:we|i) count you in)\?$/,
  /^(?:so |and )?whom? in your (?:circle|networks?|portfolio|world|rolodex|contacts) (?:should|could|would|can|might) (?:we|i|you) (?:invite|meet|ask|call|talk to|speak to|write to|have over)\b.{0,40}\?$/,
  WITH_THANKS,
  STRONG,
  /^(?:if|should) (?:you|anyone|anybody|any of you|someone)(?: happen to| might| may)? (?:knows?|has|have|met|meets?|comes? across) (?:one|some|any|two|somebody like that)\b(?! of\b).{0,120}$/,
  /^(?:(?:any|all|good|so|and|please|but|your|the) )*(?:suggestions?|ideas?|names?|recommendations?|recs|thoughts|tips|leads|takers|candidates?|nominations?|volunteers?|pointers?|advice|intros?|introductions?|help|referrals?)(?:,? please| welcome| wanted| appreciated| anyone)?\?$/,
  /^(?:so |and )?(?:can|could|may|might) (?:i|we) (?:please )?(?:call|ring|ask|buy|visit|pick|borrow|talk to|speak to|bother|steal) (?:you|your|one of you|any of you|some of you)\b.{0,60}\?$/,
  /^(?:please )?(?:reply|answer|vote|write back|respond) with (?:an? )?(?:yes|no|one word|your|number|a or b)\b.{0,60}$/,
  /^(?:(?:all|any|good|successful) )?referrals? (?:earns?|pays?|gets?|is worth|are worth)\b.{0,40}$|^(?:we|i)(?:'ll| will)? pay \S+ (?:per|for (?:an?|each|every)) (?:\w+ )?referral\b.{0,30}$/,
  // "Thanks for every hint!": for help still to come.
  new RegExp(
    `^(?:and |so )?(?:many |a thousand |a million )?than(?:ks|k you)(?: (?:in advance|already|so much))* for (?:any|every|each) (?:(?:good|warm|little|single|small) )*(?:${HELP_NOUN}|hints?|lead|name|nudge|tip)(?: (?:you|here|there|on|with)\\b.{0,30})?[.! ]*$`,
  ),
];

/** True for "Please connect us.", "Leads appreciated.", "If you know anyone, please forward." */
export function pointsBack(text: string): boolean {
  return POINTERS.some((rule) => rule.test(text));
}

/** True for a call of few words that asks for what the sentence before it tells. */
export const callsFor = (text: string): boolean => STRONG.test(text);

/** True for "Please reach out." and the like, which ask for nothing of their own. */
export function isBareReply(text: string): boolean {
  return isAdministrative(text) || BARE_REPLY.test(text);
}

const BARE_REPLY =
  /^(?:so |and |then |if so,? )?(?:please |pls |kindly |do |just |simply )*(?:reach out|get in touch|let (?:us|me) know|reply|ask|shout|say so|contact (?:us|me)|ping (?:us|me)|write (?:to )?(?:us|me)|e-?mail (?:us|me))(?: (?:anytime|any time|directly|here))?[.! ]*$/;
