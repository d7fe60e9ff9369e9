'use client';

import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { toast } from 'sonner';
import { Button } from '../../../../_components/ui/button';
import { Checkbox } from '../../../../_components/ui/checkbox';
import { Dialog, DialogBody, DialogFooter } from '../../../../_components/ui/dialog';
import { Field } from '../../../../_components/ui/field';
import { Textarea } from '../../../../_components/ui/input';
import { cn } from '../../../../_lib/cn';
import { useTRPC } from '../../../../_lib/trpc';
import { useRefresh } from '../../../../_lib/use-refresh';
import { useDeal } from './deal-context';
import {
  CATEGORIES,
  type Category,
  type Criteria,
  fitOf,
  type Level,
  LEVELS,
  type Score,
} from './read-scores';
import { useAuthorName } from './use-author-name';

type Chosen = Partial<Record<Category, Level>>;

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
  scores: ReadonlyMap<Category, Score>;
  onClose: () => void;
}

/** Scores the deal: a comment keeps who gave which score and why, and the fit may follow. */
export function ScoreDeal({ rubric, scores, onClose }: Props) {
  const trpc = useTRPC();
  const refresh = useRefresh();
  const { deal, ref } = useDeal();
  const authorName = useAuthorName();
  const [chosen, setChosen] = useState<Chosen>(() =>
    Object.fromEntries([...scores].map(([category, { level }]) => [category, level])),
  );
  const [why, setWhy] = useState('');
  const [setsFit, setSetsFit] = useState(true);
  const levels = CATEGORIES.flatMap(({ category }) => chosen[category] ?? []);
  const fit = fitOf(levels);
  const comment = useMutation(trpc.deals.comment.mutationOptions());
  const patch = useMutation(
    trpc.deals.change.mutationOptions({
      onError: () => refresh(trpc.deals.get.pathFilter()),
    }),
  );
  const busy = comment.isPending || patch.isPending;
  // The comment that stands already, should the fit be refused after it.
  const stored = useRef<string | null>(null);
  const save = async () => {
    const metadata = {
      scores: Object.fromEntries(
        Object.entries(chosen).map(([category, level]) => [category, Number(level)]),
      ),
    };
    const content = why.trim() === '' ? 'Scored against the rubric.' : why;
    const words = JSON.stringify([content, metadata]);
    if (stored.current !== words) {
      await comment.mutateAsync({ ...ref, authorName, authorType: 'human', content, metadata });
      stored.current = words;
    }
    if (setsFit && fit !== null) {
      const { slug, vehicleId: queryVehicleId } = ref;
      const from = { thesisFitScore: deal.thesisFitScore };
      await patch.mutateAsync({ slug, queryVehicleId, thesisFitScore: fit, from });
    }
    onClose();
    toast.success(`${deal.companyName} is scored.`);
    await refresh(trpc.deals.pathFilter());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The provider's toast has said what went wrong.
    save().catch(() => undefined);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      busy={busy}
      title={`Score ${deal.companyName}`}
      description="Against your rubric; a comment keeps who scored and why."
    >
      <form onSubmit={submit} className="flex min-h-0 flex-col">
        <DialogBody className="grid content-start gap-x-5 gap-y-4 md:grid-cols-2">
          {CATEGORIES.map(({ category, label }) => (
            <CategoryChoice
              key={category}
              label={label}
              category={category}
              rubric={rubric}
              level={chosen[category]}
              onChoose={(level) => setChosen((old) => ({ ...old, [category]: level }))}
            />
          ))}
          <Field label="Why" className="md:col-span-2">
            {(control) => (
              <Textarea
                {...control}
                rows={2}
                value={why}
                onChange={(event) => setWhy(event.target.value)}
              />
            )}
          </Field>
          {fit !== null && (
            <Checkbox
              className="md:col-span-2"
              label={`Set the thesis fit to ${fit.toFixed(1)}`}
              hint="The mean of the scores, on the scale of 5."
              checked={setsFit}
              onChange={(event) => setSetsFit(event.target.checked)}
            />
          )}
        </DialogBody>
        <DialogFooter>
          <Button disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={busy} disabled={levels.length === 0}>
            Save scores
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
