'use client';

import { type ReactNode, useId } from 'react';
import { cn } from '../../_lib/cn';

/** What a control inside a Field must carry to be tied to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  required?: boolean;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

const sentence = (label: string, message: string): string =>
  /^[a-z]/.test(message) ? `${label} ${message}.`.replace('..', '.') : message;

/** A labelled control with a hint and the field's own error message. */
export function Field({ label, error, hint, required, className, children }: FieldProps) {
  const id = useId();
  const note = error !== undefined || hint !== undefined ? `${id}-note` : undefined;
  return (
    <div className={cn('flex min-w-0 flex-col gap-1', className)}>
      <label htmlFor={id} className="text-xs font-medium text-muted">
        {label}
        {required && (
          <span aria-hidden className="text-negative">
            {' '}
            *
          </span>
        )}
      </label>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': note })}
      {error !== undefined ? (
        <p id={note} role="alert" className="text-xs text-negative">
          {sentence(label, error)}
        </p>
      ) : (
        hint !== undefined && (
          <p id={note} className="text-xs text-faint">
            {hint}
          </p>
        )
      )}
    </div>
  );
}
