'use client';

import { useQuery } from '@tanstack/react-query';
import { ArrowUpRight } from 'lucide-react';
import Link from 'next/link';
import { day } from '../_lib/format';
import { cutText, excerptAround, type Place, placesOf } from '../_lib/mark-text';
import type { UpdateFindings } from '../_lib/outputs';
import { useTRPC } from '../_lib/trpc';
import { updateHref } from '../_lib/company-href';
import { useWorld } from '../_lib/world';
import { Skeleton } from './ui/skeleton';

interface Props {
  company: { slug: string; vehicleId: string };
  source: { id: string; subject: string | null; receivedAt: string };
  /** The ask whose words are shown, or words that stand in the update. */
  about: { askId: string } | { words: string };
}

const AROUND = 280;

function placeIn({ texts, asks }: UpdateFindings, about: Props['about']) {
  const body = texts[0]?.text ?? '';
  if ('words' in about) {
    const [place] = placesOf(body, [{ id: 'words', text: about.words }]);
    return { body, place };
  }
  const ask = asks.find(({ id }) => id === about.askId);
  if (!ask) return { body, place: undefined };
  const { id, start, end, contentGapId } = ask;
  const home = texts.find((one) => one.contentGapId === contentGapId);
  return { body: home?.text ?? body, place: { id, start, end } };
}

function Excerpt({ body, place }: { body: string; place: Place | undefined }) {
  const part = excerptAround(body, place ?? { id: '', start: 0, end: 0 }, AROUND);
  return (
    <p className="text-[0.9375rem] leading-[1.6] [overflow-wrap:anywhere] whitespace-pre-wrap text-muted">
      {part.cutBefore && '… '}
      {cutText(part.text, place ? [part.place] : []).map(({ text, marks }, index) =>
        marks.length === 0 ? (
          text
        ) : (
          <mark key={index} className="rounded-sm bg-mark px-0.5 text-fg">
            {text}
          </mark>
        ),
      )}
      {part.cutAfter && ' …'}
    </p>
  );
}

/** The words of an update around what was found in it. */
export function SourceExcerpt({ company, source, about }: Props) {
  const trpc = useTRPC();
  const { vehicle } = useWorld();
  const { slug, vehicleId } = company;
  const query = useQuery(
    trpc.extraction.findingsOfUpdate.queryOptions({ slug, vehicleId, id: source.id }),
  );
  const found = query.data && placeIn(query.data, about);
  return (
    <figure className="mt-5 max-w-[42rem] border-l-2 pl-4">
      <figcaption className="mb-1.5 flex flex-wrap items-baseline gap-x-2 text-xs text-muted">
        <Link
          href={updateHref(company, vehicle?.id, source.id, 'askId' in about ? about.askId : null)}
          className="inline-flex items-center gap-0.5 rounded font-medium text-fg hover:text-accent"
        >
          {source.subject ?? 'Update'}
          <ArrowUpRight aria-hidden className="size-3.5" />
        </Link>
        <span>{day(source.receivedAt)}</span>
      </figcaption>
      {found ? (
        <Excerpt body={found.body} place={found.place} />
      ) : query.isError ? (
        <p className="text-sm text-muted">The update cannot be shown here. Open it instead.</p>
      ) : (
        <Skeleton className="h-24" />
      )}
    </figure>
  );
}
