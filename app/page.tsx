import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { sessionCaller } from '@/server/caller';

export const dynamic = 'force-dynamic';

/** The bare address leads to the work, or to the door. */
export default async function Home(): Promise<never> {
  redirect((await sessionCaller(await headers())) ? '/portfolio' : '/sign-in');
}
