import {
  anchorOfError,
  anchorOfObject,
  type ApiDocument,
  objectNames,
  sharedErrors,
} from '../_lib/read-document';
import { SchemaFields } from './schema-fields';

/** The errors that calls share, told once. */
export function Errors({ document }: { document: ApiDocument }) {
  return (
    <section id="errors" className="mt-12 scroll-mt-4">
      <h2 className="text-xl font-semibold tracking-tight">Errors</h2>
      <p className="mt-0.5 mb-5 text-sm text-muted">
        Every error is an{' '}
        <a href={`#${anchorOfObject('Error')}`} className="text-accent underline">
          Error
        </a>{' '}
        whose message says what to do.
      </p>
      <dl className="max-w-prose divide-y border-y">
        {sharedErrors(document).map(({ status, ref, description }) => (
          <div
            key={ref}
            id={anchorOfError(ref)}
            className="flex scroll-mt-4 gap-3 py-2 text-sm target:bg-subtle"
          >
            <dt>
              <code>{status}</code>
            </dt>
            <dd className="min-w-0 text-pretty text-muted">{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The objects that answers are made of, each told once. */
export function Objects({ document }: { document: ApiDocument }) {
  return (
    <section id="objects" className="mt-12 scroll-mt-4">
      <h2 className="text-xl font-semibold tracking-tight">Objects</h2>
      <p className="mt-0.5 mb-5 text-sm text-muted">What answers are made of.</p>
      {objectNames(document).map((name) => (
        <section
          key={name}
          id={anchorOfObject(name)}
          aria-labelledby={`${anchorOfObject(name)}-title`}
          className="scroll-mt-4 border-t py-6"
        >
          <h3
            id={`${anchorOfObject(name)}-title`}
            className="mb-2 text-lg font-semibold tracking-tight"
          >
            {name}
          </h3>
          <SchemaFields
            document={document}
            part="answer"
            schema={{ $ref: `#/components/schemas/${name}` }}
          />
        </section>
      ))}
    </section>
  );
}
