'use client';

import { useQueryClient } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { onSessionEnd } from '../../_lib/session-end';
// Dialogs are loaded late, and what opens them has the focus before that.
import '../../_lib/use-focus-back';
import { useWorld } from '../../_lib/world';

const SessionEndDialog = dynamic(
  () => import('./session-end-dialog').then((m) => m.SessionEndDialog),
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
    ended && <SessionEndDialog email={email} onSignedIn={goOn} onClose={() => setEnded(false)} />
  );
}
