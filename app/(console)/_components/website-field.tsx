'use client';

import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from './ui/field';
import { Input } from './ui/input';

interface Props {
  /** Registered with `asAddress`. */
  field: UseFormRegisterReturn;
  error: string | undefined;
  className?: string;
}

/** The website of a company or a deal. */
export const WebsiteField = ({ field, error, className }: Props) => (
  <Field label="Website" error={error} className={className}>
    {(control) => <Input {...control} {...field} type="url" placeholder="https://" />}
  </Field>
);
