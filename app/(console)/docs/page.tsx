import { ArrowLeft } from 'lucide-react';
import type { Metadata } from 'next';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Mark } from '../_components/mark';
import { Button } from '../_components/ui/button';
import { cn } from '../_lib/cn';
import { CodeBlock } from './_components/code-block';
import { EndpointSection } from './_components/endpoint-section';
import { Errors, Objects } from './_components/shared-sections';
import {
  anchorOfObject,
  type ApiDocument,
  endpointsOf,
  objectNames,
  readDocument,
} from './_lib/read-document';

export const metadata: Metadata = { title: 'API reference' };

interface EntryProps {
  to: string;
  children: ReactNode;
}

const Entry = ({ to, children }: EntryProps) => (
  <li>
    <a
      href={`#${to}`}
      className="-mx-2 flex min-h-7 items-center justify-between gap-2 rounded-md px-2 py-1 text-sm text-muted hover:bg-hover hover:text-fg max-lg:min-h-10"
    >
      {children}
    </a>
  </li>
);

function Contents({ document, className }: { document: ApiDocument; className?: string }) {
  return (
    <nav aria-label="Operations" className={cn('flex flex-col gap-5', className)}>
      {document.tags.map(({ name }) => (
        <div key={name}>
          <p className="text-xs font-medium text-faint">{name}</p>
          <ul className="mt-1">
            {endpointsOf(document, name).map(({ operationId, summary, method }) => (
              <Entry key={operationId} to={operationId}>
                {summary}
                <span className="font-mono text-2xs text-faint">{method}</span>
              </Entry>
            ))}
          </ul>
        </div>
      ))}
      <div>
        <p className="text-xs font-medium text-faint">Answers</p>
        <ul className="mt-1">
          <Entry to="errors">Errors</Entry>
          {objectNames(document).map((name) => (
            <Entry key={name} to={anchorOfObject(name)}>
              {name}
            </Entry>
          ))}
        </ul>
      </div>
    </nav>
  );
}

const BEFORE = (base: string) => `export API=${base}
export KEY=…     # made under Settings, API keys
export slug=…    # of a company or a deal
export id=…      # of a row`;

/** Every operation of the API, out of the document that the API serves itself. */
export default function DocsPage() {
  const document = readDocument();
  const base = document.servers[0]?.url ?? '/api/v1';
  return (
    <div className="flex min-h-dvh">
      <aside className="sticky top-0 hidden h-dvh w-72 shrink-0 overflow-y-auto border-r bg-subtle p-5 lg:block">
        <Link href="/" prefetch={false} className="flex items-center gap-2.5 rounded">
          <Mark className="size-7" />
          <span className="text-sm font-semibold">API reference</span>
        </Link>
        <Contents document={document} className="mt-6" />
      </aside>
      <main id="content" className="mx-auto w-full max-w-[76rem] min-w-0 px-4 pt-8 pb-24 md:px-10">
        <Button asChild variant="ghost" size="sm" className="mb-2 -ml-2.5">
          <Link href="/" prefetch={false}>
            <ArrowLeft /> To the console
          </Link>
        </Button>
        <h1 className="text-2xl font-semibold tracking-tight">{document.info.title}</h1>
        <p className="mt-1 text-sm text-faint">
          Version {document.info.version} ·{' '}
          <a href="/api/v1/openapi.json" className="text-accent underline">
            OpenAPI document
          </a>
        </p>
        <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 xl:grid-cols-[minmax(0,1fr)_26rem]">
          <div className="flex max-w-prose flex-col gap-3 text-base text-pretty text-muted">
            {document.info.description.split('\n\n').map((paragraph) => (
              <p key={paragraph}>{paragraph.replaceAll('`', '')}</p>
            ))}
            <div>
              <Button asChild>
                <Link href="/settings/keys" prefetch={false}>
                  Make a key
                </Link>
              </Button>
            </div>
          </div>
          <CodeBlock label="Before the examples" text={BEFORE(base)} />
        </div>
        <details className="mt-6 rounded-lg border px-4 py-2 lg:hidden">
          <summary className="min-h-10 cursor-pointer content-center text-sm font-medium">
            All operations
          </summary>
          <Contents document={document} className="py-3" />
        </details>
        {document.tags.map(({ name, description }) => (
          <section key={name} className="mt-12">
            <h2 className="text-xl font-semibold tracking-tight">{name}</h2>
            <p className="mt-0.5 mb-5 text-sm text-muted">{description}</p>
            {endpointsOf(document, name).map((endpoint) => (
              <EndpointSection key={endpoint.operationId} document={document} endpoint={endpoint} />
            ))}
          </section>
        ))}
        <Errors document={document} />
        <Objects document={document} />
      </main>
    </div>
  );
}
