import type { z } from 'zod';
import { isJob } from '@/server/access/actor';
import type { Scope } from '@/server/access/scope';
import { foldCase } from '@/server/lib/names';
import type { ActivityRow } from './activity-queries';
import type { DealRow, DealValues } from './queries';
import type { patchDealInput, putDealInput } from './schemas';

type FullRecord = Omit<z.output<typeof putDealInput>, 'slug' | 'bodySlug' | 'queryVehicleId'>;
type Changes = z.output<typeof patchDealInput>;

/** Text as the batch filter compares it: without case, and compatibility forms alike. */
export const foldBatch = foldCase;

/** The columns of a full record; what it leaves out becomes its default or null. */
export function fullValues(input: FullRecord) {
  return {
    companyName: input.companyName,
    website: input.website,
    description: input.description,
    source: input.source,
    sourceDetail: input.sourceDetail,
    sourceDetailFolded: foldBatch(input.sourceDetail),
    stage: input.stage,
    thesisFitScore: input.thesisFitScore,
    estimatedValuation: input.estimatedValuation ?? null,
    estimatedCheckSize: input.estimatedCheckSize ?? null,
    sector: input.sector,
    companyStage: input.companyStage,
    notes: input.notes,
    logoUrl: input.logoUrl ?? null,
    links: input.links,
    scoutedByAgentId: input.scoutedByAgentId,
  };
}

/** The columns that a PATCH changes, without the fund; absent fields are undefined. */
export function changedValues(input: Changes): DealValues {
  return {
    companyName: input.companyName,
    website: input.website,
    description: input.description,
    source: input.source,
    sourceDetail: input.sourceDetail,
    sourceDetailFolded:
      input.sourceDetail === undefined ? undefined : foldBatch(input.sourceDetail),
    stage: input.stage,
    thesisFitScore: input.thesisFitScore,
    estimatedValuation: input.estimatedValuation,
    estimatedCheckSize: input.estimatedCheckSize,
    sector: input.sector,
    companyStage: input.companyStage,
    notes: input.notes,
    logoUrl: input.logoUrl,
    links: input.links,
    scoutedByAgentId: input.scoutedByAgentId,
  };
}

const vehicleWithin = (scope: Scope, id: string | null) =>
  scope.vehicles.find((vehicle) => vehicle.id === id) ?? null;

/** A deal as it leaves. Queries give visible deals only, so an assigned one's vehicle is within reach. */
export const dealView = <Row extends Pick<DealRow, 'vehicleId'>>(scope: Scope, row: Row) => ({
  ...row,
  vehicle: vehicleWithin(scope, row.vehicleId),
});

/** Of the members what they are called, by their addresses, and whose address the caller may know. */
export interface People {
  names: ReadonlyMap<string, string>;
  isKnown: (email: string) => boolean;
}

const moverOf = ({ id, actor, createdAt }: ActivityRow, people: People) => ({
  id,
  actor: isJob(actor) || people.isKnown(actor) ? actor : null,
  actorName: people.names.get(actor) ?? null,
  createdAt,
});

/** A move from one stage to another as it leaves; nothing for a change of the fund. */
export const stageMoveView = (row: ActivityRow, people: People) => {
  const { fromStage, toStage } = row;
  if (fromStage === null || toStage === null) return [];
  return [{ ...moverOf(row, people), from: fromStage, to: toStage }];
};

/** A fund change as it leaves; nothing for a move of the stage, and a vehicle out of the caller's reach stays unnamed. */
export function fundMoveView(scope: Scope, row: ActivityRow, people: People) {
  if (row.toStage !== null) return [];
  const from = vehicleWithin(scope, row.fromVehicleId);
  const to = vehicleWithin(scope, row.toVehicleId);
  const fromHidden = from === null && row.fromVehicleId !== null;
  const toHidden = to === null && row.toVehicleId !== null;
  return [{ ...moverOf(row, people), from, to, fromHidden, toHidden }];
}
