import { setImmediate as pause } from 'node:timers/promises';
import type { EditScope, Scope } from '@/server/access/scope';
import { inTransaction } from '@/server/access/transaction';
import { viewOf } from '@/server/errors';
import { errorForLog, log } from '@/server/log';
import { afterPlan } from './after-plan';
import { type Applied, applyPlan } from './apply-plan';
import { historyOf } from './history-queries';
import {
  type ClaimsByText,
  configuredExtractor,
  type ModelReader,
  modelReader,
  NO_CLAIMS,
} from './model/ask-model';
import { planUpdate } from './plan';
import type { Content, Plan, ReadableUpdate } from './plan-types';
import {
  countDue,
  dueUpdate,
  dueUpdates,
  lockDueUpdate,
  type Selection,
  unreadContents,
} from './queries';

interface Read {
  update: ReadableUpdate;
  contents: Content[];
  plan: Plan;
}

const isRead = (update: ReadableUpdate): boolean =>
  update.processedMetricsAt !== null && update.processedCustomersAt !== null;

/** @param before read already in this preview, and not written */
async function read(
  scope: Scope,
  update: ReadableUpdate | undefined,
  claims: ClaimsByText = NO_CLAIMS,
  before: readonly Read[] = [],
): Promise<Read | undefined> {
  if (!update) return undefined;
  const contents = await unreadContents(scope, update);
  // Another run may have read the content while this one waited for the lock.
  if (isRead(update) && contents.length === 0) return undefined;
  const history = before
    .filter((earlier) => earlier.update.companyId === update.companyId)
    .reduce(afterPlan, await historyOf(scope, update));
  return { update, contents, plan: planUpdate(update, contents, history, claims) };
}

/**
 * Reads one update in a transaction of its own: all of it is written, with the mark that it has
 * been read, or nothing.
 * @returns undefined if another run has read it, or it is gone
 */
async function processUpdate(
  edit: EditScope,
  id: string,
  model: ModelReader | undefined,
): Promise<Applied | undefined> {
  const claims = model === undefined ? NO_CLAIMS : await claimsOf(edit, id, model);
  return inTransaction(edit, async (tx) => {
    const due = await read(tx, await lockDueUpdate(tx, id), claims);
    return due && applyPlan(tx, due.update, due.contents, due.plan);
  });
}

/** Asked before the transaction begins, so that nothing is locked while a model thinks. */
async function claimsOf(edit: EditScope, id: string, model: ModelReader): Promise<ClaimsByText> {
  const update = await dueUpdate(edit, id);
  return update ? model.ask(update, await unreadContents(edit, update)) : NO_CLAIMS;
}

/** What a run has done, and what is left to do. */
export interface RunResult extends Applied {
  processed: number;
  /** Of these, how many the model that is set up was to read and did not. */
  byRulesAlone: number;
  /** Updates that could not be read; pass their ids as `skip` to go on behind them. */
  failed: { updateId: string; message: string }[];
  remaining: number;
}

/**
 * Reads at most `limit` of the updates that wait for it, company by company, oldest first. One
 * that fails is reported and does not stop the others; a database that cannot be reached does.
 */
export async function runExtraction(
  edit: EditScope,
  selection: Selection,
  limit: number,
): Promise<RunResult> {
  const total: Applied = {
    snapshots: 0,
    metrics: 0,
    customersAdded: 0,
    customersChanged: 0,
    gaps: 0,
  };
  const failed: RunResult['failed'] = [];
  let processed = 0;
  let byRulesAlone = 0;
  const extractor = configuredExtractor();
  const model = extractor && modelReader(extractor);
  for (const id of await dueUpdates(edit, selection, limit)) {
    try {
      const applied = await processUpdate(edit, id, model);
      if (!applied) continue;
      processed += 1;
      if (model?.missed(id) === true) byRulesAlone += 1;
      for (const key of Object.keys(applied) as (keyof Applied)[]) total[key] += applied[key];
    } catch (error) {
      const { status, message } = viewOf(error);
      if (status === 503) throw error;
      log().error({ updateId: id, error: errorForLog(error) }, 'update not extracted');
      failed.push({ updateId: id, message });
    }
  }
  const skip = [...selection.skip, ...failed.map(({ updateId }) => updateId)];
  const remaining = await countDue(edit, { ...selection, skip });
  return { ...total, processed, byRulesAlone, failed, remaining };
}

/** Texts that one preview reads, in characters; the update that goes beyond is still shown. */
const PREVIEW_CHARACTERS = 2_000_000;

const lengthOf = ({ update, contents }: Read): number =>
  update.rawBody.length +
  (update.rawHtml?.length ?? 0) +
  contents.reduce((sum, { text }) => sum + text.length, 0);

/**
 * What a run would make of the next updates by the rules alone, those of a company one after the
 * other; writes nothing and asks no model.
 */
export async function previewExtraction(scope: Scope, selection: Selection, limit: number) {
  const items: Read[] = [];
  let characters = 0;
  for (const id of await dueUpdates(scope, selection, limit)) {
    const due = await read(scope, await dueUpdate(scope, id), NO_CLAIMS, items);
    if (!due) continue;
    items.push(due);
    characters += lengthOf(due);
    if (characters > PREVIEW_CHARACTERS) break;
    await pause();
  }
  return { items, remaining: (await countDue(scope, selection)) - items.length };
}
