import type { CustomerStatus } from '../types';
import { readList } from './lists';
import type { Name } from './name';
import { isOnlyTool } from './name-kinds';
import { clauseEnd, CUSTOMER_TALK, mention, sole, type Mention, type Scene } from './scene';
import { INTENT, OTHER_BUSINESS, PROSPECT } from './talk';

const GOODS =
  '(?:product|platform|software|tool|app|application|solution|system|service|robots?|sensors?|devices?|technology|offering)';
const PAPER = '(?:contract|agreement|subscription|proposal|offer|bid|quote|order|pilot|licen[cs]e)';
const BEEN =
  '(?:was|were|has been|have been|had been|is now|are now|got|is|are) (?:(?:also|now|just|finally|recently|formally|sadly|unfortunately|already) )*(not )?';

/** "We were …", "our platform was …", "a contract was …", up to the word before "by". */
const PASSIVE = new RegExp(
  `\\b(we|(?:our|the) (?:[a-z-]+ ){0,2}?${GOODS}|(?:an?|the|our) (?:[a-z0-9-]+ ){0,3}?${PAPER}) ${BEEN}([a-z]+(?: down| out| over)?)$`,
);

const DONE: readonly [CustomerStatus, RegExp][] = [
  [
    'ACTIVE',
    /^(?:chosen|selected|picked|hired|adopted|bought|purchased|renewed|extended|contracted|engaged|commissioned|deployed|rolled out|licensed|retained|ordered|implemented|signed|countersigned)$/,
  ],
  ['CHURNED', /^(?:dropped|cancell?ed|terminated|discontinued|replaced|fired)$/],
  ['LOST_DEAL', /^(?:rejected|declined|turned down)$/],
  ['PAUSED', /^(?:paused|suspended|frozen)$/],
  ['PILOT', /^(?:piloted|trialled|trialed)$/],
];

const NOT_CHOSEN = /^(?:chosen|selected|picked|shortlisted|hired|retained|awarded|considered)$/;
/** What the buyer did instead tells that it was no jury. */
const DID_INSTEAD =
  /^, ?(?:who|which|they|as they|because they|since they)\b.{0,30}?\b(?:buil[dt]|build|stay|stayed|keep|kept|went|go|chose|choose|decided|prefer|preferred|picked|bought|signed|wanted|renewed|stick|stuck)/i;
/** "in the final vote": what a buyer's choice ends with. */
const AT_THE_END =
  /^ (?:in|at|after) (?:the|its|their) (?:final|last|second|closing|deciding) (?:vote|round|stage|step|selection|meeting|bake-?off|cut|decision)\b/;
/** Juries choose too, and people sign. */
const BY_CHOICE = /^(?:chosen|selected|picked|hired|signed|countersigned)$/;
const BY_JURY =
  /\b(?:startups?|finalists?|cohort|program(?:me)?|accelerator|list|awards?|prize|speak|present|exhibit|featured|top \d+|best|jury|batch|panel)\b/i;
const FINANCIER = /\b(?:ventures|capital|vc|fund|angels|combinator|techstars)\b/i;

/** "We were chosen by X", "our contract was cancelled by X". */
export function byAgent(scene: Scene, at: number): [Name, Mention][] {
  const { tokens, masked } = scene;
  if (tokens[at]?.text !== 'by' || scene.sentence.goal[at] === true) return [];
  const { listed, next } = readList(tokens, scene.names, at + 1);
  if (listed.length === 0 || listed.some((l) => l.name.person || isOnlyTool(scene, l.name)))
    return [];
  const close = tokens[at - 1]?.end ?? 0;
  const from = Math.max(tokens[0]?.start ?? 0, close - 100);
  const before = masked
    .slice(from, close)
    .toLowerCase()
    .replaceAll(/[\s\u0001]+/g, ' ');
  const [, subject = '', denied, verb = ''] = PASSIVE.exec(before) ?? [];
  const done = DONE.find(([, pattern]) => pattern.test(verb))?.[0];
  // "We were not selected by X, who build it themselves."
  const refused = denied !== undefined && NOT_CHOSEN.test(verb);
  const status = refused ? 'LOST_DEAL' : denied === undefined ? done : undefined;
  if (status === undefined || listed.some((l) => FINANCIER.test(l.name.text))) return [];
  const end = listed.at(-1)?.name.end ?? close;
  const behind = masked.slice(end, end + 80);
  const instead = DID_INSTEAD.test(behind) || AT_THE_END.test(behind);
  if (
    refused &&
    !instead &&
    !CUSTOMER_TALK.test(scene.words) &&
    !listed.every((l) => l.name.company)
  )
    return [];
  const told = CUSTOMER_TALK.test(scene.words) || listed.every((l) => l.name.company);
  if (/sign/.test(verb) && !listed.every((l) => l.name.company)) return [];
  if (
    BY_CHOICE.test(verb) &&
    (BY_JURY.test(scene.words) ||
      (subject === 'we' && !told && next < tokens.length && !(refused && instead)))
  )
    return [];
  if (INTENT.test(scene.words) || OTHER_BUSINESS.test(scene.words)) return [];
  if (status === 'ACTIVE' && PROSPECT.test(scene.words)) return [];
  // A system is replaced by the next one.
  if (verb === 'replaced' && subject !== 'we') return [];
  const lost = status === 'CHURNED' && /\b(?:pilot|proposal|offer|bid|quote)$/.test(subject);
  return listed.map((item) =>
    mention(scene, item, lost ? 'LOST_DEAL' : status, 'agent', 0.8, [
      next,
      sole(listed) ? clauseEnd(scene, next) : next,
    ]),
  );
}
