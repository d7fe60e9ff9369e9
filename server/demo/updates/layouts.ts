import type { Voice } from '../data/types';
import { metricLines, metricSentences, type Numbers } from './wording';

/** What an update says, before it has a form. */
export interface Contents {
  title: string;
  greeting: string;
  opener: string;
  numbers: Numbers;
  wins: readonly string[];
  worries: readonly string[];
  asks: readonly string[];
  headings: readonly [metrics: string, wins: string, worries: string];
  askHeading: string;
  closing: string;
  signature: string;
}

/** A section with its list, or nothing where the list is empty. */
const section = (heading: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : [[heading, ...items].join('\n')];

const bulleted = (items: readonly string[], mark = '-') => items.map((item) => `${mark} ${item}`);
const counted = (items: readonly string[]) => items.map((item, at) => `${at + 1}. ${item}`);

function brief(contents: Contents): string[] {
  const [metrics, wins, worries] = contents.headings;
  const lines = metricLines(contents.numbers).map(([label, value]) => `${label}: ${value}`);
  return [
    contents.greeting,
    contents.opener,
    ...section(metrics, bulleted(lines)),
    ...section(wins, bulleted(contents.wins)),
    ...section(worries, bulleted(contents.worries)),
    ...section(contents.askHeading, bulleted(contents.asks)),
    `${contents.closing}\n${contents.signature}`,
  ];
}

function markdown(contents: Contents): string[] {
  const [metrics, wins, worries] = contents.headings;
  const lines = metricLines(contents.numbers).map(([label, value]) => `**${label}** ${value}`);
  return [
    `# ${contents.title}`,
    contents.opener,
    ...section(`## ${metrics}`, bulleted(lines, '*')),
    ...section(`## ${wins}`, bulleted(contents.wins, '*')),
    ...section(`## ${worries}`, bulleted(contents.worries, '*')),
    ...section(`## ${contents.askHeading}`, bulleted(contents.asks, '*')),
    `${contents.closing}\n${contents.signature}`,
  ];
}

function letter(contents: Contents): string[] {
  return [
    contents.greeting,
    `${contents.opener} ${metricSentences(contents.numbers)}`,
    contents.wins.join(' '),
    ...(contents.worries.length === 0
      ? []
      : [`On the other side of the ledger: ${contents.worries.join(' ')}`]),
    ...section(`${contents.askHeading.replace(/\?$/, '')}:`, counted(contents.asks)),
    `${contents.closing}\n${contents.signature}`,
  ];
}

function numbered(contents: Contents): string[] {
  const [metrics, wins, worries] = contents.headings;
  const lines = metricLines(contents.numbers).map(([label, value]) => `${label} ${value}`);
  const parts: [string, readonly string[]][] = [
    ['Summary', [contents.opener]],
    [metrics, bulleted(lines, '•')],
    [wins, bulleted(contents.wins, '•')],
    [worries, bulleted(contents.worries, '•')],
    [contents.askHeading, bulleted(contents.asks, '•')],
  ];
  const filled = parts.filter(([, items]) => items.length > 0);
  return [
    contents.greeting,
    ...filled.map(([heading, items], at) => [`${at + 1}. ${heading}`, ...items].join('\n')),
    `${contents.closing}\n${contents.signature}`,
  ];
}

/** A letter without headings: requests stand among the rest, as sentences. */
function prose(contents: Contents): string[] {
  const [worry] = contents.worries;
  return [
    contents.greeting,
    `${contents.opener} ${contents.wins.join(' ')}`,
    metricSentences(contents.numbers),
    ...(worry === undefined ? [] : [`What keeps us busy: ${worry}`]),
    ...(contents.asks.length === 0 ? [] : [contents.asks.join(' ')]),
    `${contents.closing}\n${contents.signature}`,
  ];
}

const LAYOUTS: Record<Voice, (contents: Contents) => string[]> = {
  brief,
  markdown,
  letter,
  numbered,
  prose,
};

/** The text of an update. */
export const layOut = (voice: Voice, contents: Contents): string =>
  LAYOUTS[voice](contents).join('\n\n');
