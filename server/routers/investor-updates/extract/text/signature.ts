import type { Line } from './lines';
import type { Unit } from './unit';

const NAMES = /^[-–—~ ]{0,3}\p{L}[\p{L}'.-]*(?: (?:&|\p{L}[\p{L}'.-]*)){0,3}$/u;
const isShort = (unit: Unit | undefined) =>
  unit?.kind === 'prose' &&
  NAMES.test(
    unit.lines
      .map((l) => l.text)
      .join(' ')
      .slice(0, 60),
  );

/** "Marta", "Gabe & Lin": a letter's last words stand in no section, whatever was spoken of before. */
export function freeSignature(units: readonly Unit[], lines: readonly Line[]): void {
  let last = units.length - 1;
  while (last > 0 && /^p\.?s\b/i.test(units[last]?.lines[0]?.text ?? '')) last--;
  const unit = units[last];
  const [line] = unit?.lines ?? [];
  if (unit === undefined || line === undefined || !isShort(unit)) return;
  const before = units[last - 1];
  // Names below a heading, or a line each, are a list.
  if (before === undefined || before.kind === 'heading' || isShort(before)) return;
  const above = lines[lines.indexOf(line) - 1]?.text ?? '';
  if (above === '' || /[!,]$/.test(above)) unit.section = 'neutral';
}
