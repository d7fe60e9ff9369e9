import type { Metadata } from 'next';
import { consolePage } from '../../../_lib/console-page';
import { KeysView } from '../_components/keys-view';

export const metadata: Metadata = { title: 'API keys' };

/** The keys by which a person's agents and scripts act. */
export default consolePage(async ({ caller }) => {
  return <KeysView initial={await caller.apiKeys.list({})} />;
});
