'use client';

import { useEffect, useRef, useState } from 'react';
import { plural } from '../../_lib/format';
import { useTRPC, useTRPCClient } from '../../_lib/trpc';
import { useRefresh } from '../../_lib/use-refresh';
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
};

/** So many lines are shown; the counts tell of all. */
const SHOWN = 200;

interface Props {
  files: readonly File[];
  organizationId: string;
  onClose: () => void;
}

function useImport({ files, organizationId }: Props) {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const refresh = useRefresh();
  const [lines, setLines] = useState<MailLine[]>([]);
  const [done, setDone] = useState(0);
  const [running, setRunning] = useState(true);
  const stopped = useRef(false);
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void importMails(
      files,
      (mail) => client.inboundMails.receive.mutate({ organizationId, ...mail }),
      (line, share) => {
        setLines((old) => [...old, line]);
        setDone(share);
      },
      () => stopped.current,
    ).finally(() => {
      setRunning(false);
      void refresh(
        trpc.review.pathFilter(),
        trpc.investorUpdates.pathFilter(),
        trpc.asks.pathFilter(),
      );
    });
  });
  return { lines, done: running ? done : 1, running, stop: () => (stopped.current = true) };
}

/** Takes mails in, with progress, and tells what became of each. */
export function MailDialog(props: Props) {
  const { lines, done, running, stop } = useImport(props);
  const count = (outcome: MailLine['outcome']) =>
    lines.filter((line) => line.outcome === outcome).length;
  const close = () => {
    stop();
    props.onClose();
  };
  const counts = (['created', 'waiting', 'exists', 'discarded', 'failed'] as const)
    .filter((outcome) => count(outcome) > 0)
    .map((outcome) => `${count(outcome)} ${OUTCOMES[outcome].label.toLowerCase()}`);
  return (
    <Dialog
      open
      onOpenChange={close}
      title={running ? 'Importing mail' : 'Mail imported'}
      description={`${plural(lines.length, 'mail')} read${counts.length > 0 ? `: ${counts.join(', ')}` : ''}.`}
    >
      <DialogBody>
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
        <ul className="mt-3 divide-y text-sm">
          {lines.slice(-SHOWN).map(({ place, outcome, said }, index) => (
            <li key={`${place}-${index}`} className="flex items-start gap-3 py-2">
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                {place} <span className="text-muted">{said}</span>
              </span>
              <Badge tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].label}</Badge>
            </li>
          ))}
        </ul>
      </DialogBody>
      <DialogFooter>
        {running ? <Button onClick={stop}>Stop</Button> : <Button onClick={close}>Close</Button>}
      </DialogFooter>
    </Dialog>
  );
}
