'use client';

import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Button } from './ui/button';
import { Field } from './ui/field';
import { Input } from './ui/input';

interface Props {
  /** Who has the address; undefined where it was chosen before, and is free as far as is known. */
  note: ReactNode;
  /** Brings back who has it, where that is deleted. */
  restore?: { busy: boolean; onClick: () => void } | undefined;
  /** Where its page will be, up to the address. */
  under: string;
  field: UseFormRegisterReturn;
  error: string | undefined;
}

/** Below a name that is taken: by whom, and the ways on. */
export const TakenAddress = ({ note, restore, under, field, error }: Props) => (
  <>
    {note !== undefined && (
      <div
        role="alert"
        className="col-span-full flex flex-col items-start gap-2 rounded-md bg-warning-soft px-3 py-2 text-sm text-pretty [overflow-wrap:anywhere] text-warning"
      >
        <p>{note}</p>
        {restore && (
          <Button size="sm" busy={restore.busy} onClick={restore.onClick}>
            <RotateCcw /> Restore it
          </Button>
        )}
      </div>
    )}
    <Field
      label="Address"
      error={error}
      hint={`Where its page is, after ${under}`}
      className="col-span-full"
    >
      {(control) => <Input {...control} {...field} autoFocus autoComplete="off" />}
    </Field>
  </>
);
