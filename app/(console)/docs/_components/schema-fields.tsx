import { limitsOf, typeLabel } from '../_lib/type-label';
import {
  anchorOfObject,
  type ApiDocument,
  namedIn,
  resolved,
  type Schema,
} from '../_lib/read-document';

/** Fields of objects within objects are shown down to here. */
const DEPTH = 3;

interface FieldProps {
  name: string;
  schema: Schema;
  /** What is worth telling: a field that must be sent, or one that an answer may lack. */
  mark: 'required' | 'optional' | undefined;
  description?: string | undefined;
}

/** The type of a value; one that is, or holds, an object of a name leads to its fields. */
export function TypeName({ schema }: { schema: Schema }) {
  const label = typeLabel(schema);
  const name = namedIn(schema);
  if (name === undefined) return label;
  return (
    <a href={`#${anchorOfObject(name)}`} className="text-accent hover:underline">
      {label}
    </a>
  );
}

/** One field or parameter: its name, type and meaning. */
export function FieldLine({ name, schema, mark, description }: FieldProps) {
  const limits = limitsOf(schema);
  const says = description ?? schema.description;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <code className="text-sm font-medium">{name}</code>
        <span className="text-xs [overflow-wrap:anywhere] text-faint">
          <TypeName schema={schema} />
        </span>
        {mark !== undefined && <span className="text-xs text-warning">{mark}</span>}
        {limits !== '' && <span className="text-xs text-faint">{limits}</span>}
      </p>
      {says !== undefined && <p className="mt-0.5 text-sm text-pretty text-muted">{says}</p>}
    </>
  );
}

/** The object without a name that a field holds, by itself or in a list. */
const inner = (schema: Schema): Schema | undefined =>
  [schema, schema.items, ...(schema.anyOf ?? [])].find((one) => one?.properties);

const MARKS = {
  body: (required: boolean) => (required ? 'required' : undefined),
  answer: (required: boolean) => (required ? undefined : 'optional'),
} as const;

interface Props {
  document: ApiDocument;
  schema: Schema;
  /** Whether the object is sent or answered. */
  part: keyof typeof MARKS;
  depth?: number;
}

/** The fields of an object; objects of a name are linked to, others shown where they are. */
export function SchemaFields({ document, schema: given, part, depth = 0 }: Props) {
  const schema = resolved(document, given);
  const { properties = {}, required = [] } = schema;
  if (Object.keys(properties).length === 0) {
    return (
      <p className="text-sm text-muted">
        <TypeName schema={schema} />
      </p>
    );
  }
  return (
    <ul className="divide-y">
      {Object.entries(properties).map(([name, field]) => {
        const below = depth < DEPTH ? inner(field) : undefined;
        return (
          <li key={name} className="py-2">
            <FieldLine name={name} schema={field} mark={MARKS[part](required.includes(name))} />
            {below && (
              <div className="mt-1.5 border-l-2 pl-3">
                <SchemaFields document={document} schema={below} part={part} depth={depth + 1} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
