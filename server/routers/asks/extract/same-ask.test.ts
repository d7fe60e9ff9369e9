import { describe, expect, it } from 'vitest';
import type { AskType } from './types';
import { dedupeKeyOf, isSameAsk } from './same-ask';

const ask = (type: AskType, title: string) => ({ type, title, description: title });
const same = (type: AskType, a: string, b: string) => {
  const there = isSameAsk(ask(type, a), ask(type, b));
  expect(isSameAsk(ask(type, b), ask(type, a))).toBe(there);
  return there;
};

describe('the same ask again', () => {
  it.each<[AskType, string, string]>([
    ['HIRING', 'VP Sales', 'Still looking for a VP of Sales!'],
    ['HIRING', 'Senior backend engineer in Berlin', 'We need a senior back-end engineer (Berlin)'],
    [
      'INTRO_CUSTOMER',
      'Intros to CFOs at mid-market banks',
      'intro to CFOs of mid-market banks, please',
    ],
    ['INTRO_INVESTOR', 'Warm intros to Series B investors', 'Introductions to Series B investors'],
    ['ADVICE', 'Advice on pricing per seat', 'Any advice on per-seat pricing would be appreciated'],
    ['HIRING', '2 product designers', 'We still need three product designers'],
    [
      'INTRO_CUSTOMER',
      'Intros to CFOs at mid-size logistics companies',
      'Introductions to CFOs of mid-sized logistics companies',
    ],
    ['HIRING', 'Hire 3 AEs', 'Hire 4 AEs'],
    ['HIRING', 'Backend engineer, level 2', 'A level-2 backend engineer'],
    ['OTHER', 'Help us plan a launch', 'Help us plan the launch'],
    ['OTHER', 'Upvote our Product Hunt launch', 'Please upvote our launch on Product Hunt'],
  ])('%s: "%s" is "%s"', (type, a, b) => {
    expect(same(type, a, b)).toBe(true);
  });

  it.each<[AskType, string, string]>([
    ['HIRING', 'VP Sales', 'Backend engineer'],
    ['HIRING', 'VP Sales', 'VP Engineering'],
    ['HIRING', 'Senior backend engineer in Berlin', 'Senior frontend engineer in Berlin'],
    ['INTRO_CUSTOMER', 'Intro to Stripe', 'Intro to Adyen'],
    ['INTRO_CUSTOMER', 'CFOs at mid-market banks in the UK', 'CISOs at insurers in Germany'],
    ['ADVICE', 'Advice on pricing', 'Advice on German employment law'],
    ['INTRO_CUSTOMER', 'Intro to customer 1', 'Intro to customer 2'],
    ['INTRO_CUSTOMER', 'Intro to prospect-0', 'Intro to prospect-59'],
    ['ADVICE', 'Advice on phase 1 of pricing', 'Advice on phase 2 of pricing'],
    ['INTRO_INVESTOR', 'Series A investors', 'Series B investors'],
    ['INTRO_INVESTOR', 'Warm intros to Series A investors', 'Warm intros to Series B investors'],
    ['INTRO_INVESTOR', 'Series A funds', 'Series C funds'],
    ['INTRO_INVESTOR', 'Series B', 'Series C'],
    ['INTRO_CUSTOMER', 'Intros to tier 1 banks', 'Intros to tier 2 banks'],
    ['INTRO_CUSTOMER', 'Intros to tier-1 banks', 'Intros to tier-2 banks'],
    ['ADVICE', 'Advice on Plan A', 'Advice on Plan B'],
    ['ADVICE', 'Feedback on option A', 'Feedback on option B'],
    ['ADVICE', 'Medicare Part A experts', 'Medicare Part B experts'],
    ['INTRO_CUSTOMER', 'Intros to phase 2 trial sites', 'Intros to phase 3 trial sites'],
    ['HIRING', 'Level 2 support agent', 'Level 3 support agent'],
    ['HIRING', 'Class 1 driver', 'Class 2 driver'],
    ['INTRO_CUSTOMER', 'Intros to grade 1 suppliers', 'Intros to grade 2 suppliers'],
    ['INTRO_CUSTOMER', 'Type 1 diabetes clinics', 'Type 2 diabetes clinics'],
    ['INTRO_CUSTOMER', 'Intro to 23andMe', 'Intro to Me'],
    [
      'INTRO_CUSTOMER',
      'Intro to the VP of global supply chain at Nike',
      'Intro to the VP of global supply chain at Puma',
    ],
    [
      'INTRO_CUSTOMER',
      'Introductions to chief information security officers at banks',
      'Introductions to chief information security officers at insurers',
    ],
    ['HIRING', 'Backend engineer', 'Senior backend engineer in Berlin'],
    ['INTRO_CUSTOMER', 'Intro to Google Cloud', 'Intro to Google Cloud marketing'],
    ['INTRO_CUSTOMER', 'Customers in Germany', 'Customers in Germany and Austria'],
  ])('%s: "%s" is not "%s"', (type, a, b) => {
    expect(same(type, a, b)).toBe(false);
  });

  it('never crosses types', () => {
    expect(isSameAsk(ask('HIRING', 'VP Sales'), ask('ADVICE', 'VP Sales'))).toBe(false);
  });

  it('keeps its key when case, punctuation, bullets or filler words change', () => {
    const key = dedupeKeyOf('HIRING', 'VP Sales');
    for (const title of [
      'vp sales.',
      '- **VP Sales**',
      'Still looking for a VP of Sales!',
      'We need a VP, Sales',
    ])
      expect(dedupeKeyOf('HIRING', title)).toBe(key);
    expect(dedupeKeyOf('HIRING', 'VP Engineering')).not.toBe(key);
  });
});
