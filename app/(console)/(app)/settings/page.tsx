import type { Metadata } from 'next';
import { requireCaller } from '../../_lib/session';
import { ProfileView } from './_components/profile-view';

export const metadata: Metadata = { title: 'Profile' };

/** What people set about themselves. */
export default async function ProfilePage() {
  const caller = await requireCaller();
  return <ProfileView initial={await caller.me.profile({})} />;
}
