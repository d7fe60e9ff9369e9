'use client';

import { Badge } from '../../../../_components/ui/badge';
import { enumLabel } from '../../../../_lib/enum-options';
import { day } from '../../../../_lib/format';
import { markText } from '../../../../_lib/mark-text';
import type { Ask, Update } from '../../../../_lib/outputs';
import { ASK_TONES } from '../../../../_lib/tones';

import { useCompanyAsks } from './use-company-queries';

const URLS = /(https?:\/\/[^\s<>"')\]]+)/g;

/** Text whose web addresses are links. */
const Linked = ({ text }: { text: string }) =>
  text.split(URLS).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a
        key={`${index}-${part}`}
        href={part}
        target="_blank"
        rel="noreferrer noopener nofollow"
        className="text-accent underline underline-offset-2"
      >
        {part}
      </a>
    ),
  );

function Body({ update, asks }: { update: Update; asks: readonly Ask[] }) {
  const sentences = asks.map(({ id, description }) => ({ id, text: description }));
  return (
    <div className="mt-6 max-w-[42rem] text-[0.9375rem] leading-[1.65] [overflow-wrap:anywhere] whitespace-pre-wrap">
      {markText(update.rawBody, sentences).map(({ text, marks: [mark] }, index) =>
        mark === undefined ? (
          <Linked key={index} text={text} />
        ) : (
          <mark
            key={index}
            id={`ask-${mark}`}
            className="scroll-mt-24 rounded-sm bg-mark px-0.5 text-fg target:outline-2 target:outline-accent"
          >
            <Linked text={text} />
          </mark>
        ),
      )}
    </div>
  );
}

/** One update as mail, with the asks found in it marked in the text and listed below. */
export function UpdateReader({ update }: { update: Update }) {
  const asks = (useCompanyAsks().data?.items ?? []).filter(
    ({ updateId }) => updateId === update.id,
  );
  return (
    <article aria-label={update.subject ?? 'Update'} className="max-md:pt-2">
      <h2 className="text-lg font-semibold tracking-tight text-balance">
        {update.subject ?? 'Update'}
      </h2>
      <p className="mt-1 text-sm text-muted">
        {update.fromAddress !== null && <>{update.fromAddress} · </>}
        <time dateTime={update.receivedAt}>{day(update.receivedAt)}</time>
        {update.reportedPeriod !== null && <> · reports on {update.reportedPeriod}</>}
      </p>
      <Body update={update} asks={asks} />
      {asks.length > 0 && (
        <section className="mt-8 border-t pt-4">
          <h3 className="text-sm font-semibold">Asks in this update</h3>
          <ul className="mt-2 divide-y">
            {asks.map((ask) => (
              <li key={ask.id} className="flex items-center gap-3 py-2">
                <a
                  href={`#ask-${ask.id}`}
                  className="min-w-0 flex-1 rounded text-sm hover:text-accent"
                >
                  {ask.title}
                </a>
                <span className="text-xs text-faint">{enumLabel(ask.type)}</span>
                <Badge tone={ASK_TONES[ask.status]}>{enumLabel(ask.status)}</Badge>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}
