'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { ExternalLink, Link2, Plus } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { toast } from 'sonner';
import { ConfirmDialog } from '../../../_components/confirm-dialog';
import { CopyButton } from '../../../_components/copy-field';
import { Badge } from '../../../_components/ui/badge';
import { Button } from '../../../_components/ui/button';
import { EmptyState } from '../../../_components/ui/empty-state';
import { PageHeader } from '../../../_components/ui/page-header';
import { day, plural } from '../../../_lib/format';
import type { PublicShare } from '../../../_lib/outputs';
import { useShortcut } from '../../../_lib/shortcuts';
import { useTRPC } from '../../../_lib/trpc';
import { useGo } from '../../../_lib/use-go';
import { useRefresh } from '../../../_lib/use-refresh';
import { useSentOnce } from '../../../_lib/use-sent-once';
import { useOrganization } from '../../../_lib/world';

/** The public page of a share. */
export const sharePath = ({ publicId }: { publicId: string }) => `/share/companies/${publicId}`;

function ShareRow({ share, onRevoke }: { share: PublicShare; onRevoke: () => void }) {
  const active = share.status === 'ACTIVE';
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex items-center gap-2">
          <span className={active ? 'truncate font-medium' : 'truncate text-muted'}>
            {share.title}
          </span>
          <Badge tone={active ? 'positive' : 'neutral'}>{active ? 'Active' : 'Revoked'}</Badge>
        </p>
        <p className="mt-0.5 text-xs text-faint">
          {plural(share.companyCount, 'company', 'companies')} · made {day(share.createdAt)}
          {!active && ` · revoked ${day(share.revokedAt)}`}
        </p>
      </div>
      {active && (
        <div className="flex items-center gap-2">
          <CopyButton
            label="Copy link"
            text={() => `${window.location.origin}${sharePath(share)}`}
          />
          <Button asChild size="sm">
            <a href={sharePath(share)} target="_blank" rel="noreferrer">
              <ExternalLink /> Open
              <span className="sr-only">{share.title}</span>
            </a>
          </Button>
          <Button size="sm" aria-label={`Revoke ${share.title}`} onClick={onRevoke}>
            Revoke
          </Button>
        </div>
      )}
    </li>
  );
}

/** The links that were made, with their state. */
export function SharesView({ initial }: { initial: { shares: PublicShare[] } }) {
  const trpc = useTRPC();
  const go = useGo();
  const refresh = useRefresh();
  const { id: organizationId } = useOrganization();
  const { data } = useQuery(
    trpc.publicShares.list.queryOptions({ organizationId }, { initialData: initial }),
  );
  const [revoking, setRevoking] = useState<PublicShare | null>(null);
  useShortcut('c', 'Make a share', () => go('/shares/new'));
  const revoke = useMutation(
    trpc.publicShares.revoke.mutationOptions({
      onSuccess: async ({ share }) => {
        setRevoking(null);
        toast.success(`${share.title} is revoked. Its link no longer works.`);
        await refresh(trpc.publicShares.pathFilter());
      },
    }),
  );
  const send = useSentOnce(revoke);
  const button = (
    <Button asChild variant="primary">
      <Link href="/shares/new">
        <Plus /> New share
      </Link>
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Shares"
        description="Links to a list of companies, for people without an account. They show public profiles and nothing else."
        actions={button}
      />
      <div className="mt-5">
        {data.shares.length === 0 ? (
          <EmptyState icon={Link2} title="No shares yet" action={button}>
            Choose companies and deals, see what a visitor will see, and send the link.
          </EmptyState>
        ) : (
          <ul className="divide-y border-y">
            {data.shares.map((share) => (
              <ShareRow key={share.id} share={share} onRevoke={() => setRevoking(share)} />
            ))}
          </ul>
        )}
      </div>
      <ConfirmDialog
        open={revoking !== null}
        title={`Revoke ${revoking?.title ?? ''}?`}
        description="The link stops working at once, for good, for everybody who has it."
        action="Revoke link"
        busy={revoke.isPending}
        onConfirm={() => revoking && send({ id: revoking.id, organizationId })}
        onClose={() => setRevoking(null)}
      />
    </>
  );
}
