'use client';

import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../_components/ui/badge';
import { day, hostOf, percent } from '../../../_lib/format';
import { MarkedText } from '../../../_components/marked-text';
import type { HeldNews } from './review-items';

const TIERS: Readonly<Record<number, string>> = {
  1: 'major press',
  2: 'trade press',
  3: 'press release or blog',
};

/** Why the service held a story, and what to look at. */
function reasonOf({ holdReason, company, confidence }: HeldNews): ReactNode {
  if (holdReason === 'attestation_missing') {
    return `Whoever found it did not say that they read the source, that ${company.name} is in it, and that the title says what the story says. Read it before you publish it.`;
  }
  if (holdReason === 'no_company_mention') {
    return `Neither title, summary nor address names ${company.name}. It may be about somebody else.`;
  }
  if (holdReason === 'identity_unconfirmed') {
    return `Only the name in the summary ties it to ${company.name}: no founder, no web address. Another company may have that name.`;
  }
  return `Whoever found it is ${confidence === null ? 'not' : `only ${percent(confidence * 100)}`} sure of it.`;
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-2 py-1.5">
    <dt className="text-muted">{label}</dt>
    <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
  </div>
);

/** A held story: why it is held, what it says, where it comes from. */
export function NewsDetail({ news }: { news: HeldNews }) {
  const { company, title, summary, source, sourceTier, confidence, discoveredBy } = news;
  const names = [{ id: 'name', text: company.name }];
  const tier = sourceTier === null ? undefined : TIERS[sourceTier];
  return (
    <>
      <h2 className="text-lg font-semibold tracking-tight text-balance">
        <MarkedText text={title} marks={names} />
      </h2>
      <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
        <span className="min-w-0 wrap-anywhere">
          {source ?? hostOf(news.url)} · {day(news.publishedAt)}
        </span>
        {news.materialNegative && <Badge tone="negative">Material negative</Badge>}
      </p>
      <p className="mt-4 max-w-[42rem] rounded-md bg-warning-soft px-3 py-2 text-sm text-pretty text-warning">
        {reasonOf(news)}
      </p>
      <p className="mt-4 max-w-[42rem] text-[0.9375rem] leading-[1.6] text-pretty [overflow-wrap:anywhere]">
        {summary === null ? (
          <span className="text-muted">It came without a summary.</span>
        ) : (
          <MarkedText text={summary} marks={names} />
        )}
      </p>
      <dl className="mt-5 max-w-[42rem] divide-y border-y text-sm">
        <Fact label="Address">
          <a
            href={news.url}
            target="_blank"
            rel="noreferrer noopener nofollow"
            className="inline-flex max-w-full items-baseline gap-0.5 rounded hover:text-accent"
          >
            <span className="line-clamp-2">{news.url}</span>
            <ArrowUpRight aria-hidden className="size-3.5 shrink-0 self-center" />
          </a>
        </Fact>
        {tier !== undefined && <Fact label="Publisher">{tier}</Fact>}
        {confidence !== null && <Fact label="Confidence">{percent(confidence * 100)}</Fact>}
        <Fact label="Found">
          {day(news.discoveredAt)}
          {discoveredBy !== null && ` by ${discoveredBy}`}
        </Fact>
      </dl>
    </>
  );
}
