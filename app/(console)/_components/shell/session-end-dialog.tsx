'use client';

import { SignInForm } from '../../sign-in/_components/sign-in-form';
import { Dialog, DialogBody } from '../ui/dialog';

interface Props {
  email: string | null;
  onSignedIn: () => void;
  onClose: () => void;
}

/** The sign-in over the page where the session ended. */
export const SessionEndDialog = ({ email, onSignedIn, onClose }: Props) => (
  <Dialog
    open
    onOpenChange={onClose}
    title="Your session has ended"
    description="Sign in to go on. What you typed is still here; send it again after that."
    className="md:w-[24rem]"
  >
    <DialogBody>
      <SignInForm {...(email === null ? {} : { email })} onSignedIn={onSignedIn} />
    </DialogBody>
  </Dialog>
);
