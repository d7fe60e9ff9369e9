import { bulletOf } from './bullets';
import { isName } from './closing';
import {
  asksKind,
  categoryOf,
  headingText,
  isAnnouncement,
  isOtherHeading,
  isWanted,
} from './heading-words';
import { saysWithWhat } from './statements';
import type { Bullet, Document, Heading, Hint, Line } from './types';
import { goesOnAbove } from './wrapped-lines';
import { RANK, marked, shaped } from './heading-marks';

const LABEL = /^ *[^:|]{1,60}:{1,2}[*_]{0,3}(?: |$)/;
/** "Where can you help? In two places: …" */
const QUESTION = /^ *[^:|.!?]{8,60}\?(?= )/;
/** "Asks. (a) Rock. (b) Lenders." */
const STOPPED =
  /^ *[*_]{0,3}(?:[Oo]ur |[Mm]y )?(?:[Aa]sks?|[Rr]equests?|[Ff]avou?rs?|[Nn]eed(?:s|ed)?|[Ww]anted|[Ww]ants|[Ww]ish(?:es| ?list)?|[Hh]elp (?:wanted|needed|requested))[*_]{0,3}\.[*_]{0,3}(?= )/;
/** "Ask → intros to studios" */
const ARROW = /^ *[^:|→>=]{1,40}? (?:[→⇒➜➝➞➤⮕]|->|=>|>>?|=) +/;
/** What stands behind "Wants:" when it is a list. */
const LISTED = /^ *(?:\(?[a1][).]|[^;]{4,80};)/;
/** "Where we'd value your input". */
const ADVISED =
  /\b(?:input|advice|opinions?|views|thoughts|guidance|second opinions?|wisdom|perspectives?)\b(?! (?:and|or|&|\/))|\bquestions (?:for|to)\b/;
const LIVED = /\b(?:lived|been|gone) through\b/;
/** A dash after few words, as behind a label. */
const PARTED = /^.{1,44} [-–—]+ /;
const BRIEFLY_PARTED =
  /^ {0,8}(?:[-*•+] |\d{1,2}[.)] )?(?:asks?|help(?: wanted| needed)?|requests?) [-–—]+ /i;
const DASHED = /^ *[^-–—]{1,40} ?(?: [-–—]+ ) */;

const OF_INTROS =
  /^(?:(?:warm |customer )?|(?:our )?(?:requests?|asks?) for (?:warm |customer )?)(?:intros?|introductions?)\b/;

/** Where the content after a label on the same line begins. */
function inlineStart(view: string, from: number, label: RegExp): number | null {
  const match = label.exec(view.slice(from, from + 120));
  if (!match) return null;
  const at = from + match[0].length;
  const skipped = /^[\s*_]{0,6}/.exec(view.slice(at, at + 6))?.[0].length ?? 0;
  return at + skipped < view.trimEnd().length ? at + skipped : null;
}

function hintOf(category: Hint | 'none' | null): Hint | null {
  return category === 'none' ? null : category;
}

/** "Asks: …", "Hiring: …", "Metrics: …": the label decides, the rest of the line is content. */
function labelled(
  line: Line,
  bullet: Bullet | null,
): Omit<Heading, 'rank' | 'bullet' | 'lines'> | null {
  const from = bullet?.textAt ?? 0;
  const asked = line.view.slice(0, 120).includes('? ');
  for (const pattern of asked
    ? [STOPPED, LABEL, QUESTION, DASHED]
    : [STOPPED, LABEL, DASHED, ARROW]) {
    const inlineAt = inlineStart(line.view, from, pattern);
    if (inlineAt === null) continue;
    const label = (pattern.exec(line.view.slice(from, from + 120))?.[0] ?? '').trim();
    const text = headingText(label);
    const kind = asksKind(text, pattern === QUESTION ? 'never' : 'label');
    // "Can you help? We may miss payroll." says nothing of what is asked.
    if (pattern === QUESTION && kind && !saysWithWhat(text, line.view.slice(inlineAt))) continue;
    // "Looking for: a customer success lead" is a sentence; above a list it would be a heading.
    if (isWanted(text) && text !== 'need' && !LISTED.test(line.view.slice(inlineAt))) continue;
    const hint = OF_INTROS.test(text) ? 'intro' : null;
    if (kind) return { kind: isWanted(text) ? 'asks' : kind, text, hint, inlineAt };
    if (pattern === QUESTION || (pattern === DASHED && !/^[*_]/.test(label))) continue;
    const category = categoryOf(text);
    if (category) return { kind: 'category', text, hint: hintOf(category), inlineAt };
    if (isOtherHeading(text)) return { kind: 'other', text, hint: null, inlineAt };
  }
  return null;
}

/** "Open roles (please share!)", "Hiring – referrals welcome". */
const SHARED =
  /^([^(–—,:!]{3,30}?)(?: ?[(,:!–—]| -) ?(?:(?:please|pls|kindly|do) )?(?:(?:share|spread|forward|circulate|refer|repost|send)\b|(?:referrals?|candidates?|names|intros?|introductions?|help|leads) (?:(?:very |most |always )?welcome|wanted|needed|appreciated|please)\b|(?:do you )?know (?:of )?(?:any|some)(?:one|body)?(?: (?:good|great|suitable|who (?:fits|might fit)))?$).{0,30}$/;

const INTROS =
  /^(?:\w+ )?(?:intros?|introductions?)\b|\b(?:intros?|introductions?|introduced|meet)(?: (?:to|with))?$|\byou (?:can|could|might) open(?: (?:some |a few |the )?doors?)?(?: for us)?$/;
/** "Target accounts (intros welcome)". */
const AIMS =
  /^(?:our |current |top |\d+ )*(?:target|dream|key|top|priority|named) (accounts|customers|logos|prospects|companies|clients|investors|funds|vcs)(?: \(| ?[:–—,-] ?)(?:(?:warm |any )*(?:intros?|introductions?) (?:welcome|wanted|needed|appreciated|please)|please (?:introduce|intro|connect)|do you know any\w*|(?:if|who(?:ever)?|any(?:one|body)|should) (?:you |of you |any(?:one|body) )?(?:knows?|ha(?:ve|s)|with|can|could)\b)/;
const MONEYED = /^(?:the |some |our |target |dream |key )*(?:investors|funds|vcs|angels)\b/;

function kindOf(text: string): Pick<Heading, 'kind' | 'hint'> {
  const kind = asksKind(text);
  if (kind) {
    const words = text.split(/ ?[-–—:/] ?| for | asks?$| requests?$| needs?$| help$/);
    const sides = [words.at(-1) ?? '', words[0] ?? ''].filter((side) => !/^investors?$/.test(side));
    const category = sides.map(categoryOf).find((c) => c !== null);
    const intro = INTROS.test(text) ? (MONEYED.test(text) ? 'investor' : 'intro') : null;
    const advice = ADVISED.test(text) ? 'advice' : null;
    return { kind, hint: hintOf(category ?? intro ?? advice) };
  }
  const aims = AIMS.exec(text)?.[1];
  if (aims !== undefined)
    return { kind: 'asks', hint: /^(?:investors|funds|vcs)$/.test(aims) ? 'investor' : 'intro' };
  const shared = SHARED.exec(text)?.[1];
  const roles = shared === undefined ? null : categoryOf(shared);
  if (roles) return { kind: 'asks', hint: hintOf(roles) };
  const category = categoryOf(text);
  if (category) return { kind: 'category', hint: hintOf(category) };
  return { kind: 'other', hint: null };
}

/** "Candidates for:", "Advice on:" say of the items below what "Candidates:" says. */
const LEFT_OPEN =
  /(?<=^(?:[a-z]+ )?(?:candidates|referrals|intros?|introductions?|connections|contacts|advice|feedback|input|guidance)) (?:to|for|with|at|on|into|from|in)$/;

function kindAbove(text: string, line: Line): Pick<Heading, 'kind' | 'hint'> {
  const read = kindOf(text);
  const open = read.kind === 'other' && /: *[*_]{0,3} *$/.test(line.view.slice(-7));
  return open ? kindOf(text.replace(LEFT_OPEN, '')) : read;
}

/** A line of a wrapped paragraph may read like a heading by chance. */
function standsAlone(previous: Line | undefined): boolean {
  if (previous?.kind !== 'text') return true;
  const before = previous.view.trim();
  return before.length < 50 || /[.:!?]$/.test(before) || bulletOf(previous) !== null;
}

/** A list right below the line, or behind one blank line. */
function listBelow(lines: readonly Line[], at: number): boolean {
  const next = lines[at + 1]?.kind === 'blank' ? lines[at + 2] : lines[at + 1];
  return next?.kind === 'text' && bulletOf(next) !== null;
}

/** "Asks", with its list right below, is no end of the long line above it. */
function headsList(lines: readonly Line[], at: number, kind: Heading['kind']): boolean {
  if (kind === 'other' || kind === 'closed') return false;
  const view = lines[at]?.view.trim() ?? '';
  return lines[at + 1]?.kind === 'text' && /^\p{Lu}/u.test(view) && listBelow(lines, at);
}

/** What stands below are names of whom to meet. */
const OF_NAMES =
  /\bintro|\b(?:contacts?|connections?|anyone|someone|people) (?:at|with|to|in|from) (?:\w+ )*?(?:these|those|following)\b/;
const HIRES = /^(?:we're|we are)(?: \w+)? (?:hiring|recruiting)\b/;

/** Two names on lines of their own below the line, or behind one blank line. */
function namesBelow(lines: readonly Line[], at: number): boolean {
  const from = lines[at + 1]?.kind === 'blank' ? at + 2 : at + 1;
  return isName(lines[from]) && isName(lines[from + 1]);
}

/** Behind these words paragraphs may stand for a list: "Here's what I'd love from you:" */
const FROM_YOU =
  /\bwhat (?:we|i)(?:'d| would)? (?:really )?(?:love|like|need|want|ask)\b.{0,40}\b(?:from|of) you\b/;

/** A sentence that hands over to a list: "We have two asks this month:". */
function announcesAsks(lines: readonly Line[], at: number): boolean {
  const view = lines[at]?.view.slice(0, 200) ?? '';
  if (view.trim().length > 100) return false;
  const text = headingText(view);
  const named = OF_NAMES.test(text) && namesBelow(lines, at);
  const spread = FROM_YOU.test(text) && /: *$/.test(view) && lines[at + 1]?.kind === 'blank';
  return (named || spread || listBelow(lines, at)) && isAnnouncement(text);
}

/** "The audit is done. As every month, our asks:" above a list: the end of the line heads it. */
function tailHeading(lines: readonly Line[], at: number): string | null {
  const view = lines[at]?.view.trim().slice(0, 240) ?? '';
  if (!view.endsWith(':') || !listBelow(lines, at)) return null;
  const sentence = /[.!?;] +(?=[^.!?;]+$)/.exec(view);
  const last = sentence === null ? view : view.slice(sentence.index + sentence[0].length);
  const comma = last.lastIndexOf(', ');
  const tails = [sentence === null ? '' : last, comma === -1 ? '' : last.slice(comma + 2)];
  const found = tails
    .map(headingText)
    .find((tail) => tail !== '' && (asksKind(tail) === 'asks' || isAnnouncement(tail)));
  return found ?? null;
}

/** "Ask 1 - a Chief of Staff in New York": the ask stands behind its label, and no list below. */
function dashedAsk(lines: readonly Line[], at: number, bullet: Bullet | null): Heading | null {
  const line = lines[at];
  const match = line === undefined ? null : DASHED.exec(line.view.slice(bullet?.textAt ?? 0, 120));
  if (!line || !match || listBelow(lines, at)) return null;
  const inlineAt = (bullet?.textAt ?? 0) + match[0].length;
  const text = headingText(match[0]);
  const said = line.view.slice(inlineAt).trim().split(' ').length;
  if (
    said < 3 ||
    !/^(?:[\w']+ )?(?:asks?|requests?|favou?rs?|help(?: wanted| needed)?)\b/.test(text)
  )
    return null;
  if (asksKind(text, 'never') !== 'asks') return null;
  return {
    kind: 'asks',
    text,
    hint: null,
    inlineAt,
    rank: bullet ? RANK.listed : RANK.label,
    bullet,
    lines: 1,
  };
}

/** Reads the line at `at` as a heading, or null. `shouting`: the whole text is in capitals. */
export function headingOf(lines: readonly Line[], at: number, shouting: boolean): Heading | null {
  const line = lines[at];
  if (line?.kind !== 'text') return null;
  const marks = marked(lines, at);
  const bullet = bulletOf(line);
  if (!bullet && !marks && goesOnAbove(lines, at) && !listBelow(lines, at)) return null;
  const long = line.view.trim().length > 80;
  const colon = /: *$/.test(line.view.slice(-4));
  // "Could you..." goes on below.
  const ended = /(?<!\.)[.,;] *$/.test(line.view.slice(-5));
  const stopped = ended && /^[^.!?]{1,100}\. *$/.test(line.view.slice(0, 120));
  const text = (long || ended) && !marks && !colon ? '' : headingText(line.view);
  if (marks && text !== '')
    return { ...kindAbove(text, line), ...marks, text, inlineAt: null, bullet: null };
  // "Needs -> intros to A; a designer" holds what it heads.
  const arrow = !long && ARROW.test(line.view) ? labelled(line, bullet) : null;
  if (arrow?.kind === 'asks')
    return { ...arrow, rank: bullet ? RANK.listed : RANK.label, bullet, lines: 1 };
  const parted = (long ? BRIEFLY_PARTED : PARTED).test(line.view);
  const dashed = marks || colon || !parted ? null : dashedAsk(lines, at, bullet);
  if (dashed !== null) return dashed;
  const known = long || ended ? { kind: 'other' as const, hint: null } : kindAbove(text, line);
  // "How can we help: buyers at chains": what stands behind the label decides.
  const inline = known.kind === 'closed' ? labelled(line, bullet) : null;
  const tail = colon && !bullet && known.kind !== 'asks' ? tailHeading(lines, at) : null;
  if (tail !== null) {
    const hint = ADVISED.test(tail) || LIVED.test(tail) ? ('advice' as const) : null;
    const kind = { kind: 'asks' as const, hint, rank: RANK.label };
    return { ...kind, text: tail, inlineAt: null, bullet, lines: 1 };
  }
  const isKnown =
    inline?.kind !== 'mixed' &&
    !long &&
    !ended &&
    text !== '' &&
    (known.kind !== 'other' || isOtherHeading(text));
  const heads = known.kind === 'asks' || (known.kind === 'category' && listBelow(lines, at));
  const sentence = /[!?] *$/.test(line.view.slice(-4)) && !heads;
  const alone = standsAlone(lines[at - 1]) || headsList(lines, at, known.kind);
  if (isKnown && !sentence && (colon || bullet || alone)) {
    const listed = bullet !== null && !['1', 'a', 'A', 'emoji'].includes(bullet.kind);
    const rank = listed ? RANK.listed : colon ? RANK.label : RANK.plain;
    const item = bullet?.kind === 'emoji' ? null : bullet;
    return { ...known, rank, text, inlineAt: null, bullet: item, lines: 1 };
  }
  if ((colon || stopped) && !bullet && announcesAsks(lines, at))
    return {
      kind: 'asks',
      hint: OF_NAMES.test(text) ? 'intro' : LIVED.test(text) ? 'advice' : null,
      rank: RANK.label,
      text,
      inlineAt: null,
      bullet,
      lines: 1,
    };
  const label = inline ?? labelled(line, bullet);
  if (label) return { ...label, rank: bullet ? RANK.listed : RANK.label, bullet, lines: 1 };
  if (bullet && bullet.kind !== 'emoji') return null;
  const titled =
    colon &&
    !bullet &&
    text.length <= 60 &&
    lines[at - 1]?.kind !== 'text' &&
    (text.split(' ').length <= 4 || HIRES.test(text));
  if (!titled && !shaped(lines, at, shouting)) return null;
  const rank = titled ? RANK.label : RANK.plain;
  return { kind: 'other', hint: null, rank, text, inlineAt: null, bullet: null, lines: 1 };
}

/** The heading at a line of a document, read once. */
export function headingAt(document: Document, at: number): Heading | null {
  const seen = document.headings.get(at);
  if (seen !== undefined) return seen;
  const heading = headingOf(document.lines, at, document.shouting);
  document.headings.set(at, heading);
  return heading;
}
