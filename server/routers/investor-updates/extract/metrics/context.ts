import { statedCurrency } from '../tokens/currency';
import { statedScale } from '../tables/scale';
import type { Line } from '../text/lines';
import type { DocumentContext } from './candidate';

const DOLLARS = /(?:^|[^A-Z])\$|\bUSD\b/g;
const FOREIGN =
  /[€£¥₹₩₪]|\b(?:EUR|GBP|CAD|AUD|CHF|SEK|NOK|DKK|INR|JPY|SGD|BRL|MXN|ZAR|[kKM](?:SEK|NOK|DKK|EUR|CHF))\b|\b[ACRS]\$/g;
const SCALE_NOTE = /\b(?:figures|numbers|amounts|values|all|usd|in|\$)\b|\$/i;

/** Currency and scale notes that hold for the whole update. */
export function documentContext(
  lines: readonly Line[],
  masked: string,
  received: Date,
  companyName: string | undefined,
): DocumentContext {
  const sample = lines
    .map((line) => line.text)
    .join('\n')
    .slice(0, 200_000);
  const dollars = count(sample, DOLLARS);
  const foreign = count(sample, FOREIGN);
  return {
    statedCurrency: statedCurrency(sample),
    mostlyForeign: foreign > dollars,
    tableScale: noteScale(lines),
    received,
    companyWords: new Set(
      (companyName ?? '')
        .toLowerCase()
        .split(/\s+/)
        .filter((w) => w.length > 2),
    ),
  };
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** A short line of its own, such as "($ in 000s)" or "All figures in USD thousands." */
function noteScale(lines: readonly Line[]): number {
  for (const line of lines.slice(0, 400)) {
    const { text } = line;
    if (
      text.length > 70 ||
      /\d[\d,.]*\s*[kM%]/.test(text) ||
      /\d{4,}|\|/.test(text) ||
      !SCALE_NOTE.test(text)
    )
      continue;
    const scale =
      /thousand|million|000|\bk\b|\bm{1,2}\b/i.test(text) &&
      /\bin\b|\(|'000|figures|numbers|amounts/i.test(text)
        ? statedScale(text)
        : 1;
    if (scale > 1) return scale;
  }
  return 1;
}
