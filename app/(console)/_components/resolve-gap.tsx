'use client';

import { enumLabel } from '../_lib/enum-options';
import type { Gap } from '../_lib/outputs';
import { GapForm } from './gap-form';
import { Button } from './ui/button';
import { Dialog, DialogBody, DialogFooter } from './ui/dialog';

interface Props {
  gap: Gap;
  onClose: () => void;
}

/** A gap's form in a dialog. */
export const ResolveGap = ({ gap, onClose }: Props) => (
  <Dialog
    open
    onOpenChange={onClose}
    title={enumLabel(gap.gapType)}
    description={gap.description}
    className="md:w-[30rem]"
  >
    <GapForm gap={gap} onDone={onClose} autoFocus className="flex min-h-0 flex-col">
      {(fields, busy) => (
        <>
          <DialogBody className="flex flex-col gap-3.5">{fields}</DialogBody>
          <DialogFooter>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="primary" disabled={busy}>
              Resolve
            </Button>
          </DialogFooter>
        </>
      )}
    </GapForm>
  </Dialog>
);
