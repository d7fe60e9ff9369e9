import { ServiceError } from '@/server/errors';
import { MAX_JSON_DEPTH } from '@/server/lib/json-value';
import { BodyRefusedError, PARSED_BYTES, type HeldBody } from './held-body';

/** Largest request body in bytes (decisions §1). */
export const MAX_BODY_BYTES = 5 * 1024 * 1024;

const QUOTE = 34;
const BACKSLASH = 92;
const OPEN_BRACKET = 91;
const CLOSE_BRACKET = 93;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;
const COMMA = 44;
const COLON = 58;

/**
 * Most members that a body's objects may have together. Each name of its own costs the parser
 * some hundred times what a character of text does: 13 bodies of 400,000 held all others up for 17 s.
 */
const MAX_MEMBERS = 50_000;
/** Most lists and objects of a body: 1,600,000 empty ones held all others up for two seconds. */
const MAX_GROUPS = 100_000;

/**
 * Most values of a body's lists and objects: PostgreSQL takes a second and more to store or spell
 * two million numbers, and a list of such rows never came.
 */
const MAX_VALUES = 250_000;

/**
 * Compressed bodies are not unpacked: a small one can hold gigabytes.
 * @param header a request's header by its name in small letters
 * @throws BodyRefusedError (400) for any Content-Encoding but `identity`, and any Transfer-Encoding
 *   but `chunked`
 */
export function refuseCompressed(header: (name: string) => string | null | undefined): void {
  for (const [name, plain] of PLAIN_ENCODINGS) {
    if (plain.test(header(name.toLowerCase()) ?? '')) continue;
    throw new BodyRefusedError(
      `The body is compressed. Send it uncompressed, without the header ${name}.`,
    );
  }
}

const PLAIN_ENCODINGS = [
  ['Content-Encoding', /^\s*(identity\s*)?$/i],
  ['Transfer-Encoding', /^\s*(chunked\s*)?$/i],
] as const;

/** Measures JSON text as its bytes come in: its depth, its members, and what it will take. */
class JsonMeter {
  /** Bytes of memory that its lists and objects will take. */
  parsed = 0;
  #depth = 0;
  #members = 0;
  #groups = 0;
  #values = 0;
  #inText = false;
  #escaped = false;

  add(bytes: Uint8Array): void {
    for (const byte of bytes) {
      if (this.#escaped) this.#escaped = false;
      else if (this.#inText) {
        if (byte === BACKSLASH) this.#escaped = true;
        else if (byte === QUOTE) this.#inText = false;
      } else if (byte === QUOTE) this.#inText = true;
      else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) this.#open();
      else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) this.#depth -= 1;
      else if (byte === COMMA) this.#next();
      else if (byte === COLON) this.#name();
    }
  }

  #name(): void {
    this.parsed += PARSED_BYTES.member;
    this.#members += 1;
    if (this.#members > MAX_MEMBERS) {
      throw new BodyRefusedError(
        'The objects of the JSON have more than 50,000 members together. Send fewer, or lists.',
      );
    }
  }

  #next(): void {
    this.parsed += PARSED_BYTES.item;
    this.#values += 1;
    if (this.#values > MAX_VALUES) {
      throw new BodyRefusedError(
        'The lists and objects of the JSON have more than 250,000 values together. Send fewer.',
      );
    }
  }

  #open(): void {
    this.parsed += PARSED_BYTES.group;
    this.#depth += 1;
    this.#groups += 1;
    if (this.#groups > MAX_GROUPS) {
      throw new BodyRefusedError(
        'The JSON has more than 100,000 lists and objects together. Send fewer.',
      );
    }
    if (this.#depth > MAX_JSON_DEPTH) {
      throw new BodyRefusedError(
        `The JSON is nested deeper than ${MAX_JSON_DEPTH} levels. Send it flatter.`,
      );
    }
  }
}

/** Refuses text whose JSON is nested too deeply, before anything parses it. */
export function checkDepth(text: string): void {
  new JsonMeter().add(Buffer.from(text));
}

const tooLarge = (most: number) => {
  const size = most < 1024 * 1024 ? `${most / 1024} kB` : `${most / 1024 / 1024} MB`;
  return new BodyRefusedError(
    `The body is larger than ${size}. Send less, or in several requests.`,
  );
};

/** A client that hangs up midway is no fault of the service. */
async function* untilCut(chunks: AsyncIterable<Uint8Array>) {
  try {
    yield* chunks;
  } catch {
    throw new BodyRefusedError('The connection ended before the body did. Send the request again.');
  }
}

/**
 * Reads a body within the bounds of size and nesting, both held while reading.
 * @param held counts it; whoever made it releases it with the answer
 * @returns the text; '' for no body
 * @throws BodyRefusedError (400) over a bound, for bytes that are not UTF-8, or cut off; (503) when
 *   the process, or the sender, holds as many bodies as it may
 */
export async function readBody(
  chunks: AsyncIterable<Uint8Array>,
  contentLength: string | undefined,
  held: HeldBody,
  mostBytes = MAX_BODY_BYTES,
): Promise<string> {
  if (contentLength !== undefined && Number(contentLength) > mostBytes) throw tooLarge(mostBytes);
  const meter = new JsonMeter();
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of untilCut(chunks)) {
    size += chunk.byteLength;
    if (size > mostBytes) throw tooLarge(mostBytes);
    held.receive(chunk.byteLength);
    meter.add(chunk);
    parts.push(chunk);
  }
  if (size === 0) return '';
  held.parse(meter.parsed);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts));
  } catch {
    throw new BodyRefusedError('The body is not valid UTF-8. Send JSON in UTF-8.');
  }
}

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

/** True for a content type that says JSON in UTF-8. */
export function isJsonType(contentType: string | undefined): boolean {
  if (contentType === undefined || !JSON_TYPE.test(contentType.trim())) return false;
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType)?.[1];
  return charset === undefined || /^(utf-?8|us-ascii)$/i.test(charset);
}

/**
 * Parses the text of a body. No body counts as `{}`, whatever its type.
 * @throws BAD_REQUEST wrong content type, or not a JSON object
 */
export function parseBody(text: string, contentType: string | undefined): Record<string, unknown> {
  if (text === '') return {};
  if (!isJsonType(contentType)) {
    throw new ServiceError(
      'BAD_REQUEST',
      'The body must be JSON. Send it with the header Content-Type: application/json.',
    );
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ServiceError('BAD_REQUEST', 'The body is not valid JSON. Check quotes and commas.');
  }
  if (isObject(value)) return value;
  const message = 'The body must be a JSON object.';
  throw new ServiceError('BAD_REQUEST', message, {
    issues: [{ path: [], code: 'invalid_type', message }],
  });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
