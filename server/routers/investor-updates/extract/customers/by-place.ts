import { readList, type Listed } from './lists';
import type { Name } from './name';
import { clauseEnd, CUSTOMER_TALK, mention, sole, type Mention, type Scene } from './scene';
import { isOnlyTool } from './name-kinds';
import { FINANCIER, NEGOTIATED } from './by-lost-deal';
import { byRule } from './by-subject';
import { INTENT, OTHER_BUSINESS, PROSPECT } from './talk';
import { ruleFor, tailBehind } from './told-of';
import { tierOf } from './tier';
import type { CustomerStatus } from '../types';

const DONE = '(?:now |also |just |finally |recently |currently |already |since |still )*';
const OF_PILOT =
  '(?:(?!talk|discuss|spoke|propos|plann|hope|ask|offer)[a-z0-9-]+ ){0,6}?(?:pilots?|pocs?|trials?|proofs? of concept)\\b';
/** "a pilot project", "a test phase". */
const A_TRIAL =
  '(?:(?:pilots?|pocs?|trials?)(?: (?:projects?|phases?|installations?|operations?|programmes?|programs?|runs?|deployments?))?|tests? (?:phases?|runs?|operations?|installations?))';
/** "we could conclude", "we were able to sign". */
const COULD =
  '(?:could|can|were able to|are able to|have been able to|managed to|got to) (?:now |also |finally |already )*(?:conclude|close|sign|agree|renew|extend|win|make|finali[sz]e|seal|reach|complete|place|get|secure)';
const LOST_THERE =
  /^(?:(?:unfortunately|sadly|alas|in the end),? )?we (?:have |had |were |are )?(?:also |just |narrowly |sadly |unfortunately )*(?:lost (?!our (?:champion|contact|sponsor))|(?:came|come|placed|ranked|finished|ended up) (?:(?:in|as) )?(?:second|(?:number|no\.|nr\.|#) ?(?:two|2)\b)|(?:the )?runners?-up\b|did not win|didn't win|not (?:chosen|selected|picked)\b)/;
/** "we have signed", "we kicked off a pilot", "we make now pilot programme", "a pilot started". */
export const STATUS_OF: readonly [CustomerStatus, RegExp][] = [
  [
    'PILOT',
    new RegExp(
      `^(?:we(?: are|'re) (?:now |also |currently )*(?:piloting|triall?ing|testing)(?! the (?:waters?|markets?|idea|ground|limits?)\\b)(?= ?$| ?[,;.]| (?:in|at|on|with|across|until|it|our|the|two|three|\\d))|we (?:do|did|are doing|run|are running|have|started|began|make|made) (?:now )?(?:an? )?(?:[a-z]+ )?tests? (?:in|at|with|on|across) (?:\\d|two|three|four|five|six|seven|eight|nine|ten|one|its|their|some|several)|we (?:have |had |are |'ve |'re )?${DONE}(?:kicked off|started|starting|started up|began|begun|beginning|launched|finished|completed|concluded|wrapped up|running|run|ran|making|make|made|doing|do|did|done|have|had|got|set up|signed|agreed|agreed on|opened|continue|extended|in) ${DONE}${OF_PILOT}|we(?: are|'re) (?:now )?(?:[a-z0-9]+ (?:days|weeks|months) into|(?:half ?way|mid-?way|part-?way|deep|well|right) (?:through|into|in)|in (?:week|month|day) [a-z0-9]+ of|at the end of|in the middle of) (?:an?|the|our) ${OF_PILOT}|(?:(?:an?|the|our|one|two|three) )(?:[a-z0-9-]+ ){0,3}?${A_TRIAL} (?:(?:on|in|of|for|at|with) [a-z0-9@ -]{2,40}? )?(?:has |have |is |was |are |were )?${DONE}(?:started|began|begun|kicked off|running|underway|under way|ongoing|live|launched|in progress|runs)\\b)`,
    ),
  ],
  ['LOST_DEAL', LOST_THERE],
  [
    'ACTIVE',
    new RegExp(
      `^we (?:${COULD} (?:an? |the |our |its |their )?(?:(?!pilot|trial|poc|letter|nda|loi|mou|partner|lease|draft)[a-z0-9-]+ ){0,3}?(?:contract|agreement|order|subscription|deal|renewal|extension)\\b|(?:could|were able to|managed to) (?:now |also |finally )*(?:prolong|extend|renew|sign|close)(?= (?:for|until|by|at|over|through|to)\\b| ?$| ?[,;.])|(?:have |had |are |'ve |'re )?${DONE}(?:an? ${DONE}(?:(?!draft|verbal|pending|possible)[a-z0-9-]+ ){0,3}?(?:contract|agreement|order|subscription)\\b(?! (?:in (?:review|negotiation)|under|draft|proposal|negotiation|on the table))|signed|closed|concluded|renewed|agreed|made (?:an? |the )?(?:[a-z0-9-]+ ){0,3}?(?:contract|agreement|deal)|(?:went|gone|go) live|(?:since [a-z0-9. ]{2,24}? )?(?:live|productive|in production)\\b|won the (?:contract|tender|rfp|bid|deal)))`,
    ),
  ],
];

const SOLD_THEN =
  /(?:\band|\bthen|,) (?:we |have |has |then |now |just |finally )*(?:signed|agreed|closed|won|got|concluded|converted)\b[^.;]{0,40}?\b(?:contract|agreement|order|deal|subscription|licen[cs]e|customer)\b/;

/** "At X we kicked off a pilot", "With X we have signed a contract", "… at X and they picked a rival". */
export function byPlace(scene: Scene, at: number): [Name, Mention][] {
  const { tokens, masked } = scene;
  const led = /^(?:with|at|to|from|by|for|in|inside|across|regarding|concerning)$/.exec(
    tokens[at]?.text ?? '',
  )?.[0];
  if (led === undefined || scene.sentence.goal[at] === true) return [];
  const first = tokens[at + 1]?.text === 'the' ? at + 2 : at + 1;
  const list = readList(tokens, scene.names, first);
  const { listed } = list;
  if (listed.length === 0 || listed.some((l) => l.name.person || isOnlyTool(scene, l.name)))
    return [];
  const next = tokens[list.next]?.text === ',' ? list.next + 1 : list.next;
  const told = tailBehind(scene, next);
  const they = THEY.exec(told);
  if (they !== null && led !== 'in') return ofThem(scene, first, next, told.slice(they[0].length));
  const status = wasFinalist(scene, at, told, listed)
    ? 'LOST_DEAL'
    : STATUS_OF.find(([, pattern]) => pattern.test(told))?.[0];
  if (
    !(status === 'LOST_DEAL' ? /^(?:with|at|in|for|regarding|concerning)$/ : /^(?:with|at)$/).test(
      led,
    )
  )
    return [];
  // "In Bavaria we lost the tender": a place.
  if (led === 'in' && !listed.every((l) => isBody(l.name))) return [];
  const tender =
    /^we (?:have |had )?lost (?:the|an?|this|that|their) (?:tender|bid|rfp|deal|contract)\b/;
  // "At X we finished the pilot and are waiting for the budget": what is to come undoes no trial.
  const words = status === 'PILOT' ? (told.split(/ (?:and|but) |[,;] /)[0] ?? '') : scene.words;
  if (status !== 'LOST_DEAL' && PROSPECT.test(words)) return [];
  const unlike = status === 'LOST_DEAL' ? [INTENT] : [INTENT, OTHER_BUSINESS];
  if (unlike.some((pattern) => pattern.test(scene.words))) return [];
  if (
    (PLURAL.test(told.slice(0, 60)) && !tender.test(told)) ||
    listed.some((l) => EVENT.test(l.name.text))
  )
    return [];
  const finalist = status === 'LOST_DEAL' && wasFinalist(scene, at, told, listed);
  if (status === undefined || (led !== 'with' && !finalist && !opens(scene, at))) return [];
  // "At X we finished the pilot and signed a contract"
  const sold = status === 'PILOT' && SOLD_THEN.test(told) ? 'ACTIVE' : status;
  const piloted = /\b(?:pilot|poc|trial)\b/.test(
    masked.slice(tokens[next]?.start ?? 0, tokens.at(-1)?.end ?? 0),
  );
  return listed.map((item) =>
    mention(scene, item, status === 'ACTIVE' && piloted ? 'PILOT' : sold, `object.${led}`, 0.8, [
      next,
      sole(listed) ? clauseEnd(scene, next) : next,
    ]),
  );
}

/**
 * "In the X tender we came second", "in the bid for X we were not chosen".
 * @param at the word "in", or "of" in "the tender of X we did not win"
 */
export function byTender(scene: Scene, at: number): [Name, Mention][] {
  const { tokens } = scene;
  // "The tender of X we did not win"
  const fronted =
    tokens[at]?.text !== 'in' &&
    NEGOTIATED.test(tokens[at - 1]?.text ?? '') &&
    /^(?:the|their|this|a|an)$/.test(tokens[at - 2]?.text ?? '');
  if (fronted) return lostTender(scene, at - 2, at + 1);
  if (tokens[at]?.text !== 'in' || !opens(scene, at)) return [];
  const article = /^(?:the|their|a)$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
  const behind = NEGOTIATED.test(tokens[article]?.text ?? '');
  const led = behind && /^(?:at|of|for|with)$/.test(tokens[article + 1]?.text ?? '');
  const { listed, next } = readList(tokens, scene.names, led ? article + 2 : article);
  if (listed.length === 0 || listed.some((l) => l.name.person)) return [];
  if (!led && !NEGOTIATED.test(tokens[next]?.text ?? '')) return [];
  const from = led ? next : next + 1;
  const told = tailBehind(scene, tokens[from]?.text === ',' ? from + 1 : from);
  if (!LOST_THERE.test(told) || INTENT.test(scene.words)) return [];
  return listed.map((item) =>
    mention(scene, item, 'LOST_DEAL', 'object.tender', 0.8, [next, next]),
  );
}

/** What is told behind the name of a tender that stands in front: "The tender of X we did not win". */
function lostTender(scene: Scene, first: number, name: number): [Name, Mention][] {
  const { tokens } = scene;
  if (!opens(scene, first)) return [];
  const at = tokens[name]?.text === 'the' ? name + 1 : name;
  const { listed, next } = readList(tokens, scene.names, at);
  if (listed.length === 0 || listed.some((l) => l.name.person)) return [];
  const told = tailBehind(scene, tokens[next]?.text === ',' ? next + 1 : next);
  if (!(LOST_THERE.test(told) || TO_OTHERS.test(told)) || INTENT.test(scene.words)) return [];
  return listed.map((item) =>
    mention(scene, item, 'LOST_DEAL', 'object.tender', 0.8, [next, next]),
  );
}

/** "was awarded to a competitor". */
const TO_OTHERS =
  /^(?:(?:was|were|has been|is) (?:finally |sadly |unfortunately )?(?:awarded|given) to|went to) (?!us\b|our\b)/;

/** "At the fair we signed two customers": what was done there was done with others. */
export const PLURAL =
  /\b(?:customers|clients|deals|logos|contracts|accounts|leads|companies|firms|partners)\b/;
export const EVENT =
  /\b(?:summit|conference|disrupt|expo|week|forum|saastr|ces|fair|day|days|con|festival|combinator|techstars|accelerator|congress|symposium|awards?|hackathon|slush|viva ?tech(?:nology)?|sxsw|techcrunch)\b/i;

/** "… and they", ", where they", "procurement approved us and they". */
const THEY =
  /^(?:,? ?(?:and|but|yet|where|until|though|who in the end) )?(?:in the end,? |finally |unfortunately,? |sadly,? )?(?:they|it|the (?:committee|board|buyer|cfo|cto|ceo|team)|procurement|(?:their|its) (?:committee|board|team|procurement|cfo|cto|ceo|it department|legal team|management))(?=[ '])/;

/** A firm or a public body by its name, no place. */
const isBody = ({ text, company }: Name) =>
  company || tierOf(text, '') !== null || /^[A-Z]{3,6}$/.test(text);

/** The place opens its sentence or clause: "At X we …", not "our stand at X". */
const opens = (scene: Scene, at: number) =>
  at === 0 ||
  /^(?:,|;|:|–|—|-|and|but|also|then|while|next|finally|meanwhile)$/.test(
    scene.tokens[at - 1]?.text ?? '',
  );

const FINALS =
  /\bwe (?:(?:were|are) (?:one of|among) (?:the )?(?:(?:last |final )?(?:two|three|four) )?finalists|(?:(?:were|are|got|made it|came|went|reached|had made it) )(?:(?:also|again|even|then) )*(?:in|to|into|on)? ?(?:the )?(?:final (?:round|two|three|stage)|last (?:round|two|three)|finals?|shortlist|bake-?off|finalists?))$/;
const NOT_WON_THERE =
  /^(?:,? ?(?:and|but|yet|only to) )(?:we )?(?:(?:unfortunately|sadly|finally|then|in the end|narrowly|just) )*(?:did not|didn't|failed to|lost|lose|came second|were not (?:chosen|selected|picked))\b/;

/** "We were in the final round at X and did not win the deal"; of a firm, not of a contest. */
function wasFinalist(scene: Scene, at: number, told: string, listed: readonly Listed[]): boolean {
  const before = scene.masked.slice(scene.tokens[0]?.start ?? 0, scene.tokens[at]?.start ?? 0);
  const words = before.toLowerCase().replaceAll(/[\s\u0001]+/g, ' ');
  return (
    NOT_WON_THERE.test(told) &&
    FINALS.test(words.trimEnd().slice(-80)) &&
    (listed.every((l) => l.name.company) ||
      /^(?:customers|lost|churned)$/.test(scene.section) ||
      CUSTOMER_TALK.test(scene.words) ||
      /\b(?:deal|contract|tender|rfp|account|business|order)\b/.test(told.slice(0, 60)))
  );
}

/** What "they" did, read as if the name stood there. */
function ofThem(scene: Scene, first: number, next: number, told: string): [Name, Mention][] {
  const { listed } = readList(scene.tokens, scene.names, first);
  const [item] = listed;
  if (item === undefined || listed.length > 1) return [];
  const { rule, words } = ruleFor(
    scene,
    told.replace(/^'(?:ve|re|s|d) /, ' ').trimStart(),
    listed,
    '',
  );
  if (
    rule === null ||
    (rule.status === 'ACTIVE' &&
      !/\b(?:signed|us|our|contract|subscribed|renewed|bought)\b/.test(words))
  )
    return [];
  if (rule.status === 'ACTIVE' && OTHER_BUSINESS.test(words) && !CUSTOMER_TALK.test(words))
    return [];
  return byRule(scene, first, { listed, next }, rule, words);
}

const STARTED =
  /^(?:started|began|begun|launched|agreed|kicked|made|set|running|signed|concluded|closed)$/;
const PILOT_BEHIND =
  /^,? ?(?:an? |the |our |one )?(?:[a-z0-9-]+ ){0,3}?(?:pilot|poc|trial|proof of concept)\b/;
const CONTRACT_BEHIND =
  /^,? ?(?:an? |the |our |one )?(?:[a-z0-9-]+ ){0,3}?(?:contract|agreement|subscription)\b/;

/** "We have started with X a pilot": the object stands behind the name. */
export function byVerbWith(scene: Scene, at: number): [Name, Mention][] {
  const { tokens } = scene;
  if (tokens[at]?.text !== 'with' || scene.sentence.goal[at] === true) return [];
  const verb = tokens[at - 1]?.text === 'off' || tokens[at - 1]?.text === 'up' ? at - 2 : at - 1;
  if (!STARTED.test(tokens[verb]?.text ?? '')) return [];
  const we = tokens
    .slice(Math.max(0, verb - 4), verb)
    .some((t) => /^(?:we|we've|we're)$/.test(t.text));
  const { listed, next } = readList(tokens, scene.names, at + 1);
  if (!we || listed.length === 0 || listed.some((l) => l.name.person)) return [];
  const told = tailBehind(scene, next);
  const status = PILOT_BEHIND.test(told) ? 'PILOT' : CONTRACT_BEHIND.test(told) ? 'ACTIVE' : null;
  if (status === null || INTENT.test(scene.words) || PROSPECT.test(told.slice(0, 60))) return [];
  return listed.map((item) =>
    mention(scene, item, status, 'object.with', 0.8, [
      next,
      sole(listed) ? clauseEnd(scene, next) : next,
    ]),
  );
}

const SCOPED =
  /\b(?:pilots?|trial|\d+ (?:stores?|sites?|units?|plants?|clinics?|shops?|branches|users|seats)|one (?:store|site|plant|clinic|shop|branch)|they pay|paid|free of charge|until|for (?:two|three|four|six|eight|\d+) (?:weeks|months))\b/i;

const BEGAN =
  /^(?:(?:has|is|was|have) )?(?:now |just )?(?:began|begun|started|kicked off|running|under way|underway|ongoing)\b/;

/** "We started the test with X (1 store)": a trial, where its scope is told. */
export function byTest(scene: Scene, at: number): [Name, Mention][] {
  const { tokens } = scene;
  if (!/^(?:with|at)$/.test(tokens[at]?.text ?? '') || scene.sentence.goal[at] === true) return [];
  if (!/^(?:tests?|field-test|beta)$/.test(tokens[at - 1]?.text ?? '')) return [];
  const before = tokens.slice(Math.max(0, at - 8), at - 1).map((t) => t.text);
  const started = before.some((word) =>
    /^(?:started|began|begun|kicked|launched|running|run|doing|ongoing)$/.test(word),
  );
  const { listed, next } = readList(tokens, scene.names, at + 1);
  // "A test with X began on 2 March"
  const began =
    /^(?:an?|the|our)$/.test(before.at(-1) ?? '') && BEGAN.test(tailBehind(scene, next));
  if (
    !(started || began) ||
    before.some((word) => /^(?:b|ab|penetration|pen|load|stress|not|price)$/.test(word))
  )
    return [];
  if (listed.length === 0 || listed.some((l) => l.name.person || isOnlyTool(scene, l.name)))
    return [];
  const line = scene.masked.slice(tokens[at]?.start ?? 0, tokens.at(-1)?.end ?? 0);
  if (
    (!began && !SCOPED.test(line)) ||
    INTENT.test(scene.words) ||
    OTHER_BUSINESS.test(scene.words)
  )
    return [];
  return listed.map((item) => mention(scene, item, 'PILOT', 'object.test', 0.75, [next, next]));
}

const ENDED_BY =
  /^(?:(?:has|have|is|was|were|been|now|also|finally) )*(?:terminated|cancell?ed|ended|not (?:been )?(?:renewed|extended))\b[^.;]{0,40}?\b(?:by (?:the (?:customer|client)|them|their side)|at their (?:request|wish)|on their side)\b/;

const CLOSED =
  /^(?:(?:has|have|is|was|were|been|now|also|finally|just) )*(?:closed|signed|done|renewed|extended|completed)\b(?! (?:off|down|out|on us|without)\b)/;

/** "The deal with X closed", "our agreement with X was terminated by the customer". */
export function byWonDeal(scene: Scene, at: number): [Name, Mention][] {
  const { tokens } = scene;
  if (tokens[at]?.text !== 'with' || scene.sentence.goal[at] === true) return [];
  if (!/^(?:deal|contract|agreement|subscription|renewal)$/.test(tokens[at - 1]?.text ?? ''))
    return [];
  const { listed, next } = readList(tokens, scene.names, at + 1);
  if (listed.length === 0 || listed.some((l) => l.name.person || isOnlyTool(scene, l.name)))
    return [];
  const told = tailBehind(scene, next);
  const ended = ENDED_BY.test(told);
  if (!ended && !CLOSED.test(told)) return [];
  if ([OTHER_BUSINESS, INTENT, PROSPECT].some((pattern) => pattern.test(scene.words))) return [];
  if (listed.some((l) => FINANCIER.test(l.name.text))) return [];
  return listed.map((item) =>
    mention(scene, item, ended ? 'CHURNED' : 'ACTIVE', 'object.deal-closed', 0.8, [
      next,
      sole(listed) ? clauseEnd(scene, next) : next,
    ]),
  );
}
