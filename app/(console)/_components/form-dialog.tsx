'use client';

import type { FormEvent, ReactNode } from 'react';
import { cn } from '../_lib/cn';
import { sendByKey } from '../_lib/send-by-key';
import { FormError } from './form-error';
import { Button } from './ui/button';
import { Dialog, DialogBody, DialogCancel, DialogFooter } from './ui/dialog';

interface Props {
  title: string;
  description?: ReactNode;
  /** What the button says that sends the form. */
  action: string;
  /** How the form is sent, as `useFormMutation` gives it. */
  sending: {
    busy: boolean;
    /** What is wrong with the form as a whole. */
    failure: string | null;
    onSubmit: (event: FormEvent) => Promise<void>;
  };
  onClose: () => void;
  /** What was typed into it before, as `useKeptForm` has it. */
  typedBefore?: boolean;
  /** For few fields: one column. */
  narrow?: boolean;
  children: ReactNode;
}

/** A form in a dialog: fields in two columns, what went wrong, and the two ways out. */
export function FormDialog(props: Props) {
  const {
    title,
    description,
    action,
    sending,
    onClose,
    typedBefore,
    narrow = false,
    children,
  } = props;
  const { busy, failure, onSubmit } = sending;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      busy={busy}
      typedBefore={typedBefore}
      title={title}
      description={description}
      className={cn(narrow && 'md:w-[28rem]')}
    >
      <form
        noValidate
        onSubmit={(event) => void onSubmit(event)}
        onKeyDown={sendByKey}
        className="flex min-h-0 flex-col"
      >
        <DialogBody
          className={cn(
            'grid content-start gap-x-3 gap-y-3.5',
            narrow ? 'grid-cols-1' : 'grid-cols-2',
          )}
        >
          {children}
          <FormError message={failure} />
        </DialogBody>
        <DialogFooter>
          <DialogCancel disabled={busy} />
          <Button type="submit" variant="primary" busy={busy}>
            {action}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
