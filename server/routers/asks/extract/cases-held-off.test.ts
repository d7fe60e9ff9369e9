import { describe, expect, it } from 'vitest';
import { extractAsks } from './extract-asks';

const types = (rawBody: string) =>
  extractAsks({ subject: null, rawBody: `Hi all,\n\n${rawBody}`, rawHtml: null }).map(
    ({ type }) => type,
  );

describe('what is to wait, or would be asked, is not asked', () => {
  it.each([
    'Please hold off on intros to VCs.',
    'Please wait with intros to VCs until May.',
    'Please wait before making intros to VCs.',
    'Please stop sending us intros to VCs.',
    'For now, please pause intros to investors.',
    'Could you refrain from intros to funds for now.',
    'If we were to raise, we would ask you for intros.',
    'If we raised, we would ask you for intros to funds.',
    "Were we to raise, we'd come to you for intros to VCs.",
    'Acme is looking for a CFO; if you know one, tell them.',
  ])('%s', (body) => {
    expect(types(body)).toEqual([]);
  });

  it.each([
    ['Please make intros to VCs.', 'INTRO_INVESTOR'],
    ['Please stop by and give us intros to VCs.', 'INTRO_INVESTOR'],
    ['If you can make intros to VCs, please do.', 'INTRO_INVESTOR'],
    ['We are raising and would ask you for intros to VCs.', 'INTRO_INVESTOR'],
    ['We are looking for a CFO; if you know one, tell us.', 'HIRING'],
  ])('while %s', (body, type) => {
    expect(types(body)).toEqual([type]);
  });
});

describe('a firm whose name ends like a trade is nobody to hire', () => {
  it.each(['Kroger', 'Chrysler', 'Pfizer'])('%s', (firm) => {
    expect(
      types(`${firm} would be a dream; if you know their merchandising team, please connect us.`),
    ).toEqual(['INTRO_CUSTOMER']);
  });

  it.each(['Controller', 'Plumber'])('while %s', (role) => {
    expect(types(`Asks\n\n- ${role}`)).toEqual(['HIRING']);
  });
});
