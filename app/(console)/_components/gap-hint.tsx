import { hintWords } from '../_lib/gap-words';
import type { Gap } from '../_lib/outputs';

/** What is known of a gap, beside its form. */
export const GapHint = ({ gap }: { gap: Gap }) =>
  gap.hint === null ? null : (
    <p className="text-sm [overflow-wrap:anywhere] whitespace-pre-line text-muted" dir="auto">
      {hintWords(gap.hint)}
    </p>
  );
