import { ServiceError } from './errors';
import { isRecord } from './lib/is-record';

const refuse = (what: string) =>
  new ServiceError(
    'BAD_REQUEST',
    `${what} Send the input as plain JSON: {"json": …}, as superjson does for texts, numbers, booleans, lists, objects and undefined.`,
  );

/** superjson's note of a value that was undefined. */
const isUndefined = (note: unknown): boolean =>
  Array.isArray(note) && note.length === 1 && note[0] === 'undefined';

/** The parts of a path such as `a.b\.c`: dots and backslashes within a part are escaped. */
function partsOf(path: string): string[] {
  const parts = path.match(/(?:^|\.)(?:[^.\\]|\\[.\\])*/g) ?? [];
  return parts.map((part, at) => part.slice(at === 0 ? 0 : 1).replace(/\\([.\\])/g, '$1'));
}

/** Makes the null at a path undefined; nothing else may stand there. */
function setUndefined(json: unknown, path: string): void {
  let holder: unknown = { json };
  let name = 'json';
  for (const part of partsOf(path)) {
    holder = child(holder, name);
    name = part;
  }
  if (child(holder, name) !== null) throw refuse(`No null stands at ${path.slice(0, 100)}.`);
  if (Array.isArray(holder)) holder[Number(name)] = undefined;
  else if (isRecord(holder)) holder[name] = undefined;
}

function child(holder: unknown, name: string): unknown {
  if (Array.isArray(holder))
    return /^(0|[1-9]\d{0,8})$/.test(name) ? holder[Number(name)] : undefined;
  return isRecord(holder) && Object.hasOwn(holder, name) ? holder[name] : undefined;
}

/**
 * superjson's envelope around plain JSON, which is all that procedures take and answer with. Its
 * own reading would build whatever the sender names (an array of two billion numbers, a tree whose
 * parts stand in each other), and its own writing refuses keys such as `__proto__`, so that one
 * comment that holds them would close a whole page.
 * @throws BAD_REQUEST for an input without envelope, and for a type that JSON does not have
 */
export const plainTransformer = {
  serialize: (json: unknown) => ({ json }),
  deserialize: (envelope: unknown): unknown => {
    if (envelope === undefined) return undefined;
    if (!isRecord(envelope)) throw refuse('The input has no envelope.');
    const { json, meta, ...others } = envelope;
    if (Object.keys(others).length > 0) throw refuse('The input has no envelope.');
    if (meta === undefined || meta === null) return json;
    if (!isRecord(meta)) throw refuse('The input’s meta is not an object.');
    const { values = {}, v: _version, ...more } = meta;
    if (Object.keys(more).length > 0) throw refuse('The input shares parts with itself.');
    if (isUndefined(values)) return undefined;
    if (!isRecord(values)) throw refuse('The input’s meta.values is not an object.');
    for (const path of Object.keys(values)) {
      if (!isUndefined(values[path])) throw refuse(`JSON has no type for ${path.slice(0, 100)}.`);
      setUndefined(json, path);
    }
    return json;
  },
};
