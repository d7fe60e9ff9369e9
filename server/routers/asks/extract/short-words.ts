/*
 * Short forms as the words they stand for: "w/", "Sr. backend eng", "Acct exec", so that the rules
 * know one spelling of each.
 */

/** Any of the short forms below; few texts have one. */
const SHORT =
  /(?:^|[\s(])(?:[uU](?![\w./-])|@ |[wW]\/)|\b(?:[Aa]ny1|[Ss]ome1|[Ee]very1|[Uu]r|r u|[Pp]l[sz]|[Tt]hx|[Pp]pl|[Aa]bt)\b|\b(?:[EeDd][Nn][Gg](?:r|rs|s)?|[Ss][Rr]|[Jj][Rr]|[Mm]grs?|MGRS?|[Aa]cct|[Dd]ir|[Mm]ktg|SWEs?|SDEs?|PMMs?|TPMs?|CoS|EA|GC)\b/;

/** As people write in a chat: "know any1 at Nike?", "pls", "ur network". */
const CHAT =
  /\b(?:[Aa]ny1|[Ss]ome1|[Ee]very1|[Uu]r(?= )|r(?= u )|[Pp]l[sz]|[Tt]hx|[Pp]pl|[Aa]bt)\b/g;
const SPELLED: Readonly<Record<string, string>> = {
  any1: 'anyone',
  some1: 'someone',
  every1: 'everyone',
  ur: 'your',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  r: 'are',
  ppl: 'people',
  abt: 'about',
};

const HAND = '(?:rs?|s)?';
/** Behind these "eng" is the department: "VP Eng", "head of eng". */
const LEADS = /(?:\b(?:of|vp|svp|evp|our|the|and|for|in|on|to)|[&/,+])$/i;
/** Before these too: "eng manager", "eng hiring". */
const LED =
  /^ (?:managers?|mgrs?|leads?|leaders?|leadership|directors?|dir|hires?|hiring|team|teams|org|culture|process|comp|talent|roles?|candidates?|recruiters?|recruiting|help|support|interns?|blog)\b/i;
const ENG = new RegExp(`\\beng(${HAND})(?![\\w'])\\.?`, 'gi');

/** "Sr. backend eng", but "VP of eng" and "eng manager". */
function engineers(text: string): string {
  return text.replace(ENG, (whole, ending: string, at: number) => {
    if (ending !== '') return ending.endsWith('s') ? 'engineers' : 'engineer';
    const before = text.slice(Math.max(0, at - 12), at).trimEnd();
    const behind = text.slice(at + whole.length, at + whole.length + 20);
    const led = LED.test(behind) || (before === '' && /^ ?(?:[:–—-]|$)/.test(behind));
    return LEADS.test(before) || led ? 'engineering' : 'engineer';
  });
}

/** "u", "w/", "@", "eng", "Sr." and their like as the words they stand for. */
export function spelledOut(text: string): string {
  if (!SHORT.test(text)) return text;
  return engineers(text)
    .replace(CHAT, (word) => SPELLED[word.toLowerCase()] ?? word)
    .replace(/(?<= )[uU](?= )|(?<=^|[\s(])u(?=[ ?!,)]|\.? *$)/g, 'you')
    .replace(/ @ (?=\p{L})/gu, ' at ')
    .replace(/(?<=^|[\s(])[wW]\/o(?= )/g, 'without')
    .replace(/(^|[\s(])[wW]\/ ?(?=[\p{L}\d$€£])/gu, '$1with ')
    .replace(/\bsr\b\.?(?= [a-z])/gi, 'senior')
    .replace(/\bjr\b\.?(?= [a-z])/gi, 'junior')
    .replace(/\bmgr(s?)\b\.?/gi, 'manager$1')
    .replace(/\bacct\b\.?(?= (?:exec|manag|mgr))/gi, 'account')
    .replace(/\baccount execs?\b/gi, 'account executive')
    .replace(/\bdir\b\.?(?= (?:of|,) )/gi, 'director')
    .replace(/\bmktg\b/gi, 'marketing')
    .replace(/\b(?:SWE|SDE)(s?)\b/g, 'software engineer$1')
    .replace(/\bPMM(s?)\b/g, 'product marketing manager$1')
    .replace(/\bTPM(s?)\b/g, 'technical program manager$1')
    .replace(/\bCoS\b(?!')/g, 'chief of staff')
    .replace(
      /(?<=\b(?:[Ff]ractional|[Ii]nterim|[Pp]art-time|[Ii]n-house|[Ff]irst) )GC\b/g,
      'general counsel',
    )
    .replace(/\bEA\b(?= (?:to|for) )/g, 'executive assistant');
}
