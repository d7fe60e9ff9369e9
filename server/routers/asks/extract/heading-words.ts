import { isForeignAsks } from './foreign-headings';
import { isMadeOfHelp } from './heading-parts';
import { remembered } from './remembered';
import type { Hint } from './types';

const TIME = "this (?:month|quarter|week|time|year)(?:'s)?";
const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|q[1-4]|h[12])(?: ?\\d{2,4})?(?:'s)?";
const BEFORE = `(?:the|our|my|your|a|an|and|key|main|top|major|big|biggest|quick|small|little|tiny|only|single|first|one|two|three|four|five|few|some|couple of|specific|concrete|current|latest|new|open|other|more|final|last but not least|monthly|weekly|quarterly|investors?'?|shareholders?'?|intro|introduction|hiring|recruiting|talent|sales|fundraising|business|network|community|shameless|special|personal|random|odd|strange|weird|unusual|important|urgent|\\d{1,2}|${TIME}|${MONTH})`;
const TO_WHOM =
  "(?:you|y'?all|everyone|(?:our |the |all )?(?:investors|shareholders|backers|angels|lps|partners|friends|group|network|community|board)|all)";
const AFTER = `(?:#?\\d{1,2}|(?:no|nr)\\.? ?\\d{1,2}|number (?:one|two|three)|list|section|time|of (?:${TO_WHOM}|the (?:month|week|quarter))|for (?:${TO_WHOM}|christmas|the holidays|the (?:new|coming) year|help|intros?|introductions|support|the (?:month|quarter)|${TIME}|${MONTH})|to ${TO_WHOM}|from (?:us|you(?: all)?|me|our side|your side)|${TIME}|${MONTH}|(?:right )?now|today|or (?:two|three|so)|in (?:brief|short|a nutshell|one line|one place)|at a glance)`;
const NOUN =
  "(?:asks?|askes|aks|help requests?|requests? for (?:help|introductions?|intros?|support)|help|support|requests?|needs?|favou?rs?|wish(?:es| ?list)|calls? (?:for|to) (?:help|action|support)|help wanted|help needed|help required|intros? requests?|action items for (?:you|(?:our |the |all )?(?:investors|shareholders|board))|intro(?:duction)?s (?:needed|wanted|requested|we need|we'd love|we would love|we want|to|with|please)|intro(?:duction)? (?:pls|plz|please|wanted|needed|request))";
const CORE = new RegExp(
  `^(?!support$)(?:${BEFORE} )*${NOUN}(?: (?:needed|wanted|required|requested|sought|welcome|please))?(?:,? ${AFTER})*(?: to ask)?$`,
);

/** "TL;DR of asks" */
const SUMMED =
  /^(?:tl;? ?dr|summary|short list|list|rundown|overview|digest|collection) (?:of |for )?(?:the |our |my |all )*(?:asks|requests|favou?rs|needs)$/;

const OURS =
  "(?:we|i|our team|the company|the team)(?:'d| would|'re| are|'m| am|'ve| have| could| can| do| may| might)?(?: (?:also|really|most|still|now|currently|especially|very much|always|gladly|like to|love to|hoping to))*";
const WHEN = `(?: (?:most|right now|now|today|again|please|from you(?: all)?|by you|${TIME}|${MONTH}))*`;
const COUNTED =
  '(?:(?:the |these |those |any of |one of |some of |our |my |a )*(?:(?:one|two|three|four|five|six|few|couple of|several|following|below|next|\\d)(?: (?:\\w+ )?(?:items?|points?|things?|fronts?|areas?|topics?|matters?|asks?|below))?|(?:items?|points?|things?|asks?) below|these|those|this))';
/** "Where we'd value your help", "things we would welcome a hand with". */
const WELCOMED = new RegExp(
  `^(?:(?:where|what|how|when|things?|stuff|areas?|places?|points?|topics?) (?:(?:in which|where|that|which) )?)${OURS} (?:value|welcome|appreciate|use|do with|like|love|need|enjoy|request|ask for|be (?:\\w+ )?(?:glad|grateful|happy|thankful) (?:for|of))(?: (?:(?:your|some|any|an?|a little|a bit of|more|extra|another|outside|further) )*(?:helps?|hands?|support|inputs?|advice|assistance|guidance|thoughts|introductions?|intros?|nudges?|push|contacts|connections|networks?|expertise|experience|views?|leads?|tips?))?(?: (?:with|on|in))?${WHEN}$`,
);
/** "Kindly help us with the below", "need your support on three points". */
const SUPPORTED = new RegExp(
  `^(?:(?:please|kindly|pls|also|${OURS}) )*(?:(?:help|support|assist)(?: (?:us|me)(?: out)?)?|(?:need|request|seek|ask for|want|appreciate|welcome)(?:ing)? (?:(?:your|some|any|a little|a bit of) )*(?:help|support|assistance|input|guidance|hand)(?: from you)?) (?:with|by|on|in|for) ${COUNTED}$`,
);
/** "Support we are seeking", "the doors we'd like opened", "what we're after". */
const SOUGHT = new RegExp(
  `^(?!what (?:we|i)(?:'re| are)? (?:\\w+ )?(?:looking for|seeking|in search of)$)(?:the |some |any |other |further )*(?:help|support|assistance|intros?|introductions?|advice|guidance|input|people|hands|favou?rs?|things?|doors?|contacts|connections|names|expertise|what|who|whom) (?:that )?${OURS} (?:seek(?:ing)?|look(?:ing)? for|need(?:ing)?|want(?:ing)?|after|request(?:ing)?|hop(?:e|ing) for|love|like|appreciate|welcome|ask(?:ing)?(?: for)?|require|wish(?:ing)?(?: for)?|search(?:ing)? for|lack(?:ing)?|missing|meet|open)(?: (?:to have|to get|to see|to ask|opened|introduced to|made|for))*(?: (?:from|of|by) ${TO_WHOM})?${WHEN}$`,
);
const USEFUL = '(?:helpful|useful|of (?:help|use|service|assistance)|supportive|valuable)';

const PHRASES: readonly RegExp[] = [
  // "I would be grateful for two things"
  new RegExp(
    `^(?:i|we)(?:'d| would| will|'ll) (?:also |really )*(?:be (?:\\w+ )?(?:grateful|thankful|glad|happy|obliged) (?:for|of)|appreciate|welcome) (?:(?:your|some) help (?:with|on|in) )?(?:one|two|three|four|five|a few|the following|these|\\d) (?:things?|points?|items?|favou?rs?|matters?)(?: below)?$`,
  ),
  /^(?:here(?:'s| is) )?(?:how|where|ways?|what|in what ways|things)(?: else)?(?: (?:you'd|you'll|we'd|i'd|we'll|love|appreciate|could|you|we|i|our|investors|they|all|your|the|network|can|could|might|may|would|should|do|to|need|want|some|most|use|in|with|that|get|best|really|also|for|everyone|community|please|this|month|quarter|now|right))* (?:help|support|hep|assist|assistance|assist us)(?: (?:us|me|out|with|on|most|the company|the team|our team|grow|win|this month|this quarter|right now|today|from you|in|you|our|\w+ ?inc))*$/,
  /^(?:can|could|would|will) you (?:please )?(?:help|assist|support)(?: (?:us|me|out|with this|with any of these))*$/,
  /^(?:please |we |i |we'd |could |really |also )*(?:need|use|love|appreciate|want|welcome|ask for|asking for)(?: (?:some|your|more|a|little|bit|of|any))* (?:help|support|assistance)(?: (?:with|on|from you|please|this month|this quarter|now))*$/,
  /^(?:can|could|would|will) (?:you|(?:some|any)(?:one|body)|(?:any|one) of you)(?: please| kindly)?$/,
  // "Where you can open doors"
  /^(?:how|where|which|what) (?:doors )?you (?:can|could|might) (?:really )?(?:open(?: (?:some |a few |the )?doors?)?|make (?:an? |the )?(?:big )?(?:difference|intros?|introductions?))(?: for us)?$/,
  SUMMED,
  WELCOMED,
  /^your (?:help|support|input|advice|networks?) (?:is |are )?(?:needed|wanted|welcome|requested|sought|appreciated)(?: (?:here|please|with|on|for))?$/,
  /^(?:(?:some|a few|a couple of|two|three|four|five|more|\d) )?(?:small |easy |quick |little |concrete )*things? (?:that )?(?:you|investors) (?:could|can|might) (?:do|help with)(?: (?:for us|to help|right now|this (?:month|quarter|week)))*$/,
  SUPPORTED,
  /^(?:please )?keep (?:an eye|your eyes|an ear|your ears) (?:out|open|peeled)(?: for)?(?: us)?$|^if you (?:know|can think of|happen to know) (?:anyone|anybody|someone|any of (?:these|them|the following))(?: (?:who fits|like this|at|in|from|here))?$|^on (?:our|the|my) wish ?list$/,
  SOUGHT,
  /^(?:(?:some|a few|two|three|four|five|other|more|the|\d) )?things? (?:that|which) (?:would|could|will) (?:really )?help(?: us)?(?: most)?$/,
  // "Target customers we'd love intros to".
  /^(?:the |some |our )*(?:(?:target|dream|key|top|specific) )?(?:customers?|accounts|companies|logos|prospects|buyers|partners|investors|funds|vcs|angels|people|firms|names|organi[sz]ations) (?:that |which |whom |who )?(?:we|i)(?:'d| would|'re| are)? (?:(?:really|also|most|especially) )*(?:love|like|appreciate|welcome|want|need|looking for|hoping for|seeking) (?:(?:to get |to have )?(?:an? |any |your |warm )*(?:intros?|introductions?)|(?:to )?(?:meet|reach|talk|speak|get in front of|be (?:introduced|connected)))(?: (?:to|with))?$/,
  // "How to help Acme", "where your network could make a difference".
  /^(?:here(?:'s| is) )?(?:how|where|ways|what) (?:you can |you could |investors can |to )(?:best |really )?(?:help|support|assist) (?!(?:our|their|the|your|other|customers|clients|users|patients|people|founders|companies|teams|others)\b)[\w&'.-]+(?: [\w&'.-]+)?$/,
  /^(?:where|how) your (?:networks?|help|contacts|introductions?|support|connections)(?: (?:and|or) \w+)? (?:can|could|would|will|might) (?:really |most )?(?:help|make (?:a|the|all the) (?:\w+ )?difference|matter|be (?:most )?(?:useful|valuable)|come in|count)(?: \w+){0,2}$/,
  /^where you come in$|^what you (?:can|could) do(?: to help)?$|^if you(?:'d like| want| would like) to help(?: us)?$/,
  /^(?:looking|searching|asking) for (?:your |some )?help(?: (?:with|on))?$|^(?:the )?(?:areas?|places?|things?) (?:where|in which|that) (?:we|i) (?:need|could use|would love|want) (?:your |some )?help(?: with)?$/,
  /^what (?:we|i) (?:ask|request|want|hope)(?: (?:of|from) (?:you|our investors|everyone))(?: this (?:month|quarter|time))?$/,
  /^what (?:we|i)(?:'d| would) (?:like|love|appreciate|welcome|ask|request)(?: (?:from|of) (?:you|our investors|everyone))?(?: this (?:month|quarter|time))?$/,
  /^(?:(?:now )?(?:it's )?(?:your turn|over to you)|(?:the )?shopping list|(?:your )?homework(?: for (?:you|investors))?|the (?:part|bit|section) where (?:i|we) ask(?: for (?:things|help|stuff))?|if you have (?:five|5|ten|10|two|a few|a couple of) minutes(?: to (?:help|spare))?|(?:how|where) (?:you|investors) (?:can|could) (?:pitch|chip|step|jump) in)$/,
  /^(?:what would (?:really )?move the needle|please help|call(?:ing)? (?:in favou?rs|on (?:the|our|your) network)|what you (?:can|could) do (?:this|next) (?:month|quarter|week)|(?:do you )?want to help(?: us)?|if you(?:'re| are) wondering (?:what would (?:really )?(?:move the needle|help(?: us)?)|(?:how|where) (?:you can|to) help)|help us (?:grow|win|get there|along|out)|(?:some |more )?ways to (?:get involved|chip in|pitch in|contribute|support us)|where (?:a nudge|a word|an intro|your network) (?:from you )?(?:would|could|can) help)$/,
  /^(?:(?:put|putting|tap|tapping|use|using|work|working|lean|leaning)(?: (?:on|into))? your networks?(?: to (?:work|use))?|(?:lend|open|share|offer|give|show)(?: (?:us|me))? your (?:networks?|rolodex|ears?|contacts?|address books?|brains?|hands?|phone books?|expertise)|(?:for|from) your (?:network|rolodex|address book)s?|(?:who|whom|people) (?:we|i)(?:'d| would| want| need| hope| are trying|'re trying)(?: (?:like|love))? ?to (?:meet|reach|talk to|speak to|find)(?: next)?)$/,
  /^(?:(?:some|two|three|four|five|a few|\d) )?(?:ways|opportunities|chances) (?:you can|you could|to|for you to) (?:really )?help(?: us| out)?$/,
  /^(?:the )?(?:(?:one|two|three|best|single|only) )*things? (?:that )?you (?:could|can) (?:\w+ )?(?:send|bring|give|do|find|get|lend)(?: (?:for )?(?:me|us))?$/,
  /^(?:crew|talent|people|hands|intros?|introductions?|advice|contacts|doors|investors|candidates|names|leads|volunteers|staff|experts?|expertise|brains?|assistance|allies) (?:wanted|needed|sought|requested|welcome)$/,
  /^(?:i|we) (?:count|rely|am counting|are counting) on you for$/,
  // "Two things we'd love from you", "We need you for".
  /^(?:the |my |our |and )*(?:(?:one|two|three|four|five|\d|some|a few|a couple of|few|more) )?(?:(?:small|quick|big|little|last|more|other) )*(?:things?|points?|items?|favou?rs?|helps?|what) (?:that )?(?:we|i)(?:'d| would|'re| are)? (?:also |really )?(?:love|like|need|want|appreciate|ask|asking|welcome|hope for|hoping for|wish for)(?: (?:to have|to get|for))? (?:from|of|to) (?:you|you all|this group|the group|our investors|everyone)$/,
  new RegExp(
    `^(?:what |where )?(?:we|i)(?:'d| would)? (?:really |also )?(?:need|want|love|like|have need of|are in need of|count on|rely on) you(?:r help)? (?:for|with|on)(?: ${COUNTED})?$`,
  ),
  // "We ask you", "We ask for", "Two things I'd ask you for".
  new RegExp(
    `^(?:(?:${COUNTED}|what) (?:that )?)?(?:we|i)(?:'d| would|'ll| will)? (?:also |kindly |would like to |like to |want to )?ask(?:ing)?(?: (?:(?:of |from )?(?:you|everyone|(?:our |the )?(?:investors|shareholders|backers|partners))(?: for| to)?|for))(?: ${COUNTED})?$`,
  ),
  // Of founders who write English and head it in their own tongue.
  /^(?:(?:nos |vos )?(?:besoins?|demandes?)|bitten?|wünsche|hilfe|gesuche|pedidos?|petición|ayuda|necesidades|peticiones|richieste|aiuto|verzoeken|hulp(?: gevraagd)?)$/,
  /^(?:(?:open|big|our|my|some|two|three|a few|the) )*questions? (?:for|to) (?:you|y'?all|the group|the room|(?:our |the )?(?:investors|board|shareholders|network)|everyone)(?: all| this \w+)?$/,
  /^(?:open )?(?:roles|positions|jobs|hires|searches|people|names|topics) (?:where|in which|with which|on which) (?:you|your networks?) (?:can|could|might) (?:really )?help(?: us)?$/,
  /^(?:please )?help (?:us|me|out|needed|wanted|required|requested|please|us out|with)$/,
  /^(?:please |kindly )?help(?: (?:us|me)(?: out)?)? (?:with|by|on|find|finding|to find)(?: (?:the following|these|those|any of (?:these|the following)|one of these))?$/,
  /^(?:(?:most |still |also )?wanted|wants?)$|^(?:your|investors?'?|shareholders?'?) to-?dos?(?: list)?(?: (?:for )?(?:this|the) \w+)?$/,
  /^(?:your|investor|shareholder|lp) (?:help|support|action items?|homework|call to action)(?: (?:needed|wanted|requested|required))?$/,
  /^(?:what|things|stuff) (?:we|i) (?:need|are looking for|'re looking for|would love|want|could use)(?: (?:from you|from investors|help with|now|right now|most|this month|this quarter|your help with|today))*$/,
  // "Where you can be helpful", "how to be of use", "ways to be useful this quarter".
  new RegExp(
    `^(?:here(?:'s| is) |here are )?(?:(?:some |more |other |concrete |easy |two |three )?(?:how|where|ways?|what|areas?|places))(?: (?:in which|where|that))?(?: else)?(?: (?:you|our|investors|everyone|anyone|shareholders|can|could|might|may|would|will|to|we|'d|us|all|also|really|folks|the network|your network))* be(?: (?:most|more|very|super|really|especially|particularly|extremely))* ${USEFUL}(?: (?:to us|for us|us|right now|now|today|${TIME}|${MONTH}))*$`,
  ),
  new RegExp(`^(?:please )?be ${USEFUL}(?: to us)?$`),
  // "Where we could use a hand", "we need a hand with".
  new RegExp(
    `^(?:where |how |what |ways )?(?:we|i|you|us|we'd|need|needs|need(?:ed|ing)|could|can|would|to|use|love|give|lend|please|really|also|do with|want)(?: (?:we|i|you|us|we'd|need|could|can|would|to|use|love|give|lend|please|really|also|do|with|want))* (?:a|an extra|another|some|your|a helping) (?:hands?|helping hand)(?: (?:with|on|from you|please|out|right now|now|${TIME}|${MONTH}))*$`,
  ),
  /^where (?:we|i) (?:could |would |can |really |most |also )*(?:need|want|use|love) (?:you|your help|your support)(?: (?:most|right now|now|this month|this quarter))?$/,
  /^(?:lend(?:ing)?|give|giving)(?: us)? (?:a|an extra|your) (?:helping )?hand(?: (?:with|on|please))?$|^(?:a )?helping hands?(?: (?:needed|wanted|required))?$/,
  /^(?:(?:how|what|where|ways?) (?:can )?you (?:can |could )?do for us|things you (?:can|could) do(?: for us)?|(?:how|where) to (?:help|assist|support)(?: (?:us|out|me|the company|the team|with|this|month|quarter|right now|today))*)$/,
  /^(?:what (?:would|could|will) (?:really )?help(?: us)?(?: most)?|you can (?:really )?help(?: us)?(?: by| with| if you)?|over to you|get involved|sos|s\.o\.s|we need from you)$/,
];

/** Headings over roles to fill as often as over asks: their items must read like asks. */
const WANTED =
  /^(?:(?:for|in|over|during) (?:q[1-4]|the (?:next|coming) [a-z]{4,9}|[a-z]{3,9}),? (?=(?:we|i) )|(?:this|next) (?:month|quarter|year|week),? (?=(?:we|i) ))?(?:(?:what )?(?:we're|we are)? ?(?:also |currently |still )?(?:looking for|seeking|in search of|on the lookout for)|(?:we )?need(?:ed)?|(?:we |i )?(?:could|can) use|(?:most |still |also )?wanted|wants?)$/;

/** "Stuff I could not do without you lot", "What only you can do": the readers are meant. */
const TO_YOU =
  /\b(?:without|only|from|ask|need|want|trust|count on|for) (?:you|y'all|all of you|this group|the group)(?: lot| all| guys| folks)?$|\b(?:only you|you (?:alone|guys|folks|all)?) ?(?:can|could|might) (?:do|fix|solve|open|unlock|find|give|move|change|answer|tell (?:us|me))\b/;
const FOR_YOU =
  /\b(?:news|thank\w*|gratitude|updates?|good|offers?|gifts?|perks?|promised?|owed?|told|links?|questions?|reports?|new|what's|discounts?|why|how (?:we|i)|heard|feedback) |\bin it for you\b|\bme(?:ans)? for you\b|\bwe (?:can|could|will|'ll)\b/;

const PAST =
  /\b(?:done|completed|closed|previous|past|prior|fulfilled|resolved|answered|last (?:month|quarter|week|time|update|year)|thanks|thank you|helped|follow[- ]?ups?|updates? on|status|recap|results? of|progress on|received|from (?:march|april|q\d))\b/;
const THANKED = /^(?:thanks?|thank[- ]yous?|thank you|gratitude|kudos|shout-?outs?)$/;
const FOREIGN =
  /^(?:our |the |some |many |new |most |other |potential |several )*(?:investors|shareholders|people|they|prospects|partners|founders|everyone|everybody|buyers|candidates|friends|many|some|all) (?:of you )?(?:often |always |also |now |keep |sometimes |still )?ask(?:ing)?$|\b(?:customers?'?s?|clients?'?s?|users?'?s?|features?|products?|pull|data|merchants?|patients?|employees?|team|support tickets?|faqs?|frequently|media|press|quote) (?:asks?|asked|requests?|needs|help|support|questions?)\b|^asked\b|\bfaqs?\b|\bq ?& ?as?\b|^tasks?\b|frequently asked|\bhow (?:[\w&'.-]+ ){1,4}helps\b|\bhow (?!(?:to|you|y'all|everyone|anyone|investors) )[\w&'.-]+ help\b|\bhow (?:our|the|this) (?:product|platform|software|tool|app|ai|technology)s? (?:\w+ )?help\b|\b(?:how|where|what|ways) (?:else )?(?:can |could )?(?:we|i) (?:(?:can|could|may|might|also|best) )*(?:help|support|assist|be (?:help|use)ful)\b(?! us)/;

const CATEGORIES: ReadonlyArray<[Hint | 'none', RegExp]> = [
  [
    'hiring',
    /^(?:hiring|hires?|talent|headcount|recruiting|recruitment|open (?:roles|positions)|roles|jobs?|people|candidates|team|key hires|hiring help|engineering|referrals|hiring needs|(?:we're|we are) (?:still |also |now )?(?:hiring|recruiting)(?: for)?|(?:hiring|recruiting) for|looking to hire|to hire|openings|vacancies|roles to fill)$/,
  ],
  [
    'investor',
    /^(?:fund ?raising|fund ?raise|investors?|investor (?:intros?|introductions)|(?:warm )?(?:intros?|introductions) (?:to|with) (?:(?:new|potential|more|lead|seed) )?(?:investors|funds|vcs|angels|lps)|funding|capital|financing|money|(?:the |our )?(?:seed|pre-seed|bridge|raise|round|series [a-e])|vcs|angels|lps|(?:we're|we are) (?:still |also |now )?(?:fund)?raising)$/,
  ],
  [
    'customer',
    /^(?:customers?|clients?|customer (?:intros?|introductions)|(?:warm )?(?:intros?|introductions) (?:to|with) (?:(?:new|potential|more|enterprise|target) )?(?:customers|clients|prospects|buyers|partners|design partners)|enterprise customers|sales|sales (?:intros?|leads|help)|biz ?dev|business development|bd|partnerships?|partners|prospects|leads|pilots|pilot customers|design partners|gtm|go[- ]to[- ]market|commercial|distribution|channel|target customers|growth|(?:we're|we are) (?:still |also |now )?selling)$/,
  ],
  [
    'intro',
    /^(?:(?:warm |key )?(?:intros?|introductions?)(?: needed| wanted| requests?| to)?|connections|network|networking|doors?|contacts)$/,
  ],
  [
    'advice',
    /^(?:advice|feedback|expertise|experts|mentors?|mentorship|guidance|advisors?|knowledge|brains?|know-how|wisdom|input|legal|finance|operations|strategy|pricing)$/,
  ],
  [
    'none',
    /^(?:other|others|misc|miscellaneous|general|support|marketing|pr|press|product|social|community|anything else|office|tech)$/,
  ],
];

const OTHER =
  /^(?:(?:key |our |the |business |company |financial |product |team |monthly |quarterly |customer |other |recent |top |major |some |investor )*(?:highlights?|lowlights?|high points|low points|metrics|kpis?|numbers|wins|losses|misses|challenges|risks?|learnings?|lessons(?: learned)?|product|team|people|financials?|finance|finances|fundraising|runway|cash|burn|customers?|sales|marketing|press|pr|news|updates?|summary|tl;?dr|overview|introduction|intro|roadmap|outlook|goals|okrs?|milestones|priorities|focus|plans?|pipeline|traction|growth|revenue|operations|ops|engineering|technology|tech|hiring|hires|partnerships?|competition|market|thanks?|thank you|thank yous|shout[- ]?outs?|kudos|gratitude|appendix|links|dates|events?|upcoming(?: \w+)?|the good|the bad|the ugly|good|bad|ugly|arr|mrr|cash position|headcount|balance sheet|p&l|forecast|closing|conclusion|final thoughts|legal|regulatory|misc|personal|fun|photos?|slides?|deck|dashboard|materials|resources|attachments?|retention|churn|clinical|science|board|governance|ps|p\.s)(?: (?:and|&|\+|\/) [\w' -]{1,30})?(?: update)?)$|^(?:what(?:'s| is)? (?:next|new|went well|didn't go well|went wrong|worked|didn't work|we learned|i learned|we shipped|keeps us up at night)|next (?:month|quarter|steps?|up|week|30 days|90 days|milestones)|looking (?:ahead|forward|back)|coming up|in the news|on the horizon|where we (?:are|stand)|how (?:we're|we are) doing|the (?:month|quarter|year) in review|thanks? (?:you )?(?:for|to) .{1,40})$/;

/** Heading text without marks, numbering, emoji and trailing punctuation, in lower case. */
export function headingText(raw: string): string {
  return raw
    .slice(0, 160)
    .toLowerCase()
    .replace(/<\/?(?:b|i|u|em|strong|h[1-6]|p|li|div|span)>/g, ' ')
    .replace(/[\p{Extended_Pictographic}\u200d\ufe0f\u20e3\u{1f3fb}-\u{1f3ff}]/gu, ' ')
    .replace(/[*_#~=|<>[\]{}"•·☐→⇒➜➝➞➤⮕◆◇❖■□▪▫●○▶►▸❯✦✧★☆✓✔]/g, ' ')
    .replace(
      /^[\s:.–—-]*(?:(?:(?:\d{1,2}|[a-h]|[ivx]{1,4})[.):]|\d{1,2}(?:\.\d{1,2}){0,2}[.)]?(?=\s+\p{L}))\s+)?/u,
      '',
    )
    .replace(/[\s:.!?,;–—-]+$/, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<= )u(r?)(?= |$)/g, 'you$1')
    .replace(/^(?:pls|plz)(?= )/, 'please')
    .trim();
}

/** The hint of a sub-heading such as "Hiring", `none` for a neutral one, null when it is neither. */
export function categoryOf(text: string): Hint | 'none' | null {
  const found = CATEGORIES.find(([, words]) => words.test(text));
  return found ? found[0] : null;
}

/** True for the usual headings of an update other than asks. */
export function isOtherHeading(text: string): boolean {
  return OTHER.test(text);
}

/** True for "Looking for" and the like, which head roles as often as asks. */
export const isWanted = (text: string): boolean => WANTED.test(text);

/** "How to help us in Q1", "what we need before the holidays". */
const WHEN_ASKED = new RegExp(
  `(?<=.{3}),? (?:in|for|during|over|before|until|by) (?:the (?:end of )?)?(?:${MONTH}(?: 20\\d\\d)?|20\\d\\d|holidays|christmas|(?:new|coming|next) (?:year|quarter|month|weeks|months)|year[- ]end|(?:month|quarter|year) ahead)$`,
);

/** "Wish list for 2027": what the company wishes itself, unless it asks. */
const WISHES_OF_YEAR =
  /^(?:(?:our|my|the|a) )?(?:[a-z]+ )?wish(?:es| ?list)? (?:for|in) (?:20\d\d|(?:the )?(?:next|coming|new) year)$/;

/** Whether a heading of words for help counts: on its own, with readers in it before its content, or not. */
export type MadeOf = 'heading' | 'label' | 'never';

type AsksKind = 'asks' | 'mixed' | 'closed' | null;

/** What kind of asks heading a heading text is, or null. */
export function asksKind(full: string, made: MadeOf = 'heading'): AsksKind {
  return KINDS[made](full);
}

const KINDS: Readonly<Record<MadeOf, (full: string) => AsksKind>> = {
  heading: remembered((full) => readKind(full, 'heading')),
  label: remembered((full) => readKind(full, 'label')),
  never: remembered((full) => readKind(full, 'never')),
};

function readKind(full: string, made: MadeOf): AsksKind {
  const text = full
    .replace(/\([^)]{0,60}\)$/, '')
    .replace(/^(?:section|part) (?:[a-h]|\d{1,2}|[ivx]{1,4}) ?[:.)–-] ?/, '')
    .replace(
      /^(?:and |so )?(?:i|we)(?:'ve(?: got)?| have| also have)(?: just| only)? (?=(?:one|two|three|four|five|a few|some|a couple)\b)/,
      '',
    )
    .replace(/^(?:and|so|but|now),? (?=(?:how|what|where|can|could)\b)/, '')
    .replace(/^(?:here(?:'s| is| are)|below is|this is) (?=(?:where|what|how) (?:we|i)\b)/, '')
    .replace(
      /,? in (?:order of (?:urgency|priority|importance)|(?:this|that|the following) order)$/,
      '',
    )
    .replace(WHEN_ASKED, '')
    .replace(/,? (?:big|huge|great) (?:impact|difference|help|effect|thanks)$/, '')
    .trim();
  if (text === '' || text.length > 80) return null;
  const parts = text.split(/ ?(?:\/|&|\+|,(?: and)?| and | [-–—|:] ) ?/);
  // The investor's own form asks it, and the company answers.
  if (/^how can (?:we|i) (?:best )?(?:help|support)$/.test(text)) return 'mixed';
  if (NOT_NEEDED.test(text)) return 'closed';
  if (FOREIGN.test(text)) {
    // "How you can help us, and how we can help you" holds both.
    const first = parts.length > 1 ? (parts[0] ?? '') : '';
    return isAsks(first) && !FOREIGN.test(first) ? 'mixed' : 'closed';
  }
  const aboutAsks = /\b(?:asks?|requests?|help(?:ed|ing)?|support|favou?rs?|intros)\b/.test(text);
  if (parts.length === 2 && parts.some(isAsks) && parts.some((part) => THANKED.test(part)))
    return 'mixed';
  // "Asks (status)" heads those that are open too; each item says how it stands.
  if (aboutAsks && PAST.test(full.replace(/ \((?:with |and )?(?:status|updates?)\)$/, '')))
    return 'closed';
  if (WISHES_OF_YEAR.test(full.trim())) return 'mixed';
  if (isAsks(text)) return 'asks';
  if (made !== 'never' && isMadeOfHelp(text, made === 'label')) return 'asks';
  if (WANTED.test(text)) return 'mixed';
  if (TO_YOU.test(text) && !FOR_YOU.test(text) && !isAnnouncement(text)) return 'mixed';
  if (parts.length < 2 || parts.length > 3) return null;
  if (
    isAsks(parts[0] ?? '') &&
    parts
      .slice(1)
      .every((part) => isAsks(part) || categoryOf(part) !== null || CORE.test(`asks ${part}`))
  )
    return 'asks';
  // "Besoin d'un coup de main / Asks": once in another tongue.
  const twice =
    / \/ /.test(text) && parts.length === 2 && /^(?:asks|requests|help)$/.test(parts[1] ?? '');
  if (twice && categoryOf(parts[0] ?? '') === null && !isOtherHeading(parts[0] ?? ''))
    return 'asks';
  return parts.some(isAsks) ? 'mixed' : null;
}

/** "What we don't need" */
const NOT_NEEDED =
  /^(?:what |things? |stuff )?(?:we|i) (?:do not|don't|no longer) (?:need|want|look for|ask for)\b|^not (?:needed|wanted|looking for|asking for)\b/;

const isAsks = remembered(
  (text: string): boolean =>
    CORE.test(text) || PHRASES.some((phrase) => phrase.test(text)) || isForeignAsks(text),
);

const ANNOUNCED =
  /^(?:(?:one|two|three|four|a few|some|\d) )?(?:(?:small|quick|little) )?(?:things?|favou?rs?|points?),? (?:please|pls|plz|if i may)$|^(?:one|two|three|four|five|a few|some|\d) (?:\w+ )?(?:things?|points?|matters?|topics?|questions?|areas?) (?:that |on which |where )?(?:i|we)(?:'d| would)? (?:really |also )?(?:value|welcome|like|love|appreciate|want|need|could use) (?:your )?(?:judge?ment|advice|help|input|views?|opinions?|thoughts|guidance)\b|\bhere(?:'s| is) what (?:i|we)(?:'d| would)? (?:really )?(?:love|like|need|want|ask)\b.{0,40}\b(?:from|of) you\b|^(?:the |these )?(?:one|two|three|four|five|six|some|a few|a couple of|\d) (?:\w+ ){0,2}?(?:intros?|introductions?|connections|doors|contacts|conversations) (?:that|which|we|i|to|would|could|from)\b|\bif (?:you|any of you|anyone)(?:'ve| have| has) (?:\w+ )?(?:lived|been|gone|worked) through (?:any|one|some|either) of (?:them|these|those|this)\b|\b(?:intros?|introductions?|contacts?|connections?|anyone|someone|people) (?:to|at|with|in|from) (?:anyone at |any of |one of )*(?:the following|these|those)(?: \w+){0,3}(?:, (?:please|we|i|let)\b.{0,40})?$|^as for (?:help|asks|favou?rs)\b|^(?:(?:and|now|first),? )?(?:one|two|three|four|five|a few|some|\d) (?:\w+ )?(?:requests?|wishes)\b|\byour (?:networks?|contacts|rolodex|help)\b.{0,40}\b(?:beats?|helps?|useful|difference|matters?|better)\b|\bthings? (?:that )?(?:i|we) (?:still |really )?(?:lack|need|am missing|are missing)\b|\b(?:asks|favou?rs)\b|\b(?:you|investors) (?:can|could|might) (?:really )?(?:help|support)\b|\b(?:need|use|love|appreciate) (?:some |your )?help\b|\bwhat (?:we|i)(?: (?:need|ask|want)|(?: would|'d) (?:ask|need|like|love))(?: for)? (?:from|of) you\b|^(?:(?:and|now),? )?(?:i|we)(?:'ve got| (?:\w+ )?have) (?:just |only )?(?:one|an?) (?:\w+ )?(?:ask|favou?r|request)(?: (?:for|of|to) (?:you|everyone|the group|all|our investors)(?: all)?)?(?: this (?:month|quarter|week|time))?$|^(?:i|we) (?:\w+ )?have (?:\w+ )?(?:two|three|four|five|a few|some|\d) (?:\w+ )?(?:requests|wishes)$/;
const NOT_OURS =
  /\bno (?:\w+ )?(?:asks|favou?rs|requests|wishes)\b|\b(?:customers?|clients?|users?|they|he|she|asks (?:us|me|for)|asked)\b/;

/** True for a sentence that announces a list of asks. */
export function isAnnouncement(text: string): boolean {
  return (
    ANNOUNCED.test(text) &&
    !/^(?:no|none|nothing)\b/.test(text) &&
    !PAST.test(text) &&
    !FOREIGN.test(text) &&
    !NOT_OURS.test(text)
  );
}
