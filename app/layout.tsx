import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import './globals.css';

export const metadata: Metadata = { title: 'Fund portfolio' };

/** A page made ahead of time could not carry the nonce of the content security policy. */
export const dynamic = 'force-dynamic';

export const viewport: Viewport = { colorScheme: 'light dark' };

/** The document around every page. System fonts only: nothing is loaded from elsewhere. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The console's theme is set on this element before the page comes alive.
    <html lang="en" suppressHydrationWarning>
      <body>{children}</body>
    </html>
  );
}
