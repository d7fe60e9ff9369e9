'use client';

import { SignInForm } from '../../sign-in/_components/sign-in-form';
import { Dialog, DialogBody } from '../ui/dialog';

interface Props {
  email: string | null;
  onSignedIn: () => void;
  onOpenChange: (open: boolean) => void;
}

/** The sign-in form over the page where the session ended. */
export const SignInAgain = ({ email, onSignedIn, onOpenChange }: Props) => (
  <Dialog
    open
    onOpenChange={onOpenChange}
    title="Your session has ended"
    description="Sign in to go on. What you typed is still here; send it again after that."
    className="md:w-[24rem]"
  >
    <DialogBody>
      <SignInForm {...(email === null ? {} : { email })} onSignedIn={onSignedIn} />
    </DialogBody>
  </Dialog>
);
