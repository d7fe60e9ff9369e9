import { Column, getTableName, is, SQL, Subquery } from 'drizzle-orm';
import type { SelectedFieldsOrdered } from 'drizzle-orm/pg-core';

type Field = SelectedFieldsOrdered[number]['field'];
type Row = Record<string, unknown>;
type Decode = (value: unknown) => unknown;

interface Decoder {
  mapFromDriverValue: Decode;
}

const isDecoder = (value: unknown): value is Decoder =>
  value instanceof Object &&
  'mapFromDriverValue' in value &&
  typeof value.mapFromDriverValue === 'function';

/** How a field's value comes from the driver: a column knows, an expression says it by mapWith(). */
function decoderOf(field: Field): Decode {
  const expression = is(field, Column) || is(field, SQL) ? field : expressionOf(field);
  const decoder: unknown = is(expression, Column) ? expression : Reflect.get(expression, 'decoder');
  if (!isDecoder(decoder)) throw new Error('A selected expression has no decoder.');
  return (value) => decoder.mapFromDriverValue(value);
}

const expressionOf = (field: Exclude<Field, Column | SQL>): SQL =>
  is(field, Subquery) ? field._.sql : field.sql;

interface Cell {
  index: number;
  key: string;
  table: string | null;
  decode: Decode;
}

/** An object of a row: the row itself, or what one joined table gave. */
interface Part {
  name: string | null;
  cells: Cell[];
  /** The cell that is null where an outer join found no row. */
  telltale: number | null;
}

/**
 * drizzle's rule: an object of one table's columns is null where its first column is, unless the
 * join always has a row.
 */
function telltaleOf(fields: readonly Cell[], inner: Record<string, boolean>): number | null {
  const columns = fields.flatMap(({ index, table }) => (table === null ? [] : { index, table }));
  const [first] = columns;
  const isOneTable = columns.every(({ table }) => table === first?.table);
  return first && isOneTable && !inner[first.table] ? first.index : null;
}

function partsOf(fields: SelectedFieldsOrdered, inner: Record<string, boolean> | undefined) {
  const byName = new Map<string | null, Cell[]>();
  for (const [index, { path, field }] of fields.entries()) {
    const [first = '', second] = path;
    if (path.length > 2) throw new Error('Rows nested deeper than one level cannot be read.');
    const name = second === undefined ? null : first;
    const cells = byName.get(name) ?? [];
    byName.set(name, cells);
    const table = is(field, Column) ? getTableName(field.table) : null;
    cells.push({ index, key: second ?? first, table, decode: decoderOf(field) });
  }
  return [...byName].map(([name, cells]): Part => {
    const telltale = name === null || inner === undefined ? null : telltaleOf(cells, inner);
    return { name, cells, telltale };
  });
}

function readPart({ cells, telltale }: Part, row: readonly unknown[], shift: number): Row | null {
  if (telltale !== null && row[telltale + shift] === null) return null;
  const object: Row = {};
  for (const { index, key, decode } of cells) {
    const raw = row[index + shift];
    object[key] = raw === null ? null : decode(raw);
  }
  return object;
}

/** Makes an object of a row of cells that begins at `shift`. */
export type RowReader = (row: readonly unknown[], shift: number) => Row;

/**
 * What drizzle does per row, decided once per query.
 * @param inner which joined tables always have a row; undefined without joins
 */
export function rowReader(
  fields: SelectedFieldsOrdered,
  inner: Record<string, boolean> | undefined,
): RowReader {
  const parts = partsOf(fields, inner);
  const [only, ...others] = parts;
  if (only && others.length === 0 && only.name === null) {
    return (row, shift) => readPart(only, row, shift) ?? {};
  }
  return (row, shift) => {
    const object: Row = {};
    for (const part of parts) {
      const read = readPart(part, row, shift);
      if (part.name === null) Object.assign(object, read);
      else object[part.name] = read;
    }
    return object;
  };
}
