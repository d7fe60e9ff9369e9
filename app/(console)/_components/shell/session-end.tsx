'use client';

import { useQueryClient } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { onSessionEnd } from '../../_lib/session-end';
import { useWorld } from '../../_lib/world';

// Seldom, so that no page carries it.
const SignInAgain = dynamic(() => import('./sign-in-again').then((m) => m.SignInAgain), {
  ssr: false,
});

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
  return ended && <SignInAgain email={email} onSignedIn={goOn} onOpenChange={setEnded} />;
}
