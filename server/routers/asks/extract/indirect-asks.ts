import { HELP_NOUN, INVESTOR, ROLE, WAY_TO } from './vocabulary';

/*
 * Sentences that ask without "please" or "could you": a question to everybody, a condition with
 * a reward, a wish for somebody's time. Over one sentence in lower case; gaps are bounded.
 */

export const READER =
  '(?:you|anyone|anybody|any of you|one of you|someone|somebody|some of you|your (?:firm|company|companies|fund|network|portfolio|team|family|employer|spouse|partners?)|a friend of yours|any of your \\w+|someone in your \\w+)';
const HEAD =
  "^(?:[\\w' ,-]{0,60}: |if you were (?:us|me|in (?:our|my) shoes), )?(?:(?:and|also|so|but|then|next|finally|lastly|plus|yo|hey|ok|oh|folks|friends|btw|quick one),? )*";
const TALK =
  '(?:talk|speak|meet|call|approach|pitch|target|contact|reach|use|pick|choose|try|consider|hire|look at|ask|know|be (?:talking|speaking|meeting|calling|pitching|approaching|looking|using|asking|chasing|targeting))';
const YOU_PICK =
  '(?:call|pick|choose|recommend|use|talk|speak|approach|avoid|hire|trust|back|start with|do|ask|go to|pitch|introduce|price|change|keep|cut|sell|take|drop|want|put|handle|structure|read)';
/** What a reader who can help gets, or is to do: behind "if you …,". */
const REWARD = `(?:(?:an?|one|the|just an?) (?:\\w+ )?(?:name|intro|introduction|line|call|nudge|e-?mail|note) (?:is|would be|will be|would|will|does) (?:enough|plenty|do\\b|help|great|perfect|gold|all)|(?:we|i)(?:'d| would|'ll| will|'m| am|'re| are) (?:\\w+ ){0,2}?(?:love|like|hear|value|appreciate|welcome|grateful|thankful|owe|buy|drop|drive|fly|travel|come|pay|bring|trade|in your debt|all ears|there in|delighted|keen|eager|thrilled)\\b|we have (?:an? )?(?:\\w+ )?(?:desk|job|seat|role|place|offer|contract)\\b|(?:we|i) (?:owe you|want to (?:hear|talk|speak|meet|know)|need to (?:talk|speak|hear)|could use|have questions)\\b|(?:dinner|lunch|drinks?|beers?|coffee|the first round|champagne|an? (?:bottle|case|crate|box|round) of [\\w ]{2,20}) (?:is|are|'s)? ?(?:on (?:me|us)|yours|waiting)\\b|(?:do |please |just |then |kindly |by all means )*(?:shout|holler|yell|speak up|raise your hand|make yourself known|call (?:me|us)|ring (?:me|us)|write (?:to )?(?:me|us)|reply|hit reply|tell (?:us|me)|say (?:so|the word)|let (?:us|me) know|get in touch|drop (?:me|us)|ping|introduce|connect|put (?:us|me)|send|pull it|call it in|step forward|hook us up|name (?:them|names)|make the|shoot\\b|fire away\\b|sing out\\b|pass (?:it|them|us)|point (?:them|us|me)|put in a (?:good )?word|(?:write|jot|note) (?:it|them|that|the name|names?) down|(?:e-?mail|mail|text|message) (?:it|them|that|the name|names?))\\b|now (?:is|would be) (?:the|a (?:good|great)) (?:time|moment)\\b|(?:could|can|would) you\\b|how (?:did|was)\\b|what (?:did|was|were)\\b|please (?:do|think|consider|call|talk)\\b|give (?:them|him|her) (?:my|our) (?:number|name|e-?mail|card|address)|let (?:me|us) (?:buy|take|pick|ask|treat)\\b|(?:can|could|may) (?:i|we) (?:buy|call|pick|borrow|take|ask|steal|bend|have)\\b|thank you\\b|thanks\\b|mention (?:us|me|our)\\b|drop our name\\b|think of us\\b|(?:teach|educate|enlighten) (?:me|us)\\b)`;
const CANS =
  "(?:know|knows|sits?|serves?|worked|gotten|got|works?|owns?|runs?|ran|manages?|plays?|golf|went|is|are|was|were|banks?|buys?|sells?|uses?|ha(?:s|ve)|'ve|(?:can|could) (?:get|put|open|make|bring|vouch|walk|reach|point|help|pass|mention|share|forward|introduce|connect|spare|name)|comes? across|meets?|hears? of|heard of|spots?|runs? into|sees?|find yourself|sits? next|end up|bump into|think i(?:'m| am)|thinks? we(?:'re| are)|ever|happen to|live|lives|share a|grew up|trained|studied|once|used to)";
/** Conditions that invite rather than ask, and those that nobody is asked to fulfil. */
const INVITED =
  "(?: (?:can|could) make (?:it|the|to|our)\\b|(?:'re| are| is| were| will be| happen to be)(?: also| ever| around)? (?:one of|among|amongst|part of|there|with us|behind|in|at|near|around|attending|coming|curious|reading|new|free|wondering|passing|planning|travell?ing|going|interested|having|a (?:customer|user))\\b| have (?:been following|any (?:questions?|trouble)|questions|not|missed|read|already (?:sent|replied|done)|seen (?:our|the))| haven| know (?:us|that|how|what)|'ve (?:been following|read|made it|got questions|already)\\b)";
const MINUTES =
  '(?:(?:an? |half an |a quarter of an |a few |some |a couple of |ten |fifteen |twenty |thirty |\\d+ )(?:minutes?|mins?|hours?)|(?:an? )?(?:quick |short |phone )?(?:call|chat|coffee|hour|conversation))';
const MARKER =
  '(?:an? |one |the |my |our |last |this )*(?:odd request|odd ask|long shot|shot in the dark|random (?:ask|one|request)|strange (?:request|ask)|unusual (?:request|ask)|bonus (?:ask|request))';
/** "The big one: if you can introduce me …", but not "The big one: Walmart signed." */
const MERE_MARKER =
  '(?:an? |one |the |my |our |last |this )*(?:odd one|small ones?|strange one|weird one|unusual one|big one|curveball|close second|runner-up)';
const ASKS_BEHIND =
  '(?:\\?|\\b(?:if (?:you|any|some)|(?:could|can|would|do|does|has|have) (?:you|any)|any(?:one|body)|some(?:one|body)|intros?|introductions?|introduce|advice|advise|feedback|referrals?|recommend\\w*|help|please|hiring|looking (?:for|to)|in need of|need|short (?:of )?an?|room for|path (?:in)?to|contacts? (?:at|in|with)|know)\\b)';

/** "A family office in your circle". */
const IN_CIRCLE =
  '(?:perhaps |maybe |possibly )?(?:(?:an?|any|some|one) )?(?:[\\w-]+ ){1,5}?(?:in|among|amongst|within|inside) your (?:\\w+ )?(?:circles?|networks?|world|portfolios?|compan(?:y|ies)|famil(?:y|ies)|funds?|friends|contacts|address books?|rolodex)\\b';
/** "A name pops into your head": behind "if" or "should". */
const COMES_UP =
  '(?:is on your mind|(?:comes?|springs?|jumps?|leaps?) to (?:your )?mind|pops? (?:up|into (?:your|the) (?:head|mind))|occurs? to you|cross(?:es)? your mind)';
const RELATIVE =
  '(?:niece|nephew|neighbou?r|cousin|son|daughter|brother|sister|spouse|wife|husband|partner|flatmate|roommate|friend|colleague|classmate|kid|child|uncle|aunt|in-law|acquaintance)s?';
const WORK =
  "(?:we(?: are|'re) (?:\\w+ )?(?:hiring|recruiting)|we (?:pay|hire)\\b|we have (?:an? (?:\\w+ )?(?:jobs?|desk|budget|role|place|opening)|work\\b)|there(?: is|'s) (?:an? (?:job|desk|role)|work))";

/** Questions to the readers. */
const QUESTIONS: readonly RegExp[] = [
  // "Is there a portfolio programme we can tap?"
  /\b(?:is|are) there (?:an?|any|some) (?:[\w'-]+ ){1,8}?(?:that )?(?:we|i) (?:can|could|might|should|may) (?:tap|use|join|access|apply|borrow|piggyback|get (?:into|access)|talk to|speak to|call|ask)\b/,
  new RegExp(
    `${HEAD}how do (?:other (?:founders|companies|ceos|teams|operators|portfolio \\w+)|others|you|the rest of you)(?: here)? (?!think we|like\\b|feel\\b|do\\b).{3,200}\\?`,
  ),
  new RegExp(
    `${HEAD}(?:who|which of you|does anyone|which (?:companies|firms)) (?:in your (?:portfolio|network|world|circle)|here|among you) [a-z]{3,}.{3,200}\\?`,
  ),
  new RegExp(
    `${HEAD}(?:who|which) (?:of|among|amongst) you(?: all)? (?!would\\b|will\\b|doesn|remembers?\\b|thought\\b|expected\\b)[a-z]{2,}.{3,240}\\?`,
  ),
  new RegExp(`${HEAD}(?:is|are) there ${IN_CIRCLE}.{3,240}\\?`),
  new RegExp(
    `${HEAD}which (?:[\\w-]+ ){0,3}(?:funds|investors|angels|vcs|lenders|family offices) (?:write|back|lead|invest|lend|like|do|look|fund)\\b.{3,200}\\?`,
  ),
  new RegExp(
    `${HEAD}is there (?:anyone|anybody|someone|somebody|any of you)(?: (?:here|of you|among you|out there|in your \\w+))* (?:who|that|with)\\b(?! (?:did|has|does|was|is)(?: not|n't)\\b).{3,240}\\?`,
  ),
  new RegExp(
    `${HEAD}(?:has|have|did|does|is|are) (?:anyone|anybody|any of you|one of you|somebody|someone|some of you)\\b(?! (?:ever )?(?:love|like|enjoy|want|wonder|notice|surprise)).{3,240}\\?`,
  ),
  new RegExp(
    `${HEAD}(?:anyone|anybody|any of you)(?: here| out there| else| lot| all| folks| guys)*(?: ever| already| recently| successfully)? (?!(?:asked|interested|used|involved|needed)\\b)(?:been|had|done|gone|\\w{2,}(?:ed|wn|nd|ught|ld|nt|ken|ven|ung)) .{3,240}\\?`,
  ),
  new RegExp(
    `${HEAD}(?:which|what|whom?)\\b(?! brings| customers?\\b).{0,80}?\\b(?:should|do|would|could) (?:we|i|you) (?:really |actually |first |all |personally )*(?:${TALK}|${YOU_PICK}|rate|like|love|prefer|know (?:at|in|there|who))\\b(?! with an? (?:extra|spare)).{0,160}\\?`,
  ),
  new RegExp(`${HEAD}(?:which|what|who)\\b.{0,80}\\byou'd (?:${TALK}|${YOU_PICK})\\b.{0,160}\\?`),
  new RegExp(
    `${HEAD}(?:what|which \\w+|when|how|where) (?:have|has|did|had) (?:you|others|other \\w+|anyone|anybody|your (?:other )?(?:portfolio )?(?:companies|founders))\\b.{3,240}\\?`,
  ),
  new RegExp(
    `${HEAD}what(?:'s| is| was) the (?:one|single|first|best|worst|biggest) .{3,40}\\byou\\b.{3,160}\\?|${HEAD}what(?:'s| is| has|'ve)(?: been)? (?:your (?:experience|take|view|advice|read|gut|rule)|worked (?:for|well|best|at)|a (?:fair|normal|reasonable|sensible|good))\\b.{0,200}\\?`,
  ),
  new RegExp(
    `${HEAD}(?:what|which \\w+) (?:made|makes|would make|got|convinced|helped) (?:you|others|your)\\b.{3,200}\\?`,
  ),
  /\bwho(?:'s| is| are| was) the (?:best|smartest|strongest|toughest|sharpest|two|three|one|first)\b.{0,80}\byou(?:'ve|'d| have| would| know| ever)\b.{0,80}\?/,
  /\bwho comes? to mind\b|\bwho do we know\b/,
  new RegExp(
    `${HEAD}(?:am i|are we) (?:crazy|wrong|mad|nuts|missing|naive|being|overthinking)\\b.{0,200}\\?`,
  ),
  new RegExp(`${HEAD}would (?:you|anyone|any of you) (?:${YOU_PICK})\\b.{6,200}\\?`),
  /^(?:[\w ]{2,30}: )?(?:do )?(?:you )?know (?:any|an?|some) .{3,160}\?/,
  /^(?:and |also,? )?any (?:[\w-]+ ){1,5}?you (?:know|trust|rate|like)\b.{0,160}\?/,
  new RegExp(
    `${HEAD}is there an? [\\w -]{2,40}? (?:that |who |which )?(?:you|any of you|anyone)(?:'d|'ve| would| have| could| can| really)*(?: also| happily| ever| gladly)? (?:use|used|trust|like|recommend|hire|hired|know|work with|worked with|suggest|rate)\\b.{0,120}\\?`,
  ),
  new RegExp(
    `${HEAD}(?:(?:could|can|would|will) (?:you|anyone|someone)|(?:could|can|would|will|might|may) (?:(?:one|any|a few|some|several|a couple|two|three|each) of you))\\b(?! (?:imagine|believe|guess|see|feel|hear|tell|like|want|prefer|have|say|ever|think)\\b).{6,240}\\?`,
  ),
];

/** "If your niece is a part-time editor, we pay real money": what she is, and the reward. */
export const RELATIVE_SOUGHT = new RegExp(
  `\\bif (?:(?:your|any of your|one of your|some of your) (?:[\\w-]+[,/]? ?(?:(?:or|and) (?:any |a )?)?){0,3}?${RELATIVE}(?: (?:in|from|near|at|around) [\\w' ]{2,40}?)?|(?:any|some)(?:one|body)'s (?:\\w+ )?${RELATIVE}|an? (?:\\w+ )?friend of yours) (?:is|are|was|happens to be|might be) (an? .{3,120}?)(?:, |[–—-] )(?:then )?(?:${WORK}|(?:please |do )?(?:tell|send|introduce|connect|point|put|call|write|ping|shout|reply|get in touch|let (?:us|me) know|(?:i am|i'm|we are|we're) (?:all ears|listening|interested))\\b)`,
);

/** "If you've been through an audit, I'd like to buy you dinner". */
const CONDITIONS: readonly RegExp[] = [
  // "If you can take a piece, or know a fund that moves fast, call me."
  /\bif (?:you|anyone|any of you|your (?:fund|firm|family)) (?:can|could|wants? to|would|is able to|are able to) (?:take|fill|cover|write|put in|bridge|commit) (?:an? |some |part |the |your |up |more |another |[$€£]).{0,140}?(?:, |[–—-] )(?:please |do |then |just )?(?:call|text|tell|write|e-?mail|ping|reply|let|shout|ring|say)\b/,
  /\bif (?:you(?:'re| are)|anyone is|someone is|any of you (?:is|are)) (?:friendly|friends|close|in touch|on (?:good|first-name) terms|well connected|connected) (?:with|to) (?!us\b|the company\b).{3,120}, ?(?:we|i|please|do|could|can|tell|let|an?)\b/,
  /\bif (?:you|your (?:fund|firm|family))(?: \w+)? (?:wants?|plans?|wishes|likes?|would like|'d like|intends?) to (?:do|take|exercise|use|participate|fill) (?:its|your|their|the|in) (?:pro[- ]rata|allocation|share|super pro[- ]rata|the (?:round|bridge|note|extension))/,
  /^(?:and |but |so )*if (?:i|we) (?:could|had to|may|might|can|were to) (?:only )?(?:wish for|ask (?:for|you)|(?:have|pick|name|choose|make) (?:just )?(?:an?|one|two) (?:things?|wish(?:es)?|asks?|favou?rs?|requests?))\b.{0,60}, (?:it|that|this|(?:the|my|our) (?:first|second|third|other|last|wish|one))(?:'d| would)(?: have to)? be .{3}/,
  /\bif (?:you|any of you|anyone) ha(?:ve|s) an? (?:[\w-]+ ){1,3}?(?:friend|contact|cousin|colleague|neighbou?r)s?\b/,
  /\bif you bank with\b.{3,80}, (?:please )?(?:ask|tell|introduce|mention)\b/,
  /^(?:and |also,? |so |finally,? )*if (?:you|anyone|anybody|any of you|someone|one of you) (?:can|could|are able to|is able to|might be able to|were able to) (?:introduce|connect|intro|refer|point|put) (?:us|me)\b.{6}/,
  /\bif (?:you|anyone|anybody|someone|any of you) refers? (?!a friend\b|friends\b).{3,120}(?:there(?:'s| is)|(?:we|i)(?:'ll| will)? pay|you(?:'ll| will)? (?:get|earn)|bonus|reward)\b/,
  new RegExp(
    `(?:^|[,;:–—-] |\\b(?:and|but|so|also|please|time) )(?:if|should) ${READER}(?!${INVITED})(?:,? or [\\w' ]{2,60},)?(?: \\w+){0,2}? ?${CANS}\\b.{3,200}?(?:[,:] |[–—-] )(?:then |and )?${REWARD}`,
  ),
  new RegExp(
    `\\b(?:if|should) (?:(?:an?|the|any|one of the|somebody at|someone at) (?:[\\w-]+ ){1,8}|(?:any|some)(?:one|body) (?:\\w+ )?)(?:${COMES_UP}|owes you)\\b(?:.{0,60}(?:, |[–—-] )(?:then )?${REWARD}| (?:please |kindly |just )?(?:write|tell|call|send|let|drop|ping|shout|e-?mail|introduce|connect)\\b)`,
  ),
  /\b(?:we|i)(?:'d| would) (?:hire|take|meet|pay for|snap up)\b.{3,80}\bif you know (?:one|any|somebody|someone)\b/,
  /\b(?:room|space|allocation|left|open)\b.{0,80}\b(?:shout|let (?:us|me) know|tell (?:us|me)|reply|ping|drop|speak up|say so)\b.{0,40}\bif you(?:'d)?(?: would)? (?:want|like) (?:in|some|it|to (?:join|come in|be in))\b/,
  /\b(?:room|space|allocation)\b.{0,60}\b(?:note|round|bridge|safe|extension|convertible|loan|raise)\b.{0,60}\b(?:send|write|call|message|e-?mail|tell|drop|text|ring|ping) (?:to )?(?:me|us)\b.{0,40}\bif you(?:'d| would)? (?:want|like|wish|care) (?:in|some|it|to (?:join|come in|be in|enter|participate|invest|take part|subscribe))\b/,
  /\bif you(?: or (?:someone|anyone|somebody) you know)? (?:wants?|'d like|would like) (?:in|a (?:piece|slice|share|part)|some of it)\b/,
  RELATIVE_SOUGHT,
  new RegExp(`\\bif there(?:'s| is| are) ${IN_CIRCLE}.{0,120}?(?:, | [–—-] )(?:then )?${REWARD}`),
  /\bif you (?:want|wish|would like|'d like) to (?:increase|add to|double|top up|put (?:in )?more|follow on|come in)\b.{0,100}\b(?:talk to|call|tell|ping|write|e-?mail|let|reach|shout|speak to|drop)\b/,
];

/** "One thing I'd be curious about: how you …", "A question for the group, since …: what …". */
export const QUESTION_LABEL =
  /^(?=[^:?!]{8,240}: )(?:(?:and|also|so|finally|lastly|ps),? )*(?:[^:?!]{0,40}\b(?:questions?|puzzles?|riddles?|dilemmas?) (?:for|to) (?:you|y'all|the (?:group|room|crowd|hive mind)|this group|everyone|everybody|all|our investors|those|anyone|founders|the founders|the operators)\b[^:?!]{0,140}|[^:?!]{0,60}\b(?:i|we)(?:'d| would|'m| am|'re| are|'ve| have)? (?:also |really |still |especially |particularly |very |most |keep |always |often |quite )*(?:be |been )?(?:very |really |most )?(?:curious|wondering|wonder|puzzled|unsure|torn|undecided|interested in|(?:like|love|want|keen|eager|glad|happy|need|have|dying) to (?:ask|know|hear|learn|understand|find out))\b[^:?!]{0,60}): (?:how|what|which|whether|when|where|who|why|if|has|have|did|do|does|is|are|should|would)\b.{6}/;

/** Wishes for somebody's time, opinion or name. */
const WISHES: readonly RegExp[] = [
  QUESTION_LABEL,
  // "It would help us enormously an introduction to …"
  new RegExp(
    `\\b(?:would|'d) (?:really |greatly |also )?(?:help|serve|please|delight|assist) (?:us|me)(?: (?:enormously|a lot|hugely|greatly|a great deal|immensely|very much|much|most))?,? (?:${WAY_TO}|to be (?:presented|introduced|connected|put))`,
  ),
  // "I would like the return of experience of those who …"
  /\b(?:we|i)(?:'d| would) (?:also |really |very much )*(?:like|love|want|appreciate|welcome|value)(?: also)? (?:to hear |to have |to read |to get )?(?:the |an? |your |some |any )?(?:returns? of experience|experiences?|feedback|testimon(?:y|ies)|stor(?:y|ies)|lessons|scars|account|report)s? (?:of|from|by) (?:those|anyone|anybody|someone|somebody|people|founders|others|other)\b/,
  new RegExp(
    `^(?:(?:and|also|so),? )*(?:could|can) (?:really |also |still )?(?:use|do with) (?:${WAY_TO}|(?:an?|some|your) (?:helping )?(?:hand|help|advice|steer|second opinion)\\b)`,
  ),
  new RegExp(
    `\\b(?:looking|searching|hunting|seeking|search|look|seek)(?: for)? .{3,80}? (?:among|amongst|in|within|from|inside) your (?:\\w+ ){0,2}?(?:portfolios?|networks?|compan(?:y|ies)|firms|contacts|circles?|friends|families|ranks)\\b`,
  ),
  new RegExp(
    `^(?:(?:and|also),? )*(?:(?:any|an?|some|your|one|two|three|warm|good) )*(?:${HELP_NOUN}|names?|intro|introduction|recommendation|referral|tip|lead)s? (?:of|for|to|on|about|at|into) .{3,140},? please[.!]*$`,
  ),
  /\bkeep (?:an eye|your eyes|an ear|your ears) (?:out|open|peeled)(?: for)? .{3,120}\b(?:tell|send|let|point|refer|mention|forward)\b|^(?:and |also,? )*(?:please|do) keep (?:an eye|your eyes|an ear|your ears) (?:out|open|peeled)\b/,
  /^(?:[a-z]: )?(?:our |my |the )?(?:\w+ )?(?:wish(?:es)?|hopes?|dreams?|asks?|priority)(?: (?:for|this|of) [\w' ]{1,20})?: (?:an? |one |two )?(?:conversation|meeting|call|intro|introduction|chat|coffee|name)\b/,
  /^(?:any|an?|one|a single) (?:path|way|door|line|thread|route|bridge|lead|contact|connection) (?:in|into|to|at|inside) .{3,120}\b(?:would|will|could|'d) (?:be|mean|help|save|make|change)\b/,
  /\b(?:an?|one|your) (?:quick |short |personal )?(?:e-?mail|word|note|nudge|call|mention|line|intro(?:duction)?|message|forward) from (?:you|any of you|one of you|someone you know|somebody you know)\b.{0,30}\b(?:goes|would go|will go|does|would do|helps|would help|opens|would open|means|would mean|gets|would get)\b/,
  /\b(?:we|i)\b.{0,120}?(?:\b(?:am|are) |'(?:m|re) )asking (?:you|(?:each|any|all|some|one) of you|you all) to\b/,
  /\b(?:we|i)(?:'d| would|'ll| will) (?:also |gladly |happily )?take (?:any |all |your |some |more )?(?:recommendations?|suggestions|intros?|introductions|referrals|advice|names|tips)\b/,
  /\bkeep (?:the|those|your|these)? ?(?:referrals|intros|introductions|names|candidates|leads|suggestions|profiles|cvs) coming\b/,
  new RegExp(
    `\\b(?:most|more) (?:valuable|helpful|useful|impactful|important) (?:thing|ask|help|favou?r)s?(?: right now| this \\w+| for (?:us|me)| from you)? (?:would be|will be|is|are) (?:an? |some |any |more |warm )*${HELP_NOUN} (?:to|with|for|on|from|finding)\\b`,
  ),
  /\bthink (?:\w+ )?(?:about|of) (?:whom?|anyone|anybody|people) you know\b/,
  /\b(?:we|i)(?:'d| would) (?:like|love) (?:one|some|any|each|all|a few) of (?:you|our investors|the (?:insiders|investors)) to\b/,
  /\b(?:use|lean on|tap(?: into)?|draw on) your networks?\b.{0,30}?\b(?:is|are|would be) (?:with|for|to|in|among|at) .{3,160}/,
  /\b(?:we|i)(?:'d| would) (?:also |really )?(?:enjoy|welcome|appreciate) (?:getting to know|meeting|speaking (?:to|with)|talking (?:to|with)|connecting with|hearing (?:from|how|what|about how)) (?!you\b|all\b|everyone\b|our\b)/,
  /\b(?:would|'d) be (?:also |very |really )?interested (?:in hearing|to (?:hear|know|learn)) (?:how|what|why|whether|which|where|from)\b/,
  /\b(?:so|and|please) (?:please )?(?:pass it (?:on|along|around)|spread the word|keep them coming|add (?:yours|your name)|sign (?:it|here)|(?:do )?think of (?!it\b|this as\b)\w+)/,
  /\b(?:we|i)(?:'d| would) (?:be )?(?:happy|glad|grateful|love it) if you (?:passed|shared|sent|forwarded|mentioned|pointed|told|introduced|brought|put)\b/,
  /\b(?:we|i)(?:'d| would) (?:love|like|welcome|take) your (?:two |three |one |top |few )*(?:favou?rite|best|smartest|go-to|preferred) (?:[\w-]+ ){0,3}(?:funds?|investors?|angels|names?|people|recruiters?|candidates?|customers?)\b/,
  /\bwe need (?:\w+ )?(?:volunteers|testers|hands|helpers)\b.{0,120}\b(?:please|come|join|sign up|reply|let (?:us|me) know)\b|^if you have (?:kids|children|pets?|an? (?:dog|cat|garden|van|car|house|farm)|dogs|cats)\b.{0,80}\bplease\b/,
  /\b(?:bonus|reward|finder's fee|\$\d[\d,.]*k?)(?: [\w$€£.,]+){0,3} (?:for|to) (?:whoever|anyone who|anybody who|the person who|the one who|you if you) (?:refers?|introduces?|finds?|sends?|brings?|lands?)\b/,
  /^(?:anyone|anybody|whoever|the first (?:person|one|of you)) (?:who )?(?:can |could )?.{3,120}\b(?:gets?|wins?|earns?|will (?:get|have|receive)|has my|drinks? free) (?:an?|the|my|our|some|free|\$)/,
  /\bforward (?:this|it)(?: \w+)? to (?:them|him|her|anyone|someone|whoever)\b/,
  /\b(?:we|i)(?:'d| would| should) (?:also |really )?(?:be )?(?:(?:so|very|much|most|really|also|dearly|particularly|especially) ){0,3}(?:love|like|delighted|thrilled|happy|glad|keen|excited|grateful|interested) (?:to )?(?:meet|speak (?:to|with)|talk (?:to|with)|get to know|reach|get in front of) (?!you\b|all\b|everyone|about|our\b|us\b|(?:\w+ )?(?:target|goal|plan|deadline|demand|need|milestone))/,
  /\b(?:would|'d) (?:really |greatly |also )?(?:help|be (?:\w+ )?(?:helpful|useful|great|good|invaluable|valuable|precious|priceless|ideal|brilliant|amazing|fantastic|wonderful|lovely|terrific|super|interesting|nice|gold))(?:(?: for)? (?:us|me))?(?: (?:enormously|a lot|hugely|greatly|a great deal|immensely))? to (?:speak|talk|meet|compare notes|be introduced|get in front|exchange (?:ideas |views |notes )?with|have an? (?:\w+ )?(?:exchange|call|chat|word|conversation|talk|coffee)|(?:learn|hear) from)\b/,
  // "It'd be great to get 30 minutes with somebody who has moved to usage pricing."
  new RegExp(
    `\\b(?:would|'d) (?:really |also )?be (?:\\w+ )?(?:great|good|helpful|useful|valuable|invaluable|wonderful|fantastic|amazing|lovely|nice|ideal|brilliant|super|gold) to (?:get|grab|have|book|find|spend) ${MINUTES} with (?:somebody|someone|anybody|anyone|whoever|people|a (?:founder|person|peer)|(?:one|any) of you) `,
  ),
  // "Your help in opening doors at X would be priceless."
  /\byour (?:help|support|assistance|hand) (?:in|with|on) [^.;:?!]{3,100}? (?:would|will|'d) (?:really |greatly )?(?:be (?:\w+ ){0,2}?(?:priceless|precious|invaluable|gold|welcome|appreciated|helpful|useful|great|valuable|a (?:great|huge|big|real) help)|mean (?:a lot|the world|much)|help|make)\b/,
  /^(?:an?|one|two|three|any|some|\d{1,2}) (?:\w+ )?(?:intros?|introductions?|names?|nudge|word|call|calls)\b (?!with\b).{3,140}\b(?:would|will|could) (?:change|make|do|save|go|open|unlock|mean|help|fix|solve)\b/,
  /\bbest thing you (?:can|could) (?:send|give|do|bring|offer)\b/,
  /^(?:anyone|anybody|any of you|those of you|someone) (?:here )?(?:with|who)\b.{3,100}(?:: |, | [–—-] )(?:i|we)(?:'d| would)? (?:need|want|love|like|have questions|could use|owe|be (?:so |very |most )?(?:thankful|grateful|glad))\b/,
  new RegExp(
    `${HEAD}(?:can|could|would) (?:someone|anyone|anybody|somebody|you|(?:one|any|a few|some|several|a couple|two|three|each) of you) (?:please )?(?:walk|talk|get|bring|take|sneak|smuggle|march|point|steer|open|write|lend|vouch|record|give|show|teach|explain to|tell) (?:us|me)\\b.{3,200}`,
  ),
  /\byour (?:gut(?: feeling)?|opinions?|views?|take|advice|input|perspective|experiences?|thoughts|instinct|vote|counsel|guidance|wisdom|insights?|judge?ment|expertise|knowledge|steer)(?: here| on \w+)? (?:would|will|'d) (?:really |greatly |also )?(?:help|be|mean|matter)\b/,
  /\byour (?:valuable |kind |esteemed |good )?(?:opinions?|views?|take|advice|input|perspective|experiences?|thoughts|instinct|vote|help|ideas|guidance|suggestions|referrals|introductions)\b.{0,120}? (?:is|are|would be) (?:(?:very|much|most|really|badly|also|always|kindly|hereby) )*(?:wanted|needed|welcome|sought|solicited|requested|of (?:great |real )?(?:value|use|help|interest))\b/,
  /^(?:and |but |so )?(?:where (?:an? |your |warm |more )*(?:intros?|introductions?|help|connections?|referrals?|doors?|contacts?|hand|word|nudge|support)\b|what (?:would|could|will) (?:really |also |now )?(?:help|serve|move) (?:us|me|most|the)\b|(?:what|where|how) (?:you|investors|our investors|your networks?|this group|the group|any of you) (?:can|could|might|would|will)\b)[^.?!:]{0,60}? (?:is|are|would be|remains?) (?:in |to |with |by )?\w/,
  // A small thing that a reader could do.
  /\b(?:an?|your|any) (?:\w+ )?(?:retweets?|reposts?|shares?|upvotes?|reviews?|votes?|shout-?outs?|testimonials?)\b.{0,80}\b(?:would|will) (?:be|help|mean|go)\b/,
  /\b(?:convince|teach|educate) (?:me|us)\b|\b(?:change my mind|talk (?:me|us) out of)\b/,
  new RegExp(
    `\\b(?:would|'d|will|'ll) be (?:\\w+ ){0,2}(?:grateful|thankful|obliged|indebted) for (?:any|an?|your|some|every) (?:\\w+ )?(?:${HELP_NOUN}|names?|nudge|steer|hint|word|lead|way in\\w*)\\b|^(?:(?:we|i)(?: are|'re| am|'m) )?(?:very |so |most |ever |always )?(?:grateful|thankful|glad) (?:for|of) (?:any|an?|some|every) (?:\\w+ )?(?:${HELP_NOUN}|names?|nudge|steer|hint|word|lead|way in\\w*)\\b(?! (?:that |which )?(?:you|they|we|he|she)\\b)`,
  ),
  new RegExp(
    `\\b(?:we|i)(?:'d| would) (?:also |really )?be (?:\\w+ ){0,2}?(?:glad|grateful|thankful|obliged|indebted|delighted|happy) (?:of|for|about|to have|to get) ${WAY_TO}`,
  ),
  /\b(?:glad|grateful|thankful|happy|appreciative) (?:of|for|to (?:have|get)) (?:(?:an?|any|some|few|more|early|short|quick) )*(?:conversations?|meetings?|calls?|coffees?|chats?|words?|time|lunch(?:es)?|introductions?|intros?) (?:with|to|at)\b(?! (?:you|all|everyone|our|us)\b)|\b(?:grateful|glad|love|like|happy|delighted) to be (?:put|introduced|connected|presented|brought|walked) (?:before|to|in front of|in touch|into|through)\b|\b(?:like|love|keen|glad|happy|grateful|(?<=\b(?:we|i) )(?:want|wish|hope|need)) to (?:hear|learn) from (?:anyone|anybody|someone|somebody|people|those|founders|operators|others|companies|teams|folks|ceos) (?:who|that|with)\b|\b(?:\d+|ten|fifteen|twenty|thirty|a few) (?:minutes|mins)\b.{0,20} please[.!]*$/,
  /\b(?:give (?:my|an?|our) (?:left |right )?(?:arm|leg|kidney|lot|fortune)|kill|die|sell my \w+|trade my \w+) for (?:an?|the|five|ten)\b/,
  /\bkeep (?:your|an) (?:ears?|eyes?) (?:open|out|peeled)\b/,
  /\bsend (?:them|him|her|people|someone|anyone) (?:over|along|my way|our way|to (?:me|us)|this (?:way|letter|mail|email|note|update))\b/,
  /\b(?:pay|offer)(?:ing|s)? (?:an? )?[$€£][\d,.]+k? (?:bonus |bounty |fee )?(?:for (?:an?|any|each|every|the) (?:\w+ )?(?:referral|hire|intro\w*)|if we hire)/,
  /^(?:fill|vote|share|follow|leave|take|join|try|send|forward|download|write|post|like|tag|nominate|introduce|reply)\b.{3,120}, please[.!]?$/,
  /^(?:anyone|anybody) (?:here |out there )?(?:you know |with |who |that )?.{3,100}[,:] (?:please )?(?:send|forward|introduce|connect|point|put|shout|reply|call (?:me|us)|raise|speak up|say|write|step|tell (?:me|us))\b/,
  new RegExp(
    `\\b(?:(?:we|i)(?:'d| would| could| can)?|(?:and|but|so) would) (?:really |dearly |also |happily |gladly |very much )*(?:like|love|value|welcome|appreciate|pay for|use|kill for|beg for|pay good money for|jump at|do with) (?:${MINUTES}|an? (?:intro\\w*|introduction|second opinion|reality check|gut check|steer|nudge|sounding board|(?:door|way|line|path|foot) (?:in\\w*|at)|door[- ]opener)|a name)\\b(?! back\\b| off\\b| to ourselves)`,
  ),
  // "We were curious how you would vote" tells of the past.
  /\b(?:curious|keen|eager|interested|dying|fascinated|love|like|want|glad|grateful|happy)(?<!\b(?:was|were) (?:\w+ )?\w+)(?: (?:to|in))?(?: (?:hear|know|knowing|hearing|learn|understand|see|find out))?(?: from you| from others)?,? (?:how|what|whether|if|why|which|where) (?:others|other (?:founders|companies|ceos|operators|portfolio \w+|investors)|anyone|anybody|any of you|people here|the rest of you|those of you|(?:someone|somebody) (?:else|here)|you(?:'ve|'d| have| would| all| each)|your (?:other|portfolio))\b/,
  /^(?:(?:and|so|then|please|but|just|also|do|now|finally),? )*(?:[\w', ]{3,90}, )?(?:(?:do|please|so|and|then) )?tell (?:me|us) (?:why|where|what|if|whether|how|which|who|your|honestly|straight|bluntly)\b.{3}/,
  /\b(?:read|review|look at|tear (?:apart|into)|rip (?:apart|into)|roast|critique|pick apart|try|test|download|break|skim|open|mark up|red-?pen|proofread|watch|play with)\b (?:our|the|my|this|it)\b.{0,60}(?:\band |, |: |[–—-] )(?:please )?(?:be (?:brutal|honest|harsh|mean|blunt|frank|ruthless|critical|merciless)|tell (?:us|me)|let (?:us|me) know|send (?:us|me)|give (?:us|me)|shout|break|complain|rip|don't be (?:kind|polite|nice))/,
  new RegExp(
    `\\b(?:we|i)(?:'d| would) (?:also |really )?be (?:\\w+ )?(?:grateful|thankful|glad|delighted|obliged) (?:for|of|to have|to get|to find) (?:${MINUTES} (?:with|of)|(?:an?|one|two|some) (?:[\\w-]+ ){0,3}?(?:${ROLE}|${INVESTOR}) (?:who|with|that|in|from|for))\\b`,
  ),
  /\bwhoever (?:knows|has|works|sits|plays|went) .{3,100}, (?:please|do|kindly) \w/,
  // "I'm curious how you priced your first contract".
  /(?:^|\b(?:i|we)(?:'m|'re| am| are|'d be| would be|'d| would) (?:\w+ )?)(?:curious|keen to (?:hear|know|learn)|eager to (?:hear|know|learn)|love to (?:hear|know|learn)|like to (?:hear|know|learn)|interested to (?:hear|know|learn))(?: to (?:hear|know|learn|see)| about)? (?:how|what|when|why|which \w+|where|whether|if) you (?:all |each |yourselves |first )?(?:\w{2,}ed|did|set|paid|chose|built|found|got|ran|sold|went|made|dealt|spent|handle|manage|price|run|structure|split|pay)\b/,
  /\b(?:love|like|want|keen|happy|glad|looking) to (?:compare|swap|trade|exchange) (?:notes|stories|war stories|experiences)\b/,
  /\bpoke holes (?:in|at)\b|\btear (?:it|them|this|our \w+|the \w+|my \w+) (?:apart|to (?:pieces|shreds))\b|\bplay devil's advocate\b|^(?:please )?be brutal\b/,
  new RegExp(
    `(?:^|[,;:–—-] |\\b(?:so|and) )(?:any |all |more |good |strong |war |your |own )*(?:${HELP_NOUN}|opinions|views|experiences|stories|cvs|r[eé]sum[eé]s|nominations)(?:,? please|(?: are)?(?: (?:very|most|always|more than))* (?:welcome|wanted))(?:[.!]|$| (?:for|to|on|from|in|at) .{2,160}$)`,
  ),
  /\b(?:send|give|slip|text|e-?mail) (?:me|us) (?:an?|one|your|the|any|some|two|three) (?:\w+ )?names?\b|\b(?:so|and|please|,) send names\b/,
  /\b(?:keen|eager|anxious|desperate|dying|itching|desperately trying) to (?:find|hire|recruit|reach|get to|get hold of|get into|meet|track down)\b(?! (?:you|all|everyone|us|our|its|their|the (?:target|goal|plan|deadline|demand|need|budget|standard|right balance|bottom)|an? (?:\w+ )?(?:balance|way|solution|fix|path|model|answer|market|product|fit)\b|product|profitab|break|series|\$?\d))/,
  /\bwhat (?:we|i) (?:really |most |still |now |badly )*(?:need|want|lack|are missing|am missing)(?: most| now| right now| next| above all)? is (?:an? |one |more |your |some )?(?:good |warm |single |real )*(?:way (?:in|into)|intro\w*|door|name|contact|call|introductions?|referral|line into)\b/,
  /\b(?:names?|intros?|introductions?|meetings?|calls?|contacts?|way in|hello|repl(?:y|ies))\b.{0,80}\b(?:would|will|'d) make (?:my|our) (?:day|week|month|quarter|year)\b/,
  new RegExp(
    `\\b(?:we|i)(?:'d| would)? (?:\\w+ )?(?:like|love|want|need|hope) to (?:borrow|steal|grab|book|get|take up|buy|pick|bend) (?:${MINUTES}|(?:an?|some(?:one|body)'s|any(?:one|body)'s|one of your) (?:ears?|brains?)|the (?:ears?|brains?) of (?:an?|any\\w*|some\\w*|other|people|founders))\\b`,
  ),
  /(?:^|[;:–—-] |\b(?:so|and) )(?:please )?(?:forward|share|send|pass) (?:the|this|our|my) .{0,30}\b(?:ad|advert|post|posting|spec|jd|description|role|job|link|deck|update|letter|note|mail|email)\b.{0,20} to (?:your|any|anyone|someone|people|friends|those)\b/,
  /\b(?:looking|hunting|searching|after)(?: for)? (?:an? |the )?(?:\w+ )?(?:door[- ]opener|way into|path into|champion (?:at|in)|contact (?:at|in)|line into)\b/,
  new RegExp(`^(?:and |also,? |then |finally,? )*${MARKER}(?: this month| for you)? ?[:,–—-] ?\\w`),
  new RegExp(
    `^(?:and |also,? |then |finally,? )*${MERE_MARKER}(?: this month| for you)? ?[:,–—-] ?.{0,160}?${ASKS_BEHIND}`,
  ),
  /(?:^|, )(?:and |also,? |so )*(?:please |do )*come (?:to|see|by|and|along)\b.{0,100}(?:\band|,) (?:please )?bring (?:an?|your|some|along)\b/,
  /^(?:and |also,? |only |just )*(?:we |i )?(?:only |just )?need (?:just |only )?(?:one|two|three|a couple of|a few) things?(?: from you| this month)? ?[:–—-] ?(?:an? |one |two |some |your )?(?:warm )?(?:intro|introduction|name|contact|meeting|call|candidate|referral)/,
  /\bask around (?:for|if|whether|about|please|among|in your)\b|\b(?:please|do|so) ask around\b/,
  /\bplease think of (?:us|me)\b|\bkeep (?:us|me) in mind (?:when|if|for|next)\b/,
];

function endOf(rules: readonly RegExp[], text: string): number {
  for (const rule of rules) {
    const match = rule.exec(text);
    if (match !== null) return match.index + match[0].length;
  }
  return -1;
}

/** Where a sentence asks the readers indirectly: the end of the words that say so, or -1. */
export function indirectAsk(text: string): number {
  const asked = text.includes('?') ? endOf(QUESTIONS, text) : -1;
  if (asked !== -1) return asked;
  const given = /\b(?:if|should)\b/.test(text) ? endOf(CONDITIONS, text) : -1;
  return given === -1 ? endOf(WISHES, text) : given;
}
