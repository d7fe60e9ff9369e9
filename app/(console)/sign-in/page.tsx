import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { nextPath } from '../_lib/next-path';
import { consoleCaller } from '../_lib/session';
import { Door } from '../_components/door';
import { DoorForm } from './_components/door-form';

export const metadata: Metadata = { title: 'Sign in' };

interface Props {
  searchParams: Promise<{ next?: string | string[] }>;
}

/** The door of the console. */
export default async function SignInPage({ searchParams }: Props) {
  const next = nextPath((await searchParams).next);
  if (await consoleCaller()) redirect(next);
  return (
    <Door title="Sign in" lead="Your fund’s portfolio, in one place.">
      <DoorForm next={next} />
      <p className="mt-8 text-xs text-faint">
        No account yet? A manager of your fund can invite you.
      </p>
    </Door>
  );
}
