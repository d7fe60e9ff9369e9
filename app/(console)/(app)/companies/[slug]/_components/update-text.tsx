'use client';

import { useEffect, useRef } from 'react';
import { cn } from '../../../../_lib/cn';
import { cutText, type Place } from '../../../../_lib/mark-text';

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

interface Props {
  text: string;
  places: readonly (Place & { kind: 'ask' | 'finding' })[];
  /** The mark to bring into view. */
  shown: string | null;
}

/** An update's text with what was found in it marked: asks in one colour, values in another. */
export function UpdateText({ text, places, shown }: Props) {
  const body = useRef<HTMLDivElement>(null);
  const known = places.some(({ id }) => id === shown);
  useEffect(() => {
    if (known && shown !== null) {
      const mark = body.current?.querySelector(`[data-marks~="${CSS.escape(shown)}"]`);
      mark?.scrollIntoView({ block: 'center' });
    }
  }, [shown, known]);
  const asks = new Set(places.filter(({ kind }) => kind === 'ask').map(({ id }) => id));
  return (
    <div
      ref={body}
      className="max-w-[42rem] text-[0.9375rem] leading-[1.65] [overflow-wrap:anywhere] whitespace-pre-wrap"
    >
      {cutText(text, places).map(({ text: part, marks }, index) =>
        marks.length === 0 ? (
          <Linked key={index} text={part} />
        ) : (
          <mark
            key={index}
            data-marks={marks.join(' ')}
            className={cn(
              'rounded-xs px-0.5 text-fg',
              marks.every((id) => asks.has(id)) ? 'bg-mark' : 'bg-accent-soft',
              shown !== null && marks.includes(shown) && 'outline-2 outline-accent',
            )}
          >
            <Linked text={part} />
          </mark>
        ),
      )}
    </div>
  );
}
