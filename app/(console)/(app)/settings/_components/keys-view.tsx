'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { KeyRound, Plus } from 'lucide-react';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useState } from 'react';
import { toast } from 'sonner';
import { ConfirmDialog } from '../../../_components/confirm-dialog';
import { Badge } from '../../../_components/ui/badge';
import { Button } from '../../../_components/ui/button';
import { Section } from '../../../_components/ui/card';
import { DialogLoading } from '../../../_components/ui/dialog-loading';
import { EmptyState } from '../../../_components/ui/empty-state';
import { day } from '../../../_lib/format';
import type { ApiKey } from '../../../_lib/outputs';
import { useShortcut } from '../../../_lib/shortcuts';
import { useTRPC } from '../../../_lib/trpc';
import { useNew } from '../../../_lib/use-new';
import { useRefresh } from '../../../_lib/use-refresh';
import { useWorld } from '../../../_lib/world';

const CreateKey = dynamic(() => import('./create-key').then((m) => m.CreateKey), {
  ssr: false,
  loading: DialogLoading,
});

function stateOf({ revokedAt, expiresAt }: ApiKey): 'revoked' | 'expired' | 'live' {
  if (revokedAt !== null) return 'revoked';
  return expiresAt !== null && Date.parse(expiresAt) < Date.now() ? 'expired' : 'live';
}

function Reach({ apiKey }: { apiKey: ApiKey }) {
  const { organizations } = useWorld();
  const { organizationIds, readOnly } = apiKey;
  const names = organizations
    .filter(({ id }) => organizationIds === null || organizationIds.includes(id))
    .map(({ name }) => name);
  const where = organizationIds === null ? 'every organization' : names.join(', ') || 'nothing';
  return (
    <>
      {readOnly ? 'Reads' : 'Reads and writes'} in {where}
    </>
  );
}

function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const state = stateOf(apiKey);
  return (
    <li className="flex items-center gap-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2">
          <span className={state === 'live' ? 'truncate font-medium' : 'truncate text-muted'}>
            {apiKey.name}
          </span>
          <code className="text-xs text-faint">{apiKey.start}…</code>
          {state === 'revoked' && <Badge>Revoked</Badge>}
          {state === 'expired' && <Badge tone="warning">Expired</Badge>}
          {state === 'live' && apiKey.readOnly && <Badge>Read-only</Badge>}
        </p>
        <p className="mt-0.5 text-xs text-pretty text-faint">
          <Reach apiKey={apiKey} /> ·{' '}
          {apiKey.lastUsedAt === null ? 'never used' : `last used ${day(apiKey.lastUsedAt)}`} ·{' '}
          {state === 'revoked'
            ? `revoked ${day(apiKey.revokedAt)}`
            : apiKey.expiresAt === null
              ? 'never expires'
              : `expires ${day(apiKey.expiresAt)}`}
        </p>
      </div>
      {state !== 'revoked' && (
        <Button size="sm" onClick={onRevoke} aria-label={`Revoke ${apiKey.name}`}>
          Revoke
        </Button>
      )}
    </li>
  );
}

/** The person's keys: make one, see when each was last used, revoke. */
export function KeysView({ initial }: { initial: { items: ApiKey[] } }) {
  const trpc = useTRPC();
  const refresh = useRefresh();
  const { data } = useQuery(trpc.apiKeys.list.queryOptions({}, { initialData: initial }));
  const [creating, setCreating] = useNew();
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const create = () => setCreating(true);
  useShortcut('c', 'Create an API key', create);
  const revoke = useMutation(
    trpc.apiKeys.revoke.mutationOptions({
      onSuccess: async ({ name }) => {
        setRevoking(null);
        toast.success(`${name} is revoked. Requests with it are refused from now on.`);
        await refresh(trpc.apiKeys.pathFilter());
      },
    }),
  );
  const button = (
    <Button variant="primary" onClick={create}>
      <Plus /> Create key
    </Button>
  );
  return (
    <Section title="API keys" actions={data.items.length > 0 && button}>
      <p className="max-w-prose text-sm text-muted">
        Agents and scripts act as you with a key, and never as more. What they can do is in the{' '}
        <Link href="/docs" prefetch={false} className="text-accent underline">
          API reference
        </Link>
        .
      </p>
      {data.items.length === 0 ? (
        <div className="mt-4">
          <EmptyState icon={KeyRound} title="No keys yet" action={button}>
            Create one for an agent that posts updates, or for a script that reads the portfolio.
          </EmptyState>
        </div>
      ) : (
        <ul className="mt-3 divide-y border-y">
          {data.items.map((apiKey) => (
            <KeyRow key={apiKey.id} apiKey={apiKey} onRevoke={() => setRevoking(apiKey)} />
          ))}
        </ul>
      )}
      {creating && <CreateKey onClose={() => setCreating(false)} />}
      <ConfirmDialog
        open={revoking !== null}
        title={`Revoke ${revoking?.name ?? ''}?`}
        description="Whatever uses it is refused at once, for good. Create another key to let it in again."
        action="Revoke key"
        busy={revoke.isPending}
        onConfirm={() => revoking && revoke.mutate({ id: revoking.id })}
        onClose={() => setRevoking(null)}
      />
    </Section>
  );
}
