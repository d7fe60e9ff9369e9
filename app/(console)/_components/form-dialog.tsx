'use client';

import type { FormEvent, ReactNode } from 'react';
import { FormError } from './form-error';
import { Button } from './ui/button';
import { Dialog, DialogBody, DialogFooter } from './ui/dialog';

interface Props {
  title: string;
  description?: ReactNode;
  /** What the button says that sends the form. */
  action: string;
  busy: boolean;
  /** What is wrong with the form as a whole. */
  failure: string | null;
  onSubmit: (event: FormEvent) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog: fields in two columns, what went wrong, and the two ways out. */
export const FormDialog = ({ title, description, onSubmit, onClose, ...props }: Props) => (
  <Dialog open onOpenChange={onClose} title={title} description={description}>
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="flex min-h-0 flex-col">
      <DialogBody className="grid grid-cols-2 content-start gap-x-3 gap-y-3.5">
        {props.children}
        <FormError message={props.failure} />
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" disabled={props.busy}>
          {props.action}
        </Button>
      </DialogFooter>
    </form>
  </Dialog>
);
