'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { Company } from '../../../../_lib/outputs';

interface CompanyState {
  company: Company;
  /** Names the company in every procedure under it. */
  ref: { slug: string; vehicleId: string };
  mayEdit: boolean;
}

const CompanyContext = createContext<CompanyState | null>(null);

interface ProviderProps {
  state: CompanyState;
  children: ReactNode;
}

export const CompanyProvider = ({ state, children }: ProviderProps) => (
  <CompanyContext value={state}>{children}</CompanyContext>
);

/** The company whose page this is. */
export function useCompany(): CompanyState {
  const state = useContext(CompanyContext);
  if (!state) throw new Error('useCompany() needs the company’s page around it.');
  return state;
}
