import type { Metadata } from 'next';
import { consolePage } from '../../_lib/console-page';
import { ProfileView } from './_components/profile-view';

export const metadata: Metadata = { title: 'Profile' };

/** What people set about themselves. */
export default consolePage(async ({ caller }) => {
  return <ProfileView initial={await caller.me.profile({})} />;
});
