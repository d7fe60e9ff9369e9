import type { MetricField } from '../types';

/** What a phrase names: a metric, something that must not be mistaken for one, or a part of one. */
export type AnchorName =
  MetricField | 'grossBurn' | 'preMoney' | 'carr' | 'runRate' | 'cap' | 'decoy';

const PHRASES: readonly [AnchorName, string][] = [
  [
    'mrrUsd',
    'mrr|m r r|monthly recurring revenue|monthly recurring revenues|monthly recurring rev|monthly reccuring revenue|monthly recuring revenue|umsatz pro monat wiederkehrend|monatlich wiederkehrender umsatz|monatlich wiederkehrende umsätze|wiederkehrender monatsumsatz|wiederkehrender umsatz pro monat|monatlicher wiederkehrender umsatz|revenu récurrent mensuel|ingresos recurrentes mensuales|ingreso recurrente mensual|receita recorrente mensal|ricavi ricorrenti mensili',
  ],
  [
    'arrUsd',
    'arr|a r r|annual recurring revenue|annual recurring revenues|annually recurring revenue|annualized recurring revenue|annualised recurring revenue|yearly recurring revenue|annual recurring rev|annual reccuring revenue|annual recuring revenue|jährlich wiederkehrender umsatz|jährlich wiederkehrende umsätze|wiederkehrender jahresumsatz|jährlicher wiederkehrender umsatz|revenu récurrent annuel|ingresos recurrentes anuales|ingreso recurrente anual|receita recorrente anual|ricavi ricorrenti annuali',
  ],
  [
    'carr',
    'carr|c arr|cmrr|contracted arr|committed arr|contracted annual recurring revenue|committed annual recurring revenue|contracted mrr|committed mrr|booked arr|signed arr',
  ],
  [
    'runRate',
    'run rate|run-rate|runrate|arr run rate|arr run-rate|run rate arr|run-rate arr|annual run rate|annual run-rate|annualized run rate|annualised run rate|revenue run rate|revenue run-rate|annualized revenue|annualised revenue|mrr run rate|annual revenue run rate|annualized revenue run rate',
  ],
  [
    'cashOnHandUsd',
    'cash|cash on hand|cash-on-hand|cash in hand|cash at hand|cash in bank|cash in banks|cash in the bank|cash at bank|cash at the bank|cash balance|cash balances|cash position|cash in bank account|cash in our bank|cash and equivalents|cash & equivalents|cash and cash equivalents|cash & cash equivalents|cash reserve|cash reserves|in the bank|in bank|in the bank account|at the bank|in our bank account|in our accounts|bank balance|bank balances|money in the bank|money in bank|cash available|available cash|unrestricted cash|dollars in the bank|cash on the balance sheet|on the balance sheet|cash left|cash remaining|cash in the banks|cash at banks|total cash|ending cash|closing cash|ending cash balance|closing cash balance|cash on-hand|cash in account|treasury balance|treasury|liquidity|liquid funds|liquidity position|cash & bank|cash and bank|cash & bank balance|cash and bank balance|bank|balance|cash & short-term investments|cash and short-term investments|cash and marketable securities|cash and treasuries|cash and short-term treasuries|cash and short term treasuries|cash and treasury bills|cash and t-bills|cash plus treasuries|cash plus short-term treasuries|cash and us treasuries|cash and short-term deposits|cash and term deposits|cash and deposits|cash and money market funds|cash and short-term securities|cash and liquid investments|cash & marketable securities|cash and securities|cash equivalents and short-term investments|cash equivalents and marketable securities|cash equivalents and investments|cash and investments|cash & investments|cash at month end|cash at month-end|cash at quarter end|cash eom|month-end cash|quarter-end cash|year-end cash|money left|liquid cash|bank account|bank accounts|cash usd|cash on hand usd|cash balance usd|on the account|on our account|on our accounts|on the accounts|on account|on bank account|on the bank account|on our bank account|on the bank|in the account|in our account|left in the account|net cash position|net cash balance|cash on account|cash on accounts|cash on the account|cash on the accounts|cash on our accounts|our accounts held|our accounts hold|our bank accounts held|our bank accounts hold|csh|csh in bank|csh in the bank|the purse|our purse|war chest|the kitty|the coffers|our coffers|liquidität|liquide mittel|liquiden mittel|kasse|kassenbestand|kontostand|bankguthaben|barmittel|auf dem konto|barbestand|kassenstand|cashbestand|cash-bestand|barmittelbestand|trésorerie|solde bancaire|gross cash|gross cash balance|gross cash position|closing bank balance|ending bank balance|closing cash position|ending cash position|caja|saldo de caja|en caja|efectivo|saldo de efectivo|tesorería|en el banco|en bancos|caixa|em caixa|saldo em caixa|en banque',
  ],
  [
    'burnMonthlyUsd',
    'burn|net burn|net burn rate|burn rate|burnrate|monthly burn|monthly net burn|net monthly burn|monthly burn rate|monthly net burn rate|net monthly burn rate|cash burn|net cash burn|monthly cash burn|cash burn rate|cashburn|burned|burnt|cash burned|cash burnt|monthly cash burned|burning|consumed|net-burn|net cash outflow|net cash used|net cash used in operations|net cash used in operating activities|cash used in operations|cash used in operating activities|net operating burn|operating burn|operating cash burn|net operating cash burn|monthly operating burn|average burn|average net burn|average monthly burn|average monthly net burn|avg burn|avg monthly burn|avg net burn|monatlicher verbrauch|monatlicher mittelverbrauch|mittelverbrauch pro monat|monatlicher cash-verbrauch|cash-verbrauch pro monat|verbrauch pro monat|net outflow|net outflows|monthly outflow|monthly net outflow|net monthly outflow|monatlicher burn|burn net|monthly cash out|monthly net cash burn|quema|quema mensual|quema de caja|quema neta|quema mensual neta|quema neta mensual|queima|queima mensal|queima de caixa',
  ],
  ['grossBurn', 'gross burn|gross burn rate|gross monthly burn|monthly gross burn|gross cash burn'],
  [
    'runwayMonths',
    'runway|runwy|runnway|months of cash|months of cash left|months of cash remaining|months of cash runway|months of money|months of money left|months of money in the bank|cash runway|run way|months runway|runway left|runway remaining|remaining runway|current runway|runway months|runway in months|runway mo|cash reach|in the tank|left in the tank|reichweite|liquiditätsreichweite|cash-reichweite',
  ],
  [
    'headcount',
    'headcount|head count|team size|size of the team|size of team|team members|team member|teammates|ftes|fte|employees|employee count|full-time employees|full time employees|fulltime employees|full-time staff|full-time people|full-timers|total employees|number of employees|staff|staff members|people|persons|team|team headcount|total headcount|full-time equivalents|folks|humans|colleagues|coworkers|co-workers|teammates total|hc|heads|etp|etps|mitarbeiter|mitarbeitende|mitarbeiterzahl|mitarbeiterinnen|beschäftigte|angestellte|teamgröße|effectif|effectifs|salariés|empleados|medewerkers|team fte|team ftes|ftes total|full-time team members|full time team members|full-time staff members|crew|workforce|staff strength|team strength|employee strength|manpower|team count|people count|total team|total team size|total staff|ppl|full-time team|in the team|on the team|equipo|colaboradores|personas|equipe|équipe|pessoas|funcionários|collaborateurs|collaboratrices|dipendenti|medarbetare|anställda',
  ],
  [
    'grossMarginPct',
    'gross margin|gross margins|gm|gross margin %|gross profit margin|gross-margin|blended gross margin|gm %|gross margin pct|gross margin percentage|gross margin rate|overall gross margin|total gross margin|software gross margin blended|bruttomarge|rohmarge|rohertragsmarge|marge brute|margen bruto|brutomarge|margem bruta|margine lordo',
  ],
  [
    'postMoneyMarkedUsd',
    'post-money|post money|postmoney|post-money valuation|post money valuation|post|valuation|valued at|post-money val|valuation post-money|valuation post money',
  ],
  [
    'preMoney',
    'pre-money|pre money|premoney|pre|pre-money valuation|pre money valuation|409a|409a valuation',
  ],
  ['cap', 'cap|valuation cap|val cap|post-money cap|post money cap|post-money safe cap|safe cap'],
  [
    'decoy',
    'gmv|gross merchandise value|tpv|gtv|aum|bookings|booking|acv|tcv|aov|arpa|arpu|arppu|acpu|ltv|cac|nrr|ndr|grr|nps|revenue|revenues|net revenue|sales|turnover|pipeline|gross profit|ebitda|net income|net loss|profit|cogs|opex|contribution margin|operating margin|net margin|ebitda margin|margin|net new arr|net new mrr|new arr|new mrr|net-new arr|net-new mrr|expansion arr|expansion mrr|churned arr|churned mrr|churn arr|churn mrr|lost arr|lost mrr|added arr|incremental arr|incremental mrr|contraction mrr|contraction arr|reactivation mrr|arr growth|mrr growth|arr churn|mrr churn|arr per employee|arr per fte|arr per head|revenue per employee|arr multiple|burn multiple|cash flow|cash flows|cashflow|free cash flow|operating cash flow|net cash flow|net cash flows|cash collected|cash collections|cash receipts|cash received|cash in-flow|cash inflow|cash inflows|cash outflow|cash outflows|cash costs|cash basis|cash conversion|cash sales|cash spent|cash spend|cash expenses|petty cash|cash generated|cash used|cash consumed|cash flow positive|cash-flow positive|cash positive|cash break-even|cash breakeven|cash is king|cash cow|cash prize|cash prizes|cash consideration|cash cap|restricted cash|net cash|cash payments|average revenue|arr bookings|arr booked|arr signed|arr closed won|arr added|arr won|mrr added|mrr lost|arr lost|pipeline arr|arr pipeline|weighted arr|arr target|mrr target|arr goal|mrr goal|users|customers|clients|logos|payback|churn|logo churn|revenue churn|net churn|debt|credit line|venture debt|credit facility|loan|receivables|accounts receivable|deferred revenue|grant|grants|new hires|hires|open roles|subscribers|signups|downloads|invoices|transactions|visitors|leads|meetings|demos|contractors|freelancers|interns|advisors|countries|cities|waitlist|cost|costs|expenses|spend|spending|salary|payroll|raised|live mrr from|services revenue|subscription revenue|implementation revenue|active users|daily active users|monthly active users|mau|dau|wau|gross revenue|cash-out date|cash out date|zero cash date|cash zero date|cash-out|cash out|fume date|arr per customer|employee|founders|co-founders|cofounders|engineering|engineers|developers|sales team|sales reps|aes|sdrs|monthly revenue|annual revenue|recurring revenue|quarterly revenue|equity|dilution|discount|check|cheque|round size|gross sales|net sales|volume|units|orders|take rate|conversion|retention|net retention|net revenue retention|net dollar retention|gross retention|gross revenue retention|open rate|win rate|close rate|utilization|uptime|per employee|contract value|average contract value|average deal size|deal size|asp|interest|interest income|tax credit|rent|commission|refund|prepayment|prepayments|escrow',
  ],
];

interface Node {
  next: Map<string, Node>;
  name: AnchorName | null;
}

const ROOT: Node = { next: new Map(), name: null };
for (const [name, phrases] of PHRASES)
  for (const phrase of phrases.split('|')) insert(phrase, name);

function insert(phrase: string, name: AnchorName): void {
  let node = ROOT;
  for (const word of phrase.split(' ')) {
    const next: Node = node.next.get(word) ?? { next: new Map<string, Node>(), name: null };
    node.next.set(word, next);
    node = next;
  }
  node.name ??= name;
}

/**
 * The longest known phrase that the words begin with.
 * @param wordAt the word at an offset, lower case, or undefined where no word follows directly
 */
export function matchAnchor(
  wordAt: (offset: number) => string | undefined,
): { name: AnchorName; words: number } | null {
  let node = ROOT;
  let found: { name: AnchorName; words: number } | null = null;
  for (let offset = 0; offset < 7; offset++) {
    const word = wordAt(offset);
    const next = word === undefined ? undefined : node.next.get(word);
    if (next === undefined) break;
    node = next;
    if (node.name !== null) found = { name: node.name, words: offset + 1 };
  }
  return found;
}
