import { CopyButton } from '../../_components/copy-field';

/** A command to copy. */
export const CodeBlock = ({ text, label }: { text: string; label: string }) => (
  <figure className="h-fit overflow-hidden rounded-lg border bg-subtle">
    <figcaption className="flex items-center justify-between gap-3 border-b py-1 pr-1 pl-3 text-xs text-faint">
      <span className="min-w-0 wrap-anywhere">{label}</span>
      <CopyButton text={text} />
    </figcaption>
    <pre tabIndex={0} aria-label={label} className="overflow-x-auto p-3 text-xs leading-5">
      <code>{text}</code>
    </pre>
  </figure>
);
