import { describe, expect, it } from 'vitest';
import { readLetter } from '@/tests/setup/read-update';

const read = (body: string) =>
  readLetter(body, 'October 2026', '2026-11-05').customers.map(
    (c) => `${c.customerName} ${c.status}`,
  );

describe('whom rivals win and lose is no customer', () => {
  it.each([
    "Our competitor Zeta signed Walmart and lost Boeing. Zeta's customer FedEx churned.",
    "Acme (our rival) churned FedEx. A competitor's customer, Intel, is unhappy.",
    'I read that Walmart churned from Zeta and Boeing is piloting Zeta.',
    'our rival Contoso lost Chevron, and its client Pfizer paused.',
    'Foo Inc (competitor) announced that Intel renewed with them.',
    'A competitor churned Disney last month.',
    'Our biggest rival Globex renewed with Pfizer and lost Chevron to a newcomer.',
    'Globex, a competitor, announced that Intel expanded.',
    'Two competitors churned Target and Costco.',
    'We compete with our rival Globex. Globex won Ford.',
    'Our competitor Globex was acquired; its customer Nike left.',
    'According to the press, Boeing cancelled.',
  ])('%s', (body) => {
    expect(read(body)).toEqual([]);
  });

  it.each([
    [
      'Our competitor Zeta has raised all of its prices again, so Walmart switched to us.',
      ['Walmart ACTIVE'],
    ],
    ['Boeing churned to our competitor Zeta.', ['Boeing CHURNED']],
    ['We lost Boeing as a customer to our rival Zeta.', ['Boeing CHURNED']],
    ['Walmart went with a competitor.', ['Walmart LOST_DEAL']],
    ['Our rival Zeta beat us at Ford.', ['Ford LOST_DEAL']],
    ['We beat our competitor Zeta and signed Ford.', ['Ford ACTIVE']],
    ['Our competitor Zeta struggles, but Ford renewed.', ['Ford ACTIVE']],
    ['Our competitor Zeta struggles, and we signed Ford.', ['Ford ACTIVE']],
    ['Ford renewed and our rival Zeta lost the bid.', ['Ford ACTIVE']],
    ["Our rival's former customer Ford signed with us.", ['Ford ACTIVE']],
  ])('while %s', (body, wanted) => {
    expect(read(body)).toEqual(wanted);
  });
});
