'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { Button } from '../../../../_components/ui/button';
import { Dialog, DialogBody, DialogFooter } from '../../../../_components/ui/dialog';
import { Skeleton } from '../../../../_components/ui/skeleton';
import { updateHref } from '../../../../_lib/company-href';
import { percent } from '../../../../_lib/format';
import { cutText, excerptAround } from '../../../../_lib/mark-text';
import type { Finding } from '../../../../_lib/outputs';
import { useTRPC } from '../../../../_lib/trpc';
import { useWorld } from '../../../../_lib/world';
import { useCompany } from './company-context';
import { wordsOf } from './finding-words';
import { useReject } from './use-reject';

function Words({ finding }: { finding: Finding }) {
  const trpc = useTRPC();
  const { ref } = useCompany();
  const { data } = useQuery(
    trpc.extraction.findingsOfUpdate.queryOptions({ ...ref, id: finding.updateId }),
  );
  if (!data) return <Skeleton className="h-24" />;
  const { id, start, end, contentGapId } = finding;
  const text = data.texts.find((one) => one.contentGapId === contentGapId)?.text ?? '';
  const part = excerptAround(text, { id, start, end }, 240);
  return (
    <blockquote className="border-l-2 pl-4 text-[0.9375rem] leading-[1.6] [overflow-wrap:anywhere] whitespace-pre-wrap text-muted">
      {part.cutBefore && '… '}
      {cutText(part.text, [part.place]).map((stretch, index) =>
        stretch.marks.length === 0 ? (
          stretch.text
        ) : (
          <mark key={index} className="rounded-sm bg-mark px-0.5 text-fg">
            {stretch.text}
          </mark>
        ),
      )}
      {part.cutAfter && ' …'}
    </blockquote>
  );
}

/** A value's words in its update; whoever may edit can reject it. */
export function EvidenceDialog({ finding, onClose }: { finding: Finding; onClose: () => void }) {
  const { company, mayEdit } = useCompany();
  const { vehicle } = useWorld();
  const reject = useReject(onClose);
  const { what, value } = wordsOf(finding);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={[what, value].filter(Boolean).join(': ')}
      description={`Read from an update by a rule that is ${percent(Math.round(finding.confidence * 100))} sure.`}
    >
      <DialogBody>
        <Words finding={finding} />
        {mayEdit && (
          <p className="mt-4 text-xs text-muted">
            Rejecting takes the value back for good and opens a data gap for it. Later runs do not
            read it from this update again.
          </p>
        )}
      </DialogBody>
      <DialogFooter>
        {mayEdit && (
          <Button
            className="mr-auto text-negative"
            busy={reject.isPending}
            onClick={() => reject.mutate({ id: finding.id })}
          >
            Reject value
          </Button>
        )}
        <Button asChild variant="primary">
          <Link
            href={updateHref(company, vehicle?.id, finding.updateId, finding.id)}
            onClick={onClose}
          >
            Show in update
          </Link>
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
