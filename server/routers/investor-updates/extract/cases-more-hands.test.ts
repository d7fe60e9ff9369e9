import { describe, expect, it } from 'vitest';
import { readUpdate as read } from '@/tests/setup/read-update';

const metrics = (body: string) => read(body).metrics;
const customers = (body: string) => read(body).customers.join(', ');

describe('numbers that stand as they are today', () => {
  it.each([
    ['On the current trajectory that is 30 months of runway.', { runwayMonths: 30 }],
    ['If you only read one paragraph: MRR is $72.1K (+6%).', { mrrUsd: 72_100 }],
    ['- ARR (live only): $5.2M, up from $4.7M', { arrUsd: 5_200_000 }],
    ['Net burn, monthly average: $260K (prior quarter $310K)', { burnMonthlyUsd: 260_000 }],
    ['We have consumed $71K in the month of March.', { burnMonthlyUsd: 71_000 }],
    ['There is $165K left, which gives us 5 months.', { cashOnHandUsd: 165_000, runwayMonths: 5 }],
    ['At the end there was $520K in the bank.', { cashOnHandUsd: 520_000 }],
    ["We're sitting on $4.7M, that's 29 months.", { cashOnHandUsd: 4_700_000, runwayMonths: 29 }],
    ['There are 21 people on payroll.', { headcount: 21 }],
    ['In March we invoiced MRR of $57,000.', { mrrUsd: 57_000 }],
    ['So for once I can give dollar figures: MRR $34K.', { mrrUsd: 34_000 }],
    [
      'MRR: $264K, cash: $4.1M. (February: MRR $255K, cash $4.24M.)',
      { mrrUsd: 264_000, cashOnHandUsd: 4_100_000 },
    ],
    ['There is $165K left in the round.', {}],
    // What is only planned, or only bounded, is left out.
    ['Next month. $18K MRR and the Spotify integration.', {}],
    ['Up next. $18K MRR.', {}],
    ['So runway is somewhere from 10 to 12 months.', {}],
    ['Runway ranges from 10 to 12 months.', {}],
    ['Runway grew from 10 to 12 months.', { runwayMonths: 12 }],
  ])('%s', (body, found) => {
    expect(metrics(body)).toEqual(found);
  });
});

describe('customers in the words of more hands', () => {
  it.each([
    [
      'The sore spot is Fieldstone Farm Insurance. They did not renew.',
      'Fieldstone Farm Insurance CHURNED',
    ],
    [
      "We didn't get Galliford Try, who are building something themselves.",
      'Galliford Try LOST_DEAL',
    ],
    ['Spoke Media signed for $800 a month.', 'Spoke Media ACTIVE'],
    ['Sunny Day Childcare went live in all five centers.', 'Sunny Day Childcare ACTIVE'],
    ['Oakhurst Dairy moved their whole range over to our trays.', 'Oakhurst Dairy ACTIVE'],
    ['Churn\n  Wexler Funds          closed the fund', 'Wexler Funds CHURNED'],
    ['Hooli Foods is now carrying our abalone every week.', 'Hooli Foods ACTIVE'],
    ['Hooli Homes has made our sensors standard in two divisions.', 'Hooli Homes ACTIVE'],
    ['Hooli Stores has given us its Lagos stores.', 'Hooli Stores ACTIVE'],
    ['Hooli Labs has agreed to evaluate the cartridge in a pilot at one lab.', 'Hooli Labs PILOT'],
    ['Hooli Schools has 14 schools in a pilot.', 'Hooli Schools PILOT'],
    ['Kroger is running a test in 40 stores around Minneapolis.', 'Kroger PILOT'],
    [
      'Hooli Lime has informed us that they will go with a different technology.',
      'Hooli Lime LOST_DEAL',
    ],
    ['Hooli Schools went to another publisher.', 'Hooli Schools LOST_DEAL'],
    ['New customers\n  Copper State Bank     24-month contract', 'Copper State Bank ACTIVE'],
  ])('%s', (body, found) => {
    expect(customers(body)).toContain(found);
  });
});
