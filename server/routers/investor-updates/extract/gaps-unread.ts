import { makeGap } from './gaps';
import type { Line } from './text/lines';
import type { Attachment, GapFinding } from './types';

const DECORATION =
  /^(?:image\d{0,4}|logo.{0,20}|signature.{0,20}|outlook-.{0,40}|icon.{0,20}|smime(?!\.p7m)|winmail)\.[a-z0-9]{2,5}$/i;
const NO_CONTENT = /\.(?:ics|vcf|p7s|asc|sig)$/i;
/** Pictures, films and sounds hold no figures unless their name says so. */
const MEDIA =
  /\.(?:jpe?g|png|gif|webp|heic|heif|svg|bmp|tiff?|mp4|mov|m4v|avi|webm|mkv|wmv|mp3|m4a|wav|aac|ogg)$/i;
const OF_FIGURES =
  /metric|kpi|chart|graph|dashboard|financ|numbers|figures|(?<![a-z])(?:[am]rr|p&?l|q[1-4])(?![a-z])|revenue|burn|runway|cash|scorecard|snapshot|report|update|deck|board|slide|results|table|model|budget|forecast|cohort|retention|balance|screen ?-?_?shot/i;
/** "Attached: feb-pnl.xlsx" */
const FILE = /[\w-]\.(?:pdf|xlsx?|csv|pptx?|docx?|numbers|key|pages|zip)\b/i;
const MENTION = /\b(?:attached|attachment|attaching|enclosed)\b/i;
const HOSTS =
  /(?:^|\.)(?:docsend\.com|papermark\.(?:io|com)|brieflink\.com|pitch\.com|docs\.google\.com|drive\.google\.com|sheets\.google\.com|dropbox\.com|box\.com|sharepoint\.com|onedrive\.live\.com|1drv\.ms|notion\.so|notion\.site|visible\.vc|loom\.com|airtable\.com|chartmogul\.com|baremetrics\.com|profitwell\.com|metabaseapp\.com|mode\.com|looker\.com|lookerstudio\.google\.com|datastudio\.google\.com|tableau\.com|powerbi\.com|geckoboard\.com|klipfolio\.com|databox\.com|causal\.app|runway\.com|carta\.com|digify\.com|firmex\.com|intralinks\.com|ansarada\.com|figma\.com|canva\.com|gamma\.app|coda\.io|slideshare\.net|wetransfer\.com|we\.tl|equals\.com|hex\.tech|mixpanel\.com|amplitude\.com|posthog\.com)$/i;
const WORDS =
  /\b(?:deck|slides?|data ?room|dataroom|dashboard|memo|full (?:update|report|letter)|report|financials|spreadsheet|model|board (?:materials|pack)|one[- ]pager|p&l|recording|charts?|(?:metrics|kpis?) (?:page|sheet|tracker|set|table|site|board)|full (?:metrics|kpis?|numbers))\b/i;
const SKIP_HOSTS =
  /(?:^|\.)(?:calendly\.com|cal\.com|savvycal\.com|linkedin\.com|twitter\.com|x\.com|facebook\.com|instagram\.com|youtube\.com|youtu\.be|techcrunch\.com|forbes\.com|bloomberg\.com|wsj\.com|nytimes\.com|producthunt\.com|lever\.co|greenhouse\.io|ashbyhq\.com|workable\.com|zoom\.us|meet\.google\.com|github\.com|medium\.com|substack\.com|g2\.com|apple\.com|play\.google\.com|mailchi\.mp|list-manage\.com|angel\.co|wellfound\.com|maps\.google\.com)$/i;
const URL = /\bhttps?:\/\/[^\s<>"'|)\]]{4,2000}/gi;
const MAX_LINKS = 50;

/** Attachments, whose content the service does not hold. */
export function attachmentGaps(
  attachments: readonly Attachment[],
  lines: readonly Line[],
  text: string,
): GapFinding[] {
  const files = attachments.filter(
    ({ filename }) =>
      !DECORATION.test(filename) &&
      !NO_CONTENT.test(filename) &&
      (!MEDIA.test(filename) || OF_FIGURES.test(filename)),
  );
  const gaps = files.map((file) =>
    makeGap(
      {
        gapType: 'ATTACHMENT_UNREAD',
        description: `Attachment not read: ${file.filename}`,
        suggestedField: null,
        hint: file.contentType ?? null,
        dedupeKey: `ATTACHMENT_UNREAD:${file.filename.toLowerCase()}`,
      },
      null,
      text,
    ),
  );
  return [
    ...new Map(gaps.map((gap) => [gap.dedupeKey, gap])).values(),
    ...mentioned(attachments, lines, text),
  ];
}

/** "See the attached deck", but nothing came with the update. */
function mentioned(
  attachments: readonly Attachment[],
  lines: readonly Line[],
  text: string,
): GapFinding[] {
  if (attachments.length > 0) return [];
  const line = lines.find(
    (l) =>
      MENTION.test(l.text) &&
      (WORDS.test(l.text) || FILE.test(l.text)) &&
      !/\bnot attached\b|https?:/i.test(l.text),
  );
  if (line === undefined) return [];
  const description = 'The update speaks of an attachment that did not come with it.';
  return [
    makeGap(
      {
        gapType: 'ATTACHMENT_UNREAD',
        description,
        suggestedField: null,
        hint: null,
        dedupeKey: 'ATTACHMENT_UNREAD:mentioned',
      },
      clip(line),
      text,
    ),
  ];
}

const clip = (line: Line) => ({ start: line.start, end: Math.min(line.end, line.start + 300) });

/** The end of an overlong update: pasting the part that matters answers it. */
export function restGap(rest: Line | null, text: string): GapFinding[] {
  if (rest === null) return [];
  const description = 'The update is too long: from the quoted words on it was not read.';
  return [
    makeGap(
      {
        gapType: 'ATTACHMENT_UNREAD',
        description,
        suggestedField: null,
        hint: null,
        dedupeKey: 'ATTACHMENT_UNREAD:rest',
      },
      clip(rest),
      text,
    ),
  ];
}

const POINTS = /\b(?:here|below|link|online)\b[^.]{0,30}:?$/i;
const OF_UPDATE =
  /\b(?:(?:investor|our|the|this|full|monthly|quarterly) (?:[a-z]+ )?(?:update|report|letter|newsletter|numbers|deck|slides|memo)|(?:update|report|letter) is (?:ready|out|live|online|up))\b/i;
const NO_UPDATE =
  /\b(?:browser|unsubscribe|preferences|blog|post|article|press|web ?site|podcast)\b/i;

/** "Our update is ready. You can read it here:" over a link that stands alone. */
const isUpdateBehind = (line: string) => {
  const end = line.slice(-200);
  return POINTS.test(end) && OF_UPDATE.test(end) && !NO_UPDATE.test(end);
};

/** Links to decks, data rooms and dashboards. */
export function linkGaps(lines: readonly Line[], text: string): GapFinding[] {
  const gaps = new Map<string, GapFinding>();
  for (const [i, line] of lines.entries()) {
    if (!/https?:\/\//i.test(line.text)) continue;
    const above = [lines[i - 1], lines[i - 2]].find((l) => l !== undefined && l.text !== '');
    for (const match of line.text.matchAll(URL)) {
      const url = match[0].replace(/[.,;:!?]+$/, '');
      const host = hostOf(url);
      const before = line.text.slice(Math.max(0, match.index - 80), match.index);
      const alone = before.trim() === '' && isUpdateBehind(above?.text ?? '');
      const told = HOSTS.test(host ?? '') || WORDS.test(before) || alone;
      if (host === null || SKIP_HOSTS.test(host) || !told) continue;
      const start = line.start + match.index;
      const dedupeKey = `LINK_UNREAD:${url.toLowerCase()}`;
      if (gaps.size >= MAX_LINKS || gaps.has(dedupeKey)) continue;
      const hint = before.trim().replaceAll(/\s+/g, ' ') || null;
      gaps.set(
        dedupeKey,
        makeGap(
          {
            gapType: 'LINK_UNREAD',
            description: `Link not read: ${url}`,
            suggestedField: null,
            hint,
            dedupeKey,
          },
          { start, end: start + url.length },
          text,
        ),
      );
    }
  }
  return [...gaps.values()];
}

function hostOf(url: string): string | null {
  const host = url.slice(url.indexOf('//') + 2).split(/[/?#:]/, 1)[0] ?? '';
  return host === '' ? null : host.replace(/^www\./i, '');
}
