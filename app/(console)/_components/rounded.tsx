interface Props {
  /** The value as it has room, perhaps rounded. */
  shown: string;
  exact: string;
}

/** A value that says, to whoever points at it or has it read out, what was rounded away. */
export const Rounded = ({ shown, exact }: Props) =>
  shown === exact ? (
    shown
  ) : (
    <span title={exact}>
      {shown}
      <span className="sr-only"> (exactly {exact})</span>
    </span>
  );
