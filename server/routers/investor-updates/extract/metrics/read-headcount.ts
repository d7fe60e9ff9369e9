import type { Token } from '../tokens/tokenize';
import type { DocumentContext } from './candidate';
import {
  closesCount,
  countsNow,
  goesOnOfUs,
  isCompanyOf,
  PEOPLE_MOVED,
  tellsOfHires,
} from './comings-and-goings';
import type { Link } from './link';
import type { Sentence } from './sentences';
import { peopleAbroad } from './people-abroad';
import {
  areHere,
  followsMetric,
  isOnceOf,
  ledElsewhere,
  onPayroll,
  peopleNoun,
  worksHere,
} from './people-around';
import { atEvent, isCountedInside, metElsewhere } from './people-elsewhere';
import { placeInLine, startOnly } from './people-line';
import {
  grewFrom,
  growAnchor,
  growsTeam,
  hasPeopleLabel,
  isTeam,
  isWholeTeam,
  ownSubject,
  weGrew,
} from './own-team';
import { governorIndex } from './surroundings';

/**
 * Links a number to the size of the whole team: "team of 23", "we are now 23 people",
 * "brings us to 23". Hires, sub-teams and customers' staff are left alone.
 */
export function linkHeadcount(
  sentence: Sentence,
  at: number,
  context: DocumentContext,
): Link | null {
  const { tokens, goal } = sentence;
  const token = tokens[at];
  if (token?.kind !== 'number' || goal[at] === true) return null;
  const { number } = token;
  if (number.kind !== 'plain' || number.currency !== null || number.scaled || number.signed)
    return null;
  const abroad = peopleAbroad(tokens, at);
  if (abroad !== null) return abroad;
  const strong = tokens[at + 1]?.text === '-' && tokens[at + 2]?.text === 'strong';
  const group = tokens[at + 3]?.text ?? '';
  if (
    strong &&
    /^(?:our|a|the|now)$/.test(tokens[at - 1]?.text ?? '') &&
    /^(?:team|crew|staff|workforce|company)$/.test(group)
  )
    return { anchor: at + 3, number: at, rule: 'prose', confidence: 0.85, date: null };
  const noun = peopleNoun(tokens, at);
  const governor = governorIndex(tokens, at);
  if (
    tokens[at + 1]?.text === 'of' &&
    tokens[at + 2]?.text === 'us' &&
    !isOnceOf(tokens, at) &&
    !isSomeOfUs(tokens, at) &&
    !/^(?:for|to|from|hired|each)$/.test(tokens[governor]?.text ?? '')
  )
    return { anchor: at + 2, number: at, rule: 'prose', confidence: 0.85, date: null };
  if (atEvent(tokens, governor)) return null;
  const word = tokens[governor]?.text ?? '';
  const before = tokens[governor - 1]?.text ?? '';
  const hit = (anchor: number, confidence: number): Link => ({
    anchor,
    number: at,
    rule: 'prose',
    confidence,
    date: null,
  });
  if (
    word === 'of' &&
    /^(?:team|staff|headcount|workforce|crew|group)$/.test(before) &&
    isWholeTeam(tokens, governor - 1)
  ) {
    if (ledElsewhere(tokens, governor - 1) || metElsewhere(tokens, governor - 1)) return null;
    return noun === null
      ? (bare(tokens, at) && hit(governor - 1, 0.9)) || null
      : hit(governor - 1, 0.9);
  }
  if (/^(?:we're|we|are)$/.test(word) && isWe(tokens, governor)) {
    if (noun !== null) return hit(noun, 0.9);
    // "we crossed 50": of whatever was spoken of.
    const passed = /^(?:crossed|passed|above|over)$/.test(tokens[at - 1]?.text ?? '');
    return closesBare(tokens, at) && !passed ? hit(governor, 0.75) : null;
  }
  // "We remain 11."
  if (/^(?:remain|stay|remained)$/.test(word) && before === 'we')
    return noun !== null
      ? hit(noun, 0.85)
      : (closesBare(tokens, at) && hit(governor, 0.75)) || null;
  // "our strength is now 46 people", "we became 17 people"
  if (noun !== null && word === 'became' && before === 'we') return hit(noun, 0.85);
  if (/^(?:is|stands|stood)$/.test(word) && before === 'strength' && noun !== null)
    return hit(noun, 0.85);
  // "We now employ 46."
  if (word === 'employ' && noun === null && closesBare(tokens, at))
    return tokens.slice(Math.max(0, governor - 3), governor).some((t) => t.text === 'we')
      ? hit(governor, 0.75)
      : null;
  // "we were 83 people at year end"
  if (
    word === 'were' &&
    before === 'we' &&
    noun !== null &&
    /^(?:at|as|on|by|\.|,|)$/.test(tokens[noun + 1]?.text ?? '')
  )
    return hit(noun, 0.8);
  // "we had $3M in cash and were 27 people", "we let eight people go and are 19 now"
  if (before === 'and' && goesOnOfUs(tokens, governor, noun ?? at))
    return hit(noun ?? governor, 0.75);
  // "The team's now 22."
  if (
    word === "team's" &&
    noun === null &&
    /^(?:the|our)$/.test(before) &&
    tokens[at + 1] === undefined
  )
    return hit(governor, 0.75);
  if (word === 'is' && noun === null && isCompanyOf(tokens, governor, at))
    return hit(governor, 0.75);
  if (word === 'to' && noun !== null && (grewFrom(tokens, governor) || weGrew(tokens, governor)))
    return hit(noun, 0.85);
  if (
    /^(?:to|at)$/.test(word) &&
    before === 'us' &&
    noun === null &&
    bare(tokens, at) &&
    tellsOfHires(tokens)
  )
    return hit(governor, 0.75);
  if (
    noun !== null &&
    (worksHere(tokens, noun, context) || areHere(tokens, governor, noun, context))
  )
    return hit(noun, 0.8);
  const payroll = onPayroll(tokens, noun ?? at);
  if (payroll !== null) {
    const own =
      /^(?:have|has|with|at|now|had|are)$/.test(word) && ownSubject(tokens, governor, context);
    // "There are 21 people on payroll."
    if (word === 'are' && before === 'there') return hit(payroll, 0.8);
    const listed = /^(?:,|and|&)$/.test(word) && followsMetric(tokens, governor);
    return governor < 0 || own || listed ? hit(payroll, 0.8) : null;
  }
  if (closesCount(tokens, at)) return hit(governor, 0.75);
  if (noun === null && countsNow(tokens, at)) return hit(at - 1, 0.75);
  const team = tokens[at + 1];
  // "2 engineers joined, now 33 in total."
  if (tokens[at - 1]?.text === 'now' && team?.text === 'in' && tokens[at + 2]?.text === 'total')
    return PEOPLE_MOVED(tokens.slice(0, at)) ? hit(at + 2, 0.75) : null;
  // "19 on the team, 2 starting in May."
  if (at === 0 && team?.text === 'on the team' && /^[,.;(]$/.test(tokens[2]?.text ?? '.'))
    return number.value <= MAX_UNNAMED ? hit(1, 0.75) : null;
  if (noun === null && team?.kind === 'anchor' && /^(?:on|in) the team$/.test(team.text))
    return /^(?:have|has|with|at|now|had|are)$/.test(word) && ownSubject(tokens, governor, context)
      ? hit(at + 1, 0.8)
      : null;
  if (
    noun === null &&
    /^(?:numbers|numbered|counts|totals)$/.test(word) &&
    isTeam(tokens[governor - 1])
  )
    return bare(tokens, at) && isWholeTeam(tokens, governor - 1) ? hit(governor - 1, 0.85) : null;
  if (noun === null)
    return /^(?:to|at)$/.test(word) && growsTeam(tokens, governor) && bare(tokens, at)
      ? hit(growAnchor(tokens, governor), 0.85)
      : null;
  if (word === 'to' && (growsTeam(tokens, governor) || before === 'us' || before === 'up'))
    return hit(noun, 0.85);
  // "We've got twenty-two people"
  if (word === 'got' && /^(?:we've|have)$/.test(before)) return hit(noun, 0.8);
  if (
    /^(?:have|employ|has|employs|employed|employing|counts|numbers|comprises|totals|includes|with|at|now|had)$/.test(
      word,
    ) &&
    ownSubject(tokens, governor, context)
  )
    return hit(noun, 0.85);
  // "we ended the year as 58 people"
  if (
    word === 'as' &&
    tokens.slice(0, governor).some((t) => /^(?:ended|closed|finished)$/.test(t.text))
  )
    return ownSubject(tokens, governor, context) ? hit(noun, 0.8) : null;
  // "Still the same five people."
  const led = tokens.slice(0, governor);
  if (word === 'same' && led.every((t) => /^(?:still|the|it's|we're)$/.test(t.text)))
    return hit(noun, 0.75);
  // "(3) Runway 23 months (4) 14 employees"
  if (tokens[governor]?.kind === 'number' && /^\(\d\d?\)$/.test(word))
    return startOnly(tokens, at - governor, noun) ? hit(noun, 0.8) : null;
  if (governor < 0 || /^(?:•|:|\||—|–|-)$/.test(word) || isPicture(word))
    return governor < 0 || !hasPeopleLabel(tokens, governor)
      ? (number.value <= MAX_UNNAMED &&
          startOnly(tokens, placeInLine(tokens, governor, at, context), noun) &&
          hit(noun, 0.8)) ||
          null
      : null;
  if (/^(?:,|and|&|\/|·)$/.test(word))
    return followsMetric(tokens, governor) ? hit(noun, 0.8) : null;
  return null;
}

/** "Four of us moved to Lisbon", unlike "There are seven of us in two cities": some of all. */
const isSomeOfUs = (tokens: readonly Token[], at: number) =>
  at === 0 &&
  /^(?:\w{2,20}ed|went|met|took|flew|are|were|have|had|will|did|spent|got|gave|came|saw|ran|left|in|on|at)$/.test(
    tokens[3]?.text ?? '',
  );

/** "20,000 people, most of them vendors" opens a line about an event. */
const MAX_UNNAMED = 1_000;

/** Half of an emoji that opens a line as a bullet does: "👥 44 FTEs". */
const isPicture = (word: string) => /^[\ud800-\udfff\ufe0f]$/.test(word);

function isWe(tokens: readonly Token[], governor: number): boolean {
  const word = tokens[governor]?.text ?? '';
  if (word === "we're") return true;
  const subject = tokens[governor - (word === 'are' ? 1 : 0)];
  return (
    subject?.text === 'we' ||
    subject?.text === 'us' ||
    (subject?.kind === 'anchor' && subject.text === 'team')
  );
}

/** "We're 15 now", "we are 12." */
function closesBare(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return (
    next === undefined ||
    isCountedInside(tokens, at + 1) ||
    // "We're still just five: me, Ollie and Fen."
    (next.text === ':' && tokens[at + 2]?.kind === 'word') ||
    (/^(?:now|today|strong|\.|,|\)|full-time|fulltime|between|altogether|in)$/.test(next.text) &&
      !(next.text === 'between' && /^(?:us|the|now|here|an?)$/.test(tokens[at + 2]?.text ?? '')) &&
      !/^(?:months?|weeks?)$/.test(tokens[at + 2]?.text ?? '') &&
      next.text !== 'in') ||
    (next.text === 'in' && /^(?:total|the)$/.test(tokens[at + 2]?.text ?? ''))
  );
}

function bare(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return (
    next === undefined ||
    next.kind === 'punct' ||
    next.kind === 'date' ||
    /^(?:now|today|strong|across|in|and|with|at|as|this|by|after|based|members|spread|split|including|people|full-time|from|who|that|working|total|or|on|is|during|so)$/.test(
      next.text,
    )
  );
}
