import { describe, expect, it } from 'vitest';
import { extractUpdate } from './extract-update';
import { readUpdate as read } from '@/tests/setup/read-update';

describe('customers of stories, boards and letters', () => {
  it.each([
    ['Tessaro Foods moved to Lindau when their contract ran out.', 'Tessaro Foods CHURNED'],
    ['Tessaro Foods moved over from QuickBooks and is a paying customer.', 'Tessaro Foods ACTIVE'],
    ['We moved Tessaro Foods to an annual contract.', 'Tessaro Foods ACTIVE'],
    ['Tessaro moved off the month-to-month plan and is now on an annual plan.', 'Tessaro ACTIVE'],
    ['Tessaro Foods churned and took 4% of ARR with them.', 'Tessaro Foods CHURNED'],
    [
      'We lost Tessaro Farms to a rival supplier whose price we could not match.',
      'Tessaro Farms LOST_DEAL',
    ],
    ['Tessaro Dental has put its name under a pilot for six offices.', 'Tessaro Dental PILOT'],
    ['Customers\n\n**Tessaro** (lost deal): the parent vetoed it.', 'Tessaro LOST_DEAL'],
    ['The Florida East Coast Railway renewed.', 'Florida East Coast Railway ACTIVE'],
    [
      'Tessaro has closed the contract in May, they no longer have a laboratory.',
      'Tessaro CHURNED',
    ],
    ['Tessaro has closed the contract in May.', 'Tessaro ACTIVE'],
    [
      'Tessaro Foods was bought by Lindau, which has its own, and cancelled.',
      'Tessaro Foods CHURNED',
    ],
    ['Tessaro Foods walked away at renewal.', 'Tessaro Foods CHURNED'],
    ['Tessaro Foods decided to part ways with us.', 'Tessaro Foods CHURNED'],
    ['Tessaro Foods awarded the contract to Lindau.', 'Tessaro Foods LOST_DEAL'],
    ['Tessaro Foods awarded the contract to us.', 'Tessaro Foods ACTIVE'],
    ['Tessaro Foods preferred to build it themselves.', 'Tessaro Foods LOST_DEAL'],
    ['The Tessaro Foods deal slipped away.', 'Tessaro Foods LOST_DEAL'],
    ['Tessaro Foods has our sensors on trial in one plant.', 'Tessaro Foods PILOT'],
    ['Tessaro Foods [signed, $48K ARR]', 'Tessaro Foods ACTIVE'],
    ['Tessaro Foods: new, $4K per month', 'Tessaro Foods ACTIVE'],
    ['Signed: Tessaro Foods. Trying: Orsan Media.', 'Tessaro Foods ACTIVE, Orsan Media PILOT'],
    [
      'Account | Annual fee | Stage\n--- | --- | ---\nTessaro Foods | $40,000 | Gone',
      'Tessaro Foods CHURNED',
    ],
    ['Tessaro moved its whole event pipeline to us.', 'Tessaro ACTIVE'],
    ['Tessaro is now at $40K ARR.', 'Tessaro ACTIVE'],
    ['We closed a $40K contract from Tessaro Foods.', 'Tessaro Foods ACTIVE'],
    ['Tessaro went up from $210K to $290K per year.', 'Tessaro ACTIVE'],
    ['Tessaro Foods opened two more plants to us.', 'Tessaro Foods ACTIVE'],
    ['We were not selected by Tessaro in the final vote.', 'Tessaro LOST_DEAL'],
    [
      'At Tessaro Power we lost a tender in which eleven companies took part.',
      'Tessaro Power LOST_DEAL',
    ],
    ['In Landkreis Tessaro we have lost the tender.', 'Landkreis Tessaro LOST_DEAL'],
    ['We had bid for Tessaro Water and lost the tender to Lindau.', 'Tessaro Water LOST_DEAL'],
    ['- Tessaro hit pause until they have a new COO', 'Tessaro PAUSED'],
    ['Tessaro ended the partnership and is no longer a customer.', 'Tessaro CHURNED'],
    ['Tessaro told us on the 9th that they would not continue.', 'Tessaro CHURNED'],
    ['**How Tessaro Labs cut its testing in half.** They signed in April.', 'Tessaro Labs ACTIVE'],
    ['Save A Lot renewed.', 'Save A Lot ACTIVE'],
    ['Bach to Rock is piloting in three locations.', 'Bach to Rock PILOT'],
    ['Public Storage of Ontario chose us for all sites.', 'Public Storage of Ontario ACTIVE'],
    ['Tessaro, for which we have flown since 2023, renewed in March.', 'Tessaro ACTIVE'],
    ['Tessaro Financial was a no.', 'Tessaro Financial LOST_DEAL'],
    [
      'Tessaro renewed in May. Lindau followed in July, and Orsan pays now.',
      'Tessaro ACTIVE, Lindau ACTIVE',
    ],
    ['Who went: Tessaro Creamery, since the family sold the herd.', 'Tessaro Creamery CHURNED'],
    ['New: Benjamin Moore ($240K ARR, two-year).', 'Benjamin Moore ACTIVE'],
    ['Tessaro Materials, new customer, contract signed on March 2.', 'Tessaro Materials ACTIVE'],
    ['Tessaro, pilot from now until Christmas.', 'Tessaro PILOT'],
    ['Tessaro, a deal that we lost on liability caps.', 'Tessaro LOST_DEAL'],
    ['Tessaro, which brought in $17K a year, stopped at year end.', 'Tessaro CHURNED'],
    ['Tessaro Legal Aid -> signed', 'Tessaro Legal Aid ACTIVE'],
    ["Tessaro's pilot in Copper Mountain goes into its second month.", 'Tessaro PILOT'],
    [
      'Won\n\n[x] Tessaro (ACV $98K)\n\nGone\n\n[x] Lindau (churned, $52K ARR)',
      'Tessaro ACTIVE, Lindau CHURNED',
    ],
    ['Trying us\n\nTessaro: pilot on returns from Texas.', 'Tessaro PILOT'],
    [
      'Customer | ACV | What happened in April\n--- | --- | ---\nTessaro Solar | $140K | Renewed\nLindau Solar | | Deal lost',
      'Tessaro Solar ACTIVE, Lindau Solar LOST_DEAL',
    ],
  ])('%s', (body, expected) => {
    expect(read(body).customers.join(', ')).toBe(expected);
  });

  it.each([
    'Month-2 churn is 11%, goal is 7%.',
    'Shopify churn is high, WooCommerce churn is low.',
    'Cohort-3 churned more than the others.',
    'We moved from Heroku to Render and saved $4K a month.',
    'Tessaro Ventures converted its note.',
    'Tessaro renewed its interest in the space.',
    'The Tessaro Post ran a piece on us.',
    'Apple Pay is live.',
    'Our contract manufacturer Tessaro paused the line for two weeks.',
    'Tessaro renewed our line of credit.',
    'Our AWS account was paused by mistake.',
    'We moved to Tessaro when our lease ran out.',
    'In Bavaria we lost the tender.',
    'In Tessaro we lost two engineers.',
    'How Tessaro does it. They raised $40M in April.',
    'Who went: Ines, since her family moved to Spain.',
    'Benjamin Moore (three years at Stripe) joined us.',
    '[ ] Tessaro',
    'Switch to Rock is piloting well.',
    'Tessaro grew from $1M to $10M in a year.',
    'Tessaro stopped at year end.',
    'Tessaro Ventures signed on for the extension.',
    'We closed $1.2M from Tessaro Fund and Lindau.',
    'Costs\n\n- Tessaro: $14K per month\n- Lindau: $3K per month',
    'Tessaro Foods bought our assets.',
    'Tessaro Foods extended our payment terms to 60 days.',
    'Healthcare renewed at 104%, retail at 91%.',
    'Tessaro is at $100M ARR.',
    'We work with two banks in Voralsund and they signed a contract with us.',
    'Tessaro Foods was bought by Lindau.',
    'Trying: a shorter onboarding.',
    '+ Tessaro\n+ Lindau\n- Orsan ($1K/mo)',
    'How Tessaro wins deals. They signed 40 customers by giving it away.',
    'Tessaro opened its API to us.',
    'Tessaro grew from $200M to $300M in ARR.',
    'Datadog went up from $2K to $3K per month.',
    'Tessaro Cloud gave us a load test in three regions.',
    'Tessaro committed to five-year use of its own tool.',
    'Tessaro closed its account with Lindau.',
    'Tessaro extended our free tier.',
    'Tessaro Foods extended its deadline to May.',
    'Tessaro Foods extended an offer to our CTO.',
    'Tessaro Foods renewed with Lindau.',
    'Tessaro Foods added a second buyer to the evaluation.',
    'Tessaro Foods paused its IPO.',
    'Tessaro Foods moved on from its CEO.',
    'Tessaro Foods cancelled our meeting.',
    'Tessaro Foods said no layoffs are planned.',
    'Tessaro Foods passed on the savings.',
  ])('names nobody who buys: %s', (body) => {
    expect(read(body).customers).toEqual([]);
  });

  it.each([
    [
      'Tessaro signed a five-year deal for its Pueblo site, worth $1.4 million per year.',
      1_400_000,
    ],
    ['The goodbye was Tessaro Dental. They paid us $3K per month.', 36_000],
    [
      'We said goodbye to Tessaro Health, which did not renew; this took $420K from our ARR.',
      420_000,
    ],
    ['Tessaro Foods took the Studio plan, $2,400 per month.', 28_800],
    ['Tessaro upgraded. They were paying $190K a year and will pay $300K.', null],
    ['Customer          Status     Per month\nTessaro Foods     active     $1,200', 14_400],
    ['Tessaro subscribed to inventory and reorder ($4,200 per month).', 50_400],
  ])('the value: %s', (body, expected) => {
    expect(read(body).values).toEqual([expected]);
  });

  it.each([
    ['With the three-year contract that Tessaro awarded us we fly more.', 'three-year'],
    ['Tessaro moved off the month-to-month plan and is now on an annual plan.', null],
  ])('the term: %s', (rawBody, expected) => {
    const { customers } = extractUpdate({
      subject: 'March 2026 update',
      rawBody,
      rawHtml: null,
      receivedAt: '2026-04-05T09:00:00.000Z',
      attachments: [],
      previouslyReported: [],
    });
    expect(customers.map((c) => c.contractTerm)).toEqual([expected]);
  });
});
