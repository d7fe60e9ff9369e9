import { cn } from '../_lib/cn';
import { type Outcome, wordsOf } from '../_lib/outcome';

interface OutcomeNoteProps {
  id?: string;
  /** Name of the field, with which a sentence about its value begins. */
  label: string;
  outcome: Outcome;
  className?: string;
}

/** Why what was typed is not stored; nothing where it is. */
export const OutcomeNote = ({ id, label, outcome, className }: OutcomeNoteProps) =>
  outcome !== null && (
    <p
      id={id}
      role="alert"
      className={cn('text-xs [overflow-wrap:anywhere] text-negative', className)}
    >
      {wordsOf(label, outcome)}
    </p>
  );
