import type { CustomerStatus } from '../types';
import {
  ACTIVE_SHAPES,
  CHURNED_SHAPES,
  LOST_SHAPES,
  MORE_ACTIVE_SHAPES,
  PAUSED_SHAPES,
  PILOT_SHAPES,
} from './subject-shapes';
import {
  BROAD_ACTIVE,
  BROAD_CHURN,
  BROAD_LOSS,
  BROAD_PAUSE,
  BROAD_PILOT,
  BROAD_TEST,
} from './subject-broad';
import { GROWTH_SHAPES } from './subject-growth';
import { HANDS_ACTIVE, HANDS_CHURN, HANDS_LOST, HANDS_PAUSED, HANDS_PILOT } from './subject-hands';
import { ACTIVE_MORE, PILOT_MORE } from './subject-more';
import { PLAIN_ACTIVE, PLAIN_CHURN, PLAIN_LOST, PLAIN_PILOT } from './subject-plain';
import { TOLD_ACTIVE, TOLD_CHURN, TOLD_PILOT } from './subject-told';
import { SPOKEN_ACTIVE, SPOKEN_CHURN, SPOKEN_LOST, SPOKEN_PAUSED } from './subject-spoken';
import { STANDS_ACTIVE, STANDS_CHURN, STANDS_LOST, STANDS_PILOT } from './subject-stands';
import { TRIAL_SHAPES } from './subject-trials';
import { USE_ACTIVE, USE_CHURN } from './subject-use';
import { TERMS_ACTIVE, TERMS_CHURN, TERMS_LOST, TERMS_PILOT } from './subject-terms';
import { LETTERS_ACTIVE, LETTERS_CHURN, LETTERS_LOST, LETTERS_PILOT } from './subject-letters';

/** Verb phrases behind a name, with the status they give it. */
export interface SubjectRule {
  id: string;
  status: CustomerStatus;
  /** Matched at the start of what follows, lower case; other names stand there as `@`, the company's own as "us". */
  patterns: readonly RegExp[];
}

const CHURNED: SubjectRule = {
  id: 'churned',
  status: 'CHURNED',
  patterns: [
    /^(?:(?:churn(?:ed|s|ing)(?! ?-?risk)(?! (?:less|more|slower|faster) than\b)|churn(?! ?-?risk\b)(?! (?:[a-z]+ ){0,3}?(?:\d[\d.]{0,5} ?(?:%|percent)|(?:too |very |still )?(?:high|low|lower|higher|flat|stable)\b)))\b(?! (?:\d(?!\d?\/)|some|many|half|several|our|a (?:third|few)))|cancell?(?:ed|ing)\b(?! (?:the|its|their|our) (?:[a-z-]+ )?(?:pilot|poc|trial)\b)|opted out\b|quit\b(?! (?:his|her|their job|smoking))|(?:discontinued|terminated)\b(?! (?:the|its|their|our) (?:[a-z-]+ )?(?:pilot|poc|trial)\b)|(?:decided|chose|elected|opted) (?:to (?:cancel|leave|terminate|churn|discontinue|end|stop|move (?:on|away))|not to (?:renew|extend|continue(?! (?:with )?(?:the |our |these )?(?:negotiat|talks|discuss|evaluat|process|procure))))\b)/,
    /^(?:(?:did not|didn't|does not|doesn't|chose not to|decided not to|elected not to|opted not to|will not|won't|would not|wouldn't|not) (?:be )?(?:renew(?:ing)?|extend(?:ing)? (?:their|its|the|our) (?:contract|agreement|subscription)|continuing|coming back)\b|non-renewed\b|declined to (?:renew|extend|continue)\b|passed on (?:the |its |their )?renew|(?:notice|notified us) of non-?renewal)/,
    /^(?:ended (?:their|its|the|our) (?:contract|subscription|agreement|relationship|engagement)|(?:let|allowed|letting) (?:their|its|the|our) (?:[a-z-]+ )?(?:contract|subscription|agreement|renewal|licen[cs]es?|account)(?: with us)? (?:to )?(?:lapse|expire|run out|run off|end)|lapsed\b|(?:gave|given|served|sent|handed) (?:us )?(?:in )?(?:their |its |a |\d+[- ]days?'? |(?:30|60|90|thirty|sixty|ninety)[- ]days?'? ?(?:of )?)?(?:termination |cancellation )?notice\b|exercised (?:its|their|the|a) (?:termination|break|exit|opt-out)|pulled the plug|parted ways|(?:dropped|cut) us\b(?! (?:at|in|on|during|from) (?:the |its |their |a )?(?:very )?(?:final|last|late|closing|shortlist|tender|rfp|selection|evaluation|procurement|negotiation|bidding|running)\b)|exited (?:their|its|the|our)\b|(?:turned off|closed|deactivated|shut down) (?:their|its) account|(?:sunsetting|phasing out|winding down|ripping out|sunset|ripped out) (?:us|our|the|their|its)\b|(?:our|the) (?:[a-z-]+ ){0,2}(?:loss|churn|cancell?ation|non-renewal)(?= ?$| ?[,;(]| (?:this|of|in))|off-?boarded\b)/,
    /^(?:leaving\b|will (?:be )?(?:leav(?:e|ing)|churn(?:ing)?|cancel(?:l?ing)?|discontinu(?:e|ing)|terminat(?:e|ing))\b|left us\b|left\b(?= ?$| ?[,;(])|left (?:for (?!us\b)[a-z@]|(?:the platform|at the end|after|because|due|when|following|over)\b)|moved (?:off|away|on)\b(?! (?:from |of )?@)(?! (?:from |of )?(?:(?:the|its|their|our|an?) )?(?:month-to-month|monthly|free|trial|pilot|starter|basic|old|legacy|spreadsheets?|excel|paper)\b| to (?:the|an?|our) (?:[a-z-]+ )?(?:annual|yearly|paid|enterprise|pro|full|next|second|contract|plan|tier)\b)|walked\b(?= ?$| ?[,;(]| at renewal)|walked away (?:at (?:the )?renewal|when (?:its|their|the) (?:contract|term|year)|after (?:[a-z]+|\d{1,2}) (?:years?|months?)\b(?! of (?:talks|testing|negotiat))))/,
    /^(?:(?:switched|moved|migrated|defected|went over|switching|moving|migrating) (?:away(?! from @)|(?:back )?to (?:@(?! (?:plan|tier|team))|(?:a|an|another|the|their|its) (?:[a-z-]+ ){0,2}(?:competitors?|competing|rival|vendor|provider|tool|alternative|incumbent|solution|spreadsheets?)\b|spreadsheets|excel))|switched to (?!us\b|our\b|annual|an annual|a (?:paid|multi|annual|larger|higher)|the (?:annual|enterprise|pro|paid)|paid|yearly)|replaced us\b(?! (?:at|for|in) @)|(?:took|brought|moved|pulled) (?:it|this|that|things|everything|the work|the function|their work) (?:back )?in[- ]?house|(?:moved|going|went) in[- ]?house|insourced|stopped (?:using|paying))/,
    /^(?:cancell?ation|departure|non-?renewal|churn|exit)\b(?! (?:risk|rate|is (?:possible|likely)|would|could|might|threat))(?! (?:[a-z]+ ){0,3}?(?:\d[\d.]{0,5} ?(?:%|percent)|(?:too |very |still )?(?:high|low|lower|higher|flat|stable)\b))/,
    ...CHURNED_SHAPES,
    ...BROAD_CHURN,
    ...LETTERS_CHURN,
    ...TOLD_CHURN,
    ...USE_CHURN,
    ...HANDS_CHURN,
    ...STANDS_CHURN,
    ...TERMS_CHURN,
    ...SPOKEN_CHURN,
    ...PLAIN_CHURN,
  ],
};

const LOST: SubjectRule = {
  id: 'lost',
  status: 'LOST_DEAL',
  patterns: [
    /^(?:(?:went|going) with (?:a|an|another|the|their|someone|one|@)(?= |$|[,;.])|(?:chose|picked|selected) (?:(?:a|an|another)(?! (?:[a-z0-9-]+ ){0,3}(?:plan|tier|package|subscription|licen[cs]e|contract)\b)|to build|to go(?! with us)|not to (?:move|proceed|go|buy)|someone|one)\b|opted for (?:a|an|another)\b|(?:chose|picked|selected|opted for|preferred|signed with|bought from) @(?= (?:over|instead|rather|on price|because|due|after|in the end|ultimately|eventually|this time|for now|as (?:its|their))| ?$|[,;(])|decided (?:for|on|in favou?r of) @(?= ?$| ?[,;(.]| (?:over|instead|because|due|after|in the end|on price)\b)|signed with (?:a|another|our|the) (?:competitor|rival|incumbent))/,
    /^(?:decided (?:against|not to (?:move|proceed|go|buy|convert|sign)|to (?:build|go with (?!us\b)|stay with|stick with))|stuck with|stayed with (?!us\b)|built (?:it|their own|its own|something) (?:in-house|internally|themselves)|built (?:their|its) own)/,
    /^(?:passed on (?:us|the|our|a|mov)|passed(?: for now| this (?:time|year|quarter))?(?= ?$| after| because| due| as well\b| too\b|[,;(])|walked away|(?:pulled|backed) out\b|(?:will |is |are )?(?:sticking|stick|staying|stay) with (?!us\b)|(?:ended|stopped|abandoned|cancell?ed|terminated|exited) (?:its|their|the|our) (?:[a-z-]+ ){0,2}(?:pilot|poc|trial|proof of concept)\b|said no\b(?! (?!for\b)[a-z]+ (?:before|until|till|this|next)\b)|turned (?:us|our [a-z]+|the [a-z]+) down|turned down (?:us|our|the)|declined (?:our|the offer|the proposal|to (?:move|proceed|sign|buy|convert|go))|rejected (?:us\b|our (?:proposal|offer|bid|quote)|the (?:proposal|offer|deal))|rejected(?= ?$| ?[,;(])|no[- ](?:decision(?! (?:yet|so far|until|before|expected|made))|deal|go)\b|declined(?= ?$| ?[,;(.])|declined us\b|closed?[- ]lost\b)/,
    /^(?:(?:did not|didn't) (?:convert|move forward|proceed|go ahead|buy)\b|(?:pilot|poc|trial) ?(?:[:–—(]|- ) ?(?:ended|no conver|did not|didn't|lost|failed|expired)|(?:pilot|poc|trial)s? (?:ended|did not|didn't|failed|concluded without|was not extended|expired|fizzled|went nowhere)|not (?:converting|moving forward|proceeding)|(?:(?:deal|opportunity|contract|tender) (?:was |has |have )?)?(?:fell|fallen) (?:through|apart)|(?:deal|opportunity|bid|tender|rfp) (?:was |is )?(?:lost|dead|died|collapsed|went to)\b|(?:award|contract|business|project|order) (?:was |has )?(?:went|gone|awarded) to (?!us\b|our\b))/,
    ...LOST_SHAPES,
    ...BROAD_LOSS,
    ...LETTERS_LOST,
    ...PLAIN_LOST,
    ...HANDS_LOST,
    ...STANDS_LOST,
    ...TERMS_LOST,
    ...SPOKEN_LOST,
    // "The X pilot was called off"
    /^(?:paid )?(?:pilot|poc|trial) (?:(?:is|was|were|has|have|been|got|now) ){1,3}(?:called off|scrapped|abandoned|dropped|shelved|rejected|turned down)\b/,
  ],
};

const PAUSED: SubjectRule = {
  id: 'paused',
  status: 'PAUSED',
  patterns: [
    /^(?:paus(?:ed|ing)\b(?! (?:our|my) (?!contract|subscription|pilot|deployment|rollout|project|agreement|service))|put\b.{0,50}\bon (?:hold|pause|ice)\b|on (?:hold|pause|ice)\b|(?:suspended|froze|frozen)\b(?! (?:our|my) (?!contract|subscription|pilot|deployment|rollout|project|agreement|service))|(?:hit|pressed) (?:the )?pause|(?:asked|requested)(?: us)? (?:to (?:pause|suspend|freeze|put\b.{0,50}\bon (?:hold|pause|ice))|(?:for )?a pause))/,
    ...PAUSED_SHAPES,
    ...BROAD_PAUSE,
    ...HANDS_PAUSED,
    ...SPOKEN_PAUSED,
  ],
};

const PILOT: SubjectRule = {
  id: 'pilot',
  status: 'PILOT',
  patterns: [
    /^(?:(?:started|began|begun|commenced|commences|kicked off|launched|running|runs|entered|starting|in|into|(?:continues?|remains?|stays?|continuing) (?:in|with|its|their)|agreed to|signed up for|signed on for|signed|approved|moved to|moved into|beginning|completed|finished|wrapped up|extended|doing) (?:(?:a|an|its|their|our|the|new|paid|free|first|second|small|limited|successful|formal|initial|short|live|pre-production|\d{1,5}-[a-z]{2,12}|\d{1,3}|-|day|week|month|(?:two|three|four|six|eight)-(?:week|month)|[a-z]+-(?:week|month|day|site|store|quarter|semester|term|season|line|plant|depot|school|branch|user)) ?){0,6}(?:pilots?|pocs?|proofs?[- ]of[- ]concept|trials?|evaluations?)\b(?! of our (?:filing|application|submission|claim|dossier)))/,
    /^(?:in|into|midway through|halfway through|[a-z]+ (?:weeks|months) into) (?!talks|discussion|negotiat)[^.;,]{0,25}\b(?:pilot|poc|trial)\b(?! (?:discussion|talks|negotiat|propos))/,
    /^(?:(?:tests|testing|trying out) (?:our|the|it|us)\b|(?:tests|testing|trying) [^.;]{1,40}\bin an? (?:[a-z-]+ ){0,2}(?:pilot|trial|poc)\b|piloting\b|triall?ing\b|a pilot\b(?! (?:plant|line|batch|program(?:me)? for (?:its|their|employees|staff)))|pilots?\b$)/,
    /^(?:pilot|poc|trial) (?!(?:(?:is|has|was|been|now|again) ){1,3}(?:postponed|pushed|delayed|rescheduled|deferred|discussed|proposed|pitched|offered|suggested|floated|considered|possible|likely|unlikely|conceivable|planned|slipp|mov(?:ed|ing) to|not (?:yet )?start))(?:is|has|was|extended|expanded|ongoing|progress(?:es|ing)|runs|running|started|kicked|live|underway|began|launched|continues|going|in progress|wrapped|completed?|concluded|finished|ends|runs until|wraps|finishes|concludes)/,
    /^(?:pilot|poc|trial) ?(?:[:,–—(]|- )(?! ?(?:ended|no conver|did not|didn't|lost|failed|expired|propos|expected|planned|in discussion|q\d))/,
    /^(?:(?:a|an|our|our first|the|another|as) (?:[a-z-]+ ){0,3}design partners?\b|(?:joined|became|signed (?:on|up)) (?:us )?(?:as )?(?:a|an|our|the) (?:[a-z-]+ ){0,3}design partner)/,
    ...PILOT_SHAPES,
    ...TRIAL_SHAPES,
    ...BROAD_PILOT,
    ...BROAD_TEST,
    ...PILOT_MORE,
    ...LETTERS_PILOT,
    ...TOLD_PILOT,
    ...HANDS_PILOT,
    ...PLAIN_PILOT,
    ...STANDS_PILOT,
    ...TERMS_PILOT,
  ],
};

const ACTIVE: SubjectRule = {
  id: 'active',
  status: 'ACTIVE',
  patterns: [
    /^(?:paid )?(?:pilot|poc|trial) ?(?:→|->|=>|to|into) ?(?:a |an )?(?:paid|paying|contract|annual|production|customer)\b/,
    /^(?:singed (?:up|with|a|our)\b|signed\b(?! (?:off|@|up (?:\d|over|about|more|hundreds|thousands|dozens)|up (?:as|to invest)|an? (?:loi|letter|nda|mou|term|lease|partner|reseller|non-|memorandum|dpa\b|baa\b|data (?:processing|sharing|protection|use)|confidentiality|business associate)|the (?:loi|nda|mou)|(?:the|an?|his|her|its|their) (?:board )?(?:minutes|consent|petition|pledge|pro[- ]rata|side letter|allocation|safe)\b))|re-signed|resigned(?= (?:for|with us|its|their|at \$|an? ))\b|re-?upped\b|put pen to paper|got signed\b|said yes and signed\b|executed (?:its|their|an|the|a|our) (?:[a-z-]+ ){0,2}(?:agreement|contract|msa|order|renewal)\b|committed to a\b.{0,20}\b(?:contract|deal|agreement)|subscribed\b|inked\b)/,
    /^(?:closed ?\((?=[$€£\d])|closed (?:at|for(?= (?:us)?[$€£\d]| an? | one | two | three | our )|on|a(?! (?:[a-z-]+ )?(?:partner|distribution|reseller|lease|loan|credit|round|plant|store|office|fund|branch))|in|this)\b|closed(?= ?$|[,;–—])|(?:over|across) the (?:finish )?line\b|closed[- ]won\b)/,
    /^(?:renewed\b(?! at (?:about |around )?\d[\d.]* ?%(?! of))|extended\b|expanded\b|upgraded\b|converted\b|reactivated\b|rejoined\b|reordered\b|doubled (?:their|its|down(?! on)|seats|usage)|tripled (?:their|its|seats|usage)|(?:increased|grew|raised|upped) (?:their|its) (?:spend|usage|seats|contract|commitment|orders?|licen[cs]es|subscription|footprint)|added (?:\d{1,6} |(?:two|three|four|five|six|seven|eight|nine|ten|a second|a third|a fourth|a new|(?:the|its|their) (?:second|third|fourth|fifth|remaining|other|last|rest|next)) |more |another |additional )|(?:downsized|reduced|trimmed|scaled back|cut) (?:their|its) (?:spend|usage|seats|contract|commitment|licen[cs]es|subscription)|downgraded\b(?!.{0,30}\bfree\b)|countersigned\b|auto-?renewed\b|opted in\b|(?:agreed|decided|chose|elected|opted) to (?:renew|extend|expand|upgrade|continue|stay|move forward|roll (?:us )?out)\b|agreed (?:to|on) (?:a|an|the) [^.;,]{0,30}\b(?:renewal|extension|expansion|upsell)\b)/,
    /^(?:went live\b|(?:gone|go) live\b|live\b|fully live\b|(?:went|moved|gone|now) (?:in)?to (?:full )?production\b|in (?:full )?production\b|entered production|launched (?:with us|on our|in production)|rolled (?:us )?out\b|rolling (?:us |out )|deployed\b|go-live (?:happened|went|completed?|was (?!moved|delayed|postponed|pushed|planned|scheduled)|done)\b)/,
    /^(?:(?:came|come|brought) (?:on(?: ?board)?|aboard)\b|came back (?:as|after|on|in\b|to the platform)|returned (?:as|to the platform|after)\b|on ?board\b|onboarded\b|(?:kicked off|started|began|begun|finished|completed) (?:the |their |its |our |initial )?(?:onboarding|implementation|deployment|rollout|roll-out|paying(?! (?:its|their|the|his|more|staff|people|off)\b))\b|paid (?:us|(?:its|their|the) (?:first )?(?:invoice|deposit))\b|paying\b)/,
    /^(?:(?:went|grew|expanded|scaled) (?:from|to) [^.;]{1,40}\b(?:on our platform|with us)\b|(?:moved|went|transitioned|graduated|progressed|switched|moving) (?:over )?(?:from [a-z0-9 -]{1,30}? )?(?:in|on)?to (?:an? |our |the |full )?(?:[a-z-]+ ){0,2}(?:annual|yearly|multi-year|production|paid|paying|contract|subscription|enterprise (?:plan|tier|agreement)|pro (?:plan|tier)|full (?:rollout|deployment))\b)/,
    /^(?:(?:join|joins|joined) @(?:,? (?:and )?@){0,4} as (?:a|an|our) (?:[a-z-]+ ){0,3}(?:customer|client|account)\b|(?:switched|moved|migrated|came)(?: over)?(?: to us)? from @|(?:switched|moved|migrated|left) (?:over )?(?:from )?@ (?:to|for) us\b|customer (?:#|number|no\b)|(?:became|turned into) (?:(?:a|our|an)\b.{0,24}\b)?(?:customer|client|account)\b|(?:join|joined|joins) (?:us )?(?:as )?(?:a |an |our |paying |new |first )?.{0,24}\b(?:customers?|clients?)\b|(?:joined|joins) (?:the platform|our (?:platform|customer base|roster))|(?:pilot|poc|trial)s? (?:converted|turned into|became)\b(?! (?:at|by)))/,
    /^(?:(?:a|an|our|the) (?:(?!potential|prospective|former|past|ideal|typical|possible|likely|future|next|ex|would-be|target|competitor|partner|unprofitable)[a-z-]+ ){0,3}(?:customer|client|account(?! (?:exec|manag))|logo)\b|among our (?:[a-z-]+ ){0,2}(?:customers|clients)\b|as (?:(?:new|our|paying|live|enterprise) ){0,3}(?:customers|clients)\b|(?:customers|clients) (?:now|today)\b)/,
    /^(?:(?:chose|picked|selected|switched to|moved to|hired|trusts?) us\b|(?:went|agreed to go|decided to go|going|moved forward|moving forward|stayed|staying|standardi[sz]ed|committed|consolidated) (?:with|on|to) us\b|chose (?:to (?:work|go) with us|our)\b|(?:uses?|using|running|runs|relies|relying) (?:on )?(?:us|our)\b|awarded (?:us|our team)\b(?!.{0,40}\b(?:grants?|awards?|prizes?|pilots?|trials?|patents?)))/,
    /^(?:purchased\b(?! by\b)|bought (?!by\b|back|out|@|(?:an?|one|two|three|four|five|some|\d{1,3}) (?:[a-z-]+ )?(?:demo|samples?|loaner|evaluation|eval|trial|test)\b|(?:us|our) (?:out|for (?:about |over )?\$\d[\d.,]* ?(?:m|million)\b|assets|shares|stock|business|company|ip\b|debt|time|lunch)|(?:an?|another|the|its|their) (?:[a-z-]+ )?(?:company|firm|building|house|office|stake|startup|start-up|business|competitor|site|plant)\b)|took (?:\d+|another|an additional) (?:more |additional |new )?(?:seats|licen[cs]es|units|sites)(?! (?:on|at|in) (?:the|our|its|their) (?:board|table|round))|ordered (?:a|an|its|their)\b(?! (?:[a-z-]+ )?(?:demo|samples?|loaner|evaluation|eval|trial|test)\b)|(?:grew|expanded|went|increased|scaled|jumped) (?:(?:their|its) )?(?:(?:contract|spend|account|acv|arr|usage|footprint) )?from [^.;,]{1,40}(?:sites|seats|stores|locations|licen[cs]es|units|trucks|branches|clinics|beds|facilities|warehouses|plants|properties|hotels|rooms|schools|practices|shops|restaurants|campuses|vessels|farms|gyms|pharmacies|lanes|lines)\b|placed (?:a|an|their|its|another)\b.{0,24}\b(?:(?:re-?)?orders?|pos?)\b|ordered (?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|another|more|additional)\b))/,
    /^(?:(?:annual|existing|original|enterprise|initial|new|full|[a-z]+-year|\d-year) )?(?:upsell|upsold|renewal|expansion|contract|deal|subscription|agreement|msa|rollout|roll-out|deployment|installation) (?:(?:has|have|had|is|are|was|now|also|finally|been|got|just) ){0,3}(?:closed|signed|done|completed?|won|live|landed|executed|finali[sz]ed|countersigned|came (?:in|through)|went through|renewed|extended)\b/,
    ...ACTIVE_SHAPES,
    ...MORE_ACTIVE_SHAPES,
    ...GROWTH_SHAPES,
    ...BROAD_ACTIVE,
    ...HANDS_ACTIVE,
    ...ACTIVE_MORE,
    ...LETTERS_ACTIVE,
    ...TOLD_ACTIVE,
    ...USE_ACTIVE,
    ...PLAIN_ACTIVE,
    ...STANDS_ACTIVE,
    ...TERMS_ACTIVE,
    ...SPOKEN_ACTIVE,
  ],
};

/** The first that fits counts: what ends a contract before what begins one. */
export const SUBJECT_RULES: readonly SubjectRule[] = [CHURNED, LOST, PAUSED, PILOT, ACTIVE];

/** "The X contract …", "X's subscription …": what becomes of the contract becomes of the customer. */
export const CONTRACT_NOUN =
  /^(?:(?:annual|existing|original|enterprise|initial|[a-z]+-year|\d-year) )?(?:contract|subscription|account|agreement|renewal|rollout|roll-out|deployment|project|engagement|implementation|licen[cs]es?|pilot|poc) (?=(?:(?:has|have|had|is|are|was|were|been|now|also|unfortunately|sadly|currently|again) ){0,3}(?:(?:on|put on) (?:hold|pause|ice)|paused|suspended|frozen|expired|lapsed|ended|terminated|cancell?ed|not (?:be )?(?:renewed|extended)|wound down)\b)/;

/** Verbs of a contract that ends, where the contract is the subject. */
export const CONTRACT_ENDS: readonly [CustomerStatus, RegExp][] = [
  ['PAUSED', /^(?:(?:put )?on (?:hold|pause|ice)|paused|suspended|frozen)\b/],
  [
    'CHURNED',
    /^(?:expired|lapsed|ended|terminated|cancell?ed|not (?:be )?(?:renewed|extended)|wound down)\b(?! (?:(?:in|with) an?\b|successfully))/,
  ],
];

/** Auxiliaries and adverbs between a name and its verb. */
/** "has after the test phase ordered": what stands between the parts of the verb. */
export const INSERTED =
  /^(?:has|have) (?:after|since|following|in|at|with|from) (?:[a-z0-9@-]+ ){1,5}?(?=(?:ordered|signed|renewed|extended|cancell?ed|booked|bought|decided|started|tested|chosen|terminated|expanded|converted|paused|stopped|placed)\b)/;

export const AUXILIARIES =
  /^(?:(?:(?:who|which|has|have|had|is|are|was|were|also|just|now|recently|finally|officially|all|both|then|since|already|formally|successfully|unfortunately|sadly|quietly|been|each|itself|themselves|today|again|being|us|it|currently|still|actively|meanwhile|early|(?:in|at) the end(?! of))(?![a-z'])|,|[=-]>|\/(?= [a-z])|\[(?=[a-z])|[=→✅✔☑✓]|(?!like|near|reported|possib|probab|potential|hopeful|alleged|supposed|on)[a-z]{3,12}ly|[–—:-]) ?){0,5}/;

/** "told us that they …": what follows is what the customer did. */
export const REPORTED =
  /^(?:(?:informed|told|notified|advised) us|let us know|confirmed|announced|said|indicated)(?: (?:in|on|last|this|at|early|late) [a-z0-9 ]{2,20}?)? (?:that )?(?:they|it|the company)(?:'re|'ll|'ve|'d)? ?(?:(?:are|is|will be|have|has|had) )?/;

/** "was acquired and cancelled". */
export const BOUGHT =
  /^(?:got |being )?(?:acquired|bought|merged|taken over)(?: (?:by|with|into) (?:a |an |the |their )?(?:[a-z-]+ ){0,2}?(?:[a-z-]+|@))?(?:, (?:which|who|whose) [^,.;]{3,60})?,? and (?:(?:has|have|is|are|was|then|subsequently) )?/;
