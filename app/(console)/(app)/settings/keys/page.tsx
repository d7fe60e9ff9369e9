import type { Metadata } from 'next';
import { requireCaller } from '../../../_lib/session';
import { KeysView } from '../_components/keys-view';

export const metadata: Metadata = { title: 'API keys' };

/** The keys by which a person's agents and scripts act. */
export default async function KeysPage() {
  const caller = await requireCaller();
  return <KeysView initial={await caller.apiKeys.list({})} />;
}
