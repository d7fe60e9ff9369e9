import { asksReader } from './ask-patterns';
import { isNothing, isThanks } from './courtesies';
import { bulletOf } from './bullets';
import { fragmentType } from './fragments';
import { headingText } from './heading-words';
import { isOwnNeed } from './inline-list';
import { continuesLine } from './lines';
import { namesRole } from './role-lines';
import { isPlacedRole, isRole } from './sought-role';
import type { Document, Heading, Line } from './types';
import { plainWords } from './wording';

const MAX_ITEMS = 12;

/** The words of the list item at `at`, and the line after it. */
export function itemAt(document: Document, at: number): { words: string; next: number } | null {
  const line = document.lines[at];
  const bullet = line?.kind === 'text' ? bulletOf(line) : null;
  if (!line || !bullet) return null;
  let text = line.view.slice(bullet.textAt);
  let next = at + 1;
  for (let before = line; ; next += 1) {
    const more = document.lines[next];
    if (more?.kind !== 'text' || bulletOf(more) || !continuesLine(before, more)) break;
    text += ` ${more.view.trim()}`;
    before = more;
  }
  return { words: plainWords(text.slice(0, 1_200)), next };
}

/** "Hiring a bilingual lead": an ask only beside others. */
export const isNeed = (words: string): boolean =>
  isOwnNeed(words) || fragmentType(words) !== null || isRole(words);

/**
 * True when a list stands at `from` whose items all ask, two of them clearly: whatever its
 * heading says, it is one of asks.
 */
export function isAskList(document: Document, from: number): boolean {
  let at = document.lines[from]?.kind === 'blank' ? from + 1 : from;
  let clear = 0;
  for (let items = 0; items < MAX_ITEMS; items += 1) {
    const item = itemAt(document, at);
    if (item === null) break;
    if (isThanks(item.words) || isNothing(item.words)) return false;
    if (asksReader(item.words)) clear += 1;
    else if (!isNeed(item.words)) return false;
    at = document.lines[item.next]?.kind === 'blank' ? item.next + 1 : item.next;
  }
  return clear >= 2;
}

/** "We're hiring!", "Open roles right now", "Positions we are filling". */
const ROLES =
  /^(?:(?:(?:we're|we are|now|still|currently|also|yes) )*(?:hiring|recruiting)(?: (?:for|now|again|right now|in \w+|the following (?:roles?|positions?|people)|these (?:roles|positions)|(?:two|three|four|five|several|a few|\d) (?:new |open )?(?:roles|positions)))*|(?:(?:our|current|currently|all) )*(?:open|vacant|unfilled) (?:roles?|positions?|jobs?|seats|reqs)(?: (?:right now|now|today|still|at [\w ]{2,30}))?|(?:roles?|positions?|jobs?|seats) (?:that )?(?:we're|we are|we) (?:\w+ )?(?:fill(?:ing)?|hiring(?: for)?|recruiting(?: for)?|looking to fill|trying to fill)|(?:we're|we are) (?:looking|trying|hoping) to (?:fill|hire|recruit|add)|(?:join us|join our team|come work with us|work with us|come join us|help us hire|who we(?:'re| are) hiring))$/;
/** Bare "Hiring" heads news of who has joined as often as roles to fill. */
const BARE = /^(?:hiring|recruiting)$/;

/** "Still open from the last list", "carried over from March". */
const LEFT_OPEN =
  /^(?:what(?:'s| is) )?(?:still|yet) (?:open|missing|needed|outstanding|unsolved|wanted|looking(?: for)?|seeking|searching(?: for)?|on the list)(?: (?:from|since|on|of) (?:the |our |my )?(?:last|previous) \w+)?$|^(?:carried|rolled|left) over(?: from [\w ]{3,30})?$|^(?:open|outstanding|unanswered) from (?:the )?(?:last|previous) \w+$/;

const LEFT = /\b(?:still|yet|over|from)\b/i;

/** What was asked before and still stands, above a list whose first item names somebody. */
export function leftOpenAt(document: Document, at: number, known: Heading | null): Heading | null {
  const line = document.lines[at];
  if (!line || line.view.length > 60 || bulletOf(line) || known?.inlineAt != null) return null;
  if (!LEFT.test(line.view)) return null;
  const text = headingText(line.view);
  if (!LEFT_OPEN.test(text)) return null;
  const below = at + (known?.lines ?? 1);
  const first = itemAt(document, document.lines[below]?.kind === 'blank' ? below + 1 : below);
  if (first === null || !(isNeed(first.words) || asksReader(first.words))) return null;
  const own = { rank: 9, inlineAt: null, bullet: null, lines: 1, ...known };
  return { ...own, kind: 'mixed', hint: null, text: 'wanted' };
}

/** "Four things, most urgent first:" above a list: those that ask are asks. */
const URGENT_FIRST =
  /^(?:(?:i|we) (?:have|need|want) )?(?:one|two|three|four|five|six|a few|several|some|\d|our|my|the) (?:\w+ )?(?:things?|points?|items?|topics?|list)\b[^.!?]{0,30}\b(?:(?:urgent|important|pressing) (?:first|one first)|(?:order of|by|in) (?:urgency|priority|importance))$/;

/** "We would be grateful for:", "Most helpful would be:" */
const WOULD_HELP =
  /^(?:(?:so|and|also|this (?:month|quarter|time)|as (?:always|ever)),? )*(?:(?:we|i)(?:'d| would| should)(?: (?:also|really|greatly|much|very much))* (?:be (?:(?:most|very|really|so|truly|extremely) )?(?:grateful|thankful|glad|happy)|appreciate|welcome|love|value)(?: (?:for|of|about|to (?:have|get|receive)))?(?: (?:help|your help)(?: with)?)?|(?:(?:most|very|really|especially) )?(?:helpful|useful|welcome|appreciated|valuable) (?:(?:right )?now )?would be|what would (?:help|be (?:(?:most|really|very) )?(?:helpful|useful|great))(?: us| me)?(?: (?:most|(?:right )?now|a lot))?(?: is| would be)?)$/;

export function urgentFirst(document: Document, at: number): Heading | null {
  const line = document.lines[at];
  if (!line || line.view.length > 90 || !/: *$/.test(line.view) || bulletOf(line)) return null;
  const text = headingText(line.view);
  const below = document.lines[at + 1]?.kind === 'blank' ? at + 2 : at + 1;
  const helps = WOULD_HELP.test(text);
  if ((!URGENT_FIRST.test(text) && !helps) || itemAt(document, below) === null) return null;
  const own = { rank: 9, inlineAt: null, bullet: null, lines: 1, hint: null };
  return { ...own, kind: helps ? 'asks' : 'mixed', text: 'wanted' };
}

/** "Head of Ops – must have run a plant.", "Two line leads (second shift)." */
function isRoleLine(line: Line | undefined): boolean {
  if (line?.kind !== 'text' || line.view.length > 120) return false;
  const text = line.view.slice(bulletOf(line)?.textAt ?? 0);
  return namesRole(plainWords(text));
}

const THE_ROLES =
  /^(?:the|these|here are the|our) (?:\w+ )?(?:roles|positions|openings|jobs)$|^(?:we're|we are) (?:also |still |now |currently )?(?:looking for|searching for|seeking|hiring)$/;

/** "It's time to grow the team. The roles:" above two lines and more that each name one. */
export function rolesBelow(document: Document, at: number): Heading | null {
  const line = document.lines[at];
  if (line?.kind !== 'text' || !/: *$/.test(line.view.slice(-4)) || bulletOf(line)) return null;
  const last = /[^.!?;]{3,60}$/.exec(line.view.slice(-200))?.[0] ?? '';
  const text = headingText(last).replace(
    /^(?:in particular|right now|currently|at the moment|specifically|for that|so),? /,
    '',
  );
  if ((!THE_ROLES.test(text) && !ROLES.test(text)) || BARE.test(text)) return null;
  const below = document.lines[at + 1]?.kind === 'blank' ? at + 2 : at + 1;
  if (!isRoleLine(document.lines[below]) || !isRoleLine(document.lines[below + 1])) return null;
  const own = { rank: 9, inlineAt: null, bullet: null, lines: 1 };
  return { ...own, kind: 'mixed', hint: 'hiring', text: 'wanted' };
}

/** True for a heading of roles to fill above a list whose first item names one. */
export function headsRoles(document: Document, at: number, heading: Heading): boolean {
  if (heading.inlineAt !== null || heading.bullet !== null) return false;
  if (heading.kind !== 'category' && heading.kind !== 'other') return false;
  if (heading.text.length > 60 || !ROLES.test(heading.text) || BARE.test(heading.text))
    return false;
  const below = at + heading.lines;
  const first = itemAt(document, document.lines[below]?.kind === 'blank' ? below + 1 : below);
  return (
    first !== null &&
    (fragmentType(first.words) === 'HIRING' || isRole(first.words) || isPlacedRole(first.words))
  );
}
