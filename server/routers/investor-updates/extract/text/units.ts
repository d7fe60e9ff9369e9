import { tierLabel } from '../customers/tier-fields';
import { AsksList } from './asks-end';
import { bareHeadings } from './bare-headings';
import type { Line } from './lines';
import { titlesMail } from './mail-title';
import { sectionKind, type SectionKind } from './sections';
import { freeSignature, SIGN_OFF } from './signature';
import type { Unit } from './unit';
import { valuesWidth } from './values-line';

/** Those of a symbol font, as word processors leave them, are at U+F020 to U+F0FF. */
const BULLET =
  /^(?:(?:\ud83d[\udfe0-\udfeb]|\ud83d[\udd34\udd35]|[\u26aa\u26ab\u274c\u2795\u2796\u2b1b\u2b1c])\ufe0f?(?= )|[~>] (?=[A-Za-z])|[-*+•–—►➤✓✔✅☑→◦▪▫●○■□‣⁃∙·»➢▶▸◆◇❖\uf020-\uf0ff]\ufe0f?|o(?= )|\d{1,2}\.\d{1,2}(?:\.\d{1,2})?[.)]?(?= +[A-ZÀ-Þ])(?! +(?:Million|Billion|Thousand|Mio|Mn|Bn|Mrd|Tsd|M|K|B|EUR|USD|GBP|CHF|X)\b)|\d{1,2}(?:[)/]|\.(?!\d))|[a-z][.)]|\((?:\d{1,2}|[a-z])\)) {0,8}(?=\S)/;
const MARKDOWN_HEADING = /^#{1,6} /;
const RULE = /^[-=_* ]{3,}$/;
const WRAPPED = 58;

/** Length of the list mark a line starts with, 0 without one. */
export function bulletLength(text: string): number {
  const match = BULLET.exec(text.slice(0, 16));
  if (match === null) return 0;
  const mark = match[0];
  if (/^[-+]\s?[$€£(\d]/.test(text) && !/^[-+] /.test(text)) return 0;
  return mark.length;
}

/** Looks like "Label: value" or "Label - value": a line of its own, never a wrapped one. */
const isLabelled = (text: string) =>
  /^(?:[A-Z#][^:.!?]{0,48}(?::| [-–—=→] )|[a-z]{2,12}: )/.test(text.slice(0, 60));

const looksTabular = (text: string) =>
  text.startsWith('|') || text.includes(' | ') || text.includes('\t') || /\S {2,}\S/.test(text);

/** Two lines of values under one another: the first heads columns, no section. */
const headsValues = (text: string, next: string) =>
  valuesWidth(text) > 0 && valuesWidth(text) === valuesWidth(next);

const NUMBERED = /^(?:\d{1,2}[.)]|[IVX]{1,4}\.) /;

const WE_DID = /^(?:we|we've|our|i) [a-z']+ .*[a-z]/i;
const THEY_DID =
  /^(?!New [A-Z][A-Za-z]*s (?:signed|live|won|onboarded)$)(?:[A-Z][\w'&-]* (?:(?:of|and|&) )?){1,4}(?:(?:pilot|contract|has|have|is|was|did|just|also) )?(?:went live|live|started|kicked off|signed(?! by)|renewed|churned|expanded|converted|upgraded|downgraded|became|joined|chose|picked|selected|cancelled|canceled|paused|left|not|didn't|decided|put|went with|grew|moved|switched|bought|agreed|extended)\b/;
const IS_NOW = /^(?:[A-Z][\w'&-]* ){1,4}(?:is|are|has) [a-z]/;
/** Not "Signed this month", "Closed deals": such a line heads a list. */
const DID =
  /^(?:Signed|Closed|Landed|Won|Lost|Renewed|Expanded|Converted|Upsold|Onboarded|Launched|Started|Kicked off|Running|Added|Hired|Shipped|Welcomed|Rolled out) (?!(?:this|last|in|since|during|to|for|from|and|or|new|lost|won|key|major|recent|business|deals?|customers?|clients?|logos?|accounts?|contracts?|pilots?|opportunit\w+|renewals?|features?|products?|people|team|hires?|updates?|wins?)\b(?! (?:with|at) ))/i;

/** "Brightwater went live on March 3": a statement without its full stop, no title of what follows. */
const isStatement = (text: string) =>
  WE_DID.test(text) || THEY_DID.test(text) || IS_NOW.test(text) || DID.test(text);

/** "clients", over a list: the title of one who writes all in small letters. */
const isSmallTitle = (text: string) =>
  /^(?:(?:new|our|lost|paid) )?(?:clients?|customers?|logos|pilots|churn|pipeline|team|asks?|goals|partners|investors|hires)$/.test(
    text,
  );

/** What no item of a numbered list asks for: such a line heads what stands below. */
const TOPICS: ReadonlySet<SectionKind> = new Set(['goals', 'prior', 'others', 'pipeline']);

/** "Losses" right behind the items of "Wins", over items of its own, without a blank line. */
function opensNextList(lines: readonly Line[], at: number): boolean {
  const text = lines[at]?.text ?? '';
  if (!/^[A-Z][a-z]+(?: [a-z&]+){0,2}$/.test(text)) return false;
  return (
    (sectionKind(text) !== 'neutral' || TITLE.test(text)) &&
    bulletLength(lines[at - 1]?.text ?? '') > 0 &&
    /^[^\p{L}\p{N}\s]/u.test(lines[at + 1]?.text ?? '')
  );
}

const TITLE =
  /^(?:Watch ?list|Wins|At risk|Risks?|Product|Finance|Metrics|People|Misc|Other|Others|Challenges|Lowlights|Highlights)$/;

/** "3. Expanded" right behind the "- …" of "2. Won", over such lines of its own. */
function closesGroup(lines: readonly Line[], at: number, words: string): boolean {
  const marked = (text: string) => /^[-*•–+◦▪●○] /.test(text);
  return (
    sectionKind(words) !== 'neutral' &&
    marked(lines[at - 1]?.text ?? '') &&
    marked(lines[at + 1]?.text ?? '')
  );
}

/** "4. Plan for October" over lines of its own: labels or a list with other marks. */
function isNumberedHeading(lines: readonly Line[], at: number): boolean {
  const text = lines[at]?.text ?? '';
  const words = text.replace(NUMBERED, '');
  if (words === text || !/^[A-Z]/.test(words) || /[.!?,;$€£%=]/.test(words)) return false;
  if (/:./.test(words)) return false;
  const above = at > 0 ? (lines[at - 1]?.text ?? '') : '';
  if (above !== '' && !closesGroup(lines, at, words)) return false;
  const next = lines[at + 1]?.text ?? '';
  const count = words.split(' ').length;
  const loud = words === words.toUpperCase() && /[A-Z]{4}/.test(words) && count <= 7;
  if (loud && next !== '' && !NUMBERED.test(next)) return true;
  if (count > 5) return false;
  if (/^[A-Z\d]/.test(next) && !NUMBERED.test(next) && TOPICS.has(sectionKind(words))) return true;
  if (/^[A-Z$~\d]/.test(next) && !NUMBERED.test(next) && METRIC_TITLE.test(words)) return true;
  return (
    next !== '' &&
    !NUMBERED.test(next) &&
    (isLabelled(next) || bulletLength(next) > 0 || /^[A-Z]{3,}\b.*\d/.test(next))
  );
}

/** "2. Cash" over a sentence that opens with the amount. */
const METRIC_TITLE =
  /^(?:(?:Cash|Runway|Burn|Team|Headcount|People|ARR|MRR|Revenue|Gross margin|Liquidity|Financials|Finances)(?: (?:and|&) (?:cash|runway|burn|team|headcount|liquidity))?|(?:Net )?[Bb]urn rate)$/;

/** "✅ New and renewed" over items with another mark: the tick decorates a heading. */
function isTickedHeading(lines: readonly Line[], at: number): boolean {
  const text = lines[at]?.text ?? '';
  const next = lines[at + 1]?.text ?? '';
  return (
    /^[✓✔✅☑]\uFE0F? {0,2}[A-Z][^.!?,;$€£%\d]{2,40}$/.test(text) &&
    (at === 0 || lines[at - 1]?.text === '') &&
    bulletLength(next) > 0 &&
    !/^[✓✔✅☑]/.test(next)
  );
}

/** "TEAM" over "11": the label of one value, no title of what follows. */
const labelsValue = (lines: readonly Line[], at: number) =>
  /^[$€£~]?\d[\d.,]{0,12} ?[kKmM%]?(?: ?(?:months?|mo|people|ftes?))?$/.test(
    [lines[at + 1], lines[at + 2]].find((line) => line?.text !== '')?.text ?? '',
  );

/** "2026", "**2027**": the year that the lines below speak of. */
const BARE_YEAR = /^[*_]{0,3}20\d\d[*_]{0,3}:?$/;

/** "Acme → signed" over "Beta → pilot": lines of a list that has no bullets. */
const STANDS =
  /^[A-Z\d][^→–—:]{1,40} (?:→|->|=>|–|—|-) (?:signed|renewed|live|in pilot|pilot|poc|trial|churned|lost|paused|converted|upgraded|closed|expanded|won|cancell?ed|on hold)\b/;

/** "If we raise $5M:" over a list. */
const SUPPOSES = /^(?:if|assuming|once) [^.;:]{3,56}:$/i;

function isHeading(lines: readonly Line[], at: number): boolean {
  const text = lines[at]?.text ?? '';
  if (MARKDOWN_HEADING.test(text)) return true;
  if (text.length > 64 || text === '' || looksTabular(text)) return false;
  if (bulletLength(text) > 0) return isTickedHeading(lines, at) || isNumberedHeading(lines, at);
  if (BARE_YEAR.test(text)) return at > 0 && lines[at - 1]?.text === '';
  if (headsValues(text, lines[at + 1]?.text ?? '')) return false;
  if (!/[a-z]/i.test(text) || /[.!?,;]$/.test(text)) return false;
  if (/[$€£%]/.test(text) && !SUPPOSES.test(text)) return false;
  const words = text.split(' ').length;
  if (words > 9) return false;
  if (text.endsWith(':')) return true;
  const next = lines[at + 1]?.text ?? '';
  if (RULE.test(next) && next !== '') return true;
  if (STANDS.test(text) && STANDS.test(next)) return false;
  if (text === text.toUpperCase() && words <= 6 && /[A-Z]{3}/.test(text)) return true;
  const before = at === 0 ? '' : (lines[at - 1]?.text ?? '');
  if (opensNextList(lines, at)) return true;
  if (before !== '' || words > 7 || /[:=]/.test(text)) return false;
  const follower = next === '' ? (lines[at + 2]?.text ?? '') : next;
  if (bulletLength(follower) === 0 && isStatement(text)) return false;
  return (
    follower !== '' &&
    (/^[^a-z]/.test(text) || (isSmallTitle(text) && bulletLength(follower) > 0)) &&
    !/^(?:hi|hey|hello|dear|best|cheers|thanks|thank|regards|all|friends)\b/i.test(text) &&
    // "Team" greets where the mail opens with it.
    !(/^team$/i.test(text) && lines.slice(0, at).every((line) => line.text === ''))
  );
}

/** Headings that go on with the customers spoken of above: "Customer update", then "New". */
const OF_CUSTOMERS = /^\W{0,3}(?:new|added|expanded|live|upgraded|onboarding|upsold)\W{0,3}$/i;

function kindBelow(heading: string, above: SectionKind): SectionKind {
  if (!/^(?:customers|churned|pilots|paused|lost)$/.test(above)) return sectionKind(heading);
  // "Customers", then "Enterprise" and "SMB"
  if (tierLabel(heading) !== null) return above;
  return OF_CUSTOMERS.test(heading) ? 'customers' : sectionKind(heading);
}

/** Groups readable lines into units, each with the section it stands in. */
export function buildUnits(lines: readonly Line[]): Unit[] {
  const units: Unit[] = [];
  const widest = lines.reduce((most, { text }) => Math.max(most, text.length), 0);
  const width = { widest, small: writesSmall(lines), wraps: wrapsLines(lines) };
  const customers = bareHeadings(lines);
  let section: SectionKind = 'neutral';
  let heading = '';
  let open: Unit | null = null;
  let asks = new AsksList();
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    if (line === undefined) break;
    if (line.text === '' || RULE.test(line.text)) {
      open = null;
      asks.blank();
      continue;
    }
    if (SIGN_OFF.test(line.text)) section = 'neutral';
    const bare = customers.get(i);
    if (bare !== undefined || isHeading(lines, i)) {
      open = null;
      asks = new AsksList();
      heading = line.text.replace(/^#+ /, '').replace(NUMBERED, '').replace(/:$/, '');
      section = labelsValue(lines, i) ? 'neutral' : (bare ?? kindBelow(heading, section));
      if (units.length === 0 && titlesMail(heading, section)) section = 'neutral';
      units.push({
        kind: 'heading',
        start: line.start,
        end: line.end,
        section,
        heading,
        lines: [line],
      });
      continue;
    }
    if (open !== null && continues(open, line, width)) {
      open.lines.push(line);
      open.end = line.end;
      continue;
    }
    const bullet = bulletLength(line.text);
    const told = section === 'asks' && asks.tells(line.text.slice(bullet), bullet > 0);
    open = {
      kind: bullet > 0 ? 'item' : 'prose',
      start: line.start + bullet,
      end: line.end,
      section: told ? 'neutral' : section,
      heading: told ? '' : heading,
      lines: [line],
    };
    units.push(open);
  }
  freeSignature(units, lines);
  return units;
}

/** Who begins most lines in small letters begins a new one with them too. */
function writesSmall(lines: readonly Line[]): boolean {
  let small = 0;
  for (const { text } of lines) if (text !== '') small += /^[a-z]/.test(text) ? 1 : -1;
  return small > 0;
}

interface Width {
  widest: number;
  small: boolean;
  wraps: boolean;
}

/** Some long line breaks off before a word in small letters. */
const wrapsLines = (lines: readonly Line[]) =>
  lines.some(
    ({ text }, i) =>
      text.length >= WRAPPED &&
      !/[.!?:;]$/.test(text) &&
      /^[a-z]/.test(lines[i + 1]?.text ?? '') &&
      !looksTabular(text),
  );

/** What a writer who does not wrap ends no line with. */
const OPEN_END =
  /(?:[,–—&(/-]|\b(?:a|an|and|as|at|but|by|for|from|in|into|of|on|or|our|than|that|the|their|to|we|with))$/i;

/**
 * A full line that ends in mid-sentence goes on in the next one.
 * @param width how the mail is set: of one who writes all in small letters a word that had room begins
 * anew, of one who wraps no lines every capital does
 */
function continues(open: Unit, line: Line, width: Width): boolean {
  const last = open.lines.at(-1);
  if (last === undefined || open.lines.length > 200) return false;
  if (
    bulletLength(line.text) > 0 ||
    isLabelled(line.text) ||
    looksTabular(line.text) ||
    looksTabular(last.text)
  )
    return false;
  const fits = last.text.length + 1 + (line.text.split(' ', 1)[0]?.length ?? 0);
  if (width.small && fits <= width.widest) return false;
  if (!width.wraps && /^[A-Z]/.test(line.text) && !OPEN_END.test(last.text)) return false;
  if (
    !width.small &&
    /^[a-z(&]/.test(line.text) &&
    last.text.length > 30 &&
    !/[.!?:]$/.test(last.text)
  )
    return true;
  return (
    last.text.length >= WRAPPED &&
    last.text.length <= 100 &&
    (open.lines.length > 1 || !/[:]$/.test(last.text))
  );
}
