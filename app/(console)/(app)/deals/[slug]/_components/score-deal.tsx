'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { toast } from 'sonner';
import { Button } from '../../../../_components/ui/button';
import { Checkbox } from '../../../../_components/ui/checkbox';
import { Dialog, DialogBody, DialogCancel, DialogFooter } from '../../../../_components/ui/dialog';
import { Field } from '../../../../_components/ui/field';
import { Textarea } from '../../../../_components/ui/input';
import { keepBegun } from '../../../../_lib/begun';
import { cn } from '../../../../_lib/cn';
import { isTheirs } from '../../../../_lib/outcome';
import type { DealComment } from '../../../../_lib/outputs';
import { sendByKey } from '../../../../_lib/send-by-key';
import { toastOutcome, toastProblem } from '../../../../_lib/toasts';
import { useTRPC } from '../../../../_lib/trpc';
import { useKeptState } from '../../../../_lib/use-kept-state';
import { useRefresh } from '../../../../_lib/use-refresh';
import { useDeal } from './deal-context';
import {
  CATEGORIES,
  type Category,
  type Criteria,
  fitOf,
  type Level,
  LEVELS,
  readScores,
  type Score,
} from './read-scores';
import { useAuthorName } from './use-author-name';
import { usePatchDeal } from './use-patch-deal';

type Chosen = Partial<Record<Category, Level>>;

/** What somebody has given in the form and not saved yet. */
interface Given {
  own: Chosen;
  why: string;
  /** Whether the fit follows the scores; null while nobody has said. */
  fitChosen: boolean | null;
}

const KEPT = keepBegun<Given>();
const NOTHING: Given = { own: {}, why: '', fitChosen: null };

const isBegun = ({ own, why }: Given): boolean => Object.keys(own).length > 0 || why.trim() !== '';

interface CategoryProps {
  label: string;
  category: Category;
  rubric: Criteria;
  level: Level | undefined;
  onChoose: (level: Level) => void;
}

/** The four levels of a category, in the rubric's own words. */
const CategoryChoice = ({ label, category, rubric, level, onChoose }: CategoryProps) => (
  <fieldset className="min-w-0">
    <legend className="text-sm font-medium">{label}</legend>
    <div className="mt-1.5 grid grid-cols-4 gap-1">
      {[...LEVELS].reverse().map((one) => (
        <label
          key={one}
          className={cn(
            'flex h-8 cursor-pointer items-center justify-center rounded-md border text-sm tabular-nums has-focus-visible:outline-2 has-focus-visible:outline-accent max-md:h-10',
            level === one
              ? 'border-accent bg-accent-soft font-medium text-accent'
              : 'hover:bg-hover',
          )}
        >
          <input
            type="radio"
            name={category}
            value={one}
            checked={level === one}
            onChange={() => onChoose(one)}
            aria-label={`${label}: ${one}, ${rubric[category][one]}`}
            className="sr-only"
          />
          {one}
        </label>
      ))}
    </div>
    <p className="mt-1 min-h-4 text-xs text-pretty text-faint">
      {level === undefined ? 'Not scored' : rubric[category][level]}
    </p>
  </fieldset>
);

interface Props {
  rubric: Criteria;
  comments: readonly DealComment[];
  onClose: () => void;
}

const wordsOf = (content: string, { scores }: Record<string, unknown>): string =>
  JSON.stringify([content, scores]);

const FIT_MEANWHILE = {
  failure:
    'Somebody else changed the thesis fit meanwhile, so nothing is saved. Look at theirs, then save again.',
};

/** What becomes of the fit; 0 is none. */
const fitWords = (before: number, fit: number): string =>
  `${before === 0 || before === fit ? '' : `from ${before.toFixed(1)} `}to ${fit.toFixed(1)}`;

/** True if each category's latest score is the one that was shown, or says these words. */
const areShown = (
  found: ReadonlyMap<Category, Score>,
  shown: ReadonlyMap<Category, Score>,
  words: string,
): boolean =>
  [...found].every(
    ([category, { by }]) =>
      by.id === shown.get(category)?.by.id || wordsOf(by.content, by.metadata) === words,
  );

/** Scores the deal: a comment keeps who gave which score and why, and the fit may follow. */
export function ScoreDeal({ rubric, comments, onClose }: Props) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  const { deal, ref } = useDeal();
  const authorName = useAuthorName();
  const { state, change, begunBefore, forget } = useKeptState(KEPT, deal.id, NOTHING, isBegun);
  const { own, why, fitChosen } = state;
  const [saving, setSaving] = useState(false);
  const [before] = useState(() => new Set(comments.map(({ id }) => id)));
  // A colleague's marks show as soon as they are known, under those given here.
  const scores = readScores(comments);
  const chosen: Chosen = {
    ...Object.fromEntries([...scores].map(([category, { level }]) => [category, level])),
    ...own,
  };
  const levels = CATEGORIES.flatMap(({ category }) => chosen[category] ?? []);
  const fit = fitOf(levels);
  const fitBefore = deal.thesisFitScore;
  // A fit that somebody has set gives way to the mean of every category, not to one of a few.
  const setsFit = fitChosen ?? levels.length === CATEGORIES.length;
  const comment = useMutation(trpc.deals.comment.mutationOptions());
  const patch = usePatchDeal();
  /** Saves the scores on top of what is shown, the fit first: it is refused if it has changed. */
  const save = async () => {
    const metadata = {
      scores: Object.fromEntries(
        Object.entries(chosen).map(([category, level]) => [category, Number(level)]),
      ),
    };
    const content = why.trim() === '' ? 'Scored against the rubric.' : why;
    const words = wordsOf(content, metadata);
    const query = { ...trpc.deals.get.queryOptions(ref), staleTime: 0, retry: false };
    const stored = await queryClient.fetchQuery(query).catch(toastProblem);
    if (!stored) return;
    const found = readScores(stored.comments);
    if (!areShown(found, scores, words)) {
      toast.error(
        'Somebody else has scored this meanwhile, so nothing is saved. Look at their marks, then save again.',
      );
      return;
    }
    if (setsFit && fit !== null && fit !== stored.thesisFitScore) {
      const outcome = await patch(
        'Thesis fit',
        { thesisFitScore: fit },
        { thesisFitScore: fitBefore },
      );
      if (outcome !== null)
        return toastOutcome('Thesis fit', isTheirs(outcome) ? FIT_MEANWHILE : outcome);
    }
    // A first try whose answer was lost may have left it.
    const isThere = stored.comments.some(
      (one) =>
        !before.has(one.id) &&
        one.authorName === authorName &&
        wordsOf(one.content, one.metadata) === words,
    );
    if (!isThere)
      await comment.mutateAsync({ ...ref, authorName, authorType: 'human', content, metadata });
    close();
    toast.success(`${deal.companyName} is scored.`);
    await refresh(trpc.deals.pathFilter());
  };
  const close = () => {
    forget();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    save()
      // The provider's toast has said what went wrong.
      .catch(() => undefined)
      .finally(() => setSaving(false));
  };
  return (
    <Dialog
      open
      onOpenChange={close}
      busy={saving}
      typedBefore={begunBefore}
      title={`Score ${deal.companyName}`}
      description="Against your rubric; a comment keeps who scored and why."
    >
      <form onSubmit={submit} onKeyDown={sendByKey} className="flex min-h-0 flex-col">
        <DialogBody className="grid content-start gap-x-5 gap-y-4 md:grid-cols-2">
          {CATEGORIES.map(({ category, label }) => (
            <CategoryChoice
              key={category}
              label={label}
              category={category}
              rubric={rubric}
              level={chosen[category]}
              onChoose={(level) => change({ own: { ...own, [category]: level } })}
            />
          ))}
          <Field label="Why" className="md:col-span-2">
            {(control) => (
              <Textarea
                {...control}
                rows={2}
                value={why}
                onChange={(event) => change({ why: event.target.value })}
              />
            )}
          </Field>
          {fit !== null && (
            <Checkbox
              className="md:col-span-2"
              label={`Set the thesis fit ${fitWords(fitBefore, fit)}`}
              hint="The mean of the scores, on the scale of 5."
              checked={setsFit}
              onChange={(event) => change({ fitChosen: event.target.checked })}
            />
          )}
        </DialogBody>
        <DialogFooter>
          <DialogCancel disabled={saving} />
          <Button type="submit" variant="primary" busy={saving} disabled={levels.length === 0}>
            Save scores
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
