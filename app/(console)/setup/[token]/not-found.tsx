import Link from 'next/link';
import { Door } from '../../_components/door';
import { Button } from '../../_components/ui/button';

/** What a wrong token and a service that is set up show alike. */
export default function NotFound() {
  return (
    <Door
      title="Nothing to set up here"
      lead="The service has been set up, or the address is not the one that it printed when it started."
    >
      <Button asChild className="mt-6">
        <Link href="/sign-in">Sign in</Link>
      </Button>
    </Door>
  );
}
