import type { DocumentContext } from '../metrics/candidate';
import type { Line } from '../text/lines';
import { tokenize } from '../tokens/tokenize';
import { isFirm } from './firm';
import { readDeal } from './deal';
import type { Mention } from './scene';
import { statusOfCell } from './table-status';

/** "Dorsey Plastics 6 Active, 2 added in Nov": a name, a count or a sum, and how it stands. */
const ROW =
  /^(?:[-*•] )?([A-Z0-9][^,:;|()]{1,50}?) (?:([$€£]?\d[\d.,]{0,9}[kKmM]?(?:\/[a-z]{2,5})?) )?((?:Active|Live|Pilot|Piloting|Paused|Churned|Lost|Signed|Renewed|Won|Onboarding|Trial|POC|Closed)(?= ?$| ?[,;(–—-]| (?:since|until|in|at)\b).*)$/;
const HEAD = /\b(?:customers?|clients?|accounts?|sites?|logos?)\b.{0,60}\b(?:status|stage)\b/i;
const NAME_PART = /^(?:[A-Z0-9]|(?:&|of|the|and|de|la)$)/;
const MAX_LINE = 160;

interface Row {
  line: Line;
  name: string;
  counted: boolean;
  told: string;
}

/** Reads tables that were pasted without their columns: every row a line. */
export function readFlatRows(
  lines: readonly Line[],
  masked: string,
  context: DocumentContext,
): { mentions: Mention[]; taken: Set<Line> } {
  const mentions: Mention[] = [];
  const taken = new Set<Line>();
  for (let i = 0; i < lines.length; i++) {
    const rows: Row[] = [];
    for (let at = i; at < lines.length; at++) {
      const row = rowOf(lines[at]);
      if (row === null) break;
      rows.push(row);
    }
    if (rows.length < 2) continue;
    const head = HEAD.test(lines[i - 1]?.text ?? '');
    if ((head || rows.every((row) => row.counted)) && rows.some((row) => isFirm(row.name))) {
      mentions.push(...rows.flatMap((row) => mentionOf(row, masked, context)));
      for (const { line } of rows) taken.add(line);
    }
    i += rows.length - 1;
  }
  return { mentions, taken };
}

function rowOf(line: Line | undefined): Row | null {
  if (line === undefined || line.text.length > MAX_LINE) return null;
  const [, name = '', count, told = ''] = ROW.exec(line.text) ?? [];
  return name !== '' && name.split(' ').every((word) => NAME_PART.test(word))
    ? { line, name, counted: count !== undefined, told }
    : null;
}

function mentionOf({ line, name, told }: Row, masked: string, context: DocumentContext): Mention[] {
  const status = statusOfCell(told, false, line.text);
  const start = masked.indexOf(name, line.start);
  if (status === null || start < 0 || start > line.end) return [];
  const tokens = tokenize(masked, { start: start + name.length, end: line.end });
  return [
    {
      name,
      status,
      deal: readDeal(tokens, 0, tokens.length, masked, context.received),
      around: `${line.text} customer`,
      ruleId: 'customer.row',
      confidence: 0.85,
      start,
      end: start + name.length,
    },
  ];
}
