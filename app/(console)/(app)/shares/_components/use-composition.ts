'use client';

import { useEffect, useState } from 'react';
import { keepBegun } from '../../../_lib/begun';
import { useTRPCClient } from '../../../_lib/trpc';
import { useOrganization, useWorld } from '../../../_lib/world';
import { type Choices, type Choosable, readChoices } from './choices';
import { type Composition, NOTHING_GONE, withChoices } from './composition';

type Begun = Pick<Composition, 'title' | 'companyIds' | 'dealIds'>;

/** The share that was begun and not made yet, by organization. */
const BEGUN = keepBegun<Begun>();

/** What was begun, without what is no longer there to choose. */
function takenUp(organizationId: string, choices: Choices): Composition {
  const { title = '', companyIds = [], dealIds = [] } = BEGUN.get(organizationId) ?? {};
  const among = (ids: string[], items: Choosable[]) =>
    ids.filter((id) => items.some((item) => item.id === id));
  return {
    title,
    companyIds: among(companyIds, choices.companies),
    dealIds: among(dealIds, choices.deals),
    choices,
    gone: NOTHING_GONE,
  };
}

/**
 * The share that is being composed; whoever comes back finds it.
 * @param read what can be ticked, as the page was given it
 */
export function useComposition(read: Choices) {
  const client = useTRPCClient();
  const { id: organizationId } = useOrganization();
  const vehicleId = useWorld().vehicle?.id;
  const [composition, setComposition] = useState(() => takenUp(organizationId, read));
  const [last, setLast] = useState(read);
  if (last !== read) {
    setLast(read);
    setComposition((old) => ({ ...old, choices: read }));
  }
  const { title, companyIds, dealIds } = composition;
  const [made, setMade] = useState(false);
  const unmade = !made && (title.trim() !== '' || companyIds.length + dealIds.length > 0);
  useEffect(() => {
    if (unmade) BEGUN.set(organizationId, { title, companyIds, dealIds });
    else BEGUN.delete(organizationId);
  }, [title, companyIds, dealIds, organizationId, unmade]);
  const [answered, setAnswered] = useState<unknown>(null);
  return {
    composition,
    organizationId,
    write: (change: Partial<Composition>) => setComposition((old) => ({ ...old, ...change })),
    /** To be told once the share is there. */
    setMade: (is: boolean) => {
      // The page may have been left while it was made.
      if (is) BEGUN.delete(organizationId);
      setMade(is);
    },
    /** The refusal after which the lists were last read again. */
    answered,
    /** Reads the lists again after a refusal, to untick what is gone. */
    readAgain: async (refusal: unknown) => {
      const service = {
        summary: client.portfolio.summary.query,
        deals: client.deals.list.query,
      };
      try {
        const { items } = await client.organizations.list.query({});
        const vehicles = items.find(({ id }) => id === organizationId)?.vehicles ?? [];
        const choices = await readChoices(service, vehicles, vehicleId);
        setComposition((old) => withChoices(old, choices));
      } catch {
        // Where they cannot be read, the refusal's own words are all there is to say.
      }
      setAnswered(refusal);
    },
  };
}
