import type { ReactNode } from 'react';
import { Badge, type Tone } from '../../_components/ui/badge';
import { curlOf } from '../_lib/curl';
import {
  type ApiDocument,
  type Endpoint,
  nameOfRef,
  resolved,
  type Schema,
} from '../_lib/read-document';
import { typeLabel } from '../_lib/type-label';
import { CodeBlock } from './code-block';
import { FieldLine, SchemaFields } from './schema-fields';

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
                required={required}
                description={description}
              />
            </li>
          ))}
        </ul>
      </Part>
    );
  });
}

/** A schema by its name, folded away: answers are long. */
function Answer({ document, schema }: { document: ApiDocument; schema: Schema }) {
  return (
    <details className="group mt-1">
      <summary className="w-fit cursor-pointer rounded text-sm text-accent hover:underline">
        {typeLabel(schema)}
      </summary>
      <div className="mt-1 border-l-2 pl-3">
        <SchemaFields document={document} schema={schema} />
      </div>
    </details>
  );
}

function Responses({ document, endpoint }: { document: ApiDocument; endpoint: Endpoint }) {
  return (
    <Part title="Answers">
      <ul className="divide-y">
        {Object.entries(endpoint.responses).map(([status, given]) => {
          const response =
            given.$ref === undefined
              ? given
              : (document.components.responses[nameOfRef(given.$ref)] ?? given);
          const schema = response.content?.['application/json'].schema;
          const good = status.startsWith('2');
          return (
            <li key={status} className="flex gap-3 py-2">
              <code className={good ? 'text-sm text-positive' : 'text-sm text-faint'}>
                {status}
              </code>
              <div className="min-w-0 flex-1">
                <p className="text-sm text-pretty text-muted">{response.description}</p>
                {good && schema && <Answer document={document} schema={schema} />}
              </div>
            </li>
          );
        })}
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
            <SchemaFields document={document} schema={resolved(document, body)} />
          </Part>
        )}
        <Responses document={document} endpoint={endpoint} />
      </div>
      <div className="min-w-0">
        <div className="xl:sticky xl:top-6">
          <CodeBlock label={`${method} ${path}`} text={curlOf(endpoint)} />
        </div>
      </div>
    </section>
  );
}
