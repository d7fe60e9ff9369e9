import type { Metadata } from 'next';
import { Door } from '../../_components/door';
import { enumLabel } from '../../_lib/enum-options';
import { day } from '../../_lib/format';
import { orNotFound, visitorCaller } from '../../_lib/session';
import { JoinForm } from './_components/join-form';

export const metadata: Metadata = { title: 'Join', referrer: 'no-referrer' };

interface Props {
  params: Promise<{ token: string }>;
}

/** What an invitation's link opens: a name and a password make its holder a member. */
export default async function JoinPage({ params }: Props) {
  const { token } = await params;
  const caller = await visitorCaller();
  const offer = await orNotFound(caller.invitations.offer({ token }));
  return (
    <Door
      title={`Join ${offer.organizationName}`}
      lead={`You are invited as ${enumLabel(offer.role).toLowerCase()}. The link works once, until ${day(offer.expiresAt)}.`}
    >
      <JoinForm token={token} email={offer.email} />
    </Door>
  );
}
