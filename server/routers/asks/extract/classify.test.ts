import { describe, expect, it } from 'vitest';
import { classify } from './classify';

const cases: ReadonlyArray<[string, string]> = [
  ['Intro to VPs of Engineering at fintechs', 'INTRO_CUSTOMER'],
  ['We need a VP of Engineering', 'HIRING'],
  ['Intro to a VP Sales candidate', 'HIRING'],
  ['Intros to Series B investors', 'INTRO_INVESTOR'],
  ['Advice on hiring a CFO', 'ADVICE'],
  ['Feedback on our Series A deck', 'ADVICE'],
  ['Intro to angel investors who were CISOs', 'INTRO_INVESTOR'],
  ['Intro to recruiters', 'HIRING'],
  ['Introductions to design partners in logistics', 'INTRO_CUSTOMER'],
  ['Intros to CFOs at Series B companies', 'INTRO_CUSTOMER'],
  ['Warm intros to CISOs in your portfolio companies', 'INTRO_CUSTOMER'],
  ['Know any great backend engineers? Send them our way', 'HIRING'],
  ['Talk to someone who has taken a company through a SOC 2 audit', 'ADVICE'],
  ['Recommendations for a good employment lawyer in Berlin', 'ADVICE'],
  ['Upvote us on Product Hunt next Tuesday', 'OTHER'],
  ['Office space in SoMa for eight people', 'OTHER'],
  ['Beta testers with an Android phone', 'OTHER'],
  ['A lead for our Series A', 'INTRO_INVESTOR'],
  ['We are looking for a Series B lead', 'INTRO_INVESTOR'],
  ['We are looking for a Series C lead investor', 'INTRO_INVESTOR'],
  ['Looking for a new lead investor to replace Hooli Ventures', 'INTRO_INVESTOR'],
  ['We are looking for a lead engineer', 'HIRING'],
  ['Introductions to LPs', 'INTRO_INVESTOR'],
  ['Share our open roles with your network', 'HIRING'],
  ['Referrals for our Head of Marketing search', 'HIRING'],
  ['Mentor for our first-time sales lead', 'ADVICE'],
  ['Anyone with experience selling into the NHS', 'ADVICE'],
  ['Intro to the Head of Payments at Adyen', 'INTRO_CUSTOMER'],
  ['Looking for a lead investor for our seed extension', 'INTRO_INVESTOR'],
  ['Pilot customers in healthcare', 'INTRO_CUSTOMER'],
  ['Intros to journalists covering climate tech', 'OTHER'],
  ['Advice on pricing', 'ADVICE'],
  ['Senior Rust engineer with experience in databases', 'HIRING'],
  ['Introductions to potential channel partners in DACH', 'INTRO_CUSTOMER'],
  ['Intro to a16z and Index for the Series A', 'INTRO_INVESTOR'],
  ['Intro to senior Rust engineers', 'HIRING'],
  ['Share our launch post on LinkedIn', 'OTHER'],
  ['Help finding a fractional CFO', 'HIRING'],
  ['Introductions to family offices', 'INTRO_INVESTOR'],
  ['Looking for intros to family offices for our bridge', 'INTRO_INVESTOR'],
  ['Introductions to prime contractors', 'INTRO_CUSTOMER'],
  ['Connect us with procurement leaders at hospitals', 'INTRO_CUSTOMER'],
];

describe('type of an ask', () => {
  it.each(cases)('%s is %s', (text, type) => {
    expect(classify(text)).toBe(type);
  });
});
