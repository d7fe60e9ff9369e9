'use client';

import { Bot, User } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { FitScore } from '../../../../_components/fit-score';
import { InlineEdit } from '../../../../_components/inline-edit';
import { Property } from '../../../../_components/property';
import { Button } from '../../../../_components/ui/button';
import { Section } from '../../../../_components/ui/card';
import { DialogLoading } from '../../../../_components/ui/dialog-loading';
import { cn } from '../../../../_lib/cn';
import { day } from '../../../../_lib/format';
import type { DealComment } from '../../../../_lib/outputs';
import { useShortcut } from '../../../../_lib/shortcuts';
import { useDeal } from './deal-context';
import { CATEGORIES, type Criteria, readScores, type Score } from './read-scores';
import { useSaveDealField } from './use-patch-deal';

const ScoreDeal = dynamic(() => import('./score-deal').then((m) => m.ScoreDeal), {
  ssr: false,
  loading: DialogLoading,
});

/** Four steps, of which the score's are filled. */
const Steps = ({ level }: { level: number }) => (
  <span aria-hidden className="flex gap-0.5">
    {[1, 2, 3, 4].map((step) => (
      <span
        key={step}
        className={cn('h-1.5 w-4 rounded-sm', step <= level ? 'bg-accent' : 'bg-pressed')}
      />
    ))}
  </span>
);

/** What the rubric says of the score, and who gave it. */
const Because = ({ score, text }: { score: Score; text: string }) => (
  <div className="pb-2 pl-2 text-xs text-faint">
    <p className="text-pretty">{text}</p>
    <p className="mt-0.5 flex items-center gap-1">
      {score.by.authorType === 'human' ? (
        <User aria-hidden className="size-3" />
      ) : (
        <Bot aria-hidden className="size-3" />
      )}
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {score.by.authorName}, {day(score.by.createdAt)}
      </span>
    </p>
  </div>
);

interface Props {
  rubric: Criteria;
  comments: readonly DealComment[];
}

/** The thesis fit, and each category of the rubric with its latest score. */
export function Scores({ rubric, comments }: Props) {
  const { deal, mayEdit } = useDeal();
  const save = useSaveDealField();
  const [scoring, setScoring] = useState(false);
  const scores = readScores(comments);
  const score = () => setScoring(true);
  useShortcut('s', 'Score against the rubric', score, { group: 'Deal', enabled: mayEdit });
  return (
    <Section
      title="Scores"
      actions={
        mayEdit && (
          <Button size="sm" onClick={score}>
            Score
          </Button>
        )
      }
    >
      <dl className="flex flex-col gap-0.5">
        <Property label="Thesis fit">
          <InlineEdit
            label="Thesis fit"
            name={`${deal.id} thesisFitScore`}
            value={deal.thesisFitScore}
            text={deal.thesisFitScore === 0 ? '' : String(deal.thesisFitScore)}
            disabled={!mayEdit}
            onSave={save('thesisFitScore', 'Thesis fit')}
          >
            <FitScore score={deal.thesisFitScore} />
          </InlineEdit>
        </Property>
        {CATEGORIES.map(({ category, label }) => {
          const found = scores.get(category);
          if (!found) return null;
          return (
            <Property key={category} label={label}>
              <details className="group">
                <summary className="flex h-7 cursor-pointer list-none items-center gap-2 rounded-md px-2 hover:bg-hover max-md:h-10 [&::-webkit-details-marker]:hidden">
                  <Steps level={Number(found.level)} />
                  <span className="text-xs text-muted tabular-nums">{found.level} of 4</span>
                </summary>
                <Because score={found} text={rubric[category][found.level]} />
              </details>
            </Property>
          );
        })}
      </dl>
      {scores.size === 0 && (
        <p className="mt-1 text-sm text-faint">Not scored against the rubric yet.</p>
      )}
      {scoring && (
        <ScoreDeal rubric={rubric} comments={comments} onClose={() => setScoring(false)} />
      )}
    </Section>
  );
}
