import type { Token } from '../tokens/tokenize';
import type { MetricField } from '../types';
import { bracketedPairs, namedInBrackets } from './bracketed-names';
import { buildCandidate } from './build';
import type { Candidate, DocumentContext } from './candidate';
import type { Link } from './link';
import { linkPrefix } from './link-prefix';
import { isOwnTotal } from './own-total';
import { linkSuffix } from './link-suffix';
import { SEGMENT } from './parts';
import { ledElsewhere } from './people-around';
import { metElsewhere } from './people-elsewhere';
import { linkHeadcount } from './read-headcount';
import { fieldOf, linkPairs } from './read-pairs';
import { readMarginLabels } from './read-margin-labels';
import { readRecurringPart } from './read-recurring-part';
import { readReserves } from './read-reserves';
import type { Sentence } from './sentences';

/** Ordinary words, which name a metric as labels alone. */
export const LABELS_ALONE = /^(?:bank|balance|crew|workforce|kasse)$/;

/** All readings of a sentence's numbers as metrics of the company, plans and past left out. */
export function readSentence(sentence: Sentence, context: DocumentContext): Candidate[] {
  const found: Candidate[] = [];
  const taken = new Set<number>();
  const listed = new Set<number>();
  const add = (link: Link, field: MetricField, gross: boolean) => {
    if (taken.has(link.number)) return;
    const candidate = buildCandidate(sentence, link, field, gross, context);
    taken.add(link.number);
    if (candidate !== null) found.push(candidate);
  };
  const { tokens } = sentence;
  for (const { link, field, gross, doubt } of [
    ...bracketedPairs(sentence, context),
    ...linkPairs(sentence, context),
  ]) {
    const candidate = field && buildCandidate(sentence, link, field, gross, context);
    taken.add(link.number);
    listed.add(link.anchor);
    if (candidate !== null) found.push({ ...candidate, doubt: candidate.doubt ?? doubt });
  }
  tokens.forEach((token, i) => {
    if (token.kind !== 'number' || taken.has(i)) return;
    const suffix = linkSuffix(sentence, i, context);
    if (suffix !== null && isOwnSuffix(tokens, suffix.link))
      add(suffix.link, suffix.field, suffix.gross);
    const people = linkHeadcount(sentence, i, context);
    if (people !== null) add(people, 'headcount', false);
  });
  tokens.forEach((token, i) => {
    const field = fieldOf(token);
    if (field === null || token.kind !== 'anchor' || sentence.goal[i] === true) return;
    if (!isOwnTotal(tokens, i, context) || !startsPrefix(tokens, i)) return;
    if (listed.has(i) || namedInBrackets(tokens, i) >= 0) return;
    for (const link of linkPrefix(sentence, i, field, context))
      add(link, field, token.anchor === 'grossBurn');
  });
  const all = found.concat(
    contracted(sentence, context),
    ofSegments(sentence, context),
    readMarginLabels(sentence, context),
    readRecurringPart(sentence, context),
  );
  return all.concat(readReserves(sentence, context, all));
}

/** "people" names a team only behind its number; "in the bank" only behind an amount. */
function startsPrefix(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== 'anchor') return false;
  if (token.anchor === 'headcount') {
    if (/^(?:people|ppl|folks|humans|persons|team member)$/.test(token.text))
      return (
        at === 0 &&
        (/^(?:[:\-–=|…]|→|->|=>)$/.test(tokens[1]?.text ?? '') ||
          standsAlone(tokens) ||
          (tokens[1]?.text === ',' && tokens[2]?.kind === 'number' && tokens.length === 3))
      );
    if (token.text === 'team' || token.text === 'staff')
      return (
        !/^(?:up|with)$/.test(tokens[at + 1]?.text ?? '') &&
        !ledElsewhere(tokens, at) &&
        !metElsewhere(tokens, at)
      );
    return true;
  }
  // "Bank 180k", "Balance: $3M" are labels; "bank" and "balance" in prose are ordinary words.
  if (/^bank accounts?$/.test(token.text))
    return (
      /^(?:says|said|reads|shows|showed|holds|hold|held|has|have|stands|stood|is|balance|:|…|=)$/.test(
        tokens[at + 1]?.text ?? '',
      ) || isDatedLabel(tokens, at)
    );
  if (LABELS_ALONE.test(token.text)) {
    const next = tokens[at + 1];
    const open = at === 0 || tokens[at - 1]?.kind === 'punct';
    return (
      open && (next?.kind === 'number' || /^(?:[:=\-–—…]|→|->|is|at|now)$/.test(next?.text ?? ''))
    );
  }
  if (
    at <= 1 &&
    /^(?:we have|there is|there are|we had|we've got)/.test(
      `${tokens[at + 1]?.text} ${tokens[at + 2]?.text}`,
    )
  )
    return true;
  if (at === 0 && /^(?:[:=–—|]|→|->|=>)$/.test(tokens[1]?.text ?? '')) return true;
  if (/^(?:in|at) (?:the |our )?bank/.test(token.text) && isDatedLabel(tokens, at)) return true;
  return !/^(?:in|at) (?:the |our )?bank|^on the balance/.test(token.text);
}

/** "Bank account on 31 Aug: $398K", "Bank account (31 Aug): …" */
const isDatedLabel = (tokens: readonly Token[], at: number) => {
  const colon = tokens.findIndex((t, i) => i > at && t.text === ':');
  return (
    at === 0 &&
    colon > 0 &&
    colon < 7 &&
    tokens
      .slice(1, colon)
      .every(
        (t) =>
          t.kind === 'date' ||
          /^(?:on|at|as|of|the|end|month|quarter|year|month-end|new|year's|eve|[()])$/.test(t.text),
      )
  );
};

/** "ppl 4", "people 4 [4]": nothing else in the line. */
const standsAlone = (tokens: readonly Token[]) =>
  tokens[1]?.kind === 'number' && (tokens[2] === undefined || /^[([|,]/.test(tokens[2].text));

function isOwnSuffix(tokens: readonly Token[], link: Link): boolean {
  const before = tokens[link.anchor - 1];
  return (
    before?.kind !== 'word' ||
    !/^(?:new|expansion|enterprise|churned|added|pipeline|signed|contracted|potential|pilot)$/.test(
      before.text,
    )
  );
}

/** "Enterprise ARR: $800k" opens its line: worth a question when no total is found. */
function ofSegments(sentence: Sentence, context: DocumentContext): Candidate[] {
  const { tokens, goal } = sentence;
  const [segment, name, mark] = tokens;
  const field = name === undefined ? null : fieldOf(name);
  if (!SEGMENT.test(segment?.text ?? '') || segment?.text === 'us' || goal[0] === true) return [];
  if (!/^[am]rrUsd$/.test(field ?? '') || mark?.text !== ':' || field === null) return [];
  return linkPrefix(sentence, 1, field, context).flatMap((link) => {
    const candidate = buildCandidate(sentence, link, field, false, context);
    return candidate === null ? [] : [{ ...candidate, doubt: 'part' as const }];
  });
}

/** Contracted ARR is not ARR: worth a question when nothing better is found. */
function contracted(sentence: Sentence, context: DocumentContext): Candidate[] {
  const { tokens } = sentence;
  const found: Candidate[] = [];
  tokens.forEach((token, i) => {
    if (
      token.kind !== 'anchor' ||
      (token.anchor !== 'carr' && !/\barr\b/.test(token.anchor === 'runRate' ? token.text : ''))
    )
      return;
    const field = /mrr/.test(token.text) ? 'mrrUsd' : 'arrUsd';
    for (const link of linkPrefix(sentence, i, field, context)) {
      const candidate = buildCandidate(sentence, link, field, false, context);
      if (candidate !== null) found.push({ ...candidate, doubt: 'carr' });
    }
  });
  return found;
}
