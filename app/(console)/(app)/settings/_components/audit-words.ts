import { plural } from '../../../_lib/format';
import { isolated } from '../../../_lib/isolated';
import type { AuditEvent } from '../../../_lib/outputs';
import { rowWords } from '../../../_lib/row-words';

const CHANGES: Readonly<Record<string, string>> = {
  insert: 'Added',
  update: 'Changed',
  delete: 'Removed',
};

/** Changes that people know by another name, by the last part of the operation. */
const DEEDS: Readonly<Record<string, string>> = {
  delete: 'Deleted',
  restore: 'Restored',
  revoke: 'Revoked',
};

/** What was done: a row that is marked as deleted or revoked is changed, but not to people. */
function deedOf({ change, operation }: AuditEvent): string {
  const own = change === 'update' ? DEEDS[operation.split('.').at(-1) ?? ''] : undefined;
  return own ?? CHANGES[change] ?? change;
}

/** What a table holds, for people: metric_snapshots → metric snapshots. */
function thingOf({ targetKind, targetIds }: AuditEvent): string {
  const many = targetKind.replaceAll('_', ' ').replace(/^api /, 'API ');
  const one = many.replace(/ies$/, 'y').replace(/s$/, '');
  return plural(targetIds.length, one, many);
}

/** Whose change it is, as far as rows have names: of many the first ones. */
function namesIn({ names, targetIds, targetKind }: AuditEvent): string {
  if (names.length === 0) return '';
  const more = targetIds.length - names.length;
  const named = names.map((name) => rowWords(targetKind, name)).join(', ');
  return `: ${named}${more > 0 ? ` and ${more} more` : ''}`;
}

const whose = ({ companies }: AuditEvent): string =>
  companies.length === 0 ? '' : ` of ${companies.map(isolated).join(', ')}`;

/** An event of the trail in words: "Deleted 1 customer of Widgets: Globex". */
export const eventInWords = (event: AuditEvent): string =>
  `${deedOf(event)} ${thingOf(event)}${whose(event)}${namesIn(event)}`;
