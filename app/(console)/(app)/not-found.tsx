import Link from 'next/link';
import { Button } from '../_components/ui/button';
import { Page } from '../_components/ui/page-header';

/** What unknown and unreachable things show alike. */
export default function NotFound() {
  return (
    <Page>
      <h1 className="text-xl font-semibold tracking-tight">Nothing here</h1>
      <p className="mt-1 max-w-md text-sm text-balance text-muted">
        It may have been deleted, or it belongs to a vehicle that you do not reach.
      </p>
      <Button asChild variant="primary" className="mt-5">
        <Link href="/portfolio">To the portfolio</Link>
      </Button>
    </Page>
  );
}
