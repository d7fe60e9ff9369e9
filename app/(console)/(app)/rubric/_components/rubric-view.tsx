'use client';

import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '../../../_components/ui/button';
import { PageHeader } from '../../../_components/ui/page-header';
import { SkeletonRows } from '../../../_components/ui/skeleton';
import type { Rubric } from '../../../_lib/outputs';
import { useShortcut } from '../../../_lib/shortcuts';
import { useTRPC } from '../../../_lib/trpc';
import { useWorld } from '../../../_lib/world';
import { rubricDraft } from './rubric-draft';
import { RubricGrid } from './rubric-grid';

const RubricForm = dynamic(() => import('./rubric-form').then((m) => m.RubricForm), {
  ssr: false,
  loading: () => <SkeletonRows />,
});

/** The rubric to read; managers may also edit it. */
export function RubricView({ vehicleId, initial }: { vehicleId: string; initial: Rubric }) {
  const trpc = useTRPC();
  const { organizations } = useWorld();
  const { data } = useQuery(
    trpc.scoringCriteria.get.queryOptions({ vehicleId }, { initialData: initial }),
  );
  const role = organizations.find(({ id }) => id === data.organizationId)?.role;
  const manages = role === 'MANAGER';
  const [editing, setEditing] = useState(() => rubricDraft(initial.organizationId) !== undefined);
  useShortcut('e', 'Edit the rubric', () => setEditing(true), { enabled: manages && !editing });
  return (
    <>
      <PageHeader
        title="Scoring rubric"
        description={
          manages
            ? `What earns a deal which score at ${data.organizationName}. Agents score by it too.`
            : `What earns a deal which score at ${data.organizationName}. Managers can change it.`
        }
        actions={
          manages &&
          !editing && (
            <Button onClick={() => setEditing(true)}>
              <Pencil /> Edit
            </Button>
          )
        }
      />
      {editing ? (
        <RubricForm vehicleId={vehicleId} rubric={data} onClose={() => setEditing(false)} />
      ) : (
        <RubricGrid
          cell={(category, level) => (
            <p className="text-sm text-pretty [overflow-wrap:anywhere] whitespace-pre-line text-muted">
              {data.criteria[category][level] || '–'}
            </p>
          )}
        />
      )}
    </>
  );
}
