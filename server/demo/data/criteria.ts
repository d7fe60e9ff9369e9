import type { Rubric } from '@/server/routers/scoring-criteria/schemas';

/** The rubric that Northstar has saved; Kestrel keeps the defaults. */
export const NORTHSTAR_CRITERIA: Rubric = {
  domainExpertise: {
    '4': 'Has done the customer’s job for five years or more, or ran the team that bought the old tool. Customers call them for advice.',
    '3': 'One founder comes from the industry and can name twenty buyers by first name.',
    '2': 'Has sold to the industry or advised it; depth comes from a design partner.',
    '1': 'Found the market in a report.',
  },
  product: {
    '4': 'Runs in the daily work of at least five customers who would notice within an hour if it stopped.',
    '3': 'In production with two customers; what it replaces is named and switched off.',
    '2': 'Pilots under supervision of the founders.',
    '1': 'Demo, slides or a wrapper that a customer could rebuild in a month.',
  },
  fundraisability: {
    '4': 'Terms that we would show our own investors; next round’s milestone fits in 18 months of cash.',
    '3': 'Fair price and a lead that we know; milestone within reach with one hire.',
    '2': 'Price needs a story, or the round needs us to lead outside our size.',
    '1': 'Cap table, structure or burn leaves nothing for the next investor.',
  },
  market: {
    '4': 'Budget exists today under another name; 2,000 or more buyers above $50k a year; a rule or cost shift opens it now.',
    '3': 'At least 800 such buyers, growing, with a second product in sight.',
    '2': 'A real niche of a few hundred buyers, expansion unproven.',
    '1': 'Buyers without budget, or one buyer who decides everything.',
  },
  execution: {
    '4': 'Kept every promise of the last three updates, or said early why not. Hires people who have done it before.',
    '3': 'Ships monthly, misses are explained with numbers.',
    '2': 'Fast in product, slow in sales, or the other way round, and aware of it.',
    '1': 'Plans change more often than the product.',
  },
  traction: {
    '4': 'Above $1M ARR, tripling, with net retention over 120%.',
    '3': 'Above $250k ARR, or ten paying customers, growing 8% a month.',
    '2': 'First paid pilots, renewal not yet tested.',
    '1': 'Letters of intent and waiting lists.',
  },
};
