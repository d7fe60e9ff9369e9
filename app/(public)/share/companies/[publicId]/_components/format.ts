import { isHttpUrl } from '@/server/lib/http-url';

/** A funding stage as people write it: `series-a` gives `Series A`. Other texts stay. */
export function stageLabel(stage: string): string {
  if (/^pre[-_ ]?seed$/i.test(stage)) return 'Pre-seed';
  if (/^seed$/i.test(stage)) return 'Seed';
  const series = /^series[-_ ]([a-z])(\+?)$/i.exec(stage);
  return series?.[1] === undefined ? stage : `Series ${series[1].toUpperCase()}${series[2] ?? ''}`;
}

/** Where a link may lead: http and https alone. */
export const safeUrl = (url: string | null): string | null =>
  url !== null && isHttpUrl(url) ? url : null;

/** The first letter or digit of a name, for a tile without a logo. */
export const monogram = (name: string): string =>
  (/[\p{L}\p{N}]/u.exec(name.normalize('NFC'))?.[0] ?? '·').toLocaleUpperCase('en-US');
