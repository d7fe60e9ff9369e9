'use client';

import {
  type ChangeEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import { Input, Textarea } from './ui/input';
import { cn } from '../_lib/cn';
import { isTheirs, type Outcome } from '../_lib/outcome';
import { withScheme } from '../_lib/with-scheme';
import { MeanwhileNote } from './meanwhile-note';
import { OutcomeNote } from './outcome-note';
import { useInlineEdit } from './use-inline-edit';

type Typed = HTMLInputElement | HTMLTextAreaElement;

interface InlineEditProps<V> {
  label: string;
  /** Under which what is typed is kept until it is stored: the record and the field. */
  name: string;
  /** What is stored. */
  value: V;
  /** What stands in the input. */
  text: string;
  /** What is shown while nobody edits. */
  children: ReactNode;
  /** Checks and saves what was typed, only if it has changed since `from`; tells what came of it. */
  onSave: (typed: string, from: V) => Promise<Outcome>;
  /** `lines` takes one thing per line: Enter goes to the next, and Control or Command with it saves. */
  kind?: 'text' | 'money' | 'date' | 'url' | 'lines';
  disabled?: boolean;
  className?: string;
}

/**
 * A value that turns into an input on click: Enter or leaving saves, Escape puts it back. It stays
 * open until what was typed is stored, and says why it is not, also where its page was left. What
 * somebody else stored meanwhile is shown, and replaced only by pressing Enter or the button: leaving
 * does not.
 */
export function InlineEdit<V>(props: InlineEditProps<V>) {
  const { label, name, value, text, children, onSave, kind = 'text', disabled, className } = props;
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const read = (typed: string) => (kind === 'url' ? withScheme(typed.trim()) : typed.trim());
  const comesBack = useRef(false);
  const onClose = () => {
    // Whoever went on to another field while this one was saved stays there.
    comesBack.current = box.current?.contains(document.activeElement) ?? false;
  };
  const field = useInlineEdit({ name, label, value, text, onSave, read, onClose });
  const { begun, saving, outcome, write, save, close } = field;
  // As soon as the value stands in the place of its field, however long that takes.
  useEffect(() => {
    if (!comesBack.current || button.current === null) return;
    comesBack.current = false;
    if (document.activeElement === document.body) button.current.focus({ preventScroll: true });
  });
  const theirs = isTheirs(outcome);
  if (disabled) return <div className={cn('px-2 py-1 max-md:py-2', className)}>{children}</div>;
  if (!begun) {
    return (
      <button
        ref={button}
        type="button"
        onClick={field.start}
        className={cn(
          'relative block w-full min-w-0 rounded-md px-2 py-1 text-left transition-colors hover:bg-hover max-md:py-2',
          className,
        )}
      >
        <span className="sr-only">{label}: </span>
        {children}
        <span className="sr-only"> (edit)</span>
      </button>
    );
  }
  const control = {
    autoFocus: begun.focus,
    'aria-label': label,
    readOnly: saving,
    'aria-busy': saving,
    'aria-invalid': outcome !== null,
    'aria-describedby': outcome === null ? undefined : id,
    defaultValue: begun.text,
    onChange: (event: ChangeEvent<Typed>) => write(event.target.value),
    onBlur: () => {
      if (!theirs) void save();
    },
    onKeyDown: (event: KeyboardEvent<Typed>) => {
      // It ends the choice of a character, such as of a Japanese word.
      if (event.nativeEvent.isComposing) return;
      const isLineBreak = kind === 'lines' && !event.ctrlKey && !event.metaKey;
      if (event.key === 'Enter' && !isLineBreak) void save();
      if (event.key === 'Escape' && field.isOpen()) close();
    },
    className: cn('px-[0.4375rem]', saving && 'opacity-60', className),
  };
  return (
    <div ref={box} className="min-w-0">
      {kind === 'lines' ? (
        <>
          <Textarea
            {...control}
            rows={Math.min(begun.text.split('\n').length + 1, 8)}
            onFocus={({ target }) => target.setSelectionRange(begun.text.length, begun.text.length)}
          />
          <p className="px-2 pt-1 text-xs text-faint">One per line.</p>
        </>
      ) : (
        <Input
          {...control}
          type={kind === 'date' ? 'date' : kind === 'url' ? 'url' : 'text'}
          inputMode={kind === 'money' ? 'decimal' : undefined}
          onFocus={(event) => kind !== 'date' && event.target.select()}
        />
      )}
      {theirs ? (
        <MeanwhileNote
          id={id}
          isEmpty={text.trim() === ''}
          saving={saving}
          onSave={() => void save()}
          onLeave={close}
        >
          {children}
        </MeanwhileNote>
      ) : (
        <OutcomeNote id={id} label={label} outcome={outcome} className="px-2 pt-1" />
      )}
    </div>
  );
}
