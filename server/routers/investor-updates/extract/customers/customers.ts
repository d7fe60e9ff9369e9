import type { AskedCustomer, CustomerFinding, CustomerStatus, GapFinding } from '../types';
import { makeGap } from '../gaps';
import { evidenceSpan } from './evidence-span';
import { normalizeName } from './normalize';
import type { Mention } from './scene';
import { tierOf } from './tier';

const WEIGHT: Record<CustomerStatus, number> = {
  CHURNED: 5,
  LOST_DEAL: 4,
  PAUSED: 3,
  ACTIVE: 2,
  PILOT: 1,
};
const MAX_CUSTOMERS = 500;

/** Joins mentions of the same customer: the most final status, every detail known. */
export function settleCustomers(
  mentions: readonly Mention[],
  text: string,
  ownName: string | undefined,
): CustomerFinding[] {
  const byName = new Map<string, CustomerFinding>();
  const own = normalizeName(ownName ?? '');
  for (const mention of mentions) {
    const key = normalizeName(mention.name);
    if (mention.status === null || key === '' || key === own || byName.size >= MAX_CUSTOMERS)
      continue;
    const next = finding(mention, mention.status, text);
    const bare = key.replace(/^the /, '');
    const before = byName.get(bare);
    byName.set(bare, before === undefined ? next : merge(before, next));
  }
  joinShortNames(byName);
  return [...byName.values()];
}

/** "ADM pilot launched: Archer Daniels Midland will test …": one customer. */
function joinShortNames(byName: Map<string, CustomerFinding>): void {
  for (const [short, b] of byName) {
    if (!/^[A-Z]{3,6}$/.test(b.customerName)) continue;
    const full = [...byName.keys()].find((name) => isShortOf(short, name));
    const a = byName.get(full ?? '');
    if (full === undefined || a === undefined) continue;
    byName.set(full, { ...merge(a, b), customerName: a.customerName });
    byName.delete(short);
  }
}

/** "adm" of "archer daniels midland": the first letters of all its words, small ones aside or not. */
function isShortOf(short: string, name: string): boolean {
  if (!name.includes(' ')) return false;
  const letters = (words: string) =>
    words
      .split(' ')
      .map((word) => word.charAt(0))
      .join('');
  return (
    letters(name) === short || letters(name.replaceAll(/\b(?:of|and|the|for)\b ?/g, '')) === short
  );
}

function finding(mention: Mention, status: CustomerStatus, text: string): CustomerFinding {
  const { deal } = mention;
  const { start, end } = evidenceSpan(text, mention.start, mention.end);
  // What a lost deal would have been worth is no customer's value.
  const lost = status === 'LOST_DEAL';
  const gone = status === 'CHURNED';
  return {
    customerName: mention.name,
    status,
    tier: tierOf(mention.name, mention.around) ?? mention.tier ?? null,
    // Nor is what one who left pays now.
    dealValueAnnualUsd: lost || (gone && deal.annualUsd === 0) ? null : deal.annualUsd,
    contractTerm: lost ? null : deal.term,
    firstSignedAt:
      status === 'ACTIVE' && /signed|won|label|section/.test(mention.ruleId) ? deal.signed : null,
    churnedAt: status === 'CHURNED' ? deal.date : null,
    start,
    end,
    quote: text.slice(start, end),
    ruleId: mention.ruleId,
    confidence: mention.confidence,
  };
}

function merge(a: CustomerFinding, b: CustomerFinding): CustomerFinding {
  const lead = WEIGHT[b.status] > WEIGHT[a.status] ? b : a;
  const other = lead === a ? b : a;
  return {
    ...lead,
    customerName: fuller(a.customerName, b.customerName),
    tier: lead.tier ?? other.tier,
    dealValueAnnualUsd: lead.dealValueAnnualUsd ?? other.dealValueAnnualUsd,
    contractTerm: lead.contractTerm ?? other.contractTerm,
    firstSignedAt: lead.firstSignedAt ?? other.firstSignedAt,
    churnedAt: lead.churnedAt ?? other.churnedAt,
  };
}

/** "The Barrow House" where a sentence began with the name and hid whether the article is part of it. */
const fuller = (a: string, b: string) => (b.startsWith('The ') && !a.startsWith('The ') ? b : a);

/** Customers whose tier is unknown, and names that may or may not be customers. */
export function customerGaps(
  findings: readonly CustomerFinding[],
  mentions: readonly Mention[],
  known: ReadonlySet<string>,
  text: string,
): GapFinding[] {
  const gaps = new Map<string, GapFinding>();
  const settled = new Set(findings.map((f) => normalizeName(f.customerName)));
  for (const finding of findings) {
    const key = normalizeName(finding.customerName);
    if (finding.tier !== null || known.has(key)) continue;
    const facts = stateFacts(finding);
    if (finding.dealValueAnnualUsd !== null) facts.push(`USD ${finding.dealValueAnnualUsd} a year`);
    if (finding.contractTerm !== null) facts.push(`term ${finding.contractTerm}`);
    gaps.set(
      key,
      gap(
        finding,
        key,
        `Which tier is the customer ${finding.customerName}?`,
        facts.join(', '),
        askedOf(finding),
        text,
      ),
    );
  }
  for (const mention of mentions) {
    const key = normalizeName(mention.name);
    if (mention.status !== null || settled.has(key) || gaps.has(key)) continue;
    const unsettled = {
      customerName: mention.name,
      status: null,
      dealValueAnnualUsd: null,
      contractTerm: null,
    };
    const question = `Is ${mention.name} a customer?`;
    gaps.set(key, gap(mention, key, question, 'not settled by the words quoted', unsettled, text));
  }
  return [...gaps.values()];
}

/** What a question's hint tells of a customer's state: its status and, of one that left, the day. */
export const stateFacts = ({ status, churnedAt }: CustomerFinding): string[] => [
  `status ${status}`,
  // Of a month its first day, as where it is stored.
  ...(churnedAt === null ? [] : [`churnedAt ${churnedAt.padEnd(10, '-01')}`]),
];

/** As far as a question about a customer states it. */
export const askedOf = (found: AskedCustomer): AskedCustomer => ({
  customerName: found.customerName,
  status: found.status,
  dealValueAnnualUsd: found.dealValueAnnualUsd,
  contractTerm: found.contractTerm,
});

function gap(
  span: { start: number; end: number },
  key: string,
  description: string,
  facts: string,
  customer: AskedCustomer,
  text: string,
): GapFinding {
  const quote = text.slice(span.start, span.end).replaceAll(/\s+/g, ' ');
  return makeGap(
    {
      gapType: 'CUSTOMER_AMBIGUOUS',
      description,
      suggestedField: null,
      hint: `${facts}; “${quote}”`,
      customer,
      dedupeKey: `CUSTOMER_AMBIGUOUS:${key}`,
    },
    span,
    text,
  );
}
