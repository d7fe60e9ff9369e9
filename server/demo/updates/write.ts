import { type Calendar, REPORTING_DAYS } from '../calendar';
import {
  ASK_HEADINGS,
  CLOSINGS,
  GREETINGS,
  HEADINGS,
  OPENERS,
  ROUND_CLOSED,
  SUBJECTS,
} from '../data/update-phrases';
import type { DemoCompany } from '../data/types';
import type { Figures } from '../metrics';
import { type Random, randomOf } from '../random';
import { type Contents, layOut } from './layouts';
import { money, type Numbers } from './wording';

/** An update as the procedure takes it, with the month that it is about. */
export interface WrittenUpdate {
  ago: number;
  receivedAt: string;
  reportedPeriod: string;
  source: 'email' | 'manual' | 'import';
  sourceRef: string;
  fromAddress: string;
  subject: string;
  rawBody: string;
  attachmentsJson?: { filename: string; contentType: string; sizeBytes: number }[];
}

/** Which of a company's asks each month carries; they come again until somebody helps. */
const ASKS_BY_MONTH: readonly (readonly number[])[] = [[0, 1], [1, 2], [0], [2]];

function openerOf({ now, monthAgo }: Numbers, ago: number, random: Random): string {
  if (now.round) {
    return random.pick(ROUND_CLOSED).replace('{amount}', money(now.round.raised));
  }
  const rate = now.arrUsd && monthAgo?.arrUsd ? now.arrUsd / monthAgo.arrUsd - 1 : undefined;
  const mood = rate === undefined ? 'early' : rate < 0 ? 'hard' : rate < 0.06 ? 'steady' : 'strong';
  const openers = OPENERS[mood];
  return openers[(random.integer(0, 3) + ago) % openers.length] ?? openers[0];
}

/** A founder keeps to one form of letter; only its contents change from month to month. */
function habitsOf(company: DemoCompany) {
  const random = randomOf('habits', company.slug);
  return {
    greeting: random.pick(GREETINGS),
    headings: random.pick(HEADINGS),
    askHeading: random.pick(ASK_HEADINGS),
    closing: random.pick(CLOSINGS),
    subject: random.pick(SUBJECTS),
    attaches: random.chance(0.3),
    /** For what changes from month to month. */
    random,
  };
}

const fill = (pattern: string, company: DemoCompany, { month }: Figures): string =>
  pattern
    .replace('{name}', company.name)
    .replace('{month}', month.name)
    .replace('{year}', String(month.year));

const firstName = (name: string): string => name.split(' ')[0] ?? name;

function attachmentOf(company: DemoCompany, { month }: Figures, random: Random) {
  const name = company.name.replace(/[^A-Za-z]+/g, '');
  return {
    filename: `${name}_Update_${month.period}.pdf`,
    contentType: 'application/pdf',
    sizeBytes: random.integer(180_000, 1_900_000),
  };
}

function contentsOf(
  company: DemoCompany,
  numbers: Numbers,
  place: { ago: number; count: number },
): Contents {
  const { greeting, headings, askHeading, closing, random } = habitsOf(company);
  const { ago, count } = place;
  const asks = (ASKS_BY_MONTH[ago] ?? []).flatMap((at) => company.asks[at] ?? []);
  return {
    greeting,
    headings,
    askHeading,
    closing,
    title: fill('{name}, {month} {year}', company, numbers.now),
    opener: openerOf(numbers, ago, random),
    numbers,
    wins: company.wins.filter((_, at) => at % count === ago),
    worries: company.worries.filter((_, at) => at === ago),
    asks,
    signature: company.founders.map(firstName).slice(0, 2).join(' & '),
  };
}

/** The updates that a company has sent, oldest first, consistent with its figures. */
export function updatesOf(
  company: DemoCompany,
  figures: readonly Figures[],
  calendar: Calendar,
): WrittenUpdate[] {
  const count = company.updates ?? 4;
  const reported = figures.slice(figures.length - count);
  const at = (ago: number) => figures.find((candidate) => candidate.ago === ago);
  return (count === 0 ? [] : reported).map((now, index): WrittenUpdate => {
    const place = { ago: reported.length - 1 - index, count };
    const numbers = { now, monthAgo: at(now.ago + 1), yearAgo: at(now.ago + 12) };
    const random = randomOf('update', company.slug, now.ago);
    const time = `${random.integer(10, 17)}:${random.integer(10, 59)}`;
    const receivedAt = calendar.after(now.month.end, random.integer(3, REPORTING_DAYS), time);
    const [founder] = company.founders;
    const { subject, attaches } = habitsOf(company);
    return {
      ago: now.ago,
      receivedAt,
      reportedPeriod: now.month.period,
      source: place.ago === 3 ? 'import' : 'email',
      sourceRef: `<update-${now.month.period}@${company.slug}.example>`,
      fromAddress: `${firstName(founder).toLowerCase()}@${company.slug}.example`,
      subject: fill(subject, company, now),
      rawBody: layOut(company.voice, contentsOf(company, numbers, place)),
      ...(attaches ? { attachmentsJson: [attachmentOf(company, now, random)] } : {}),
    };
  });
}
