'use client';

import { type ReactNode, useId, useState } from 'react';
import { NONE } from '../_lib/format';
import { isTheirs, type Outcome } from '../_lib/outcome';
import { OutcomeNote } from './outcome-note';
import { PickSelect } from './ui/pick-select';
import type { Option } from './ui/select';

/** One line of a panel of facts: what it is, and its value. */
export const Property = ({ label, children }: { label: string; children: ReactNode }) => (
  <div data-property className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-start">
    <dt className="py-1 text-sm text-muted max-md:py-2">{label}</dt>
    <dd className="min-w-0 text-sm max-md:text-[1rem]">{children}</dd>
  </div>
);

/** What stands where a value can be added; paper takes none. */
export const Missing = () => (
  <span className="text-faint">
    <span className="print:hidden">Add</span>
    <span className="hidden print:inline">{NONE}</span>
  </span>
);

/** A value that may be missing and can then be added. */
export const Value = ({ children }: { children: string | null }) =>
  children === null ? (
    <Missing />
  ) : (
    <span className="block text-pretty [overflow-wrap:anywhere]">{children}</span>
  );

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly Option[];
  empty?: string;
  /** Saves what was chosen; tells what came of it. */
  onChoose: (value: string) => Promise<Outcome>;
}

/** A value chosen from a list where it stands; one that is not taken goes back, and why is said. */
export function Choice({ label, value, options, empty, onChoose }: ChoiceProps) {
  const [outcome, setOutcome] = useState<Outcome>(null);
  const id = useId();
  const shown = options.find((option) => option.value === value)?.label ?? empty;
  const meanwhile = `Somebody else changed this meanwhile, to ${shown}. Choose again to put yours in its place.`;
  const choose = async (chosen: string) => {
    setOutcome(null);
    setOutcome(await onChoose(chosen));
  };
  return (
    <>
      <PickSelect
        aria-label={label}
        aria-invalid={outcome !== null}
        aria-describedby={outcome === null ? undefined : id}
        value={value}
        options={options}
        {...(empty === undefined ? {} : { empty })}
        onPick={(chosen) => void choose(chosen)}
        className="h-7 border-transparent bg-transparent px-[0.4375rem] hover:bg-hover max-md:h-10"
      />
      <OutcomeNote
        id={id}
        label={label}
        outcome={isTheirs(outcome) ? { failure: meanwhile } : outcome}
        className="px-2 pt-1"
      />
    </>
  );
}
