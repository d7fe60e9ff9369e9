'use client';

import { Button } from './ui/button';
import { Dialog, DialogFooter } from './ui/dialog';

interface Props {
  open: boolean;
  title: string;
  /** What will be gone. */
  description: string;
  /** What the button says: the deed, not "OK". */
  action: string;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before what cannot be taken back; what can be has an undo instead. */
export const ConfirmDialog = (props: Props) => (
  <Dialog
    open={props.open}
    onOpenChange={props.onClose}
    title={props.title}
    description={props.description}
    className="md:w-[26rem]"
  >
    <DialogFooter>
      <Button onClick={props.onClose}>Cancel</Button>
      <Button variant="danger" busy={props.busy} onClick={props.onConfirm}>
        {props.action}
      </Button>
    </DialogFooter>
  </Dialog>
);
