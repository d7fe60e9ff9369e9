import { beforeAll } from 'vitest';
import { useApi } from './api';
import { useTestDatabase } from './database';
import { makeWorld, type World } from './world';

/** What a deal holds when nothing was said of it. */
export const DEAL_DEFAULTS = {
  website: '',
  description: '',
  source: 'MANUAL',
  sourceDetail: '',
  stage: 'DISCOVERED',
  thesisFitScore: 0,
  estimatedValuation: null,
  estimatedCheckSize: null,
  sector: '',
  companyStage: '',
  notes: '',
  logoUrl: null,
  links: [],
  vehicle: null,
  scoutedByAgentId: '',
  deletedAt: null,
};

/** A value of its own for every field that a client may send, but the name. */
export const FULL_DEAL = {
  website: 'https://robots.example',
  description: 'Robots **that** learn',
  source: 'YC',
  sourceDetail: 'YC W26',
  stage: 'RESEARCHING',
  thesisFitScore: 4.5,
  estimatedValuation: 12_000_000.25,
  estimatedCheckSize: 0.1,
  sector: 'Robotics',
  companyStage: 'seed',
  notes: ' kept as sent\n',
  logoUrl: 'https://robots.example/logo.png',
  links: [{ type: 'deck', label: 'Deck', url: 'https://robots.example/deck' }],
  scoutedByAgentId: 'agent-7',
};

/** The fields of the contract. */
export const DEAL_KEYS = [
  ...Object.keys(DEAL_DEFAULTS),
  'id',
  'slug',
  'companyName',
  'createdAt',
  'updatedAt',
];

/** A database with a world, and calls by its manager. */
export function useDealRoom() {
  const database = useTestDatabase();
  const call = useApi();
  let world: World;
  beforeAll(async () => {
    world = await makeWorld(database());
  });
  const manager = (method: string, path: string, body?: unknown) =>
    call(method, path, { key: world.manager, body });
  return { manager, world: () => world };
}
