'use client';

import { useEffect, useRef, useState } from 'react';
import { plural } from '../../_lib/format';
import { useTRPC, useTRPCClient } from '../../_lib/trpc';
import { useRefresh } from '../../_lib/use-refresh';
import { useWorld } from '../../_lib/world';
import { ProblemNote } from '../problem-note';
import { Badge, type Tone } from '../ui/badge';
import { Button } from '../ui/button';
import { Dialog, DialogBody, DialogFooter } from '../ui/dialog';
import { importMails, type MailLine } from './import-mails';

const OUTCOMES: Record<MailLine['outcome'], { label: string; tone: Tone }> = {
  created: { label: 'Added', tone: 'positive' },
  exists: { label: 'There', tone: 'neutral' },
  waiting: { label: 'Waits', tone: 'warning' },
  discarded: { label: 'Discarded', tone: 'neutral' },
  failed: { label: 'Skipped', tone: 'negative' },
  unread: { label: 'Not read', tone: 'negative' },
};

/** So many lines are shown; the counts tell of all. */
const SHOWN = 200;

/** How an import ended: through all files, by the person, or by an error. */
type End = 'done' | 'stopped' | Error;

interface Props {
  files: readonly File[];
  organizationId: string;
  onClose: () => void;
}

function useImport({ files, organizationId }: Props) {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const refresh = useRefresh();
  const { organizations } = useWorld();
  const manages = organizations.some(({ id, role }) => id === organizationId && role === 'MANAGER');
  const [lines, setLines] = useState<MailLine[]>([]);
  const [done, setDone] = useState(0);
  const [end, setEnd] = useState<End | null>(null);
  const stopped = useRef(false);
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void importMails(
      files,
      {
        receive: (mail) => client.inboundMails.receive.mutate({ organizationId, ...mail }),
        waits: manages ? 'waits under Review' : 'waits for a manager',
      },
      (line, share) => {
        setLines((old) => [...old, line]);
        setDone(share);
      },
      () => stopped.current,
    )
      .then((): End => (stopped.current ? 'stopped' : 'done'))
      .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
      .then((how) => {
        setEnd(how);
        void refresh(
          trpc.review.pathFilter(),
          trpc.investorUpdates.pathFilter(),
          trpc.asks.pathFilter(),
        );
      });
  });
  return { lines, done: end === 'done' ? 1 : done, end, stop: () => (stopped.current = true) };
}

const COUNTED = ['created', 'waiting', 'exists', 'discarded', 'failed'] as const;

/** How many mails were read with what outcome, and how many files were not. */
function summaryOf(lines: readonly MailLine[]): string {
  const count = (outcome: MailLine['outcome']) =>
    lines.filter((line) => line.outcome === outcome).length;
  const counts = COUNTED.filter((outcome) => count(outcome) > 0).map(
    (outcome) => `${count(outcome)} ${OUTCOMES[outcome].label.toLowerCase()}`,
  );
  const unread = count('unread');
  const read = plural(lines.length - unread, 'mail');
  const missed = unread > 0 ? ` ${plural(unread, 'file')} not read.` : '';
  return `${read} read${counts.length > 0 ? `: ${counts.join(', ')}` : ''}.${missed}`;
}

function titleOf(end: End | null, lines: readonly MailLine[]): string {
  if (end === null) return 'Importing mail';
  if (end !== 'done') return 'Import stopped';
  return lines.some(isUnread) ? 'Mail imported in part' : 'Mail imported';
}

const isUnread = ({ outcome }: MailLine): boolean => outcome === 'unread';

/** The last lines; files that were not read come last, lest many mails push them out of sight. */
function Lines({ lines }: { lines: readonly MailLine[] }) {
  const shown = [...lines.filter((line) => !isUnread(line)), ...lines.filter(isUnread)];
  return (
    <ul className="mt-3 divide-y text-sm">
      {shown.slice(-SHOWN).map(({ place, outcome, said }, index) => (
        <li key={`${place}-${index}`} className="flex items-start gap-3 py-2">
          <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
            {place} <span className="text-muted">{said}</span>
          </span>
          <Badge tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].label}</Badge>
        </li>
      ))}
    </ul>
  );
}

/** Takes mails in, with progress, and tells what became of each. */
export function MailDialog(props: Props) {
  const { lines, done, end, stop } = useImport(props);
  // Whoever closes what is under way is told how far it came.
  const close = () => (end === null ? stop() : props.onClose());
  return (
    <Dialog open onOpenChange={close} title={titleOf(end, lines)} description={summaryOf(lines)}>
      <DialogBody>
        {end instanceof Error && <ProblemNote error={end} />}
        <div
          role="progressbar"
          aria-label="Mail imported"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(done * 100)}
          className="h-1.5 overflow-hidden rounded-full bg-pressed"
        >
          <div
            className="h-full rounded-full bg-accent transition-[width]"
            style={{ width: `${done * 100}%` }}
          />
        </div>
        {/* The end is said once; each mail on the way would drown it. */}
        <p role="status" className="sr-only">
          {end === null ? '' : titleOf(end, lines)}
        </p>
        <Lines lines={lines} />
      </DialogBody>
      <DialogFooter>
        {end === null ? (
          <Button onClick={stop}>Stop</Button>
        ) : (
          <Button onClick={close}>Close</Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}
