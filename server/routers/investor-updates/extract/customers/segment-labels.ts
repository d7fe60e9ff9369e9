import { readList, type Listed } from './lists';
import type { Name } from './name';
import type { Scene } from './scene';

const SECTOR =
  'retail|grocery|e-?commerce|consumer|cpg|fmcg|wholesale|distribution|healthcare|health|hospitals?|providers?|payers?|pharma|biotech|life sciences?|medtech|insurance|insurers?|banking|banks?|financial services|fintech|lending|real estate|proptech|construction|manufacturing|industrials?|automotive|aerospace|defen[cs]e|logistics|transport(?:ation)?|travel|hospitality|hotels?|restaurants?|food(?: (?:&|and) beverage| service)?|agriculture|energy|utilities|telecoms?|telco|media|entertainment|gaming|sports|education|edtech|schools|universities|higher ed(?:ucation)?|government|public sector|federal|municipal|cities|counties|non-?profits?|legal|law firms|professional services|tech(?:nology)?|software|saas|security|retailers|grocers|manufacturers|restaurants|agencies|franchises|enterprise|mid-?market|smbs?|commercial|direct|self-serve|channel|partners? channel';
const MARKET =
  'us|usa|u\\.s\\.|uk|eu|emea|apac|anz|dach|latam|north america|americas|europe|asia|middle east|nordics|benelux|international|domestic|global|germany|france|spain|italy|poland|netherlands|canada|mexico|brazil|australia|india|japan|singapore|ireland|israel';
const COUNT = '\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|several';

const LABEL = new RegExp(
  `^\\W{0,4}(?:(?:${COUNT}) )?(?:new )?(?:${SECTOR}|${MARKET})(?: (?:customers|clients|accounts|logos|wins?))?(?: ?\\((?:${COUNT})\\))?\\W{0,3}$`,
  'i',
);
const NAME = new RegExp(`^(?:${SECTOR}|${MARKET})$`, 'i');

/** "Retail", "3 hospitals", "DACH (2)": a label of a part of the market, which tells nothing of status. */
export const isSegmentLabel = (label: string): boolean => LABEL.test(label);

const MOVE =
  /^\W{0,4}(?:new|won|lost|churned|gone|paused|on hold|in pilot|pilots?|pocs?|trials?|renewed|renewals|expanded|signed)(?: (?:customers|clients|logos|accounts))?(?: ?\(\d{1,2}\))?\W{0,3}$/i;

/** Labels that stand before a dash as well as before a colon. */
export const isDashedLabel = (label: string): boolean => MOVE.test(label) || isSegmentLabel(label);

/** "Healthcare: $200k ARR": a part of the market where a customer's name could stand. */
export const isSegment = (name: Name): boolean => !name.known && NAME.test(name.text);

/** "Retail (A, B), Healthcare (C)": the names in the brackets, where a part of the market opens them. */
export const withinSegments = ({ tokens, names }: Scene, listed: readonly Listed[]): Listed[] =>
  listed.flatMap((item) => {
    if (!isSegment(item.name)) return [item];
    return item.detail === null ? [] : readList(tokens, names, item.detail[0]).listed;
  });
