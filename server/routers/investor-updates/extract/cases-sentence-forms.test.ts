import { describe, expect, it } from 'vitest';
import { extractUpdate } from './extract-update';
import { readUpdate as read } from '@/tests/setup/read-update';

const metrics = (body: string) => read(body).metrics;
const customers = (body: string) => read(body).customers.join(', ');

describe('customers by the form of their sentence', () => {
  it.each([
    ['Tessaro Foods initiated a six-week pilot with 40 couriers.', 'Tessaro Foods PILOT'],
    ['Tessaro Foods signed for a pilot which runs to June.', 'Tessaro Foods PILOT'],
    ['Tessaro Foods is evaluating the sensor under a paid pilot.', 'Tessaro Foods PILOT'],
    ['Tessaro Foods gave us a 60-day proof of value.', 'Tessaro Foods PILOT'],
    ['We are in a POV with Tessaro Foods.', 'Tessaro Foods PILOT'],
    ['Tessaro Foods is testing 12 motors through the winter.', 'Tessaro Foods PILOT'],
    ['Tessaro Foods is giving us an eight-store test.', 'Tessaro Foods PILOT'],
    ['At Tessaro Foods we are two weeks into a paid pilot.', 'Tessaro Foods PILOT'],
    ['Pilots continue at Tessaro Foods.', 'Tessaro Foods PILOT'],
    ['Tessaro Foods: skipped the tender and is piloting for 90 days.', 'Tessaro Foods PILOT'],
    ['Tessaro Academy is our first private school on the full plan.', 'Tessaro Academy ACTIVE'],
    ['Tessaro Foods picked our platform over two rivals.', 'Tessaro Foods ACTIVE'],
    ['Tessaro Foods put us on all six of its ferries.', 'Tessaro Foods ACTIVE'],
    ['Tessaro Foods bumped its plan from Team to Enterprise.', 'Tessaro Foods ACTIVE'],
    ['- Tessaro Foods – on shelf since April', 'Tessaro Foods ACTIVE'],
    ['- Tessaro Foods – landed all 10 stores!', 'Tessaro Foods ACTIVE'],
    ['Tessaro Foods signed off the full rollout on the 19th.', 'Tessaro Foods ACTIVE'],
    ['City of Tessaro: won. Two-year contract.', 'City of Tessaro ACTIVE'],
    ['We are delighted to have gone live with Tessaro Foods.', 'Tessaro Foods ACTIVE'],
    [
      'Tessaro Foods, who took a bet on us when we had two engineers and a spreadsheet, renewed and asked for more.',
      'Tessaro Foods ACTIVE',
    ],
    [
      'We deployed at Tessaro Foods in Memphis and at Brandt Logistics in Denver.',
      'Tessaro Foods ACTIVE, Brandt Logistics ACTIVE',
    ],
    ['Tessaro Foods delisted us in the reset.', 'Tessaro Foods CHURNED'],
    ['Tessaro Foods will not be back next year.', 'Tessaro Foods CHURNED'],
    ['Tessaro Foods dropped to the free tier.', 'Tessaro Foods CHURNED'],
    ['Tessaro Foods: we came second. They selected another.', 'Tessaro Foods LOST_DEAL'],
    ['Tessaro Foods told us in May that they will not proceed.', 'Tessaro Foods LOST_DEAL'],
    ['Tessaro Foods is hibernating its account until June.', 'Tessaro Foods PAUSED'],
    ['Tessaro Foods has asked for a break until June.', 'Tessaro Foods PAUSED'],
    ['Tessaro Foods ......... renewed', 'Tessaro Foods ACTIVE'],
    ['Tessaro Foods ......... lost, stayed with the incumbent', 'Tessaro Foods LOST_DEAL'],
    ['1) Tessaro Foods | closed 4/12 | $75k ACV', 'Tessaro Foods ACTIVE'],
    [
      'Tessaro Foods (new, 60 vans). Brandt Lines (pilot, 5 vans).',
      'Tessaro Foods ACTIVE, Brandt Lines PILOT',
    ],
    [
      'Tessaro Foods and, after long hesitation, Brandt Lines have become customers.',
      'Tessaro Foods ACTIVE, Brandt Lines ACTIVE',
    ],
    [
      'First Tessaro Foods, then Brandt Lines put pen to paper.',
      'Tessaro Foods ACTIVE, Brandt Lines ACTIVE',
    ],
    [
      'Two into production (Tessaro Foods and Brandt Logistics).',
      'Tessaro Foods ACTIVE, Brandt Logistics ACTIVE',
    ],
    ['Tessaro Foods crossed from trial to contract.', 'Tessaro Foods ACTIVE'],
    [
      'Tessaro Foods has entrusted us with all of its homes under a four-year contract.',
      'Tessaro Foods ACTIVE',
    ],
    ['Tessaro Foods said it would stay for another two years.', 'Tessaro Foods ACTIVE'],
    ['Renewed without drama: Tessaro Foods.', 'Tessaro Foods ACTIVE'],
    ['Started testing us: Tessaro Foods.', 'Tessaro Foods PILOT'],
    ['Tessaro Foods is giving it a go on one vessel.', 'Tessaro Foods PILOT'],
    ['Our customer Tessaro Foods closed for good.', 'Tessaro Foods CHURNED'],
    ['Tessaro Foods asked us to close its account.', 'Tessaro Foods CHURNED'],
    ['Tessaro Foods is no longer one of them.', 'Tessaro Foods CHURNED'],
    ['In the procurement of Tessaro Foods we were placed second.', 'Tessaro Foods LOST_DEAL'],
    ['Tessaro Foods, whom we never won.', 'Tessaro Foods LOST_DEAL'],
  ])('%s', (body, wanted) => {
    expect(customers(body)).toBe(wanted);
  });

  it.each([
    'Tessaro Foods is evaluating three vendors in a trial.',
    'Technical: second version of the gimbal is ready.',
    'Tessaro Foods put us on the shortlist.',
    'Tessaro Foods approved our app.',
    'Munich Tessaro stays on the reinsurance panel.',
    'Onboarding is live.',
    'Northbeam Capital signed its pro rata.',
    'Northbeam Capital doubled down on us.',
    'Tessaro Foods took two more meetings with us.',
    'Tessaro Foods asked for a break-even analysis.',
    'Tessaro Foods has a pilot plant in Ohio.',
    'Tessaro Insurance insured us under an annual contract.',
    'Tessaro Foods will not sign before June.',
    'Tessaro Foods would not move forward without an audit, which we now have.',
    'Our reseller Tessaro Systems received its first units.',
    'Tessaro Bank closed for the holidays.',
  ])('none: %s', (body) => {
    expect(customers(body)).toBe('');
  });
});

describe('names of more shapes', () => {
  it.each([
    ["Lou Tessaro's rolled out to all 70 stores.", "Lou Tessaro's ACTIVE"],
    ["Tessaro's agreed to a pilot in May.", "Tessaro's PILOT"],
    ['Signed Hollis & Crane CPAs at $48K a year.', 'Hollis & Crane CPAs ACTIVE'],
    ['Southern New Tessaro University went live.', 'Southern New Tessaro University ACTIVE'],
    ['Roto-Rooter of Tacoma added 2 lines.', 'Roto-Rooter of Tacoma ACTIVE'],
    ['La Tessaro renewed for two years.', 'La Tessaro ACTIVE'],
    ['Watershed started a pilot.', 'Watershed PILOT'],
    ['n8n is a paying customer now.', 'n8n ACTIVE'],
    ['True Value renewed.', 'True Value ACTIVE'],
    ['Closed Ramp at $60k/yr', 'Ramp ACTIVE'],
  ])('%s', (body, wanted) => {
    expect(customers(body)).toBe(wanted);
  });
});

describe('numbers by the form of their sentence', () => {
  it.each([
    ['The MRR you see, $67K, is down from $74K.', { mrrUsd: 67_000 }],
    ['ARR, counting software only, is $840K.', { arrUsd: 840_000 }],
    ['23 people on payroll, with two offers out.', { headcount: 23 }],
    ['- MRR: $50.2K, we crossed 50!!\n- Crew: 9', { mrrUsd: 50_200, headcount: 9 }],
    [
      'On 31 March we held $4.38M. We consumed on average $291K each month. That is fifteen months at the current pace.',
      { cashOnHandUsd: 4_380_000, burnMonthlyUsd: 291_000, runwayMonths: 15 },
    ],
    ['We spend $131K net of revenue each month.', { burnMonthlyUsd: 131_000 }],
    [
      'Cash $1.6m. Burning $77k net. That is 21 months if nothing grows.',
      { cashOnHandUsd: 1_600_000, burnMonthlyUsd: 77_000, runwayMonths: 21 },
    ],
    ['We burned $336K in the quarter, i.e. $112K/month.', { burnMonthlyUsd: 112_000 }],
    [
      'The cash balance looked odd in January. By the end of March it had settled at $5.2M.',
      { cashOnHandUsd: 5_200_000 },
    ],
    [
      'At the end of March we had $5.4M, we burn $210K a month net, and that gives us 25 months.',
      { cashOnHandUsd: 5_400_000, burnMonthlyUsd: 210_000, runwayMonths: 25 },
    ],
    ['Gross margin recovered to 74 percent.', { grossMarginPct: 74 }],
    [
      'We had $4.1M of cash, no debt, fifty-two employees.',
      { cashOnHandUsd: 4_100_000, headcount: 52 },
    ],
    [
      'Burn was $204K a month. The board approved average burn of $260K.',
      { burnMonthlyUsd: 204_000 },
    ],
    ['We have opened a $600K bridge on a SAFE with a $9M cap, half of it committed.', {}],
    [
      'We opened a bridge on a SAFE with a $9M cap and have signed $300K of it.',
      { postMoneyImpliedUsd: 9_000_000 },
    ],
    [
      '              Mar-26A     Mar-26B     Feb-26A\nMRR ($)       412,600     420,000     398,100\nFTEs (#)           47          49          46',
      { mrrUsd: 412_600, headcount: 47 },
    ],
    [
      '    gross margin      34%   (Jan 31%)\n    net burn          $198,000\n    cash, Mar 31      $2.04M\n    months left       10',
      {
        grossMarginPct: 34,
        burnMonthlyUsd: 198_000,
        cashOnHandUsd: 2_040_000,
        runwayMonths: 10,
      },
    ],
  ])('%s', (body, wanted) => {
    expect(metrics(body)).toEqual(wanted);
  });
});

describe('lists and headings of more shapes', () => {
  it('reads items that are marked with ">" where nothing is quoted', () => {
    const items = '> Tessaro Foods: renewed\n> Brandt Lines: pilot on one vessel\n> Cash: $1.3M';
    const found = read(`Net haul\n========\n${items}\n\nFair seas,\nGunnar`);
    expect(found.customers).toEqual(['Tessaro Foods ACTIVE', 'Brandt Lines PILOT']);
    expect(found.metrics).toEqual({ cashOnHandUsd: 1_300_000 });
  });

  it('leaves what is quoted below an answer or in quotation marks', () => {
    expect(
      customers('Thanks, see below.\n\n> Tessaro Foods renewed\n> Brandt Lines renewed\n> ok'),
    ).toBe('');
    expect(customers('Praise\n\n> "Tessaro Foods renewed"\n> Brandt Lines renewed\n> ok')).toBe('');
  });

  it('takes what stands below a month to come as planned', () => {
    const body = '**Numbers**\n- MRR: $50K\n\n**April**\n- MRR of $53K';
    const found = extractUpdate({
      subject: 'March 2026',
      rawBody: body,
      rawHtml: null,
      receivedAt: '2026-04-02T00:00:00.000Z',
      attachments: [],
      previouslyReported: [],
    });
    expect(found.metrics.map(({ field, value }) => [field, value])).toEqual([['mrrUsd', 50_000]]);
  });

  it('takes a tick over items of another mark, and no label of a value, as a heading', () => {
    expect(
      customers('People\n• 17 of us\n\n✅ New and renewed\n• Tessaro Foods – 2-year deal'),
    ).toBe('Tessaro Foods ACTIVE');
    expect(customers('TEAM\n11\n\nWe lost the Tessaro deal to an internal build.')).toBe(
      'Tessaro LOST_DEAL',
    );
  });
});

describe('the reported period in titles of more hands', () => {
  const period = (subject: string, rawBody: string, receivedAt: string) =>
    extractUpdate({
      subject,
      rawBody,
      rawHtml: null,
      receivedAt: `${receivedAt}T00:00:00.000Z`,
      attachments: [],
      previouslyReported: [],
    }).reportedPeriod.value;

  it.each([
    ['Septemberish', 'MRR $61k', '2025-10-02', '2025-09'],
    ['update 14', 'tendril, march\n\nARR $510k', '2026-04-02', '2026-03'],
    ['Update #31', 'Happy June.\n\nPremium in May was $1.9M.', '2026-06-09', '2026-05'],
    ['Annual letter', 'In 2025 ARR grew to $6M. In October we moved.', '2026-01-30', '2025'],
    ['The quarter in three stories', 'In February we signed. ARR is $2M.', '2026-04-20', '2026-Q1'],
    ['Half-year letter', 'We went live in May. ARR is $2M.', '2026-07-20', '2026-H1'],
    [
      'Difficult news',
      'The term sheet we told you about in December is gone. ARR at the end of January was $1M.',
      '2026-02-17',
      '2026-01',
    ],
  ])('%s: %s', (subject, body, received, wanted) => {
    expect(period(subject, body, received)).toBe(wanted);
  });
});
