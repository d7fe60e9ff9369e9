import { isOwnName } from '../metrics/own-name';
import { customerUntil } from './customer-until';
import type { Listed } from './lists';
import { respelled } from './misspelled';
import { isFirstName, isOnlyTool } from './name-kinds';
import { CUSTOMER_TALK, type Scene } from './scene';
import {
  AUXILIARIES,
  BOUGHT,
  CONTRACT_ENDS,
  CONTRACT_NOUN,
  INSERTED,
  REPORTED,
  SUBJECT_RULES,
  type SubjectRule,
} from './subject-rules';
import { OUT_BECAUSE } from './subject-spoken';
import { CAME_AT, SUMS } from './subject-told';
import { LABELLED_PILOT } from './subject-trials';
import { OTHER_BUSINESS } from './talk';
import { ARE_CUSTOMERS, JOINED, JOINED_WITH, STOPPED_FOR_NOW, WAS_LOST } from './subject-shapes';

/** "X, our second customer, churned". */
const APPOSITION =
  /^(?:, (?:both|all|each) (?:(?:paying|happy|loyal|long-standing) )?(?:customers|clients)(?: (?:since|for|of) [^,.;]{2,30})?, |, (?:by contrast|in contrast|in turn|on the other hand|for (?:its|their) part|as (?:expected|feared|hoped|planned)), |, (?:our|a|an|the|one of our|worth|acquired|bought|owned|backed|based|formerly|now part of|with|about|roughly|some|for (?:an?|the|its|their)|[$€£]?\d[\d.,]{0,8}[km]?)(?: (?:[^,.;]|[.,]\d){3,50})?, | ?[–—] (?:our|a|an|the|one of our) [^–—.;]{3,60} [–—] )/;

const ADDING =
  /^(?:announce|announcing|add|added|adding|welcome|welcomed|welcoming|introduce|introducing|signed|signing|landed|landing|won|winning|gained|share|called?)$/;
const AS_CUSTOMER =
  /^as (?:a|an|our|the|one of our) (?:(?!potential|prospective|former|design)[a-z0-9-]+ ){0,4}(?:customers?|clients?|logos?|accounts?)\b/;
const AS_CUSTOMER_RULE = { id: 'active', status: 'ACTIVE' } as const;
/** "is out": of a customer only where the words speak of customers. */
const OUT =
  /^(?:no longer (?:with us|around|there|active)\b|(?:gone|out)(?= ?$| ?[,;:(]| as of| after| because| over| due| for (?:good|ever|the (?:second|third|last) time))|(?:went|gone) (?:out of business|bankrupt|under|bust)\b|shut (?:down|its doors|their doors)\b|closed (?:its|their) doors|closed (?:down|for good|for business|permanently)|(?:filed|filing) for (?:bankruptcy|insolvency|administration|(?:chapter|@) (?:11|7)|creditor protection)|(?:bankrupt|insolvent|out of business|in (?:liquidation|administration|receivership))\b|declared (?:bankruptcy|insolvency)|(?:went|gone) into (?:administration|receivership|liquidation)|ceased operations|folded(?= ?$| ?[,;(]))/;
const OF_CUSTOMERS =
  /^(?:\d{1,2}[.)] )?\W{0,3}(?:new )?(?:customers?|clients?|logos?|accounts?|customer (?:news|updates?)|churn|sales)(?:\W{0,3}:| ?[–—] )/i;
const OUT_RULE = { id: 'churned', status: 'CHURNED' } as const;
/** "left in May", "stopped on the 15th": said of colleagues and of much else. */
const ENDED_THEN =
  /^(?:left|stopped) (?!.{0,40}\bto (?:join|start|pursue|study|become|found)\b)(?:(?:in|on|at|by|during|as of) (?:(?:the )?(?:end|start|beginning|middle) of|(?:early |late |mid-?)?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|easter|christmas|renewal|half-term|(?:the )?(?:year|month|quarter|season)(?:'s)?[- ]end|q[1-4])\b|@|the \d|\d)|last (?:month|week|quarter|year)|this (?:month|week|quarter))/;
/** "did not extend": what, the contract is; an investor extends an offer, a landlord a lease. */
const NOT_EXTENDED =
  /^(?:did not|didn't|does not|doesn't|will not|won't) extend(?= ?$| ?[,;.(]| (?:after|because|beyond|past)\b)/;

const PILOT_RULE = { id: 'pilot', status: 'PILOT' } as const;
const PAUSED_RULE = { id: 'paused', status: 'PAUSED' } as const;
const LOST_RULE = { id: 'lost', status: 'LOST_DEAL' } as const;

/** "X was lost to Y": a deal, unless the words speak of one who was a customer. */
function lostRule(scene: Scene, tail: string): Told | null {
  if (/\b(?:customers?|clients?|churn\w*|renew\w*|as an? account)\b/i.test(scene.words))
    return OUT_RULE;
  return /^=|lost(?: ?$| ?[,;(]| (?:to|out|on|because|due|over|after|against)\b)/.test(tail)
    ? LOST_RULE
    : null;
}

/** ", which brought in $17K a year, …": said of a customer only. */
const PAID_US =
  /, (?:which|who) (?:had )?(?:brought (?:us |in )|paid (?:us )?|was worth |were worth )(?:us)?\$\d/i;

/** ", a customer since 2023, …" */
const PRESENTED_AS =
  /^, (?:an?|our|one of our) (?:[a-z-]+ ){0,3}(?:customers?|clients?)\b[^,.;]{0,40}, /;

/** "We saw X leave", "sorry to see X go", but "saw X go live". */
function isSeenOff(
  { masked }: Scene,
  [item]: readonly Listed[],
  before: string,
  plain: string,
): boolean {
  if (
    !/^(?:leave|churn|cancel|go(?= ?$| ?[,;(]| (?:after|because|over|when|in @|at)\b))/.test(plain)
  )
    return false;
  if (/^(?:saw|had|watched)$/.test(before)) return true;
  const start = item?.name.start ?? 0;
  return /\b(?:sorry|sad|sadly|hard|hated|painful|disappointed|hurts?|hurt|tough|regret) to (?:see|watch|let) $/i.test(
    masked.slice(Math.max(0, start - 30), start),
  );
}

export type Told = Pick<SubjectRule, 'id' | 'status'>;

/** Of a pilot: "ended with a signed contract". */
const ENDS_WELL =
  /^(?:ended|finished|concluded|closed) (?:with|in) (?:(?:an?|the|its|their) )?(?:(?!failed|cancell?ed|lost|no)[a-z-]+ ){0,3}?(?:contract|order|agreement|deal|signature|conversion|purchase|subscription|yes)\b/;

/** "X's German subsidiary signed": what stands behind the part that is named; null without one. */
function ofPart({ masked }: Scene, tail: string, listed: readonly Listed[]): string | null {
  const end = listed.at(-1)?.name.end ?? 0;
  if (masked.slice(end, end + 2) !== "'s") return null;
  const part =
    /^(?:(?:@|[a-zà-ÿ]+) ){0,2}?(?:offices?|teams?|subsidiary|division|branch|arm|plants?|sites?|clinics|stores|depots) /.exec(
      tail,
    );
  return part === null ? null : tail.slice(part[0].length);
}

const OFFICE =
  /^ ?(?:public (?:defender|works|health|library|safety|schools)|sheriff|police|fire|clerk|assessor|treasurer|library|libraries|housing|health|transit|water|utilit(?:y|ies)|parks|district attorney|courts?|probation|elections|schools|campus|athletics|admissions|facilities|procurement|it|finance|hr|purchasing|planning|permitting|emergency)(?:'s)?(?: (?:department|dept|office|division|system|agency|services?|team|program|authority|board|works))?(?= (?:has|have|is|are|was|were|signed|renewed|went|started|began|kicked|expanded|churned|cancell?ed|left|paused|put|joined|chose|picked|did|didn't|will|won't|extended|converted|bought|added|moved|in|live|pilot)\b)/;

/** "The county public defender is in a pilot": an office of a public body; null without one. */
function ofOffice(tail: string, listed: readonly Listed[]): string | null {
  if (listed.length !== 1 || !listed.every((l) => l.name.company)) return null;
  const office = OFFICE.exec(tail);
  return office === null ? null : tail.slice(office[0].length).trimStart();
}

/** The rule whose verb stands behind the names, and the words it was found in. */
export function ruleFor(
  scene: Scene,
  tail: string,
  listed: readonly Listed[],
  before: string,
): { rule: Told | null; words: string } {
  const part = ofPart(scene, tail, listed) ?? ofOffice(tail, listed);
  if (part !== null) {
    const told = ruleFor(scene, part, listed, before);
    if (/^(?:ACTIVE|PILOT)$/.test(told.rule?.status ?? '')) return told;
  }
  // The main clause tells more than the one within: "X, who signed in May, left".
  const main = tail.replace(RELATIVE, '');
  const outer = main === tail ? null : ruleFor(scene, main, listed, before);
  if (outer !== null && outer.rule !== null) return outer;
  // "X, who bought in 2024, will not …": what is denied now, the clause within does not tell.
  if (outer !== null && DENIES.test(main.trimStart())) return outer;
  // "X: they signed"
  const own = /^ ?[:–—-] /.test(tail)
    ? tail.replace(/^ ?[:–—-] (?:they|it)(?:'ve|'re|'s)? /, '')
    : tail;
  const stripped = own
    .replace(APPOSITION, '')
    .replace(INSERTED, '')
    .replace(AUXILIARIES, '')
    .replace(/^'s? /, '');
  const plain = listed.some((l) => l.name.company) ? respelled(stripped) : stripped;
  if (LABELLED_PILOT.test(tail)) return { rule: PILOT_RULE, words: plain };
  if (STOPPED_FOR_NOW.test(tail) || STOPPED_FOR_NOW.test(plain))
    return { rule: PAUSED_RULE, words: plain };
  if (WAS_LOST.test(tail)) {
    const lost = lostRule(scene, tail);
    if (lost !== null) return { rule: lost, words: plain };
  }
  if (customerUntil(tail) === 'gone') return { rule: OUT_RULE, words: plain };
  const noun = CONTRACT_NOUN.exec(plain);
  if (noun !== null) {
    const words = plain.slice(noun[0].length).replace(AUXILIARIES, '').replace(/^put /, '');
    const ends = CONTRACT_ENDS.find(([, pattern]) => pattern.test(words));
    const ofPilot = /^(?:pilot|poc)/.test(noun[0]);
    if (ofPilot && ENDS_WELL.test(words)) return { rule: AS_CUSTOMER_RULE, words };
    const pilot = ofPilot && ends?.[0] === 'CHURNED';
    if (ends !== undefined)
      return { rule: { id: 'contract', status: pilot ? 'LOST_DEAL' : ends[0] }, words };
  }
  if (ADDING.test(before) && AS_CUSTOMER.test(plain))
    return { rule: AS_CUSTOMER_RULE, words: plain };
  const isOfCustomers =
    CUSTOMER_TALK.test(scene.words) ||
    OF_CUSTOMERS.test(scene.opening) ||
    /\b(?:lost|losing|churn|churned|mrr|arr|bankrupt\w*|insolven\w*|chapter (?:7|11)|receivership|liquidat\w*|wrote off|write-off|they (?:shut|closed|folded|went))\b/i.test(
      scene.words,
    ) ||
    /^(?:customers|churned|lost)$/.test(scene.section) ||
    listed.some((l) => l.name.company);
  if (OUT.test(plain) && isOfCustomers) return { rule: OUT_RULE, words: plain };
  if (isOutBecause(scene, listed, isOfCustomers)) return { rule: OUT_RULE, words: plain };
  const ofFirms =
    listed.every((l) => l.name.company) ||
    /^(?:customers|churned)$/.test(scene.section) ||
    PAID_US.test(scene.words) ||
    PRESENTED_AS.test(tail);
  if (ENDED_THEN.test(plain) && ofFirms) return { rule: OUT_RULE, words: plain };
  if (
    NOT_EXTENDED.test(plain) &&
    !OTHER_BUSINESS.test(scene.words) &&
    !listed.some((l) => LENDS.test(l.name.text))
  )
    return { rule: OUT_RULE, words: plain };
  if (isSeenOff(scene, listed, before, plain)) return { rule: OUT_RULE, words: plain };
  if (JOINED_WITH.test(plain) || ARE_CUSTOMERS.test(tail))
    return { rule: AS_CUSTOMER_RULE, words: plain };
  if (
    JOINED.test(plain) &&
    (listed.some((l) => l.name.company) ||
      OF_CUSTOMERS.test(scene.opening) ||
      scene.section === 'customers')
  )
    return { rule: AS_CUSTOMER_RULE, words: plain };
  if (
    scene.section === 'customers' &&
    STARTS.test(tail) &&
    !OF_HIRES.test(scene.words) &&
    !listed.some((l) => isFirstName(l.name))
  )
    return { rule: AS_CUSTOMER_RULE, words: plain };
  if (CAME_AT.test(plain) && listed.every((l) => isPayer(scene, l)))
    return { rule: AS_CUSTOMER_RULE, words: plain };
  const told = plain.replace(REPORTED, '').replace(BOUGHT, '');
  const rule = SUBJECT_RULES.find(({ status, patterns }) =>
    patterns.some(
      (p) =>
        p.test(plain) || (told !== plain && /^(?:CHURNED|LOST_DEAL)$/.test(status) && p.test(told)),
    ),
  );
  const second =
    rule === undefined ? (SECOND.exec(plain) ?? THEN_THEY.exec(plain))?.[1] : undefined;
  return second === undefined
    ? { rule: rule ?? null, words: plain }
    : ruleFor(scene, second, listed, before);
}

const OF_HIRES =
  /\b(?:hires?|hired|aes?|sdrs?|csms?|vp|head of|engineers?|managers?|designers?|reps?|directors?|officer|interns?|onboarding)\b/i;
/** "starts on 1 October", below a heading of customers. */
const STARTS =
  /^(?:starts?|started|begins?|began|goes live|go live)(?: with us)? (?:on |in |from |this |as of )(?:the )?(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?)?(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|monday|week|month)\b(?!.{0,60}\b(?:pilot|poc|trial|test|if|once|unless|pending|talks)\b)/;

/** Who "came in at $8k a month": a firm, no cost or product. */
const isPayer = (scene: Scene, listed: Listed) =>
  listed.name.known ||
  (!SUMS.test(listed.name.text) &&
    !isOnlyTool(scene, listed.name) &&
    (listed.name.company || scene.section === 'customers' || / /.test(listed.name.text)));

/** "X, which has been testing two units, ordered eight". */
const RELATIVE =
  /^(?:, (?:(?:(?:for|with|at|to|from|on|about|in|into|by) )?(?:which|whom)|who|whose|where|until (?:now|then|recently|last [a-z]+),? (?:an?|our|only|in)|after|following|despite|having|through) (?:[^,.;]|[.,]\d){3,110}, | ?[–—] [^–—.;]{3,60} [–—] )/;

/** Why a customer goes, and what a colleague goes to become. */
const OF_POSTS = /\(new c[a-z]{1,2}o\b/;

/** The reason may be a name to the reading: "out (new CISO)". */
function isOutBecause(
  { masked }: Scene,
  listed: readonly Listed[],
  isOfCustomers: boolean,
): boolean {
  const end = listed.at(-1)?.name.end ?? 0;
  const words = masked
    .slice(end, end + 90)
    .trimStart()
    .toLowerCase();
  const telling = isOfCustomers || listed.some((l) => l.name.known || / /.test(l.name.text));
  if (OF_POSTS.test(words) && !telling) return false;
  return OUT_BECAUSE.test(words) && listed.every((l) => l.name.company || !isFirstName(l.name));
}

const DENIES = /^(?:will not|won't|did not|didn't|does not|doesn't|cannot|can't)\b/;

/** Who extends, or does not, a loan. */
const LENDS = /^[A-Z]{2,5}$|\b(?:bank|capital|ventures|fund|credit|finance)\b/i;

/** "is fine, they renewed in May": the second verb tells. */
const THEN_THEY =
  /^[a-z][^@;:,]{2,60}?, (?:and |but |so )?(?:they|it)(?:'ve| have| has)? (?:(?:just|also|now|already) )?((?:renewed|re-?signed|extended|churned|cancell?ed|upgraded|did not renew|didn't renew)\b.*)$/;

/** "kicked the tires for months and finally signed": the second verb tells. */
const SECOND =
  /^[a-z][^@;:]{2,80}? and (?:(?:then|finally|now|has|have|since|eventually|ultimately|just|they|it) )*((?:signed|renewed|churned|converted|cancell?ed|re-?signed|did not renew|didn't renew|chose us|went with us|became (?:a|our)|voted for|picked|decided (?:against|to (?:stay|stick|keep|remain))|said (?:no|yes)(?= ?$| ?[,;(.])|passed(?= ?$| ?[,;(.])|declined|went with|terminated|(?:keeps?|kept|continues?|continued) (?:paying|using us|buying)|(?:is |are )?(?:now )?(?:piloting|paying|live\b))\b.*)$/;

/** The words behind the names, lower case; other names as `@`, the company and its products as "us". */
export function tailBehind(
  { tokens, names, masked, context, products }: Scene,
  from: number,
): string {
  const start = tokens[from]?.start;
  if (start === undefined) return '';
  const close = Math.min(start + TAIL, tokens.at(-1)?.end ?? start);
  let text = '';
  let at = start;
  for (let i = from; i < tokens.length; i++) {
    const token = tokens[i];
    if (token === undefined || token.start >= close) break;
    const name = names.get(i);
    const own =
      name === undefined ? products.has(token.text) : isOwnName(name.text, context.ownNames);
    if (name === undefined && !own) continue;
    text += masked.slice(at, token.start) + (own ? 'us' : '@');
    at = name?.end ?? token.end;
    i = name?.last ?? i;
  }
  text += masked.slice(at, Math.max(at, close));
  return (
    text
      .toLowerCase()
      .replaceAll(/[\s\u0001]+/g, ' ')
      // "X ...... renewed", "X | closed 4/12": a mark between name and word.
      .replace(/^ ?(?:\.{3,}|…|\|)[. …]*/, '– ')
      .replaceAll(/\bw\/ ?/g, 'with ')
      .replaceAll(/\b(?:proofs? of value|povs?)\b/g, 'pilot')
      .replaceAll(' to not ', ' not to ')
  );
}

const TAIL = 160;
