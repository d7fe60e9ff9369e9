import type { CustomerStatus } from '../types';
import { readList, type Listed } from './lists';
import { isOnlyTool } from './name-kinds';
import type { Name } from './name';
import { clauseEnd, mention, sole, type Mention, type Scene } from './scene';
import { INTENT, OTHER_BUSINESS } from './talk';
import { tailBehind } from './told-of';

const WORK =
  /^(?:work|works|installations?|construction|rollouts?|roll-outs?|deployments?|projects?|implementations?|builds?|onboarding|orders|deliver(?:y|ies)|shipments?|service|operations|usage|units?|robots?|devices?|systems?|machines?|chargers?|sensors?|arrays?|panels?|batter(?:y|ies)|kiosks?|cameras?|meters?|pumps?|lines?|cells?|sites?|pilots?|turbines?|printers?|lockers?|drones?|trucks?)$/;
const THINGS =
  /^(?:installations?|units?|robots?|devices?|systems?|machines?|chargers?|sensors?|arrays?|panels?|batter(?:y|ies)|kiosks?|cameras?|meters?|pumps?|lines?|cells?|turbines?|printers?|lockers?|drones?)$/;
const BE =
  '(?:,? ?(?:is|are|was|were|has|have|been|went|came|got|remains?|stays?|now|both|all|also|currently|again|finally|fully|temporarily|just) )+';
const PAUSED = new RegExp(
  `^${BE}(?:paused|suspended|frozen|halted|stopped (?:until|for now|while)|(?:put )?on (?:hold|pause|ice)|interrupted)\\b`,
);
const RUNNING = new RegExp(
  `^${BE}(?:energi[sz]ed|commissioned|switched on|turned on|live\\b|online|operational|installed|in (?:service|operation|production)|up and running|running|connected|handed over|accepted|completed)\\b(?! (?:soon|next|in (?:two|three)))`,
);
/** "X's high school", "X's Reno warehouse": a part of it. */
const PART = /^'?s? ?(?:@ )?(?:[a-z-]+ ){1,4}?(?=(?:is|are|was|were|has|have|went|came|got) )/;

/** "Work at X is paused", "the arrays at X and at the Y were energized": what is done there tells. */
export function byWork(scene: Scene, at: number): [Name, Mention][] {
  const { tokens, masked, sentence } = scene;
  if (!/^(?:at|for|with)$/.test(tokens[at]?.text ?? '') || sentence.goal[at] === true) return [];
  const what = tokens[at - 1]?.text ?? '';
  if (!WORK.test(what)) return [];
  const listed: Listed[] = [];
  let next = at;
  for (;;) {
    const lead = tokens[next]?.text === 'and' ? next + 1 : next;
    if (!/^(?:at|for|with)$/.test(tokens[lead]?.text ?? '')) break;
    const from = tokens[lead + 1]?.text === 'the' ? lead + 2 : lead + 1;
    const list = readList(tokens, scene.names, from);
    if (list.listed.length === 0) break;
    listed.push(...list.listed);
    next = list.next;
  }
  if (listed.length === 0 || listed.some((l) => l.name.person || isOnlyTool(scene, l.name)))
    return [];
  if (OTHER_BUSINESS.test(scene.words) || INTENT.test(scene.words)) return [];
  const end = tokens[next - 1]?.end ?? 0;
  const owned = masked.slice(end - 2, end) === "'s";
  const tail = tailBehind(scene, next).replace(/^ /, '');
  const told = owned ? tail.replace(PART, '') : tail;
  const status = statusOf(told, what, masked.slice(tokens[0]?.start ?? 0, end).toLowerCase());
  if (status === null) return [];
  return listed.map((item) =>
    mention(scene, item, status, 'object.work', 0.8, [
      next,
      sole(listed) ? clauseEnd(scene, next) : next,
    ]),
  );
}

function statusOf(told: string, what: string, before: string): CustomerStatus | null {
  if (PAUSED.test(told)) return 'PAUSED';
  if (!RUNNING.test(told) || !THINGS.test(what)) return null;
  return /\b(?:pilot|trial|poc|demo|test)\b/.test(before) ? 'PILOT' : 'ACTIVE';
}
