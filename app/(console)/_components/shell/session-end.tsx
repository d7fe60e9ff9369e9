'use client';

import { useQueryClient } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { onSessionEnd } from '../../_lib/session-end';
import { useWorld } from '../../_lib/world';
import { Dialog, DialogBody } from '../ui/dialog';

const SignInForm = dynamic(
  () => import('../../sign-in/_components/sign-in-form').then((m) => m.SignInForm),
  { ssr: false },
);

/** Asks for the password again on the page where the session ended, so that nothing typed is lost. */
export function SessionEnd() {
  const queryClient = useQueryClient();
  const router = useRouter();
  const { email } = useWorld().me;
  const [ended, setEnded] = useState(false);
  useEffect(() => onSessionEnd(() => setEnded(true)), []);
  const goOn = () => {
    setEnded(false);
    router.refresh();
    void queryClient.invalidateQueries();
  };
  return (
    ended && (
      <Dialog
        open
        onOpenChange={setEnded}
        title="Your session has ended"
        description="Sign in to go on. What you typed is still here; send it again after that."
        className="md:w-[24rem]"
      >
        <DialogBody>
          <SignInForm {...(email === null ? {} : { email })} onSignedIn={goOn} />
        </DialogBody>
      </Dialog>
    )
  );
}
