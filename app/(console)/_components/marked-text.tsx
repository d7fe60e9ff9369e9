import { markText } from '../_lib/mark-text';

interface Props {
  text: string;
  marks: readonly { id: string; text: string }[];
}

/** Text in which the given words are marked. */
export const MarkedText = ({ text, marks }: Props) =>
  markText(text, marks).map((stretch, index) =>
    stretch.marks.length === 0 ? (
      stretch.text
    ) : (
      <mark key={index} className="rounded-sm bg-mark px-0.5 text-fg">
        {stretch.text}
      </mark>
    ),
  );
