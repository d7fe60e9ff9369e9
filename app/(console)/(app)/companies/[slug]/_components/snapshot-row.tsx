import { Trash2 } from 'lucide-react';
import { Rounded } from '../../../../_components/rounded';
import { Button } from '../../../../_components/ui/button';
import { NUMERIC, Td } from '../../../../_components/ui/table';
import { cn } from '../../../../_lib/cn';
import { isPeriod } from '../../../../_lib/is-period';
import { day, NONE } from '../../../../_lib/format';
import { exactMetric, formatMetric } from '../../../../_lib/metric-labels';
import type { Finding, Snapshot } from '../../../../_lib/outputs';
import { useCompany } from './company-context';
import { EvidenceOf } from './evidence';
import { METRIC_KINDS, otherNumbers } from './metric-kinds';
import { SnapshotNotes } from './snapshot-notes';

const Value = ({ field, value }: { field: string; value: number | null }) =>
  value === null ? (
    NONE
  ) : (
    <Rounded shown={formatMetric(field, value)} exact={exactMetric(field, value)} />
  );

interface Props {
  snapshot: Snapshot;
  /** The words that numbers of the company were read from. */
  evidence: readonly Finding[];
  /** True if there is a column for numbers without one of their own. */
  hasOthers: boolean;
  onDelete: () => void;
}

/** A reported period in one line, but any other text as wide as it may be. */
const Period = ({ text }: { text: string | null }) => (
  <span
    className={cn(
      'block',
      text === null || isPeriod(text) ? 'whitespace-nowrap' : 'w-max max-w-40 wrap-anywhere',
    )}
  >
    {text ?? NONE}
  </span>
);

/** A snapshot's numbers, and under them what was noted about them. */
export function SnapshotRow({ snapshot, evidence, hasOthers, onDelete }: Props) {
  const { mayEdit } = useCompany();
  const { notes } = snapshot;
  const hasNotes = notes !== null && notes.trim() !== '';
  const edge = cn(hasNotes && 'border-b-0 pb-1');
  return (
    <tbody className="group hover:bg-hover">
      <tr>
        <Td className={cn('whitespace-nowrap print:whitespace-nowrap', edge)}>
          {day(snapshot.asOf)}
        </Td>
        <Td className={cn('text-muted', edge)}>
          <Period text={snapshot.reportedPeriod} />
        </Td>
        {METRIC_KINDS.map(({ field }) => (
          <Td key={field} className={cn(NUMERIC, 'whitespace-nowrap', edge)}>
            <EvidenceOf
              finding={evidence.find(
                (one) => one.snapshotId === snapshot.id && one.field === field,
              )}
            >
              <Value field={field} value={snapshot[field]} />
            </EvidenceOf>
          </Td>
        ))}
        {hasOthers && (
          <Td data-lines className={cn('text-xs whitespace-nowrap text-muted', edge)}>
            {otherNumbers(snapshot).map(({ field, label, value }) => (
              <span key={field} className="block">
                {label} <Value field={field} value={value} />
              </span>
            ))}
          </Td>
        )}
        <Td className={cn('w-8 py-0 text-right', edge)}>
          {mayEdit && (
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label={`Delete the snapshot of ${day(snapshot.asOf)}`}
              onClick={onDelete}
              className="md:opacity-0 md:group-hover:opacity-100 md:focus-visible:opacity-100"
            >
              <Trash2 />
            </Button>
          )}
        </Td>
      </tr>
      {hasNotes && (
        <tr>
          <Td colSpan={METRIC_KINDS.length + (hasOthers ? 4 : 3)} className="pt-0">
            <SnapshotNotes text={notes} />
          </Td>
        </tr>
      )}
    </tbody>
  );
}
