import type { ReactNode } from 'react';
import { type Option, Select } from './ui/select';

/** One line of a panel of facts: what it is, and its value. */
export const Property = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-start">
    <dt className="py-1 text-sm text-muted max-md:py-2">{label}</dt>
    <dd className="min-w-0 text-sm max-md:text-[1rem]">{children}</dd>
  </div>
);

/** A value that may be missing and can then be added. */
export const Value = ({ children }: { children: string | null }) => (
  <span className={children === null ? 'text-faint' : 'block text-pretty [overflow-wrap:anywhere]'}>
    {children ?? 'Add'}
  </span>
);

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly Option[];
  empty?: string;
  onChoose: (value: string) => void;
}

/** A value chosen from a list where it stands. */
export const Choice = ({ label, value, options, empty, onChoose }: ChoiceProps) => (
  <Select
    aria-label={label}
    value={value}
    options={options}
    {...(empty === undefined ? {} : { empty })}
    onChange={(event) => onChoose(event.target.value)}
    className="h-7 border-transparent bg-transparent px-[0.4375rem] hover:bg-hover max-md:h-10"
  />
);
