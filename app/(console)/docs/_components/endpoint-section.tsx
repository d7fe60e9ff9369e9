import type { ReactNode } from 'react';
import { Badge, type Tone } from '../../_components/ui/badge';
import { curlOf } from '../_lib/curl';
import { anchorOfError, type ApiDocument, type Endpoint } from '../_lib/read-document';
import { CodeBlock } from './code-block';
import { FieldLine, SchemaFields, TypeName } from './schema-fields';

const TONES: Readonly<Record<string, Tone>> = {
  GET: 'accent',
  POST: 'positive',
  PUT: 'warning',
  PATCH: 'warning',
  DELETE: 'negative',
};

const MethodBadge = ({ method }: { method: string }) => (
  <Badge tone={TONES[method] ?? 'neutral'} className="font-mono">
    {method}
  </Badge>
);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-5">
    <h4 className="border-b pb-1.5 text-xs font-medium text-faint">{title}</h4>
    {children}
  </section>
);

const KINDS = { path: 'Path', query: 'Query', header: 'Headers' } as const;

function Parameters({ endpoint }: { endpoint: Endpoint }) {
  return (['path', 'query', 'header'] as const).map((kind) => {
    const ours = endpoint.parameters.filter((parameter) => parameter.in === kind);
    if (ours.length === 0) return null;
    return (
      <Part key={kind} title={KINDS[kind]}>
        <ul className="divide-y">
          {ours.map(({ name, required, description, schema = {} }) => (
            <li key={name} className="py-2">
              <FieldLine
                name={name}
                schema={schema}
                mark={required ? 'required' : undefined}
                description={description}
              />
            </li>
          ))}
        </ul>
      </Part>
    );
  });
}

/** What a call answers: its own answers, and the statuses of those that all calls share. */
function Responses({ endpoint }: { endpoint: Endpoint }) {
  const all = Object.entries(endpoint.responses);
  const own = all.filter(([, { $ref }]) => $ref === undefined);
  const shared = all.flatMap(([status, { $ref: ref }]) =>
    ref === undefined ? [] : [{ status, anchor: anchorOfError(ref) }],
  );
  return (
    <Part title="Answers">
      <ul className="divide-y">
        {own.map(([status, { description, content }]) => {
          const schema = content?.['application/json'].schema;
          return (
            <li key={status} className="flex flex-wrap items-baseline gap-x-3 py-2 text-sm">
              <code className={status.startsWith('2') ? 'text-positive' : 'text-faint'}>
                {status}
              </code>
              <span className="text-muted">{description}</span>
              {schema && <TypeName schema={schema} />}
            </li>
          );
        })}
        <li className="flex flex-wrap gap-x-3 py-2 text-sm">
          <span className="text-muted">Errors</span>
          {shared.map(({ status, anchor }) => (
            <a key={status} href={`#${anchor}`} className="font-mono text-faint hover:underline">
              {status}
            </a>
          ))}
        </li>
      </ul>
    </Part>
  );
}

/** One operation: what it does and takes on the left, how to call it on the right. */
export function EndpointSection({
  document,
  endpoint,
}: {
  document: ApiDocument;
  endpoint: Endpoint;
}) {
  const { operationId, method, path, summary, description, requestBody } = endpoint;
  const body = requestBody?.content['application/json'].schema;
  return (
    <section
      id={operationId}
      aria-labelledby={`${operationId}-title`}
      className="grid scroll-mt-4 grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 border-t py-8 xl:grid-cols-[minmax(0,1fr)_26rem]"
    >
      <div className="min-w-0">
        <h3 id={`${operationId}-title`} className="text-lg font-semibold tracking-tight">
          <a href={`#${operationId}`} className="hover:underline">
            {summary}
          </a>
        </h3>
        <p className="mt-1 flex items-center gap-2">
          <MethodBadge method={method} />
          <code className="text-sm [overflow-wrap:anywhere]">{path}</code>
        </p>
        {description !== '' && (
          <p className="mt-2 max-w-prose text-sm text-pretty text-muted">{description}</p>
        )}
        <Parameters endpoint={endpoint} />
        {body && (
          <Part title="Body">
            <SchemaFields document={document} schema={body} part="body" />
          </Part>
        )}
        <Responses endpoint={endpoint} />
      </div>
      <div className="min-w-0">
        <div className="xl:sticky xl:top-6">
          <CodeBlock label={`${method} ${path}`} text={curlOf(endpoint)} />
        </div>
      </div>
    </section>
  );
}
