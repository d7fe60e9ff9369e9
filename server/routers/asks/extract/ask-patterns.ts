import { asksBroadly } from './broad-asks';
import { asksFormally } from './formal-asks';
import { toldInEnglish } from './foreign-requests';
import { asksFavour, isFavour } from './favours';
import { asksFurther } from './further-asks';
import { indirectAsk } from './indirect-asks';
import { asksNothing } from './no-asks';
import { beginsWithOffer, isOffer } from './offers';
import { asksOrdinarily } from './ordinary-asks';
import { roundaboutType } from './roundabout-asks';
import { pleads, terseType } from './terse-asks';
import { remembered } from './remembered';
import { wantsPeople } from './wanted-people';
import { isBoilerplate, isGeneric, isThanks, LEAD_IN, LENIENT, REDEEMING } from './courtesies';
import { asksBySort } from './sought-sorts';
import { APPRECIATED, HELP_NOUN, INTRO, ROLE } from './vocabulary';

/*
 * Rules over one sentence in lower case, at most 1,200 characters. Gaps between words are
 * bounded, so each rule is linear in the sentence.
 */

const ACT =
  '(?:introduc|intro\\b|connect|make (?:us |me )?(?:an? |any |some |the )?(?:warm )?(?:intro|connection|contact)|put (?:us|me|you)|refer\\b|recommend|suggest|share|help|forward|point|advise|review|take a look|have a look|send|give (?:us|me)|pass|spread|facilitate|arrange|open (?:the|a|some|any) doors?|present (?:us|me)\\b|upvote|vote|post|repost|retweet|nominate|mentor|coach|sponsor|vouch|lend|spare|broker|link|direct us|acquaint|steer|establish contact|tell us|ask (?:around|your))';
const PLEASE = '(?:please|pls|plz|kindly|pleas)';
const PLEASE_ACT =
  '(?:to )?(?:introduce|intro\\b|connect|refer\\b|recommend|suggest|share|help|forward|point|advise|send|pass|spread|upvote|vote (?:for|on)|repost|retweet|nominate|reply|respond|let (?:us|me) know|let know|lmk|reach out|get in (?:touch|contact)|contact|drop|ping|shout|email|e-mail|write|message|dm|call|put|tell|give|review|leave|fill|try|test|invite|ask|support (?:us|me)|think of|make|rate|star|wear|bring|mention|hook (?:us|me)|link (?:us|me)|acquaint (?:us|me)|steer (?:us|me)|direct (?:us|me)|guide (?:us|me)|establish|arrange|open|facilitate|provide us|broker|mediate|lend|spare|name (?:us|me)|walk (?:us|me)|(?:counter|e-?)?sign(?! (?:up|in|on|off|out|here)\\b)|approve|nudge|raise your hand|record|complete|poke|do the needful|return (?:the|your) signed)';
const REPLY =
  '(?:let (?:us|me) know|lmk|reply|reach out|get in touch|shout|ping|drop (?:us|me)|email|e-mail|message (?:us|me)|dm|tell (?:us|me)|write (?:to )?(?:us|me)|send|share|introduc|intro|connect|put (?:us|me)|love|appreciate|grateful|great|helpful|refer|point|pass|hear|thankful|amazing|awesome|welcome|happy|glad|forward|speak up|give (?:us|me)|say (?:so|something)|all over it|give (?:us|me) a sign|hit reply|(?:do |kindly )?revert|write back|(?:get|come) back to (?:us|me)|call|contact|all ears)';
const KNOWS =
  "(?:know|knows|ha(?:ve|s) (?:anyone|someone|somebody)|ha(?:ve|s) (?:a |any |an |good |strong |close |some |the )*(?:contact|connection|relationship|link|network|intro|ideas?|experience|suggestion|recommendation|thoughts on|advice|way in|line in|friend|person|lead|tip|candidate)|are (?:close|connected)|could (?:introduce|help|connect|intro|recommend|refer|make|point|share|put)|can (?:introduce|help|connect|intro|recommend|refer|make(?! it\\b| (?:the|our) (?:agm|call|dinner|meeting|event|party))|point|share|think|put)|come across|comes? to mind|have (?:worked|done|run|built|seen|been through|gone through|hired)|see anyone|hear of|heard of|wish to introduce|think of|'ve (?:worked|done|run|built|seen|been|hired)|happen to know|would be willing|might know|ran|run into|meet|is willing to)";
const WE = '(?:we|i|our team)';
const EVENT =
  '(?! (?:in|at|to) (?:the |our |this |an? |next )?(?:\\w+ )?(?:webinar|call|meeting|agm|event|dinner|survey|session|conference|party|offsite|workshop|zoom|demo))';
const TAKE_PART = `(?:participat(?:e|ing)|take part|taking part|top up|come in)${EVENT}`;
const LABEL_HEAD =
  '(?:one|only|single|main|top|biggest|greatest|key|most (?:important|urgent|helpful|useful|valuable)|number one|#1|priority|wish ?list|my wish ?list|what we (?:need|want)|we need|needed|need|wanted|would help|ps)\\b';
const LABEL_NEED = `(?:an? |some |any |more |warm |good |great |the |your |two |three )*(?:intros?\\b|introductions?|introducing us|advice (?:on|about|from)|feedback on|referrals?|recommendations?|candidates?|connections? (?:to|with)|(?:conversation|meeting|call|chat|coffee) with|help (?:with|finding))`;

const RULES: readonly RegExp[] = [
  // A label that says what is sought: "Looking for: a lead", "What I'd like: time with insurers".
  /^(?:[-–—*•·+] )?(?:looking for|could use|(?:still |also )?(?:we )?(?:still )?need(?:ed)?|(?:needed|wanted|sought) (?:urgently|badly|asap|now|(?:by|before|until|from|for|in|this|next|as of) (?!the (?:regulator|authorit|bank|board|customer|state))[^:]{2,30})|sought|(?:also )?seeking(?: \w+)?|wanted(?: also)?|in search of|(?:what|all|the one thing|one thing) (?:we|i)(?:'d| would) (?:like|love|appreciate|welcome|ask)(?: (?:from|of) you| most)?|(?:our|a|one|my) wish|(?:(?:people|who|whom) )?(?:we |i )?(?:want|would like|'d like|hope|wish) to (?:meet|hire|find|talk to|reach)) ?: ?\S/,
  /^if (?:you|anyone|anybody|someone|any of you) (?:has|have|had|owns?) (?:some |any |a |an )?(?:spare|unused|extra|free|empty)\b.{0,120}, ?(?:we|i)(?:'d| would|'ll| will) (?:happily |gladly )?(?:take|use|rent|borrow|love)\b/,
  // "Need a video editor for a month, paid, dm me".
  /(?:^|[,;:] )(?:we |i )?(?:need|want|seeking|hiring|(?:(?:am|are) )?looking for|after) (?:an?|some|two|three) [^?!.]{3,120}?[,;–—-] (?:so |and )?(?:please |do )?(?:dm|call|text|ping|e-?mail|write|message|shout at|tell|drop) (?:to )?(?:me|us)\b/,
  /\bdo (?:connect|introduce|put|refer|point) (?:us|me)\b|^(?:(?:and|so|also|then),? )*do (?:please )?(?:forward|share|pass on|send|spread|circulate|repost) (?:the|this|our|it|that|them|your (?:thoughts|views|feedback|opinions?|advice|ideas))\b/,
  /\bthose of you who(?:'ve| have| had)\b.{3,200}\b(?:what|how|where|which|would|please|tell)\b/,
  /\b(?:be|very|really|quite) interested in your (?:opinions?|views?|thoughts|take|perspective|advice|experience)\b/,
  // Direct questions and requests.
  new RegExp(
    `\\b(?:could|can|would|will|might) (?:(?:someone|somebody|anyone|anybody|a few|several|a couple|two|three|each|any|one|some) of you|you|anyone|anybody|someone|somebody|y'all|investors) (?:all |please |kindly |possibly |perhaps |maybe |be able to |be willing to |help |also )*${ACT}`,
  ),
  new RegExp(
    `\\b(?:would|are|is|could) (?:you|anyone|anybody|any of you|someone|one of you) (?:be )?(?:all )?(?:able|willing|open|happy|up|kind enough|prepared) (?:to|for) (?:\\w+ ){0,2}?(?:${ACT}|introducing|connecting|reviewing|sharing|helping|taking a look|looking (?:at|over)|advising|mentoring)`,
  ),
  new RegExp(`\\bwould you mind (?:\\w+ ){0,1}?${ACT}`),
  /\b(?:does|do|has|is|did) (?:anyone|anybody|someone|somebody|any of you|one of you|you)(?: (?:in|of|from|on|at|out) (?:\w+ ){1,4}?)? ?(?:here |happen to |already |by chance |personally )*(?:know(?! (?:what|how|why|that|when|where|the best|if|whether))|have(?! to\b)|worked|got|used|been|done|connected|recommend|close to|experience|a good|in touch|familiar|willing|gone|moved|run|sold|set up|navigated|built|raised|dealt|switched|migrated|hired|implemented|passed|tried|connections?)\b/,
  /^(?:(?:and|also|so|ps|p\.s\.?|btw|finally)[,:]? )?(?:anyone|anybody|who) (?:here |of you |out there |among you |in your network )*(?:know|knows|have|has|can|could|got|used|tried|been through|gone through|worked with|with|close to|connected|at|from|in touch|familiar|here|(?:willing|open|happy|keen|able|free|up) (?:to|for))\b.{0,160}\?/,
  // "I want to know them early: who can present me to funds in the Gulf?"
  /(?:[:;–—-] |, (?:so|and) )who (?:here |of you |among you )*(?:can|could|might|would) (?:please )?(?:introduce|connect|present|put|point|refer|link|help|advise|bring|get|walk|tell|vouch for) (?:us|me)\b.{3,200}\?/,
  // "Recommendations for a payroll provider?"
  /^(?:any )?(?:good )?(?:recommendations?|suggestions?|tips|pointers|advice) (?:for|on|about) .{3,160}\?/,
  /(?<!\b(?:customers?|clients?|users?|prospects?|buyers?|they|who|teams?|patients?|members?|people|partners) )\b(?:looking|keen|eager|hoping|want|wanting) to (?:talk|speak|chat|meet|connect) (?:to |with )?(?:anyone|someone|people|folks|founders|other founders|operators) (?:who|that|with|at|from|in)\b/,
  /^(?:also,? |and )?(?:do you )?know (?:of )?(?:anyone|anybody|someone|somebody|a|an|any|good|great|people|other)\b.{0,200}(?:\?|send|let (?:us|me)|intro|refer)/,
  new RegExp(
    `\\b(?:any chance|wondering (?:if|whether)|wonder if|is it possible|hoping(?: that)?|great way|hope) (?:that )?(?:you|anyone|someone|one of you|any of you|somebody) (?:could|can|might|would|will)(?: be able to| please| help)* ${ACT}`,
  ),
  /\b(?:best|biggest|easiest|one|quickest|single most \w+|most (?:helpful|useful|valuable|impactful)) (?:ways?|things?) .{0,30}\b(?:help|do for us|you (?:can|could) do)\b.{0,40}?(?:\b(?:is|are|would be)\b|:)/,
  /^(?:(?:and|also|so|but),? )*(?:one|the|a|another) (?:\w+ )?(?:things?|points?|places?|areas?) (?:where|in which|with which|that) (?:you|any of you|some of you) (?:can|could|might) (?:\w+ ){0,3}(?:help|useful|use|support)\b.{0,30}?(?::|\b(?:is|are|would be)\b) ?.{3}/,
  /\b(?:we|i) always (?:appreciate|welcome|love) (?:\w+ ){0,2}?(?:intros?|introductions?|referrals?|advice)\b/,
  /\b(?:could|may|can|might) (?:i|we) (?:also |please |kindly )*(?:ask|trouble|bother) (?:(?:you|the group|this group|everyone|everybody|one of you|anyone|our investors)(?: all)? )?(?:for (?:an?|your|some|any|names|the names?)\b|to (?:introduce|connect|recommend|refer|point|put)\b)/,
  /\b(?:could|may|can|might) (?:i|we) (?:please |possibly |perhaps )*(?:pick|borrow|steal|tap|use) (?:some(?:one|body)'s|any(?:one|body)'s|your|one of your) (?:brains?|ears?|expertise|experience|networks?|wisdom|time)\b/,
  /^whom? (?:do you know|should (?:we|i) (?:be )?(?:talk|speak|meet)(?:ing)?|knows(?! (?:what|how|why|when|where|if|whether)\b)|can introduce|in your network)\b/,
  new RegExp(
    `^(?:do you have |got )?any (?:\\w+ ){0,2}?${HELP_NOUN} (?:for|on|to|about|in|with|of|at|who|from|regarding)\\b.{0,160}\\?`,
  ),
  new RegExp(`\\b${PLEASE},? (?:do |also |feel free to |all |just )?${PLEASE_ACT}`),
  new RegExp(
    `\\b(?:we |i )(?:would (?:like to )?)?(?:kindly |humbly )?(?:request|ask|urge|invite|solicit|beg) (?:for )?(?:you|your|(?:each|any|some) of you|an? (?:intro|introduction)|introductions?|all (?:of you|investors))\\b`,
  ),
  /\b(?:management|company|board|founders|team|we|i) (?:\w+ )?(?:asks?|requests?|invites?) (?:(?:the|its|our|all|you|dear) )*(?:shareholders|investors|partners|members|you) (?:\w+ ){0,2}?to (?:consider|think|let|share|introduce|name|propose|suggest|present|recommend|support|help|look|search|indicate)\b/,
  // Conditions: "if you know … let us know", either way round.
  new RegExp(
    `\\b(?:if|should|in case) (?:you|anyone|anybody|any of you|someone|somebody|your (?:network|portfolio|firm|fund|team)|any of your \\w+|one of you)(?: \\w+){0,3}? ${KNOWS}.{0,240}\\b${REPLY}`,
  ),
  new RegExp(
    `\\b${REPLY}\\b.{0,80}\\bif (?:you|anyone|anybody|any of you|someone|somebody|your)(?: \\w+){0,3}? (?:${KNOWS}|are interested in (?:joining|investing|meeting))`,
  ),
  new RegExp(
    `\\bif (?:you|anyone|any of you|someone|one of you) (?:could|can|would|might|were able to) (?:please |possibly |perhaps |help |also )*${ACT}.{0,200}[, ](?:that|it|this)(?:'d| would| will|'ll) (?:really |greatly |also )?(?:help|mean|be (?:\\w+ )?(?:${APPRECIATED}|a (?:big|huge|great|real) help))`,
  ),
  /\b(?:let (?:us|me) know|tell (?:us|me)|ping (?:us|me)|drop (?:us|me) a (?:line|note)|shout|reach out|get in touch|reply|email (?:us|me)|give (?:us|me) a shout)\b.{0,60}\b(?:who (?:comes?|might|would|could|springs)|of (?:any|anyone|somebody|someone|good|great)|with (?:any |your )?(?:names|intros?|introductions?|referrals?|suggestions|recommendations|candidates|ideas|leads)|anyone (?:good|great))/,
  new RegExp(
    `\\bif (?:anyone|anybody|someone|somebody|any of (?:you|your \\w+)|your \\w+).{0,40} (?:is|are|might be|would be) (?:looking|searching|job-hunting|interested|open|keen|available|a (?:good |great )?fit)\\b.{0,160}\\b${REPLY}`,
  ),
  new RegExp(
    `\\bif you(?:'re| are|'d like|'d love| would like| want)? (?:also )?(?:interested in |keen on |to )?(?:invest|participat|join(?:ing)? (?:the|our|this) (?:round|bridge|raise)|tak(?:e|ing) (?:your |up )?(?:your )?pro[- ]rata|pro[- ]rata).{0,160}\\b${REPLY}`,
  ),
  // Wishes and offers to hear.
  new RegExp(
    `(?:\\b${WE}(?:'d| would| should|'ll| will)|(?:^|[,;:–—-] |\\b(?:and|but|also|so) )would)(?: (?:also|really|all|greatly|very much|be|most|so|both|just|certainly|still|dearly|be very|be most|be extremely|be so|particularly|especially))* (?:love|like|appreciate|apreciate|appriciate|welcome|grateful|thankful|value|benefit from|glad|delighted|happy|enjoy|keen)\\b.{0,60}\\b(?:${INTRO}|referrals?|recommendations?|reccomendations?|advice|advise|feedback (?:on|about)|your (?:help|advice|feedback|input|thoughts|guidance|support|views?|take|opinions?|perspective)|candidates|suggestions|pointers|guidance|mentor|(?:names|leads|hints|tips)\\b|(?:thoughts|views|opinions|perspectives|wisdom) (?:on|about)|help (?:with|finding|getting|closing|on|in)|half an hour|\\d+ min(?:ute)?s)`,
  ),
  new RegExp(
    `(?:\\b${WE}(?:'d| would)|(?:^|[,;:–—-] |\\b(?:and|but|also|so) )would) (?:also |really )*(?:love|like|be keen|be glad|be happy|appreciate|be grateful) (?:to )?(?:the (?:chance|opportunity) to )?(?:hear(?:ing)? (?:from (?:anyone|people|founders|folks|someone|those|companies|other)|how you|your|about your|what (?:you|they)|how they|recommendations|any|if you)|(?:talk|speak|chat)(?:ing)? (?:to|with) (?:anyone|someone|people|folks|founders|other founders|operators|more|an?\\b|(?:their|the|your) \\w+|\\w+ (?:who|that|at|in)|investors|funds)|meet(?:ing)? (?:anyone|someone|people|more|(?!you |all |everyone |everybody )\\w+ (?:who|that|at|in)|investors|funds|angels|other|candidates|potential)|pick (?:your|someone's) brain)`,
  ),
  new RegExp(
    `\\b(?:appreciate|happy|glad|grateful|thankful|great|helpful|awesome|amazing|wonderful|fantastic|useful|good|nice|help(?: us)?(?: (?:a lot|greatly|enormously|hugely))?|mean (?:a lot|the world)|appreciated|love it|super|perfect|lovely|cool|pleased|obliged|indebted|gold)(?:,)? if (?:you|someone|anyone|any of you|somebody)(?: all)? (?:can|could|would|might|know|knows|knew|have|has|had|were able|are able|helped|introduced|made|shared|sent|connected)\\b`,
  ),
  new RegExp(
    `\\b(?:happy|open|keen|eager|glad|grateful|excited|looking forward|interested|thankful|appreciative) (?:to|for|of|in)(?: (?:hear(?:ing)?|get(?:ting)?|have|having|receive|receiving|take|taking|be|any|some|more|of|your|all|a|warm|all kinds of|few))* (?:${INTRO}|referrals?|recommendations?|reccomendations?|advice|suggestions?|pointers|your (?:thoughts|ideas|feedback|input|advice|help)|ideas (?:for|on)|contacts? (?:to|with|at|in)|help (?:with|on))`,
  ),
  new RegExp(
    `\\b(?:looking|searching|seek(?:ing)?|hoping|hunting|search|after|on the lookout)(?: (?:for|to|get|some|a|an|any|more|few|your|out|warm|additional|good|personal|further|direct|the|our|next|couple|of|be|receive|gather))* (?:intros?|introductions?|introdutions?|introduced|connections? (?:to|with|at|in)|recommendations?|reccomendations?|referrals?|advices?|advise|your (?:help|advice|feedback|input|thoughts)|help (?:with|finding|from you|on|in)|guidance|pointers|suggestions|sparring partners?|mentors?|sounding board|(?:second|fresh) (?:opinion|pair of eyes))`,
  ),
  new RegExp(
    `\\b${WE} (?:really |urgently |also |still |do |currently |badly |just )*(?:need|want|could use|can use|could do with|would benefit from)(?: (?:some|your|more|an?|any|few|good|warm|also|the|bit|of|little|couple))* (?:intros?|introductions?|referrals?|(?<=your )(?:help|advice|support|feedback|input)|(?<=(?:use|with|from) (?:some |your |a bit of )*)advice (?:on|about|with|from)|help (?:with|finding|to|on|in|from you|here|getting)|(?<=use (?:some |your |a |more )*)help|connections? (?:to|at|with))`,
  ),
  // "I need advice from somebody who knows waivers": of whom it is wanted shows that it is asked.
  new RegExp(
    `\\b${WE} (?:really |urgently |also |still |do |currently |badly |just )*(?:need|want|lack) (?:some |good |honest |plain |a little |a bit of )*(?:advice|guidance|counsel|feedback|help) from (?:somebody|someone|anybody|anyone|one of you|any of you|people|a person|an? (?:[\\w-]+ ){1,3}who)\\b`,
  ),
  new RegExp(
    `(?:^|\\b(?:it|that|and|but|also) )(?:would|'d|will) (?:really |also )?be (?:so |very |really |super )?(?:great|good|helpful|awesome|amazing|useful|wonderful|fantastic|nice|lovely|valuable) to (?:get|have|hear|receive|be introduced|meet)\\b.{0,40}\\b(?:your|${HELP_NOUN}|introduced|from anyone)\\b`,
  ),
  // Nouns with a judgement: "intros to X would be appreciated".
  new RegExp(
    `\\b${HELP_NOUN}\\b.{0,140}\\b(?:would|will|could|'d|is|are|may) (?:also |all |both )?(?:be |make |go )?(?:\\w+ )?${APPRECIATED}`,
  ),
  // "Introductions to heads of sourcing help us the most."
  new RegExp(
    `^(?:(?:and|also|as (?:always|ever)|still|again),? )*(?:${LABEL_NEED}|(?:${HELP_NOUN}|acquaintances?) (?:to|with|for|at|into)\\b).{3,140}? (?:(?:would|will|could|can|really|still|always) )*(?:(?:help|matter|count)(?:s? (?:to )?(?:us|me)\\b|s? (?:the )?most\\b)|move the needle|go a long way|moves? (?:us|things) (?:forward|along|ahead)|make (?:a|the|all the) (?:\\w+ )?difference|(?:is|are) what (?:we|i) (?:need|want|look for)|(?:is|are|would be) the (?:single )?(?:best|biggest|kindest|quickest|most (?:useful|helpful|valuable)) )`,
  ),
  // "A word with somebody at the ministry would be worth gold"; support is precious by courtesy.
  /\b(?:intros?|introductions?|connections?|contacts?|referrals?|recommendations?|candidates?|names?|words?|hints?|nudges?|steers?|minutes|hours?|conversations?|calls?|chats?|meetings?) (?:to|with|at|from|in|inside|for|of|whom?)\b.{2,140}\b(?:would|will|'d) be (?:\w+ ){0,2}?(?:precious|priceless|gold\b|worth (?:(?:its weight in |a lot of )?gold\b|(?:far |much |a lot )?more(?: to (?:us|me))? than (?!we\b|you\b|they\b)|(?:an?|one|two|ten|a hundred|a thousand|fifty|\d+) (?:\w+ ){0,3}?(?:cold|calls|e-?mails|months?|weeks?|years?|quarters?|conferences|trade (?:fairs|shows))\b)|a (?:true |real )?(?:gift|godsend|blessing|lifesaver))\b/,
  new RegExp(
    `\\bany (?:\\w+ ){0,2}?${HELP_NOUN} (?:for|on|to|about|in|with|of|at|who|from|regarding|finding).{0,140}\\b${APPRECIATED}`,
  ),
  new RegExp(
    `\\bthan(?:ks|k you)(?: \\w+){0,2} in advance for (?:any|your|all|the)?\\b.{0,40}\\b${HELP_NOUN}\\b.{0,6}\\b(?:to|with|on|for|from|at|about|regarding)\\b`,
  ),
  /^(?:(?:and )?(?:first|second|third|fourth)(?:ly)?|one|two|three|also|finally|lastly|another|next|\d\)?)[,:]? (?:an? |any |some |warm |would be )*(?:intros?|introductions?|advice|referrals?|help) (?:to|on|for|with|from|finding)\b/,
  new RegExp(
    `(?:^|[,;:–—-] |\\bso )(?:any |all |warm |your )*${HELP_NOUN}(?: (?:or|and|&) ${HELP_NOUN}| (?:to|of) (?:good |great |strong )?candidates)?(?: (?:very|much|always|most|are|is|more than|greatly|gratefully|gladly|warmly|happily))* (?:welcome|welcomed|appreciated|received|taken|accepted)\\b.{0,20}$`,
  ),
  /, (?:so )?(?:(?:we|i) )?thank you(?: (?:all|already|in advance|very much))* for (?:each|every|any) (?:\w+ )?(?:contact|intro|introduction|hint|name|help|lead|tip|referral|recommendation)\b/,
  // "We need a berth near Rotterdam; any lead is welcome."
  /(?:^|[,;:–—-] |\b(?:so|and) )(?:any|every|each) (?:good |warm |little |single )?(?:lead|hint|pointer|tip|name|nudge|steer|idea|offer|clue|suggestion|referral|intro|introduction|contact|connection|recommendation)s? (?:(?:is|are|would be|will be|very|most|more than|warmly|gratefully|much|always|also) )*(?:welcome|appreciated|helpful|helps|useful|gold|received)\b.{0,20}$/,
  /\bplease\b.{0,40}\b(?:share|send|forward|refer|circulate)\b.{0,40}\b(?:profiles?|cvs?|resumes?|candidates?|names|contacts|leads|referrals?)\b/,
  // Imperatives at the head of the sentence.
  /^(?:(?:so|and|also|btw|finally|lastly|meanwhile|now|then)[, ]+|[\w' ]{1,30}: )*(?:do )?(?:help (?:us|me) (?:find|hire|get|reach|meet|spread|close|fill|land|connect|identify|recruit|win|out with)|(?:introduce|connect|refer|point|put|intro|acquaint|steer|direct) (?:us|me)\b|(?:send|share|forward|refer|pass|throw) .{0,80}?\b(?:our way|my way|us\b|me\b|with your network|candidates|profiles|resumes|cvs|names|this (?:role|job|post)|along|to (?:me|us|jobs@))|(?:upvote|repost|retweet|spread the word|vote for|ping me|ping us|drop (?:me|us) a (?:line|note)|shout) ?.{0,60}?\b(?:us\b|launch|know (?:any|some)|our|hunt|word))/,
  /\b(?:please |and |so |, )(?:send|share|forward|refer|pass|point|throw|direct) .{0,60}\b(?:our way|my way|to us\b|with your network|in our direction|us good|us great)/,
  /\b(?:ping|dm|email|message|text|call|tell) (?:me|us)\b.{0,40}\bif (?:you|anyone|someone)\b.{0,20}\b(?:know|comes?)\b/,
  /\b(?:eager|keen) to (?:meet|get in front of|be introduced to|speak (?:to|with)|talk (?:to|with)|connect with|get to know) (?!you\b|all\b|everyone\b|more of you\b|us\b|(?:our|its|their|these|those)\b|the (?:targets?|goals?|plan|deadlines?|demand|needs?|budget|standard)\b)/,
  new RegExp(
    `\\b${REPLY}\\b.{0,80}\\bif you(?:'re| are|'d like| would like| want| wish| plan)? (?:also )?(?:interested in |keen on |to )?(?:invest|${TAKE_PART}|join(?:ing)? (?:the|our|this) (?:round|bridge|raise|note|syndicate|extension)|pro[- ]rata)`,
  ),
  // A label that names the ask: "The one thing we need: intros to utilities".
  new RegExp(
    `^(?:the |our |my |and |on |top |one |only )*${LABEL_HEAD}[^:–—.!?]{0,50}(?::| [-–—]) ?${LABEL_NEED}`,
  ),
  new RegExp(`\\bneeds?(?: \\w+){0,3}: (?:an? )?(?:[\\w-]+ ){0,3}${ROLE}\\b`),
  /^(?!storage |deals )[\w -]{3,40} (?:wanted|needed|sought) ?: ?[a-z]/,
  /^(?:(?:warm |any |customer |investor )*(?:intros?|introductions?|referrals?|connections|candidates|advice|leads|tips|names|recommendations|suggestions) (?:(?:very |most |always |more than )?welcome|wanted|needed|requested|sought|appreciated)(?: to| for| on)? ?[:–—-] ?)\w/,
  /^(?:(?:our|my|the|one|main|only|big|small|random|odd|strange|weird|unusual|quick|key|top|first|second|last|biggest|final|\d) )*(?:asks?|requests?|favou?rs?)(?: (?:this|of|for|to|from) (?:the |this )?(?:month|quarter|week|you|investors|all|everyone|us))? ?(?::| [-–—]) ?(?!none|no\b|n\/a|nothing|tbd|see\b|below|done|-)\w/,
  // "If you do one thing for us this month: retweet the launch".
  new RegExp(
    `^(?:and |so |but )?if you (?:only |just )?(?:read|remember|skim|take away|take) (?:only |just )?one (?:thing|line|sentence|paragraph|item)[^:]{0,30}: ?(?:it's |that )?(?:(?:we|i)(?:'d| would|'re| are)? (?:\\w+ )?(?:need|want|like|love|looking|hiring)|please|intro|help|meet|find)\\b|^(?:and |so |but )?if you (?:can |could |will )?(?:only |just )?(?:do|have time for) (?:only |just )?one thing(?: (?:for|to help) (?:us|me)| this \\w+| all \\w+| today)* ?[,:–—-] ?(?:please |do |let it be |make it )*(?:an? |the |your )?(?:${PLEASE_ACT}|retweet|like|comment|boost|follow us|${HELP_NOUN})\\b`,
  ),
  // "Could use help finding a marketer", "it'd be great to get an intro to Nike".
  /^(?:(?:and|also|so|we|i|really),? )*(?:could|can) (?:really |also |badly )*(?:use|do with) (?:some |a bit of |your |a |an |any |more )*(?:(?:helping )?hand|help|support|advice|guidance|intros?|introductions?|referrals?|recommendations?)\b/,
  /\b(?:it|that)(?:'d| would| will) be (?:so |really |super |very )?(?:great|awesome|amazing|helpful|wonderful|nice|good|fantastic|lovely|super|incredible|huge|useful) to (?:get|have|receive|be given|land) (?:an? |some |any |more |warm |your |the )*(?:intro|referral|advice|feedback|recommendation|connection)/,
  // "Recommendations for lenders appreciated", "intros to hospital CFOs welcome!".
  new RegExp(
    `(?:^|[,;:–—-] |\\b(?:and|so) )(?:any |all |more |warm |good |your )*(?:${HELP_NOUN}|leads|names|tips)(?: \\w+)? (?:for|on|to|of|about|in|from|at|into|with|regarding) [^.;:?!]{2,100}? (?:(?:is|are|always|most|much|very|also|greatly|warmly|gratefully|still) )*(?:appreciated|welcome|welcomed|wanted)[.!]*$`,
  ),
  // "Our biggest need right now is a Head of Sales", "… send great people our way".
  /\b(?:our|my) (?:single )?(?:biggest|top|main|greatest|number one|#1|key|primary|only|most (?:urgent|pressing|important)) (?:need|ask|request|hiring need|open need)(?: (?:right now|now|today|currently|at the moment|this (?:month|quarter|week|year)))? (?:is|are|remains?) (?:still )?(?:an? |to (?:hire|find|meet)|finding|hiring|meeting|intros?\b|introductions?\b|help\b|advice\b|your |more |some )/,
  /\bsend (?:[\w-]+ ){0,4}(?:people|candidates|folks|names|leads|engineers|designers|them|resumes|cvs|referrals|intros|anyone|applicants|talent) (?:our|my) way\b/,
  // The ask named as such.
  /\b(?:our|my|one|a|the|this (?:month|quarter|week)'s|today's|another|two|quick|main|big|biggest|only|key|small|first|second) (?:\w+ ){0,2}?(?:asks?|requests?|favou?r)(?: (?:this|for|of|to|from|i'd|we'd|i|we|is|that) ?(?:month|quarter|week|time|round|year|you|investors|all|have|would have|our investors|everyone|this group|ask)?){0,3}(?: (?:is|are|would be|has)\b|:)/,
];

const FIRST_PERSON_ASK = /^(?:we|i) (?:ask|need|would like to ask) (?:you|for your|your)\b/;

const REPORTED =
  /\b(?:customers?|clients?|users?|prospects?|they|he|she|partners?|people|many of you|some of you|several of you|investors|everyone|who|team|employees|bank|banks|candidates) (?:\w+ ){0,3}?(?:ask(?:s|ed|ing)?|request(?:s|ed)?|wrote|said|told|writes|says|inquired|wanted to know|tell|love|would love|would like|wish)(?: (?:us|me|if|whether|for|how|that|to)|,? ?[:"])/;
/** "Prospects ask: can you help us migrate?": others put the question. */
const QUOTED_QUESTION =
  /^(?!(?:so |and |then )?(?:we|i|our|my)\b).{0,60}\b(?:asked|asking|wonder(?:s|ed|ing)?|want(?:s|ed)? to know|(?!this |us |investors' )(?:they|who|people|everyone|everybody|all|[a-z]{3,}s(?:' \w{3,}s)?) (?:\w+ )?ask|(?:he|she|who|one|customer|board|team|everybody|everyone|anyone) (?:\w+ )?asks)(?: (?:us|me))?(?: \w+){0,3},? ?[:"]/;
const PAST_ASK =
  /\b(?:we|i|you|i've|we've) (?:have |had |also |recently |just )?(?:asked|requested|received|got|would have (?:loved|liked|appreciated)|have (?:had|received|got))\b/;
/** "Our users' biggest asks: dark mode". */
const FOREIGN_ASKS =
  /\b(?:users?|customers?|clients?|buyers?|patients?|teams?|members?|merchants?|sellers?|partners?)(?:'s?)? (?:\w+ ){0,2}(?:asks?|requests?|wish(?:es| ?list))(?::| (?:is|was|are|were|remains?|has been)\b)/;
const PAST_QUOTED =
  /\b(?:we|i)(?:'d| had| have)? asked(?: you| you all| everyone| for help)? ?[:,"]/;
/** "What would I do differently? Hire sooner.": the writer's own question, which he answers. */
const OWN_QUESTION =
  /^(?:so |and |but |now )*what (?:would (?:i|we)\b|(?:could|can|do|might|shall) (?:i|we) (?:still |possibly )?(?:ask|want|wish)\b)/;
/** "FAQ: What is your goal?": a question of others, which the writer answers. */
const OFTEN_ASKED =
  /^(?:faqs?|(?:questions?|what) (?:we|i) (?:often |always |usually )?(?:get|got|hear)(?: asked)?(?: [a-z]+){0,3})[:.–—-] ?.{4,200}\?/;
/** "Nike wants an intro to our CTO": who is wanted is ours. */
const WANTS_OURS =
  /^(?!(?:we|i|please|could|can|would|if)\b)[^.;:?]{2,60}? (?:wants?|wanted|asked(?: us)? for|requested|would like|needs?) an? (?:warm |direct |quick )?(?:intro|introduction) to (?:our|my|us|me)\b(?! (?:next|first|future|new))/;
const PAST_JUDGED =
  /\b(?:has been|have been|had been|was|were) (?:\w+ )?(?:appreciated|helpful|great|amazing|invaluable|positive|valuable|welcome|useful|fantastic|good)\b/;

function insideQuotes(text: string, at: number): boolean {
  let open = false;
  for (let i = 0; i < at; i += 1) if (text[i] === '"') open = !open;
  return open && text.includes('"', at);
}

/** "They all said 'can you help us?' at once": an apostrophe closes behind a stop. */
const SINGLE_QUOTED = /(?<=^|[\s(:,])'(?=[a-z])[^'"]{3,200}[?!.,]'(?=\W|$)/g;

/** "We'd like to meet anyone at the port, because prospects ask about it." */
const withoutReason = (text: string): string =>
  text.replace(/(?<=.{30}),? (?:because|since|as|given that) .*$/, '');

/** Words that rule a request out: reported, past, offered, or mere courtesy. */
function isRuledOut(text: string): boolean {
  const redeemed = REDEEMING.test(text);
  if (isBoilerplate(text) || isOffer(text) || OWN_QUESTION.test(text)) return true;
  if (OFTEN_ASKED.test(text) || WANTS_OURS.test(text)) return true;
  if (FOREIGN_ASKS.test(text) || asksNothing(text)) return true;
  if (!redeemed && (PAST_JUDGED.test(text) || PAST_ASK.test(text))) return true;
  if (REPORTED.test(withoutReason(text)) && !/\bplease\b|\bif you know\b/.test(text)) return true;
  return PAST_QUOTED.test(text) || QUOTED_QUESTION.test(text);
}

/** True when the words of a request stand in the sentence, outside quotes. */
function hasRequest(text: string): boolean {
  if (FIRST_PERSON_ASK.test(text)) return true;
  const direct = RULES.some((rule) => {
    const match = rule.exec(text);
    return match !== null && !insideQuotes(text, match.index + match[0].length - 1);
  });
  if (direct) return true;
  const indirect = indirectAsk(text);
  const end = indirect === -1 ? wantsPeople(text) : indirect;
  if (end > 0 && !insideQuotes(text, end - 1)) return true;
  if (text.includes('"')) return false;
  if (asksOrdinarily(text) || asksFormally(text) || asksBroadly(text) || pleads(text)) return true;
  return roundaboutType(text) !== null || terseType(text) !== null || asksFurther(text);
}

/** "And for the ones who asked me: there is still room": said to the readers. */
const FOR_THOSE =
  /^(?:(?:and |also,? )?(?:for|to) (?:the ones|those|anyone|everyone|all|the many)(?: of you)? who (?:have )?(?:asked|wondered|wrote|inquired)(?: (?:me|us|about it|about this))?[:,] |(?:(?:one|two|three|four|some|several|many|most|a few|a couple|quite a few|a number) of you|people|investors|friends) (?:have )?(?:also |kindly |recently )?(?:asked|wondered)(?: (?:me|us))? (?:how|where|what) (?:(?:you|they|best) )?(?:can |could |to |might )?(?:best )?(?:help|support|do)(?: (?:us|me|out|with|most|right now|now|for us))*(?:[:.,;]| [-–—]) )/;

/** True when a sentence outside an asks section clearly asks the reader for something. */
export const asksReader = remembered((sentence: string): boolean => {
  const text = toldInEnglish(
    sentence.replace(LEAD_IN, '').replace(FOR_THOSE, '').replace(SINGLE_QUOTED, ''),
  );
  if (/^(?:q\d{0,2}|a|question|answer) ?[:.)] /.test(text)) return false;
  // Few sentences ask, so what would rule a request out is looked for last.
  const favour = asksFavour(text) || asksBySort(text);
  if (!favour && !hasRequest(text)) return false;
  if (isThanks(text) || isGeneric(text)) return false;
  return favour ? !QUOTED_QUESTION.test(text) : !isRuledOut(text);
});

/** True when a paragraph of an asks section may be an ask rather than prose that follows. */
export function mayAsk(text: string): boolean {
  return (
    (LENIENT.test(text) || isFavour(text) || indirectAsk(text) !== -1) &&
    !isThanks(text) &&
    !isBoilerplate(text) &&
    !isGeneric(text) &&
    !beginsWithOffer(text)
  );
}
