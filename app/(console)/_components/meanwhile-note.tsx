import type { ReactNode } from 'react';
import { Button } from './ui/button';

interface Props {
  id: string;
  /** What somebody else stored. */
  children: ReactNode;
  /** They stored nothing. */
  isEmpty: boolean;
  saving: boolean;
  onSave: () => void;
  onLeave: () => void;
}

/** What somebody else stored while a value was typed, and the two ways on from there. */
export const MeanwhileNote = ({ id, children, isEmpty, saving, onSave, onLeave }: Props) => (
  <div className="flex flex-col gap-1.5 px-2 pt-1 text-xs">
    <div id={id} role="alert" className="text-negative">
      {isEmpty ? (
        'Somebody else removed this meanwhile.'
      ) : (
        <>
          Somebody else changed this meanwhile, to
          <div className="py-0.5 text-sm text-fg [overflow-wrap:anywhere]">{children}</div>
        </>
      )}
    </div>
    <div className="flex flex-wrap gap-1.5">
      <Button size="sm" disabled={saving} onClick={onSave}>
        Save mine
      </Button>
      <Button size="sm" variant="ghost" disabled={saving} onClick={onLeave}>
        Keep theirs
      </Button>
    </div>
  </div>
);
