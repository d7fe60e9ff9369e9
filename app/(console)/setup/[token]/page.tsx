import type { Metadata } from 'next';
import { Door } from '../../_components/door';
import { orNotFound, visitorCaller } from '../../_lib/session';
import { SetupForm } from './_components/setup-form';

export const metadata: Metadata = { title: 'First setup', referrer: 'no-referrer' };

interface Props {
  params: Promise<{ token: string }>;
}

/** The first organization, vehicle and manager; a 404 once there is a user. */
export default async function SetupPage({ params }: Props) {
  const { token } = await params;
  const caller = await visitorCaller();
  await orNotFound(caller.setup.status({ token }));
  return (
    <Door
      title="Set up your fund"
      lead="Your firm, its first vehicle, and you as its manager. Everybody else comes by invitation."
    >
      <SetupForm token={token} />
    </Door>
  );
}
