import { limitsOf, typeLabel } from '../_lib/type-label';
import { type ApiDocument, nameOfRef, resolved, type Schema } from '../_lib/read-document';

/** Fields of objects within objects are shown down to here. */
const DEPTH = 3;

interface FieldProps {
  name: string;
  schema: Schema;
  required: boolean;
  description?: string | undefined;
}

/** One field or parameter: its name, type and meaning. */
export function FieldLine({ name, schema, required, description }: FieldProps) {
  const limits = limitsOf(schema);
  const says = description ?? schema.description;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <code className="text-sm font-medium">{name}</code>
        <span className="text-xs [overflow-wrap:anywhere] text-faint">{typeLabel(schema)}</span>
        {required && <span className="text-xs text-warning">required</span>}
        {limits !== '' && <span className="text-xs text-faint">{limits}</span>}
      </p>
      {says !== undefined && <p className="mt-0.5 text-sm text-pretty text-muted">{says}</p>}
    </>
  );
}

/** The object that a field holds, by itself or in a list. */
function inner(document: ApiDocument, schema: Schema): Schema | null {
  const items = schema.items && resolved(document, schema.items);
  for (const one of [schema, items, ...(schema.anyOf ?? [])]) {
    if (one?.properties && one.$ref === undefined) return one;
  }
  return null;
}

interface Props {
  document: ApiDocument;
  schema: Schema;
  depth?: number;
}

/** The fields of an object; named schemas are linked to, unnamed ones shown where they are. */
export function SchemaFields({ document, schema: given, depth = 0 }: Props) {
  const schema = resolved(document, given);
  const { properties = {}, required = [] } = schema;
  const named = schema.items?.$ref;
  if (Object.keys(properties).length === 0) {
    return (
      <p className="text-sm text-muted">
        {typeLabel(schema)}
        {named !== undefined && ` (${nameOfRef(named)})`}
      </p>
    );
  }
  return (
    <ul className="divide-y">
      {Object.entries(properties).map(([name, field]) => {
        const below = depth < DEPTH && field.$ref === undefined ? inner(document, field) : null;
        return (
          <li key={name} className="py-2">
            <FieldLine name={name} schema={field} required={required.includes(name)} />
            {below && (
              <div className="mt-1.5 border-l-2 pl-3">
                <SchemaFields document={document} schema={below} depth={depth + 1} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
