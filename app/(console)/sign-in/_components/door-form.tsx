'use client';

import { SignInForm } from './sign-in-form';

/** On success the whole page is loaded anew, as the person. */
export const DoorForm = ({ next }: { next: string }) => (
  <div className="mt-6">
    <SignInForm onSignedIn={() => window.location.assign(next)} />
  </div>
);
