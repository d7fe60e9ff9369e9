import { useId } from 'react';
import { Button } from './button';

interface Props {
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks, over a dialog's foot, before what was typed is thrown away. */
export function DiscardQuestion({ onKeep, onDiscard }: Props) {
  const id = useId();
  return (
    <div
      role="alertdialog"
      aria-labelledby={id}
      className="absolute inset-x-0 bottom-0 flex flex-wrap items-center justify-end gap-2 border-t bg-raised px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:rounded-b-xl"
    >
      <p id={id} className="mr-auto text-sm font-medium">
        Discard what you typed?
      </p>
      <Button autoFocus onClick={onKeep}>
        Keep editing
      </Button>
      <Button variant="danger" onClick={onDiscard}>
        Discard
      </Button>
    </div>
  );
}
