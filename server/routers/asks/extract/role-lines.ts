import { fragmentType } from './fragments';
import { isRole } from './sought-role';

/** "Head of Ops – must have run a plant.", "Two line leads (second shift)." */
export function namesRole(words: string): boolean {
  const named = words.split(/ [–—-] | ?[(:]|[,.;] |[.]$/)[0] ?? '';
  return named !== '' && (fragmentType(named) === 'HIRING' || isRole(named));
}

/** "JDs: acme.com/jobs": where the roles above are described. */
export const describesRoles = (words: string): boolean =>
  /^(?:(?:all |full |the |our )*(?:jds?|job (?:specs?|descriptions?|posts?|ads?|links?)|role descriptions?|apply|applications?)) ?(?:(?:are |is |can be found )?(?:here|at|on|via|below)\b|: ?(?:https?:|www\.|[\w-]+\.[a-z]{2,}))/.test(
    words,
  );
