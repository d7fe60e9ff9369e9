import type { Metadata } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { Providers } from './_components/providers';
import './globals.css';

export const metadata: Metadata = {
  title: { default: 'Fund portfolio', template: '%s · Fund portfolio' },
  robots: { index: false, follow: false },
};

export const dynamic = 'force-dynamic';

/** Everything behind (and in front of) the sign-in; public pages have a layout of their own. */
export default async function ConsoleLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return <Providers nonce={nonce}>{children}</Providers>;
}
