'use client';

import dynamic from 'next/dynamic';
import Link from 'next/link';
import { Badge } from '../../../_components/ui/badge';
import { Skeleton } from '../../../_components/ui/skeleton';
import { gapWords, hintWords } from '../../../_lib/gap-words';
import { enumLabel } from '../../../_lib/enum-options';
import { companyHref } from '../../../_lib/company-href';
import { age, day } from '../../../_lib/format';
import { useWorld } from '../../../_lib/world';
import type { OpenGap, UnpublishedAsk } from './review-items';

// It waits for the update's words anyway, and the queue opens with news.
const SourceExcerpt = dynamic(
  () => import('../../../_components/source-excerpt').then((m) => m.SourceExcerpt),
  { loading: () => <Skeleton className="mt-5 h-24 max-w-[42rem]" /> },
);

interface AboutProps {
  company: { slug: string; name: string; vehicleId: string };
  kind: string;
  since: string;
}

/** Above a detail: which company, what it is and since when. */
export function About({ company, kind, since }: AboutProps) {
  const { vehicle, vehicles } = useWorld();
  const home = vehicles.find(({ id }) => id === company.vehicleId);
  return (
    <p className="mb-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
      <Link
        href={companyHref(company, vehicle?.id)}
        className="min-w-0 rounded font-medium text-fg hover:text-accent"
      >
        {company.name}
      </Link>
      {vehicles.length > 1 && home && <span>{home.name}</span>}
      <Badge>{kind}</Badge>
      <time dateTime={since} title={day(since)} suppressHydrationWarning className="text-faint">
        {age(since)}
      </time>
    </p>
  );
}

/** A title is often the sentence without its end. */
const bare = (text: string) => text.replace(/[\s.!?…]+$/u, '');

/** An ask that nobody has let out yet, with the words it was found in. */
export const AskDetail = ({ ask }: { ask: UnpublishedAsk }) => (
  <>
    <h2 className="text-lg font-semibold tracking-tight text-balance">{ask.title}</h2>
    {bare(ask.description) !== bare(ask.title) && (
      <p className="mt-2 max-w-[42rem] text-pretty">{ask.description}</p>
    )}
    <p className="mt-3 max-w-[42rem] text-sm text-pretty text-muted">
      It was found in running text, not under a heading for asks. Publishing shows it to the
      investors in the portal.
    </p>
    <SourceExcerpt company={ask.company} source={ask.source} about={{ askId: ask.id }} />
  </>
);

const quoted = (hint: string): string => /“([^”]{3,400})”/.exec(hint)?.[1] ?? '';

/** What is missing, with what is known about it. */
export const GapDetail = ({ gap }: { gap: OpenGap }) => (
  <>
    <h2 className="text-lg font-semibold tracking-tight text-balance">{gapWords(gap)}</h2>
    {gap.hint !== null && (
      <p className="mt-2 max-w-[42rem] text-pretty whitespace-pre-line text-muted">
        {hintWords(gap.hint)}
      </p>
    )}
    {gap.source && (
      <SourceExcerpt
        company={gap.company}
        source={gap.source}
        about={{ words: quoted(gap.hint ?? '') }}
      />
    )}
  </>
);

export const gapKind = (gap: OpenGap): string => enumLabel(gap.gapType);
