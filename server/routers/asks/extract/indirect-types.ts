import { QUESTION_LABEL, READER, RELATIVE_SOUGHT } from './indirect-asks';
import { fragmentType } from './fragments';
import type { AskType } from './types';
import { INVESTOR, ROLE } from './vocabulary';

/*
 * The type of an ask that names neither an introduction nor advice: questions to everybody,
 * conditions with a reward, suppliers with room. Over text in lower case.
 */

const WHOM = '(?:anyone|anybody|any of you|one of you|somebody|someone|some of you)';
const HERE =
  '(?: (?:here|out there|lot|all|folks|guys|else|ever|already|recently|successfully|personally|once|also))*';
/** Verbs of acquaintance: what follows them is a person or a firm rather than an experience. */
const KNOWN =
  '(?:met|heard|seen|known|got|had (?:contact|dealings)|an?|any|the|contacts?|connections?|relations?\\w*|access|good|close|friends?|come across|worked (?:with|for|at)|hired|space|room|spare|connected|introduced|invested|backed)\\b';

const SUPPLIER =
  /\b(?:partner|sponsor|acquiring|issuing|correspondent|custody) banks?\b|\b(?:cdmos?|toll[- ](?:manufacturers?|processors?)|co-?packers?|co-?manufacturers?|second[- ]sources?|(?:machine|print|job) shops?|test(?:ing)? labs?|foundry|foundries|cleanrooms?|(?:bottling|packing|assembly) lines?) ?(?:in|near|with|that|who|for|which|to|we|,|\?|\.|$)|\b(?:who|that) (?:would|could|can|'d) (?:sell|supply|lend|rent) us\b|\b(?:open|spare|free|available|unused) (?:[\w-]+ ){0,2}capacity\b|\b(?:licensed|integration|implementation|fulfil?ment|logistics|manufacturing|cloud|data|technology) (?:\w+ )?partners?\b(?! (?:at|for the (?:round|raise)))/;
/** "Heads of development at CDMOs": who works there is met. */
const AT_SUPPLIER =
  /\b(?:heads?|directors?|managers?|leads?|leaders?|vps?|chiefs?|buyers|officers?|owners?|teams?|engineers|executives|c[a-z]os?) (?:[\w-]+ ){0,4}?(?:at|of|in|inside|from) (?:[\w-]+ ){0,4}?(?:cdmos?|toll|co-?packers?|co-?manufacturers?|labs?|foundry|foundries|shops?|partner)\b/;
const SUPPLIER_WANTED =
  /\b(?:know|find|need|contacts?|intros?|introductions?|looking for|search|after|recommend\w*|connections?|suggest\w*)\b/;
const OUR_CUSTOMERS = /\b(?:customers?|pilots?|design partners?|sell (?:to|into)|buyers?)\b/;

/** A product to try is no opinion on a plan, whatever is to be told about it. */
const TRY =
  /^(?:(?:my|our|the|one) (?:\w+ ){0,2}?(?:asks?|requests?|favou?rs?|wish)(?: \w+){0,2} (?:is|:) (?:that you |to |for you to )|please |and |so |do |then )*(?:try|test|download|order|ride|join|buy|taste|install|play|use|come|visit|sign up|list|leave|follow|vote|share|fill)\b(?!.{0,30}\b(?:deck|memo|plan|pricing|model|strategy|positioning)\b)/;

const POLL = new RegExp(
  `\\b${WHOM}${HERE} who (?:did|ran|led|closed|sold|built|took|raised|moved|switched|merged|weathered|scaled|launched|exited|opened|restructured|went through|got through|lived through|survived|negotiated) (?!not\\b)|(?<!\\b(?:refer|send|find|hire|recommend|know) )\\b${WHOM} who (?:already |once |recently |successfully |previously |also )*(?!worked|left|joined|used|needed|wanted|liked|loved|asked|signed|invested|backed|managed|owned|operated|headed|served|lived|retired|studied|based|named|called|trained|hired|interested|knew)[a-z]{3,}ed (?:an?|the|its|their|his|her|our|from|through|to)\\b|(?<!\\b(?:refer|send|find|hire|recommend|know) )\\b(?:${WHOM}|people|those|founders|teams|operators|companies|others|folks) who(?:'s| has| have|'ve)${HERE} (?!${KNOWN}|worked|left)(?:been|had|done|gone|run|cut|shut|sold|built|led|wound|\\w{3,}(?:ed|wn|nd|ught|ld|lt|nt|ken|ven|ung))\\b|^(?:[\\w', -]{3,50}: )?(?:when|how|why|where) did (?:you|others)\\b|(?<!\\b(?:do|does|did|would|don't) (?:you|we|they|any of you) )\\b(?:has|have|did) ${WHOM}${HERE} (?!${KNOWN})[a-z-]{3,}|(?:^|[:;,.–—-] |and |also )${WHOM}${HERE} (?!${KNOWN})(?:been|had|done|gone|\\w{2,}(?:ed|wn|nd|ught|ld|lt|nt|ken|ven|ung))\\b|(?:^|[:;,.?!–—-] |and |also )have you ever (?!${KNOWN})\\w{3,}|\\b(?:who|which) (?:of|among|amongst) you(?: all)? (?:has|have|had)${HERE} (?!${KNOWN})[a-z-]{3,}|\\bwhoever(?:'s| has| did| went through| ran| built) (?!${KNOWN}|the\\b)\\w|\\bwhether ${WHOM}${HERE} (?:has|have|had|did) (?!${KNOWN})\\w+`,
);
const LIVED = new RegExp(
  `\\bif ${READER}(?:'ve| have| has|'s)${HERE} (?!${KNOWN}|to\\b|not\\b)(?:been|had|done|gone|run|cut|shut|sold|built|led|set|put|\\w{3,}(?:ed|wn|nd|ught|ld|lt|nt|ken|ven|ung)) |\\bif ${READER}(?: ever)? (?:ran|did|led|shut|closed|negotiated|survived|lived|went through|sold|built) |\\bif ${READER} (?:has|have) (?:\\w+ ){0,2}(?:experience|feelings|views?|opinions?|scars|battle|thoughts|stories)\\b`,
);
const OPINION =
  /\bhear from (?:anyone|anybody|someone|somebody|people|those|founders|operators|others|companies|teams|folks|ceos) (?:who|that|with)\b|\b(?:takes?|views?|opinions?|feelings|experiences?|scars|gut feel\w*) (?:on|of|about|with)\b|\btell (?:me|us) (?:honestly |straight )?(?:why|when|where|what|how|if|whether|which|your)\b(?! you (?:hear|know|see|spot|come|find|meet|run)\b)(?! you(?:'d| would)? (?:need|want|like to invest))|\bbe (?:brutal|merciless|ruthless|harsh|mean|blunt|honest)\b|\bpoke holes\b|\bdevil's advocate\b|\b(?:curious|interested|keen|love|like|want|eager)(?: (?:to|in))?(?: (?:hear|know|knowing|hearing|learn|understand|see|find out))?(?: from you| from others)?,? (?:how|what|whether|if|why) (?:others?|other \w+|anyone|anybody|any of you|you\b|people|the rest of you|those of you|someone|your)\b|\bwhat would you do\b|\bback and forth\b|\b(?:can't|cannot|can not) decide\b|\btorn between\b|\bopinions?(?: are)?(?: very)? (?:welcome|please)\b|\b(?:am i|are we) (?:crazy|wrong|mad|nuts|missing|naive|overthinking)\b|\bi(?:'m| am) wrong\b|\byour (?:best|go-to|favou?rite) (?:\w+ )?(?:questions?|books?|advice|tips?|tricks?|tools?|templates?|resources?|frameworks?|playbooks?|articles?)\b|\b(?:talk|walk) (?:me|us) through\b|\bexplain to (?:me|us)\b|\b(?:reality|gut)[- ]check\b|\b(?:anyone|any of you|those of you) with (?:\w+ ){0,2}experience\b|\bconvince me\b|\bchange my mind\b|\btalk (?:me|us) out of\b|\bteach (?:me|us)\b|\bgut feel\w*\b|\bhonest (?:take|opinion|view|feedback)\b|\b(?:hour|minutes|call|chat|coffee|lunch|session) with (?:an? )?(?:former|ex-|retired|experienced|seasoned|veteran)\b|\beyes? on (?:our|my|the)\b|\b(?:hours?|minutes|mins) (?:on|about) \w/;
const QUESTION =
  /^(?:[\w', -]{3,60}[:.] )?(?:(?:and|also|so|but),? )?(?:(?:what|how|when|why)\b(?! (?:\w+ ){0,3}(?:investors?|funds|angels|vcs|customers|people|candidates|companies)\b)|(?:should|do) (?:we|i)\b|should (?:the|our|it|this|that|an?|\w+ing)\b|(?:is|are|does|was) (?:an?|the|our|this|that|\w+ing)\b|(?=.{0,120}\b(?:yes or no|or not|now or later|worth it|too (?:much|early|late|soon|low|high)))|is it\b|is there a (?:good|right|better|case|rule)\b|are we\b|do you (?:think|believe|see|agree|prefer|use)\b|does it make\b|would (?:you|it) (?:take|do|choose|pick|price|change|keep|cut|sell|raise|wait|open|hire|use|structure|handle|make|be (?:wiser|better|smarter|crazy|foolish))\b|which (?!of you\b)(?:[\w-]+ ){1,5}?(?:would|do|did|should|have|has) (?:you|we|i|others|people)\b).{3,}\?/;
const REACHES =
  /\b(?:reach|meet|talk to|speak to|get to|in front of|find|introduc\w*|intros?|connect\w*|know (?:at|in)|hire|recruit)\b/;
const PEOPLE_ASKED = new RegExp(
  `^(?:[\\w', -]{0,50}: )?which (?:[\\w-]+ ){0,4}(?:${INVESTOR}|${ROLE}|customers|people|companies|firms|brands)\\b`,
);
const CONNECTED =
  /\ban in (?:at|with)\b|\bvouch for us (?:at|with|to)\b|\bgood word (?:for|with)\b|\bspeak well of us\b|\b(?:sits?|serves?) on (?:the|an?)\b|\bsits? (?:near|close to|next to)\b|\bplays? (?:golf|tennis|padel|bridge)\b|\bwent to (?:school|college|university)\b|\bmarried to\b|\brelated to\b|\b(?:an?|your|any|old|former|close) (?:\w+ )?(?:friend|cousin|uncle|aunt|neighbou?r|brother|sister|in-law|classmate|roommate)s?\b|\b(?:who|you|anyone|someone|somebody|spouse|wife|husband|partner) works? (?:at|for|in) \w+\b|\bused to work (?:at|for)\b|\b(?:hour|minutes|call|chat|coffee|word) with (?:the|their|your|whoever|any)\b|\bword with (?:somebody|someone)\b|\b(?:whoever|the person|the people) (?:who |that )?(?:runs?|in charge|owns|buys|manages|decides|handles)\b|\bwho do we know\b|\bget(?:ting)? (?:past|into|through to|inside|hold of)\b|\bwho (?:in your \w+|here|of you) (?:runs|owns|manages|operates)\b|\bthe door (?:we|i)\b|\bnames? (?:at|inside) \w|\bhave the key\b|\bnudge from\b|\bforward (?:this|it)(?: (?:e-?mail|mail|letter|note|update))? to\b|\bfoot in the door\b|\b(?:find yourself|sits? next|end up|bump into)\b|\bwhite whale\b|\bdream (?:customer|logo|account|client)\b|\bif .{0,40}\b(?:runs?|owns?|manages?|operates?) (?:an?|the)\b|\bif your (?:firm|company|employer|portfolio|family)\b/;
const ROUND =
  /\blead (?:an?|the|our) (?:\w+ ){0,2}?(?:extension|round|bridge)\b|\b(?:names|intros|introductions|leads|checks?|cheques?) for (?:the|our) (?:series )?(?:[a-c]|seed|pre-seed|round|raise|extension)\b(?! (?:\w+ )?(?:team|role|study|trial|survey))|\b(?:inventory|debt|credit|working[- ]capital|receivables) (?:facility|line)\b|\bline of credit\b|\bterm loan\b|\bwho (?:else )?(?:leads|writes|funds|backs|invests)\b|\b(?:increase|double|add to|top up) your (?:stake|position|holding|investment)\b|\b(?:small|more|last|final|few|angel|\d+k|two|three) checks?\b|\bif you(?:'d| would)? (?:want|like) (?:in|some)\b|\b(?:room|space|allocation) (?:left )?(?:for (?:about |another )?\$[\d.,]+[km]? )?(?:in|for) (?:the|our|this|a|two|one|three|more) (?:\w+ ){0,2}(?:safe|round|note|bridge|seed|extension|checks?)\b/;
const TRIED_HIRE = new RegExp(
  `\\bworked with an? (?:\\w+ ){0,3}(?:${ROLE})\\b|\\bwho(?:'s| is| are| was) the best (?:[\\w-]+ ){1,4}you(?:'ve| have)\\b`,
);
/** "Short a data engineer", "meet a finance director", "a part-time lead": a role behind a need. */
const SOUGHT = new RegExp(
  `\\b(meet|find|see|talk to|need|after|get|part[- ]time|fractional|interim|short(?: of)?|missing|lacking|down|referr?als?(?: \\w+){1,4} for) (?:an? |our |one |two )?(?:[\\w-]+ ){0,3}?(?:${ROLE}|manager|lead|director|head|[a-z]{3,}ist)\\b(?! (?:at|of an?)\\b)(.{0,60})`,
);
const TERMS =
  /\b(?:part[- ]time|fractional|interim|days? a week|hours a week|experience|background)\b/;
const WOULD_JOIN =
  /\bwho(?:'d| would| might) (?:enjoy|love|like|want to|be (?:great|perfect|right|good)) (?:running|building|leading|joining|work\w*|run|build|lead|join|at|for|in)\b|\bwho(?:m)? do you know (?:that|who) (?:could|can|would)\b/;

/** True for a role with the terms of a job, or one that is missing. */
function seeksRole(text: string): boolean {
  if (WOULD_JOIN.test(text)) return true;
  const [, verb = '', behind = ''] = SOUGHT.exec(text) ?? [];
  if (verb === '') return false;
  return !/^(?:meet|see|talk to|need|after|get)$/.test(verb) || TERMS.test(behind);
}

/** Somebody who might come to us. */
const FOR_US =
  /\b(?:hir(?:e|ing)|recruit\w*|candidates?|roles?|jobs?|join (?:us|our)|referr?als?|laid off|between jobs)\b/;
const NAMED_INVESTOR = new RegExp(`\\b(?:${INVESTOR})\\b`);

/** True for a supplier that is sought: "does anyone know a CDMO with open capacity". */
function seeksSupplier(text: string): boolean {
  return (
    SUPPLIER.test(text) &&
    SUPPLIER_WANTED.test(text) &&
    !OUR_CUSTOMERS.test(text) &&
    !AT_SUPPLIER.test(text)
  );
}

/** The type that the form of a whole sentence tells, before its single words are looked at. */
export function indirectType(text: string): AskType | null {
  if (seeksSupplier(text)) return 'OTHER';
  const relative = RELATIVE_SOUGHT.exec(text);
  if (relative !== null) return fragmentType(relative[1] ?? '') ?? 'HIRING';
  if (TRIED_HIRE.test(text) || seeksRole(text)) return 'HIRING';
  if (ROUND.test(text) && !POLL.test(text)) return 'INTRO_INVESTOR';
  if (TRY.test(text)) return null;
  if (
    QUESTION_LABEL.test(text) &&
    !/: who\b/.test(text) &&
    !REACHES.test(text) &&
    !PEOPLE_ASKED.test(text)
  )
    return 'ADVICE';
  if (/\bto (?:learn from|pick (?:their|her|his) brains?|compare notes with)\b/.test(text))
    return 'ADVICE';
  if (POLL.test(text) || LIVED.test(text)) return 'ADVICE';
  if (REACHES.test(text) && !CONNECTED.test(text)) return null;
  if (QUESTION.test(text) && !PEOPLE_ASKED.test(text)) return 'ADVICE';
  if (NAMED_INVESTOR.test(text) || FOR_US.test(text)) return null;
  if (OPINION.test(text)) return 'ADVICE';
  return CONNECTED.test(text) ? 'INTRO_CUSTOMER' : null;
}
