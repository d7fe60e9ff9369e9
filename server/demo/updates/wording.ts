import type { Figures } from '../metrics';

/** Money in USD the way founders write it: $1.24M, $31.0M, $182k. */
export function money(value: number): string {
  const size = Math.abs(value);
  const sign = value < 0 ? '-' : '';
  if (size >= 10_000_000) return `${sign}$${(size / 1_000_000).toFixed(1)}M`;
  if (size >= 1_000_000) return `${sign}$${(size / 1_000_000).toFixed(2)}M`;
  return `${sign}$${Math.round(size / 1000)}k`;
}

/** Growth from one value to the next, e.g. +6%. */
export function growth(value: number, before: number): string {
  const percent = Math.round((value / before - 1) * 100);
  if (percent === 0) return 'flat';
  return `${percent > 0 ? '+' : ''}${percent}%`;
}

/** The figures of a month with those to compare them with. */
export interface Numbers {
  now: Figures;
  monthAgo?: Figures | undefined;
  yearAgo?: Figures | undefined;
}

function revenueLine({ now, monthAgo, yearAgo }: Numbers): [string, string][] {
  if (now.arrUsd === undefined) return [];
  const remarks = [
    ...(monthAgo?.arrUsd ? [`${growth(now.arrUsd, monthAgo.arrUsd)} MoM`] : []),
    ...(yearAgo?.arrUsd ? [`${(now.arrUsd / yearAgo.arrUsd).toFixed(1)}x YoY`] : []),
  ];
  const suffix = remarks.length > 0 ? ` (${remarks.join(', ')})` : '';
  return [['ARR', `${money(now.arrUsd)}${suffix}`]];
}

const burnLine = ({ burnMonthlyUsd: burn }: Figures): [string, string] =>
  burn > 0 ? ['Net burn', money(burn)] : ['Cash flow', `+${money(-burn)} in the month`];

/** What a metrics section lists, as label and value. */
export function metricLines(numbers: Numbers): [string, string][] {
  const { now } = numbers;
  return [
    ...revenueLine(numbers),
    ...(now.grossMarginPct === undefined
      ? []
      : [['Gross margin', `${Math.round(now.grossMarginPct)}%`] satisfies [string, string]]),
    ['Cash', money(now.cashOnHandUsd)],
    burnLine(now),
    ...(now.runwayMonths === undefined
      ? []
      : [['Runway', `${Math.round(now.runwayMonths)} months`] satisfies [string, string]]),
    ['Team', String(now.headcount)],
  ];
}

/** The same as sentences. */
export function metricSentences({ now, monthAgo }: Numbers): string {
  const { arrUsd: arr, burnMonthlyUsd: burn, runwayMonths: runway } = now;
  const compared =
    arr !== undefined && monthAgo?.arrUsd ? `, ${movement(arr, monthAgo.arrUsd)}` : '';
  const revenue =
    arr === undefined
      ? 'We have no revenue yet, as planned.'
      : `We ended the month at ${money(arr)} of ARR${compared}.`;
  const spending = burn > 0 ? `net burn was ${money(burn)}` : `we made ${money(-burn)}`;
  const time = runway === undefined ? '' : `, which gives us ${Math.round(runway)} months`;
  return `${revenue} Cash stands at ${money(now.cashOnHandUsd)} and ${spending}${time}. We are ${now.headcount} people.`;
}

function movement(value: number, before: number): string {
  const change = growth(value, before);
  if (change === 'flat') return 'about where we were a month ago';
  return change.startsWith('-')
    ? `down ${change.slice(1)} from the month before`
    : `up ${change.slice(1)} on the month before`;
}
