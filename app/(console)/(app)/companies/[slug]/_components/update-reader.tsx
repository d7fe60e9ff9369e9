'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';
import { Badge } from '../../../../_components/ui/badge';
import { enumLabel } from '../../../../_lib/enum-options';
import { day, period } from '../../../../_lib/format';
import type { Finding, Update, UpdateFindings } from '../../../../_lib/outputs';
import { stayOpen } from '../../../../_lib/over-list';
import { ASK_TONES } from '../../../../_lib/tones';
import { useTRPC } from '../../../../_lib/trpc';
import { useCompany } from './company-context';
import { EvidenceOf } from './evidence';
import { wordsOf } from './finding-words';
import { UpdateActions } from './update-actions';
import { UpdateText } from './update-text';
import { updateTitle } from './update-title';
import { useCompanyAsks } from './use-company-queries';

const isLiving = ({ rejectedAt }: Finding) => rejectedAt === null;

function placesIn(found: UpdateFindings, contentGapId: string | null) {
  const isHere = (one: { contentGapId: string | null }) => one.contentGapId === contentGapId;
  return [
    ...found.asks
      .filter(isHere)
      .map(({ id, start, end }) => ({ id, start, end, kind: 'ask' as const })),
    ...found.items
      .filter((one) => isLiving(one) && isHere(one))
      .map(({ id, start, end }) => ({ id, start, end, kind: 'finding' as const })),
  ];
}

/** Brings a mark into view, and keeps it in the address. */
function showMark(id: string): void {
  const url = new URL(window.location.href);
  url.searchParams.set('mark', id);
  stayOpen(url);
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-8 max-w-[42rem] border-t pt-4">
    <h3 className="text-sm font-semibold">{title}</h3>
    {children}
  </section>
);

const Line = ({ id, what, children }: { id: string; what: string; children: ReactNode }) => (
  <li className="flex items-center gap-3 py-2 text-sm">
    <button
      type="button"
      onClick={() => showMark(id)}
      className="min-w-0 flex-1 rounded text-left hover:text-accent"
    >
      {what}
    </button>
    {children}
  </li>
);

function Found({ found, update }: { found: UpdateFindings; update: Update }) {
  const open = useCompanyAsks('OPEN').data?.items ?? [];
  const resolved = useCompanyAsks('RESOLVED').data?.items ?? [];
  const asks = [...open, ...resolved].filter(({ updateId }) => updateId === update.id);
  const values = found.items.filter(isLiving);
  return (
    <>
      {values.length > 0 && (
        <Part title="Read from this update">
          <ul className="mt-2 divide-y">
            {values.map((finding) => (
              <Line key={finding.id} id={finding.id} what={wordsOf(finding).what}>
                <span className="tabular-nums">
                  <EvidenceOf finding={finding}>{wordsOf(finding).value || 'Words'}</EvidenceOf>
                </span>
              </Line>
            ))}
          </ul>
        </Part>
      )}
      {asks.length > 0 && (
        <Part title="Asks in this update">
          <ul className="mt-2 divide-y">
            {asks.map((ask) => (
              <Line key={ask.id} id={ask.id} what={ask.title}>
                <span className="text-xs text-faint">{enumLabel(ask.type)}</span>
                <Badge tone={ASK_TONES[ask.status]}>{enumLabel(ask.status)}</Badge>
              </Line>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

/** One update as mail, with what was found in it marked in the text and listed below. */
export function UpdateReader({ update }: { update: Update }) {
  const trpc = useTRPC();
  const { ref } = useCompany();
  const shown = useSearchParams().get('mark');
  const { data } = useQuery(
    trpc.extraction.findingsOfUpdate.queryOptions({ ...ref, id: update.id }),
  );
  return (
    <article aria-label={updateTitle(update)} className="max-md:pt-2">
      <div className="flex items-start gap-2">
        <h2 className="min-w-0 flex-1 text-lg font-semibold tracking-tight text-balance">
          {updateTitle(update)}
        </h2>
        <UpdateActions update={update} />
      </div>
      <p className="mt-1 mb-6 text-sm text-muted">
        {update.fromAddress !== null && <>{update.fromAddress} · </>}
        <time dateTime={update.receivedAt}>{day(update.receivedAt)}</time>
        {update.reportedPeriod !== null && <> · reports on {period(update.reportedPeriod)}</>}
      </p>
      {data ? (
        data.texts.map(({ contentGapId, text }) =>
          contentGapId === null ? (
            <UpdateText key="" text={text} places={placesIn(data, null)} shown={shown} />
          ) : (
            <Part key={contentGapId} title="Pasted for this update">
              <div className="mt-2">
                <UpdateText text={text} places={placesIn(data, contentGapId)} shown={shown} />
              </div>
            </Part>
          ),
        )
      ) : (
        <UpdateText text={update.rawBody} places={[]} shown={null} />
      )}
      {data && <Found found={data} update={update} />}
    </article>
  );
}
