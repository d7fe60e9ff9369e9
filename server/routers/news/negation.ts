import type { Topic } from './negative-lexicon';

/** How far, in characters, a negation reaches; about seven words. */
const REACH = 70;

function words(...sources: string[]): RegExp {
  return new RegExp(`(?<!\\S)(?:${sources.join('|')})(?!\\w)`, 'g');
}

/** Who keeps silent about a bad thing does not deny it. */
const TELLING =
  '(?:\\S+ly |yet )?(?:disclos|comment|respond|reveal|elaborat|specif|explain|discuss|notif|inform|tell|told)';

/** Negations of whatever follows. */
const NEGATORS = words(
  `not(?! (?:only|just|merely|simply|the (?:first|last|only)|${TELLING}))`,
  'no(?! (?:stranger|surprise|doubt|wonder|secret|choice|matter|option|one|comments?)(?!\\w))',
  `(?:never|without)(?! ${TELLING})`,
  'nor|neither(?! (?:\\S+ ){0,6}nor )|none|nothing|zero|unlikely|far from|free (?:of|from)|instead of|rather than',
  'den(?:y|ies|ied|ying)|denial|refut(?:e|es|ed|ing)|reject(?:s|ed|ing)?|rebut(?:s|ted)?|debunk(?:s|ed|ing)?|disput(?:e|es|ed|ing)(?= )',
  '(?:w(?:in|ins|on|inning)|secur(?:e|es|ed|ing)|obtain(?:s|ed)?|gets?|got|granted|celebrates?) (?:\\S+ )?dismissal',
  'dismiss(?:es|ed|ing)?|avoid(?:s|ed|ing)?|avert(?:s|ed|ing)?|escap(?:e|es|ed|ing)|stav(?:e|es|ed|ing) off|sidestep(?:s|ped)?|dodg(?:e|es|ed|ing)|fend(?:s|ed|ing)? off|ward(?:s|ed|ing)? off',
  'rul(?:e|es|ed|ing) out|quash(?:es|ed|ing)?|squash(?:es|ed)?|overturn(?:s|ed)?|toss(?:es|ed)?|thr(?:ows|ew|own) out|withdr(?:aw|aws|ew|awn)|vacat(?:es|ed)|exonerat(?:e|es|ed)|acquit(?:s|ted)',
  'prevent(?:s|ed|ing)?|false (?:reports?|rumou?rs?|claims?) (?:of|about|that)',
);

/** Ends of proceedings, said of whoever brought them; a falling share is none. */
const ENDED = words(
  'end(?:s|ed|ing)?|clos(?:e|es|ed|ing)|conclud(?:e|es|ed)|abandon(?:s|ed)?',
  '(?<!(?:price|stock|shares?|sales|revenue) )drop(?:s|ped|ping)?',
);

/** Acquittals; `FDA-cleared` is none, so recalls are not negated by them. */
const CLEARED = words('clear(?:s|ed)');

/** What makers of protection do to bad things; the bad thing is then not the company's own. */
const PROTECTION = words(
  'combat(?:s|ing)?|fight(?:s|ing)?|fought|stop(?:s|ping)?|detect(?:s|ed|ing)?|block(?:s|ed|ing)?|reduc(?:e|es|ed|ing)|curb(?:s|ing)?|cut(?:s|ting)?|tackl(?:e|es|ing)|catch(?:es|ing)?|spot(?:s|ting)?|flag(?:s|ging)?|identif(?:y|ies|ying)|eliminat(?:e|es|ing)|protect(?:s|ed|ing|ion)?|against|guard(?:s|ing)?|mitigat(?:e|es|ing)|minimi[sz](?:e|es|ing)|insur(?:e|es|ing)|predict(?:s|ing)?|track(?:s|ing)?|monitor(?:s|ing)?|uncover(?:s|ing)?|expos(?:e|ing)|battl(?:e|es|ing)|outsmart(?:s|ing)?|solv(?:e|es|ing)|beat(?:s|ing)?|recover(?:s|ing)? from|deter(?:s|ring)?|analyz(?:e|es|ing)|search(?:es|ing)?|crack(?:s|ing)? down on',
);

/** What makers of tools do to the work that bad things give others. */
const TOOLING = words(
  'automat(?:e|es|ing)|streamlin(?:e|es|ing)|accelerat(?:e|es|ing)|speed(?:s|ing)? up|simplif(?:y|ies|ying)|moderniz(?:e|es|ing)|help(?:s|ing)?|power(?:s|ing)?|manag(?:e|es|ing)',
);

/** The same verbs by those who find bad things in others. */
const FINDERS =
  /(?<!\S)(?:auditors?|regulators?|sec|doj|ftc|investigators?|prosecutors?|police|authorities|board|whistle ?blowers?|court|judge|probe|audit|lawsuit|watchdog)(?!\w)/;

const WINS = words(
  'w(?:in|ins|on|inning)|beat(?:s|en)?|defeat(?:s|ed)?|prevail(?:s|ed)?|surviv(?:e|es|ed)',
);
const RECOVERY = words(
  'emerg(?:e|es|ed|ing)|exit(?:s|ed|ing)?|surviv(?:e|es|ed)|buy(?:s|ing)?|acquir(?:e|es|ing)|purchas(?:e|es|ing)|snap(?:s|ping)? up|rescu(?:e|es|ing)|revers(?:e|es|ed)',
);

/** Turn a negation behind them around: `failed to avoid bankruptcy`. */
const FLIPPERS = words(
  'fail(?:s|ed|ing|ure)?|unable|refus(?:e|es|ed|ing)|declin(?:e|es|ed|ing) to|los(?:e|es|ing|t)|struggl(?:e|es|ed|ing)|scrambl(?:e|es|ed|ing)|rac(?:es|ing) to|try(?:ing)?|tries|hop(?:es|ing) to|in talks|bid to|last ditch|desperate',
);

/** Words that begin a statement of its own, which an earlier negation does not reach. */
const BREAKS = words(
  'but|however|although|though|after|amid|despite|as|while|because|when|following|until|before|yet|since|whereas|which|then',
  '(?:and|or) (?:now |then |also )?(?:is|was|are|were|has|have|will|files?|filed|faces?|faced|lays|laid|shuts?|sues|sued|enters|entered|goes|went|cuts|fires|fired|defaults|defaulted|recalls|recalled|admits|admitted|announces|announced|confirms|confirmed|agrees|agreed|settles|settled|owes)',
);

/** A comma ends a negation's reach, unless only a further item of its list follows. */
const LIST_ITEM =
  /^ *(?:(?:\S+ ){0,2}(?:and|or|nor) )?(?:(?:and|or|nor|any|a|an|the|mass|such|other|of|its|all|no|allegations|claims|data|security|product) )*$/;

/** The bad thing befell someone else: a rival, or the firm that people are hired from. */
const OTHERS =
  /(?<!\S)(?:rivals?|competitors?)(?: (?:of|to) (?!(?:is|was|file|files|go)(?!\w))[^\s,]+)? (?:(?:is|was|has|have|are|were|to|now|reportedly|abruptly|files?|filed|files? for|filed for|goes|enters) ){0,3}$|(?<!\S)(?:hir|recruit|poach|lur|pick|scoop|absorb|attract)\w{0,4} (?:[^\s,]+ ){0,5}from (?:[^\s,]+ ){0,5}$|(?<!\S)(?:takes?|took|wins?|won) (?:over )?(?:customers|clients|business|staff|engineers|market share|orders) from (?:[^\s,]+ ){0,4}$/;

const LEGAL_NOUN =
  /^ (?:\S+ )?(?:charges?|allegations?|claims?|case|lawsuit|suit|accusations?|trial|probe|indictment|conviction|inquiry|investigation)(?!\w)/;

const UNDONE =
  /(?<!\S)(?:dismissed|thrown out|tossed|withdrawn|unfounded|baseless|untrue|averted|avoided|overturned|quashed|vacated|ruled out|called off|not true|debunked|exonerated|acquitted|cleared|off the table|ends? (?:without|with no)|ended (?:without|with no)|closed (?:without|with no)|f(?:inds|ound) (?:no|nothing)|clears)(?!\w)/;
const UNDONE_AT_ONCE =
  /^(?: [^\s,]+){0,5} (?:dropped|denied|rejected|false|refuted|rescinded|fake|a hoax|denies|denied by)(?!\w)/;
const UNDONE_CANCELLED =
  /(?<!\S)(?:not|never|refus\w{0,4}|fail\w{0,4}|appeal|bid|motion|attempt|effort|request|it|they|los\w{1,3})(?: \S+){0,3} $/;

function matchesIn(text: string, pattern: RegExp): number[] {
  return [...text.matchAll(pattern)].map((match) => match.index);
}

/** The words before a match that a negation among them would reach it from. */
function scopeBefore(before: string): string {
  let scope = before.slice(-REACH);
  const broken = matchesIn(scope, BREAKS).at(-1);
  if (broken !== undefined) scope = scope.slice(broken).replace(/^\S+/, '');
  const comma = scope.lastIndexOf(',');
  return comma === -1 || LIST_ITEM.test(scope.slice(comma + 1)) ? scope : scope.slice(comma + 1);
}

function negatorsFor(topic: Topic): RegExp[] {
  const negators = [NEGATORS];
  if (topic !== 'recall') negators.push(CLEARED);
  if (topic === 'legal' || topic === 'inquiry' || topic === 'crime') negators.push(ENDED);
  if (topic === 'legal' || topic === 'inquiry') negators.push(WINS);
  if (topic === 'insolvency' || topic === 'closure') negators.push(RECOVERY);
  return negators;
}

/** Whether a product is for or against the bad thing, and does not fail at it. */
function isWorkedOn(before: string, scope: string, rest: string, topic: Topic): boolean {
  if (topic === 'ouster' || LEGAL_NOUN.test(rest) || FINDERS.test(before)) return false;
  const verbs = topic === 'legal' ? [TOOLING] : [TOOLING, PROTECTION];
  const found = verbs.flatMap((it) => matchesIn(scope, it));
  if (found.length === 0) return false;
  const lead = scope.slice(0, Math.min(...found));
  return matchesIn(lead, FLIPPERS).length === 0 && !/(?<!\S)(?:not|never) $/.test(lead);
}

function isNegatedBefore(before: string, rest: string, topic: Topic): boolean {
  const scope = scopeBefore(before);
  if (isWorkedOn(before, scope, rest, topic)) return true;
  const negations = new Set(negatorsFor(topic).flatMap((it) => matchesIn(scope, it)));
  if (negations.size === 0) return false;
  const last = Math.max(...negations);
  const flipped = matchesIn(scope, FLIPPERS).some((index) => index < last);
  return (negations.size + (flipped ? 1 : 0)) % 2 === 1;
}

/** A negation between the words of one match: `CEO was not fired`, `SEC drops probe`. */
function isNegatedWithin(match: string, topic: Topic): boolean {
  const inner = match.slice(match.indexOf(' '), match.lastIndexOf(' ') + 1);
  return (
    / (?:not|never|without|no|denies|denied|denying) /.test(inner) ||
    (topic === 'inquiry' && matchesIn(inner, ENDED).length > 0)
  );
}

function isUndoneAfter(before: string, rest: string): boolean {
  if (matchesIn(scopeBefore(before), FLIPPERS).length > 0) return false;
  const broken = matchesIn(rest, BREAKS)[0] ?? rest.length;
  const reach = rest.slice(0, Math.min(broken, REACH));
  if (UNDONE_AT_ONCE.test(reach)) {
    return !/(?<!\S)(?:not|never|appeal|bid|motion|attempt|request)(?!\w)/.test(reach);
  }
  const undone = UNDONE.exec(reach);
  return undone !== null && !UNDONE_CANCELLED.test(reach.slice(0, undone.index));
}

/**
 * Whether the bad news at `start`…`end` of a clause is denied, averted or undone (decisions §7):
 * by a negation before it (`not bankrupt`, `denies fraud`), two of which cancel out (`failed to
 * avoid bankruptcy`), or by its outcome behind it (`lawsuit dismissed`).
 */
export function isNegated(clause: string, start: number, end: number, topic: Topic): boolean {
  const rest = clause.slice(end, end + 2 * REACH);
  if (isNegatedWithin(clause.slice(start, end), topic)) return true;
  const before = clause.slice(Math.max(0, start - 2 * REACH), start);
  if (topic !== 'legal' && OTHERS.test(before)) return true;
  return isNegatedBefore(before, rest, topic) || isUndoneAfter(before, rest);
}
