import { count } from '../_lib/format';

interface Props {
  /** How many are shown. */
  shown: number;
  /** How many there are; undefined while that is not known. */
  total: number | undefined;
  /** What they are: "open gaps". */
  what: string;
  /** How the others come into reach, if they do. */
  rest?: string;
  className?: string;
}

/** Below a list that ends before all is told: how much of it is there, and where the rest is. */
export const NewestAlone = ({ shown, total = 0, what, rest, className = 'mt-3' }: Props) =>
  total > shown && (
    <p className={`${className} text-xs text-pretty text-faint`}>
      The newest {count(shown)} of {count(total)} {what}
      {rest === undefined ? '.' : `; ${rest}.`}
    </p>
  );
