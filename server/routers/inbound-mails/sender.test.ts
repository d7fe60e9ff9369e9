import { describe, expect, test } from 'vitest';
import { bareAddress, companiesOfSender, forwardIn } from './sender';

const company = (id: string, website: string | null, hasWritten = false) => ({
  id,
  name: id,
  website,
  hasWritten,
});
const members = ['ana@fund.example', 'ben@gmail.com'];
const idsOf = (address: string, ...companies: ReturnType<typeof company>[]) =>
  companiesOfSender(address, companies, members).map(({ id }) => id);

describe('whose mail it is', () => {
  const widgets = company('Widgets', 'https://www.widgets.example/about');

  test('is told by the domain of the company’s website, subdomains included', () => {
    expect(idsOf('jane@widgets.example', widgets)).toEqual(['Widgets']);
    expect(idsOf('jane@mail.widgets.example', widgets)).toEqual(['Widgets']);
    expect(idsOf('jane@notwidgets.example', widgets)).toEqual([]);
    expect(idsOf('jane@widgets.example.evil.example', widgets)).toEqual([]);
  });

  test('is not told by a provider or a site that hosts many', () => {
    expect(idsOf('jane@gmail.com', company('Gmail', 'https://gmail.com'))).toEqual([]);
    expect(idsOf('a@linkedin.com', company('W', 'https://linkedin.com/company/w'))).toEqual([]);
  });

  test('is told by an address that has written for the company before', () => {
    expect(idsOf('jane@gmail.com', company('A', null, true), company('B', null))).toEqual(['A']);
  });

  test('is never learned of the firm’s own people, who forward for any company', () => {
    expect(idsOf('ana@fund.example', company('A', null, true))).toEqual([]);
    expect(idsOf('eve@fund.example', company('A', null, true))).toEqual([]);
    expect(idsOf('ben@gmail.com', company('A', null, true))).toEqual([]);
    expect(idsOf('jane@gmail.com', company('A', null, true))).toEqual(['A']);
  });

  test.each([
    'updates@visible.vc',
    'notifications@mail.visible.vc',
    'no-reply@visible.vc',
    'updates@paperstreet.vc',
    'team@getcabal.com',
    'no-reply@carta.com',
    'noreply@angellist.com',
    'investor-updates@foundersuite.com',
    'campaign@mailchimpapp.net',
    'bounces+77@em1.sendgrid.net',
    'do-not-reply@letters.example',
    'Notifications@reports.example',
    'investors-noreply@letters.example',
  ])('is never learned of an address that writes for many: %s', (address) => {
    expect(idsOf(address.toLowerCase(), company('A', null, true))).toEqual([]);
  });

  test.each([
    'investors@newco.example',
    'updates@newco.example',
    'nora.reply@newco.example',
    'acme@substack.com',
    'ben@yahoo.co.uk',
  ])('is learned of a company’s or a person’s own: %s', (address) => {
    expect(idsOf(address, company('A', null, true))).toEqual(['A']);
  });

  test('is not told by a page on a platform; of the platform as a company its people tell', () => {
    expect(idsOf('updates@visible.vc', company('A', 'https://visible.vc/a'))).toEqual([]);
    expect(idsOf('jane@visible.vc', company('A', 'https://visible.vc/a'))).toEqual([]);
    const visible = company('Visible', 'https://visible.vc', true);
    expect(idsOf('jane@visible.vc', visible)).toEqual(['Visible']);
    expect(idsOf('updates@visible.vc', visible)).toEqual([]);
    expect(idsOf('no-reply@widgets.example', widgets)).toEqual(['Widgets']);
  });

  test('is told by no provider in any country, neither of companies nor of the firm’s people', () => {
    const yahoo = company('Yoga', 'https://yahoo.co.uk/yoga');
    expect(idsOf('jane@yahoo.co.uk', yahoo)).toEqual([]);
    const found = companiesOfSender('jo@hotmail.fr', [company('A', null, true)], ['me@hotmail.fr']);
    expect(found).toHaveLength(1);
  });

  test('is a question where several companies answer', () => {
    expect(idsOf('j@widgets.example', widgets, company('Spin', 'https://widgets.example'))).toEqual(
      ['Widgets', 'Spin'],
    );
  });
});

describe('a letter that is passed on', () => {
  const [widgets, spin] = [
    company('Widgets', 'https://widgets.example', true),
    company('Spin', 'https://spin.example'),
  ];
  const of = (sender: string, from: string, mark = '---------- Forwarded message ---------') =>
    companiesOfSender(
      sender,
      [widgets, spin],
      members,
      forwardIn({
        subject: 'Fwd: Q1',
        rawBody: `FYI\n\n${mark}\nFrom: ${from}\nSubject: Q1\n\nHi`,
      }),
    ).map(({ id }) => id);

  test.each(['---------- Forwarded message ---------', 'Begin forwarded message:\n'])(
    'of another company is of both: %s',
    (mark) => {
      expect(of('jo@widgets.example', 'Mei <mei@spin.example>', mark)).toEqual(['Widgets', 'Spin']);
    },
  );

  test('of the same company, or by one of no company, is its forwarder’s', () => {
    expect(of('jo@widgets.example', 'Al <al@widgets.example>')).toEqual(['Widgets']);
    expect(of('jo@widgets.example', 'Al <al@gmail.com>')).toEqual(['Widgets']);
  });

  test('is not told by whom its forwarder has written for before', () => {
    expect(of('updates@visible.vc', 'Mei <mei@spin.example>')).toEqual([]);
    expect(of('pal@gmail.com', 'Mei')).toEqual([]);
    expect(of('pal@gmail.com', 'Al <al@widgets.example>')).toEqual(['Widgets']);
    expect(of('pal@gmail.com', 'pal@gmail.com')).toEqual(['Widgets']);
  });
});

test('the domain counts, whoever the address has written for before', () => {
  const [slip, widgets] = [company('Slip', null, true), company('W', 'https://widgets.example')];
  expect(idsOf('jane@widgets.example', slip, widgets)).toEqual(['W']);
});

test.each([
  ['Jane <Jane@Widgets.example>', 'jane@widgets.example'],
  [' jane@widgets.example ', 'jane@widgets.example'],
  ['Jane', null],
  ['', null],
  ['a b@c', null],
])('the address of %j is %j', (from, address) => {
  expect(bareAddress(from)).toBe(address);
});
