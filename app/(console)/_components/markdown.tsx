import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';

/** Only the web is linked to; `javascript:`, `data:` and the like lose their address. */
const webOnly = (url: string): string => (/^https?:\/\//i.test(url) ? url : '');

/**
 * Markdown of people and agents: HTML in it is shown as it was typed, for `<Acme>` may be a name; no
 * images from elsewhere but what they are called, links to the web only.
 */
export const Markdown = ({ children }: { children: string }) => (
  <div className="prose-console">
    <ReactMarkdown
      remarkPlugins={[remarkGfm]}
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
