'use client';

import { useIsMutating } from '@tanstack/react-query';
import { useState } from 'react';
import { gapWords } from '../_lib/gap-words';
import { enumLabel } from '../_lib/enum-options';
import { forgetGapAnswer, hasGapAnswer } from '../_lib/gap-answers-begun';
import type { Gap } from '../_lib/outputs';
import { useTRPC } from '../_lib/trpc';
import { GapForm } from './gap-form';
import { GapHint } from './gap-hint';
import { Button } from './ui/button';
import { Dialog, DialogBody, DialogCancel, DialogFooter } from './ui/dialog';

interface Props {
  gap: Gap;
  onClose: () => void;
}

/** A gap's form in a dialog. */
export function ResolveGap({ gap, onClose }: Props) {
  const mutationKey = useTRPC().dataGaps.resolve.mutationKey();
  // The form that sends is within the dialog, which must know of it.
  const busy = useIsMutating({ mutationKey }) > 0;
  const [typedBefore] = useState(() => hasGapAnswer(gap.id));
  const giveUp = () => {
    forgetGapAnswer(gap.id);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={giveUp}
      busy={busy}
      typedBefore={typedBefore}
      title={enumLabel(gap.gapType)}
      description={gapWords(gap)}
      className="md:w-[30rem]"
    >
      <GapForm gap={gap} onDone={onClose} autoFocus className="flex min-h-0 flex-col">
        {(fields) => (
          <>
            <DialogBody className="flex flex-col gap-3.5">
              <GapHint gap={gap} />
              {fields}
            </DialogBody>
            <DialogFooter>
              <DialogCancel disabled={busy} />
              <Button type="submit" variant="primary" busy={busy}>
                Resolve
              </Button>
            </DialogFooter>
          </>
        )}
      </GapForm>
    </Dialog>
  );
}
