import { EVENT, PLURAL, STATUS_OF } from './by-place';
import { readList } from './lists';
import type { Name } from './name';
import { isOnlyTool } from './name-kinds';
import { mention, type Mention, type Scene } from './scene';
import { INTENT, OTHER_BUSINESS, PROSPECT } from './talk';
import { tailBehind } from './told-of';

/** "X, where we went live on the 9th, …", "X, where a pilot began": what the relative clause tells. */
export function byWhere(scene: Scene, first: number): [Name, Mention][] {
  const { tokens } = scene;
  const { listed, next } = readList(tokens, scene.names, first);
  if (tokens[next]?.text !== ',' || tokens[next + 1]?.text !== 'where') return [];
  const [item] = listed;
  if (item === undefined || listed.length > 1 || scene.sentence.goal[next + 1] === true) return [];
  // "in Gdynia, where we signed": a town.
  const placed = /^(?:in|near|from|across|to|around|outside)$/.test(tokens[first - 1]?.text ?? '');
  if (item.name.person || (placed && !item.name.company) || isOnlyTool(scene, item.name)) return [];
  const clause = /^[^,;]*/.exec(tailBehind(scene, next + 2))?.[0] ?? '';
  const status = STATUS_OF.find(([, pattern]) => pattern.test(clause))?.[0];
  if (status === undefined || PLURAL.test(clause) || EVENT.test(item.name.text)) return [];
  if ([PROSPECT, INTENT, OTHER_BUSINESS].some((pattern) => pattern.test(clause))) return [];
  let end = next + 2;
  while (end < tokens.length && tokens[end]?.text !== ',') end++;
  return [mention(scene, item, status, 'object.where', 0.8, [next, end])];
}
