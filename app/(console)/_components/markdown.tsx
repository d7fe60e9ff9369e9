import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { markdownCost, MOST_MARKDOWN } from '../_lib/markdown-cost';

/** Only the web is linked to; `javascript:`, `data:` and the like lose their address. */
const webOnly = (url: string): string => (/^https?:\/\//i.test(url) ? url : '');

/** A text as it was typed: what there is no time to format. */
export const PlainText = ({ children }: { children: string }) => (
  <div className="prose-console whitespace-pre-wrap">{children}</div>
);

/** Markdown, unless it would take the reader's browser, or the server, seconds. */
export const Markdown = ({ children }: { children: string }) =>
  markdownCost(children) > MOST_MARKDOWN ? (
    <PlainText>{children}</PlainText>
  ) : (
    <Formatted>{children}</Formatted>
  );

interface Part {
  type: string;
  value?: string;
  children?: Part[];
}

/** Lines stay the lines that somebody typed, as in a chat; code and HTML are other kinds of parts. */
function keepLines(part: Part): void {
  part.children = part.children?.flatMap((child) => {
    keepLines(child);
    if (child.type !== 'text') return [child];
    const lines = (child.value ?? '').split('\n').map((value) => ({ type: 'text', value }));
    return lines.flatMap((line, at) => (at === 0 ? [line] : [{ type: 'break' }, line]));
  });
}

const keepsLines = () => keepLines;

/**
 * Markdown of people and agents: HTML in it is shown as it was typed, for `<Acme>` may be a name; no
 * images from elsewhere but what they are called, links to the web only.
 */
const Formatted = ({ children }: { children: string }) => (
  <div className="prose-console">
    <ReactMarkdown
      remarkPlugins={[remarkGfm, keepsLines]}
      urlTransform={webOnly}
      disallowedElements={['input']}
      components={{
        a: ({ href, children: text }) =>
          href ? (
            <a href={href} target="_blank" rel="noreferrer noopener nofollow">
              {text}
            </a>
          ) : (
            <span>{text}</span>
          ),
        img: ({ alt }) => <span>{alt}</span>,
        // The page has its own h1 and h2.
        h1: ({ children: text }) => <h3>{text}</h3>,
        h2: ({ children: text }) => <h3>{text}</h3>,
      }}
    >
      {children}
    </ReactMarkdown>
  </div>
);
