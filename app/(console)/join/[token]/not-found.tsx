import Link from 'next/link';
import { Door } from '../../_components/door';
import { Button } from '../../_components/ui/button';

/** What used, revoked, expired and invented links show alike. */
export default function NotFound() {
  return (
    <Door
      title="This link does not work"
      lead="It may have been used, withdrawn or replaced, or it has expired. If you have joined already, sign in; else ask whoever invited you for a new one."
    >
      <Button asChild className="mt-6">
        <Link href="/sign-in">Sign in</Link>
      </Button>
    </Door>
  );
}
