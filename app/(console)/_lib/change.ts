import { count } from './format';

/** How far a number has moved, rounded: in percent, or in points if it is a percentage itself. */
export interface Change {
  by: number;
  unit: 'percent' | 'points';
}

function rounded(value: number, digits: number): number {
  const scale = 10 ** digits;
  // Without the sign of a zero, which would be shown.
  return Math.round(value * scale) / scale || 0;
}

/** The change of an amount; null from zero or less, of which there are no percent. */
export function percentChange(prior: number, value: number, digits: number): Change | null {
  const by = rounded((value / prior - 1) * 100, digits);
  return prior > 0 && Number.isFinite(by) ? { by, unit: 'percent' } : null;
}

/** The change of a percentage on the scale where 100 is the whole, to a tenth as it is shown. */
export const pointChange = (prior: number, value: number): Change => ({
  by: rounded(value - prior, 1),
  unit: 'points',
});

/** A change with its sign: +12%, -0.4 pts. */
export function changeText({ by, unit }: Change): string {
  const words = unit === 'percent' ? '%' : Math.abs(by) === 1 ? ' pt' : ' pts';
  return `${by > 0 ? '+' : ''}${count(by)}${words}`;
}
