import { IN_HOUSE, PROFESSIONAL } from './advice-words';
import { needsAlso } from './also-needs';
import { fragmentType } from './fragments';
import { isHired } from './sought-object';
import { isPlacedRole, isRole } from './sought-role';
import { soughtKind } from './sought-kind';
import type { AskType } from './types';
import { APPRECIATED, HELP_NOUN, ROLE, WAY_TO } from './vocabulary';

/*
 * Sentences that ask by saying whom the company wants: "we are looking to talk to CFOs of banks",
 * "we could use a fractional CFO". Over one sentence in lower case; gaps are bounded.
 */

const OFTEN =
  '(?:(?:also|now|still|currently|actively|really|always|especially|particularly|just|further|moreover|furthermore|additionally|urgently) )*';
const WANTS = `(?:(?:looking|hoping|keen|eager|trying|wanting|want|like|love|wish|happy|glad|ready) to|interested in)`;
const MEETING =
  '(?:(?:start|begin|get) )?(?:know|warm up|talk(?:ing)?|speak(?:ing)?|chat(?:ting)?|connect(?:ing)?|meet(?:ing)?|compare notes|(?:begin |start |build )?(?:building )?(?:a )?relationships?(?:[- ]building)?|(?:(?:present|introduce) (?:ourselves|myself)|be (?:introduced|presented|connected))(?= (?:to|with)\\b))';
const TO_MEET = new RegExp(
  `\\b(?:we|i)(?:'re| are|'m| am|'d| would)? ${OFTEN}${WANTS} (?:${OFTEN})${MEETING}(?: up)?(?: to| with)?(?:,[^,;.]{3,40},)?(?: more)? (?!(?:our|your|you|all|everyone|many|some of you)\\b)(?!(?:the|these|those|customers|clients|users|prospects|investors|people)\\b(?! (?:who|that|at|in)\\b))(.{3,200})`,
);
/** "We are talking with A and B, and would like to meet two more funds". */
const AND_MEET = new RegExp(
  `^(?:we|i)(?:'re|'ve|'m| are| have| am)? .{3,200}?,? and would ${OFTEN}(?:like|love) to (?:${OFTEN})meet (?!(?:our|your|you|all|everyone|many|some of you|the|these|those)\\b)(.{3,200})`,
);
/** "We'd like contact to a reporter", "I would value a line to yards". */
const LIKES_WAY = new RegExp(
  `\\b(?:we|i)(?:'d| would| should) ${OFTEN}(?:like|love|welcome|appreciate|value|enjoy)(?: to (?:have|get|find))? ${WAY_TO} (.{3,200})`,
);
/** "We need more direct paths to provosts", but no path to profit. */
const PATH =
  /\b(?:we|i) (?:\w+ ){0,2}?need (?:an? |some |more |better |new )*(?:direct |warm |good |short )*(?:paths?|routes?|ways? in|lines?|doors?) (?:to|into|at) (.{3,200})/;
const COULD_USE = new RegExp(
  `\\b(?:we|i)(?:'re| are)? ${OFTEN}(?:could|can) ${OFTEN}use (?:an?|another|one) (?:[\\w-]+ ){0,2}?(?:${ROLE})\\b`,
);

/** "Looking for stormwater managers at cities", "We search: an engineer". */
export const SEEKS =
  /^(?:(?:and|also|finally|lastly|plus|still|always|now),? )*(?:(?:looking for|searching for|search for|seeking|in search of|on the lookout for):?|(?:we (?:are |'re )?(?:also |still |now )?)?(?:search|seek|need|want|wanted|needed|hiring|recruiting)(?: also)?:|(?:(?:our|my|the|one|another|a) )?(?:\w+ )?(?:wish|ask|request|need)(?: (?:of|for|this) (?:the )?(?:month|quarter|week))?:) (.{3,200})/;
/** "We can't seem to find foundries that …", "I'm compiling a list of investors who …". */
const FINDS = new RegExp(
  `(?:\\b(?:we|i)(?: have|'ve| are|'re| am|'m)? |^|: )${OFTEN}(?:(?:looking|hunting|searching|look|search|hunt) (?:still |also |now |always )*for|seeking|seek|on the (?:hunt|lookout) for|in search of|trying to (?:find|reach|get to)|(?:can't|cannot|can not) (?:seem to )?(?:find|reach|get to)|(?:been )?unable to (?:find|reach)|(?:compiling|making|building|drawing up) a list of) (?!(?:our|your|you|customers|clients|users|prospects|suppliers|new|more|other)\\b)(?!(?:the|these|those|investors|people)\\b(?! (?:who|that|at|in|of)\\b))(.{3,200})`,
);
const READERS =
  '(?:you|anyone|anybody|any of you|one of you|someone|somebody|some of you|your (?:address books?|networks?|portfolios?|rolodex|phones?|firms?|circles?|contacts))';
const NEAR = new RegExp(
  `\\b(?:if|should) (?:you(?:'re| are)|anyone is|someone is|(?:any|one) of you (?:is|are)) (?:close|connected|friendly|friends|in touch|tight|on (?:good|first-name) terms) (?:to|with) (.{3,200})`,
);
const TIES =
  'ha(?:ve|s) (?:an? |any |some |good |close |personal |strong )*(?:relations?|relationships?|contacts?|ties?|links?|connections?|acquaintances?|access|friends?|dealings) (?:with|to|at|among|in|inside|into) ';
const MAYBE = '(?: (?:happen to|also|already|personally|might|may|do|ever|should|still))*';
/** "If you know dining directors at universities": whatever the reader is to do then. */
export const IF_KNOWN = new RegExp(
  `\\b(?:if|should) ${READERS}(?: (?:on this (?:list|thread|mail)|in this group|among you|out there|reading this))?(?:,? or [\\w' ]{2,40},?)?${MAYBE} (?:knows? (?:of )?(?!of\\b)|${TIES}|(?:holds?|includes?|contains?) (?=an? |any |some )|(?:counts?|numbers?|ha(?:s|ve)) (?=[^,]{3,120} (?:among|amongst|in|within) your\\b))(.{3,200})`,
);
/** "If any of you golf with someone at Lowe's, I will caddy." */
const IF_SOMEONE = new RegExp(
  `\\b(?:if|should) ${READERS}${MAYBE} [a-z]+ (?:\\w+ ){0,2}?(?:with|near|next to|beside|by) ((?:someone|somebody|anyone|anybody|people|folks) (?:at|from|in|inside|who) .{2,160})`,
);
/** "A designer who has shipped mobile would be very welcome." */
const WELCOME = new RegExp(
  `(?:^(?:also, )?|, (?:so|and|but) |; )((?:(?:an?|any|some|another|one|two) )?(?:[\\w'&-]+ ){1,12}?)(?:would|will) (?:(?:find|have|feel at) (?:a )?(?:\\w+ )?home|round (?:it|this|us|things) (?:out|off)|complete (?:it|the|our)|fill (?:it|the|our)|be (?:\\w+ ){0,2}?(?:${APPRECIATED})|make (?:my|our) \\w+|really help|help (?:us|a lot|enormously))`,
);

/** "Who are the lenders that like first-of-a-kind plants?" */
const WHO_ARE =
  /^(?:and |so )?(?:who|which|what) are (?:the |some |good |your (?:favou?rite )?)*(.{3,160})\?$/;

/** "Looking for introductions to operators": the other rules know what is asked. */
const HELP = new RegExp(`^(?:[\\w-]+ )?${HELP_NOUN}\\b`);

/** What such sentences name behind their verb; of some only people who are not hired. */
const FRAMES: ReadonlyArray<{ rule: RegExp; hires: boolean }> = [
  { rule: TO_MEET, hires: false },
  { rule: AND_MEET, hires: false },
  { rule: LIKES_WAY, hires: false },
  { rule: PATH, hires: false },
  { rule: FINDS, hires: false },
  { rule: SEEKS, hires: true },
  { rule: IF_KNOWN, hires: true },
  { rule: NEAR, hires: true },
  { rule: IF_SOMEONE, hires: true },
  { rule: WELCOME, hires: true },
  { rule: WHO_ARE, hires: false },
];

const SEARCH = `(?:(?:looking|searching|hunting)(?: also| still| now| always| urgently)*(?: for| to (?:hire|add|bring on|recruit))|hunting|in search of|seek(?:ing)?(?: to (?:hire|add|recruit))?|want(?:ing)? to (?:find|hire|recruit)|(?:trying|keen|hoping) to (?:find|hire|recruit|fill (?:one|the|an?|our) \\w+,)|(?:can't|cannot) (?:seem to )?find|(?:been )?unable to find|(?:search|look|hunt)(?: still| also| always| for)+|search(?: always| also| still| now)*|lack(?:ing)?|short(?: of)?|hiring|recruiting|on the (?:hunt|lookout) for|must hire)`;
const IN_SEARCH = new RegExp(
  `(?:(?:^|[,;:–—-] |\\b(?:and|but|so|front|side|also|moreover|further|furthermore|besides|then|finally|lastly),? )(?:we|i)(?:'re| are|'m| am|'ve| have)? |: |^(?:also|and|plus|still|finally|lastly),? )${OFTEN}${SEARCH} (?:an?|our (?:first|next|new)|one more|another|two|three|a few|some)? ?(?:(?!(?:at|of|to|for|in|with)\\b)[\\w()-]+ ){0,4}?(?:${ROLE}|hires?)\\b`,
);
/** "We're still hunting for cheap cold storage". */
const THINGS = new RegExp(
  `(?:^|[,;:–—)-] |\\b(?:and|but|so|also|moreover|further|furthermore|besides|then|finally|lastly),? )(?:we|i)(?:'re| are|'m| am|'ve| have)? ${OFTEN}${SEARCH} (?:(?:an?|some|more|our) )?(?:[\\w-]+ ){0,3}?(?:storage|space|offices?|desks?|warehouses?|venues?|kitchens?|labs?|workshops?|factory|vans?|trucks?|machines?|manufacturers?|suppliers?|installers?|(?:partner|contractor|firm|company)s? (?:who|that|which|for|to))\\b`,
);
/** "And we need one hardware engineer": an ask only beside others. */
const NEEDED = new RegExp(
  `(?:^|[,;:–—-] |\\b(?:and|but|so|also|moreover|further|besides|finally|lastly),? )(?:we|i) ${OFTEN}(?:need|require|want|miss) (?:an?|one|two|another) (?:(?!(?:at|of|to|for|in|with)\\b)[\\w()-]+ ){0,3}?(?:${ROLE})\\b(?! (?:by|before|until|this|next) )`,
);
/** "We have one seat to fill, a support lead". */
const OPENING = new RegExp(
  `\\b(?:we|i)(?: still| also| now)? have (?:an?|one|two|three|just one|only one)(?: last| more| open)? (?:seats?|roles?|positions?|openings?|jobs?|vacanc(?:y|ies)|desks?|chairs?)(?: to fill| open| left)?(?:,| for|:| –| -) (?:an? )?(?:[\\w-]+ ){0,3}?(?:${ROLE}|[a-z]+ leads?)\\b`,
);
/** "We are short of crane operators", "we search one agronomist": the words behind it tell whom. */
const LACKS = new RegExp(
  `(?:^|[,;:–—-] |\\b(?:and|but|so|also|moreover|further|besides|then|finally|lastly),? )(?:(?:we|i)(?:'re| are|'m| am|'ve| have)? )?${OFTEN}(?:${SEARCH}|in need of|(?:need|require|want|miss)(?= (?:an?|one|two|three|four|another|\\d) ))(?: for| of)? (.{3,160})`,
);
/** "We need a second cook by June": rather a plan. */
const DATED = /\b(?:need|require|want|miss) .{3,60} (?:by|before|until|this|next) /;
const HIRES = /\b(?:hiring|recruiting|to hire)\b/;

/** True for a sentence that says whom the company lacks on its team. */
export function lacksHands(text: string): boolean {
  const whom = LACKS.exec(text)?.[1] ?? '';
  if (whom === '' || HELP.test(whom) || (PROFESSIONAL.test(whom) && !IN_HOUSE.test(whom)))
    return false;
  const type = fragmentType(whom);
  return type === 'HIRING' ? isHired(whom) : type === 'INTRO_CUSTOMER' && HIRES.test(text);
}

/** The readers are meant, or those they know. */
const TOLD =
  /\b(?:(?:paying|pay|bonus|reward) (?:\S+ )?for (?:an? )?(?:referrals?|names?|intros?)|(?:one|any|some) of you|your (?:networks?|friends|portfolio|circles?)|you (?:know|trust|love|rate|like|have met))\b/;
const FURTHER =
  /^(?:and|also|last(?:ly| but not least)|finally|next|separately|plus|on (?:the|a) (?:[\w-]+ ){1,2}(?:front|side|note))\b/;

/**
 * True for "Lastly, we're in search of our first marketing hire": beside other asks, which
 * `besideAsk` says too, a search is one more; alone it is news of the company.
 */
export const searchesToo = (text: string, besideAsk: boolean): boolean =>
  (besideAsk && /\b(?:need|require|want|miss) /.test(text) && NEEDED.test(text)) ||
  (besideAsk && lacksHands(text) && !DATED.test(text)) ||
  (besideAsk && needsAlso(text)) ||
  searches(text, besideAsk);

/** True for a thing or a partner that the sentence itself names as sought. */
export const seeksThing = (text: string): boolean => SEARCHES.test(text) && THINGS.test(text);

const searches = (text: string, besideAsk: boolean): boolean =>
  SEARCHES.test(text) &&
  (besideAsk || FURTHER.test(text) || TOLD.test(text)) &&
  (IN_SEARCH.test(text) ||
    OPENING.test(text) ||
    THINGS.test(text) ||
    soughtIn(text, true)?.rule === FINDS);

/** "Hiring: filled the AE role": how the search went. */
const REPORTS =
  /^(?:filled|closed|hired|signed|made|added|promoted|completed|paused|frozen|froze|on (?:track|hold|plan|pause)|ahead|behind|slow(?:er|ing|ly)?|no|none|nothing|all|we (?:hired|filled|made|added|have hired))\b/;

function isSought(whom: string, hires: boolean): boolean {
  if (HELP.test(whom) || REPORTS.test(whom) || /^(?:an? |our |the )?new /.test(whom)) return false;
  const type = fragmentType(whom) ?? soughtKind(whom);
  if (type !== null && type !== 'HIRING') return true;
  return hires && (type !== null || isRole(whom) || isPlacedRole(whom));
}

/** Behind these a trade alone is rather somebody to meet. */
const TRADES: ReadonlySet<RegExp> = new Set([IF_KNOWN, NEAR, IF_SOMEONE]);

/** Read only where their words stand, which few sentences have. */
const CONDITION = /\b(?:if|should|would|will)\b|\?$/;
const CONDITIONAL: ReadonlySet<RegExp> = new Set([...TRADES, WELCOME, WHO_ARE]);
const SEARCHES =
  /\b(?:look|search|hunt|seek|trying|keen|hoping|must hire|can't|cannot|can not|unable|on the|want|hiring|recruit|lack|short|have|compiling|making|building|drawing)/;

/** What a sentence names whom it seeks, and where those words begin. */
function soughtIn(
  text: string,
  anyHires = false,
): { rule: RegExp; whom: string; at: number } | null {
  const conditional = CONDITION.test(text);
  for (const { rule, hires } of FRAMES) {
    if (CONDITIONAL.has(rule) && !conditional) continue;
    const match = rule.exec(text);
    const whom = match?.[1] ?? '';
    if (match !== null && isSought(whom, hires || (anyHires && rule === FINDS)))
      return { rule, whom, at: match.index + match[0].lastIndexOf(whom) };
  }
  return null;
}

/** The type of whom a sentence seeks by its form, or null. */
export function wantedType(text: string): AskType | null {
  const sought = soughtIn(text, true);
  const type = sought === null ? null : (fragmentType(sought.whom) ?? 'HIRING');
  // "If you know a hotelier": a trade alone does not tell that somebody is to be hired.
  if (sought !== null && type !== null)
    return type === 'HIRING' && TRADES.has(sought.rule) && !isHired(sought.whom) ? null : type;
  const searched = IN_SEARCH.test(text) || OPENING.test(text) || NEEDED.test(text);
  return (searched && !PROFESSIONAL.test(text)) || lacksHands(text) ? 'HIRING' : null;
}

/** Where the words end that say whom the company wants to meet or to hire, or -1. */
export function wantsPeople(text: string): number {
  const sought = soughtIn(text);
  if (sought !== null) return Math.max(1, sought.at);
  const used = COULD_USE.exec(text);
  return used === null ? -1 : used.index + used[0].length;
}
