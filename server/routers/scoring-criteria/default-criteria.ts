import type { Rubric } from './schemas';

/** The rubric of an organization that has saved none: what a seed-stage fund usually looks for. */
export const DEFAULT_CRITERIA: Rubric = {
  domainExpertise: {
    '4': 'The founders are recognized experts in this field: ten years or more in it, or they built and sold a company here. They know something true that most of the market has not seen yet.',
    '3': 'At least one founder has several years of hands-on work in the field and a network of buyers and talent to draw on.',
    '2': 'The founders know the problem as users or from neighboring fields and are learning fast, but lean on advisers for depth.',
    '1': 'No founder has worked in the field, and what they say about it comes from desk research.',
  },
  product: {
    '4': 'A product in daily use that customers would fight to keep. Clear technical or data advantage that takes a capable team more than a year to copy.',
    '3': 'A working product with users who come back. It does the job noticeably better or cheaper than what it replaces.',
    '2': 'A prototype or early release. Users find it useful, but the difference from alternatives is small or unproven.',
    '1': 'An idea or mock-up, or a product that competitors already match feature by feature.',
  },
  fundraisability: {
    '4': 'Leading investors are already competing for the round. The story, the terms and the milestones for the next round are plain.',
    '3': 'Credible investors have committed or are in diligence, the terms are fair, and the round reaches a milestone that the next one can be raised on.',
    '2': 'Some interest without a lead. The valuation or the use of funds needs work before the next round is likely.',
    '1': 'No outside interest, a broken cap table, or an ask that leaves too little runway to reach a fundable milestone.',
  },
  market: {
    '4': 'More than $10 billion a year reachable with this product or its obvious next one, growing fast, with a reason why it opens up now.',
    '3': 'A market of $1 to $10 billion a year that is growing, with buyers who have a budget for this problem.',
    '2': 'A market under $1 billion, or a larger one where the path beyond the first niche is uncertain.',
    '1': 'A small or shrinking market, or one where incumbents or regulation leave no room for a newcomer.',
  },
  execution: {
    '4': 'The team ships weekly, hits the milestones it set itself, hires people better than itself, and turns what it learns into changes within days.',
    '3': 'A complete core team that delivers steadily, with most plans met and misses explained by data.',
    '2': 'Progress, but slower than planned. A key role is open or the founders spread themselves over too many priorities.',
    '1': 'Little to show for the time and money spent, founders not full-time, or unresolved conflict among them.',
  },
  traction: {
    '4': 'Revenue or usage has grown 15% or more a month for half a year, with strong retention and paying customers who refer others.',
    '3': 'Paying customers or firm pilots, growth of 5 to 15% a month, and retention that holds up in cohorts.',
    '2': 'First users, letters of intent or unpaid pilots. Growth is uneven or bought.',
    '1': 'No users yet, or usage that is flat or falling.',
  },
};
