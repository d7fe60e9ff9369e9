'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { Deal } from '../../../../_lib/outputs';

interface DealWorld {
  deal: Deal;
  mayEdit: boolean;
  /** How the procedures are told which deal is meant; the vehicle names the organization. */
  ref: { slug: string; vehicleId: string | undefined };
}

const DealContext = createContext<DealWorld | null>(null);

export const DealProvider = ({ value, children }: { value: DealWorld; children: ReactNode }) => (
  <DealContext value={value}>{children}</DealContext>
);

/** The deal of the page. */
export function useDeal(): DealWorld {
  const world = useContext(DealContext);
  if (!world) throw new Error('useDeal() needs a deal’s page around it.');
  return world;
}
