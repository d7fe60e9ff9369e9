import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { nextPath } from '../_lib/next-path';
import { consoleCaller } from '../_lib/session';
import { Mark } from '../_components/mark';
import { SignInForm } from './_components/sign-in-form';

export const metadata: Metadata = { title: 'Sign in' };

interface Props {
  searchParams: Promise<{ next?: string | string[] }>;
}

/** The door of the console. */
export default async function SignInPage({ searchParams }: Props) {
  const next = nextPath((await searchParams).next);
  if (await consoleCaller()) redirect(next);
  return (
    <main className="flex min-h-dvh items-center justify-center bg-subtle px-5 py-16">
      <div className="w-full max-w-[21rem]">
        <Mark className="size-9" />
        <h1 className="mt-6 text-xl font-semibold tracking-tight">Sign in</h1>
        <p className="mt-1 text-base text-muted">Your fund’s portfolio, in one place.</p>
        <SignInForm next={next} />
        <p className="mt-8 text-xs text-faint">
          No account yet? A manager of your fund can invite you.
        </p>
      </div>
    </main>
  );
}
