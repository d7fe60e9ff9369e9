import { env } from '@/server/env';
import { deriveText } from '@/server/routers/investor-updates/extract/text/derive-text';
import { log } from '@/server/log';
import { bodyOfContent } from '../pasted-content';
import type { Content, ReadableUpdate } from '../plan-types';
import type { Claims, Extractor } from './extractor';
import { openAiExtractor } from './openai-extractor';

/** What a model says of each text of an update; null is the key of the update's own. */
export type ClaimsByText = ReadonlyMap<string | null, Claims>;

export const NO_CLAIMS: ClaimsByText = new Map();

const MAX_FAILURES = 3;
const MAX_RUN_MS = 120_000;

/** The extractor that the environment names; undefined when it names none, which is the default. */
export function configuredExtractor(): Extractor | undefined {
  const { EXTRACT_MODEL_URL: url, EXTRACT_MODEL_KEY: key, EXTRACT_MODEL_NAME: name } = env();
  return url === undefined || name === undefined ? undefined : openAiExtractor({ url, key, name });
}

/** The kind of a failure, with the status of an answer: `AuthenticationError 401`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const status = 'status' in error && typeof error.status === 'number' ? ` ${error.status}` : '';
  const kind = error.name === 'Error' ? error.constructor.name : error.name;
  return `${kind}${status}`;
}

/** A model, for one run. */
export interface ModelReader {
  ask: (update: ReadableUpdate, contents: readonly Content[]) => Promise<ClaimsByText>;
  /** True if some text of the update was not answered for, so that the rules alone read it. */
  missed: (updateId: string) => boolean;
}

/**
 * Asks the extractor about the texts of one update after the other, for one run. It never fails:
 * what cannot be had is logged and left out, and after a few failures in a row, or two minutes,
 * the run goes on by the rules alone.
 */
export function modelReader(extractor: Extractor): ModelReader {
  const end = Date.now() + MAX_RUN_MS;
  let failures = 0;
  const missed = new Set<string>();
  const isOver = () => failures >= MAX_FAILURES || Date.now() > end;
  const ask: ModelReader['ask'] = async (update, contents) => {
    const claims = new Map<string | null, Claims>();
    const { subject, receivedAt, rawBody, rawHtml } = update;
    const own = update.processedMetricsAt === null || update.processedCustomersAt === null;
    const texts = [
      ...(own ? [{ id: null, rawBody, rawHtml }] : []),
      ...contents.map(({ gapId, text }) => ({ id: gapId, ...bodyOfContent(text) })),
    ];
    for (const { id, ...text } of texts) {
      if (isOver()) {
        missed.add(update.id);
        break;
      }
      try {
        const body = deriveText(text.rawBody, text.rawHtml);
        claims.set(id, await extractor.extract({ subject, receivedAt, body }));
        failures = 0;
      } catch (error) {
        failures += 1;
        missed.add(update.id);
        // No message: it may repeat what was sent or answered.
        const reason = reasonOf(error);
        const event = { updateId: update.id, model: extractor.name, reason };
        log().warn(event, 'the model gave no findings');
      }
    }
    return claims;
  };
  return { ask, missed: (updateId) => missed.has(updateId) };
}
