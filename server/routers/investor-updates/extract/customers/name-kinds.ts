import type { Token } from '../tokens/tokenize';
import type { Listed } from './lists';
import type { Name } from './name';
import { CUSTOMER_TALK, type Scene } from './scene';
import { FIRST_NAMES } from './words';

/** What start-ups use themselves: said to be a customer's only where the words say customer. */
const TOOLS = new Set(
  `aws amazon web services azure gcp google cloud heroku vercel netlify cloudflare digitalocean hetzner ovh linode scaleway fastly snowflake databricks mongodb postgres postgresql mysql
  redis kafka kubernetes docker terraform github gitlab jira confluence linear notion asana slack zoom loom figma miro airtable
  hubspot salesforce zendesk intercom freshdesk gong outreach apollo mailchimp segment mixpanel amplitude datadog sentry
  stripe adyen plaid brex ramp mercury quickbooks xero netsuite carta pulley gusto rippling deel remote justworks trinet bamboohr
  greenhouse lever ashby vanta drata secureframe docusign openai anthropic claude chatgpt gpt-4 gemini twilio sendgrid okta auth0 wework
  regus shopify zapier linkedin facebook instagram tiktok youtube twitter reddit product hunt hacker news app store google play`.split(
    /\s+/,
  ),
);
const TOLD =
  /\b(?:customers?|clients?|logos?|acv|arr|mrr|pilots?|pocs?|trials?|seats|upsell)\b|\b(?:closed|landed|won) [^.;]{1,30}? (?:at|for) \$\d|\brolled us out\b|\b(?:pays|paying|chose|picked|signed|received (?:its|their)) (?:us\b|first\b)|\bproofs? of concept\b/i;

/** Names of common tools need words that speak of customers: "We renewed our AWS contract". */
export function isOnlyTool(scene: Scene, name: Name): boolean {
  if (name.known || !/^(?:neutral|team)$/.test(scene.section)) return false;
  const words = name.text.toLowerCase().split(' ');
  const tool = /^(?:apple|google|amazon|samsung|shop) pay$/.test(name.text.toLowerCase());
  return (tool || words.every((word) => TOOLS.has(word))) && !TOLD.test(scene.words);
}

/** What start-ups use themselves, whatever is said of it. */
export const isTool = ({ text, known }: Name) =>
  !known &&
  text
    .toLowerCase()
    .split(' ')
    .every((word) => TOOLS.has(word));

const MADE =
  /^(?:shipped|shipping|released|releasing|built|rebuilt|building|unveiled|introduced|introducing|debuted|open-sourced|prototyped|codenamed|codename|relaunched|redesigned|deprecated|sunset|sunsetting)$/;
const OF_PRODUCT =
  /^(?:module|modules|feature|app|dashboard|plugin|plug-in|sdk|beta|ga|release|engine|editor|builder|assistant|copilot|agent|agents|api|widget|rewrite|redesign|mode|v\d+(?:\.\d+)*|\d\.\d+)$/;
const FOR_EVERYONE =
  /^(?:is |are |now |went |goes |live |available |generally |out |rolled |rolling |launched |shipped |released |in production )*(?:for|to|at|with|by) (?:everyone|(?:all|every|our|existing|most|any|each|half of|several|many|\d+|(?:two|three|four|five|six|ten|twenty)|the first)(?: (?:our|the|of|existing|paying|beta|enterprise|first|\d+))* (?:customers?|clients?|accounts?))\b/;

const wordsBehind = (tokens: readonly Token[], at: number) =>
  tokens
    .slice(at, at + 8)
    .map((t) => t.text)
    .join(' ');

/** Whether the words around a name make it a product of the company's own: "we shipped Atlas". */
function isProduct({ tokens }: Scene, name: Name): boolean {
  if (name.company || name.person) return false;
  const before = tokens[name.first - 1]?.text ?? '';
  const next = tokens[name.last + 1]?.text ?? '';
  if (OF_PRODUCT.test(next)) return true;
  const skip = /^(?:the|our|a|new)$/.test(before) ? 2 : 1;
  const verb = tokens[name.first - skip]?.text ?? '';
  const made =
    MADE.test(verb) || (verb === 'launched' && !/^(?:with|at|as|on|in)$/.test(next) && skip === 1);
  if (made && !/^(?:for|to|with)$/.test(next)) return true;
  return FOR_EVERYONE.test(wordsBehind(tokens, name.last + 1));
}

/** The company's own products and the people named in full, over the whole update. */
export interface Cast {
  products: ReadonlySet<string>;
  people: ReadonlySet<string>;
}

/** Reads who is who from all sentences, before any is read for customers. */
export function castOf(scenes: readonly Scene[]): Cast {
  const products = new Set<string>();
  const people = new Set<string>();
  for (const scene of scenes)
    for (const name of scene.names.values()) {
      const text = name.text.toLowerCase();
      if (name.person) for (const word of text.split(' ')) people.add(word);
      else if (isProduct(scene, name)) products.add(text);
    }
  return { products, people };
}

/** "Douglas signed a rollout for 60 stores", with nobody: no colleague does so. */
const FOR_ITSELF =
  /\bsigned (?:an?|our|the) (?:[a-z0-9-]+ ){0,3}?(?:roll-?out|listing) (?:for|in|across|of) [^.;]{0,20}\d(?![^.;]{0,80} (?:with|from|at|by) [A-Z])/;

/** A scene without the products, and with single names of people known to be people. */
export function withCast(scene: Scene, cast: Cast): Scene {
  const firstNames =
    /^(?:neutral|team)$/.test(scene.section) &&
    !CUSTOMER_TALK.test(scene.words) &&
    !FOR_ITSELF.test(scene.words) &&
    !/[$]\d/.test(scene.words);
  const names = new Map<number, Name>();
  for (const [first, name] of scene.names) {
    const text = name.text.toLowerCase();
    if (cast.products.has(text) && !name.company) continue;
    const person =
      name.person ||
      (!name.company && (cast.people.has(text) || (firstNames && isFirstName(name))));
    names.set(first, person ? { ...name, person } : name);
  }
  return { ...scene, names, products: cast.products };
}

const COLLEAGUE =
  /\b(?:engineers?|designers?|teammates?|colleagues?|intern|cofounder|co-founder|founder|ceo|cto|cfo|coo|cro|cmo|head of|vp|team members?|who joined|account executive|sdrs?|aes?|recruiter)\b/i;

/** "We said goodbye to Maria, our first engineer". */
export const isColleague = (scene: Scene, { name }: Listed) =>
  isFirstName(name) ||
  (!name.company &&
    !OF_FIRMS.test(scene.words) &&
    (COLLEAGUE.test(scene.words) || INITIALED.test(name.text)));

/** Said of firms, never of people, whoever else is spoken of: "X churned, and I wrote to their CEO". */
const OF_FIRMS = /\b(?:churn(?:ed|s)?|cancell?ed|renew(?:ed|al)?|contract|subscription)\b/i;
/** "R. Patel left us": a person's name as often as a firm's. */
const INITIALED = /^[A-Z]\. [A-Z][a-z]+$/;

/** "Priya gave notice": a first name alone is a colleague's unless something tells otherwise. */
export const isFirstName = (name: Name) =>
  !name.company && FIRST_NAMES.has(name.text.toLowerCase());
