import { describe, expect, it } from 'vitest';
import { expectLinear, PATIENT } from '@/tests/setup/growth';
import { isMaterialNegative } from './material-negative';

const NEGATIVE = [
  'Acme founder charged with securities fraud',
  'Acme accused of fraudulent accounting by former employees',
  'Acme CEO indicted on wire fraud counts',
  'Grand jury returns indictment against Acme executives',
  'Former Acme chief pleads guilty in bribery case',
  'Acme founder arrested at airport',
  'Acme inflated revenue numbers, audit finds',
  'SEC charges Acme with misleading investors',
  'Acme embezzlement scandal widens',
  'Acme becomes insolvent as lenders pull out',
  'Acme files for Chapter 11',
  'Acme files for bankruptcy protection in Delaware',
  'Bankrupt startup Acme sells its assets',
  'Acme enters administration',
  'Court orders the liquidation of Acme',
  'Acme runs out of cash',
  'Acme goes bust after funding round collapses',
  'Acme hit with class action over privacy',
  'Acme sued by former employee',
  'Music labels sue Acme for copyright infringement',
  'Patent lawsuit filed against Acme',
  'Rival sues Acme over trade secrets',
  'Acme faces lawsuit over biometric data',
  'Acme settles lawsuit for $30 million',
  'Acme fined €20 million for GDPR violations',
  'Acme under investigation by the FTC',
  'FTC opens investigation into Acme',
  'Acme probed by SEC over token sale',
  'Regulators are investigating Acme',
  'EU launches antitrust probe into Acme',
  'Acme subpoenaed in criminal inquiry',
  'FBI raids Acme offices',
  'Acme discloses data breach affecting 2 million users',
  'Acme did not disclose data breach',
  'Acme did not immediately comment on data breach',
  'Acme never told customers of data breach',
  'Acme fires CFO without disclosing fraud',
  'Acme says no comment on fraud investigation',
  'Regulator suspends Acme’s licence',
  'Acme hacked, customer records stolen',
  'Hackers steal $40 million from Acme',
  'Acme suffers ransomware attack',
  'Data leak at Acme exposes patient records',
  'Acme confirms cyberattack disrupted its services',
  'Acme was breached last month',
  'Acme recalls 10,000 scooters',
  'Acme recalls product',
  'Acme issues recall of its home battery',
  'Product recall hits Acme',
  'Acme recall of faulty meters',
  'Acme recalled meters',
  'Acme battery recall expands to Canada',
  'Acme recall widened after more fires',
  'Auditor says Acme is not solvent',
  'Acme recalled its stroller over choking hazard',
  'Acme lays off 40% of staff',
  'Acme laid off 120 people on Tuesday',
  'Mass layoffs at Acme',
  'Acme cuts 300 jobs',
  'Acme slashes a third of its workforce',
  'Acme to cut 15 percent of its workforce',
  'Acme lets go of half its employees',
  'Acme announces job cuts',
  'Acme shuts down',
  'Acme is shutting down after seven years',
  'Acme to shut down its delivery business',
  'Acme announces shutdown',
  'Acme winds down operations',
  'Acme ceases operations',
  'Acme closes its doors',
  'Acme goes out of business',
  'Acme founder ousted by board',
  'Board ousts Acme CEO',
  'Acme fires its CEO',
  'Acme CEO fired over misconduct',
  'Acme CEO steps down amid harassment allegations',
  'Acme co-founder forced out',
  'Acme CEO resigns following accounting scandal',
  'Acme defaults on its loan',
  'Acme defaults',
  'Acme is defaulting on its bonds',
  'Acme to shutter operations',
  'Acme defaulted on $50 million of debt',
  'Acme in default after missing interest payment',
  'Acme denies wrongdoing amid fraud probe',
  'Acme fails to avoid bankruptcy',
  'Acme does not deny fraud',
  'Acme CEO refuses to rule out layoffs',
  'Judge denies motion to dismiss fraud lawsuit against Acme',
  'Acme denies fraud, files for bankruptcy',
  'No bankruptcy, but Acme lays off 200 employees',
  'Not only lawsuits: Acme now faces criminal charges',
  'Acme denies the data breach but is sued anyway',
  'Acme loses bid to dismiss fraud lawsuit',
  'Acme fails to have lawsuit dismissed',
  'It is not the first lawsuit against Acme',
  'Acme had no choice but to lay off staff',
  'Acme did not avoid Chapter 11',
  'Acme fails to prevent data breach',
  'Auditor flags accounting fraud at Acme',
  'Acme lets 80 employees go',
  'Jury finds Acme liable for $40M',
  'ACME SHUTS DOWN',
  'Acme’s founder didn’t avoid an indictment',
];

const NEGATIVE_NEIGHBOURS = [
  'Prosecutors charge Acme co-founder',
  'Feds charge former Acme finance chief',
  'Police charge two Acme executives',
  'Globex sues Acme over patents',
  'Acme loses dismissal bid in fraud suit',
  'Acme, once a rival of Stripe, goes bankrupt',
  'Acme hit by mass layoffs',
  'Acme sued? Yes, by its own founder',
  'Acme countersued by Globex',
  'Acme opens fraud investigation into its own CFO',
  'Acme study was fraudulent, says journal',
  'Report: Acme to lay off 200',
  'Study: Acme data breach exposed millions',
  'Acme sued by Globex after Acme sues Initech',
];

const HARMLESS_NEIGHBOURS = [
  'Acme CEO to speak at fraud summit',
  'Acme presents at the annual ransomware conference',
  'Acme’s team recall grows as users train',
  'Acme wins dismissal of fraud suit',
  'Acme secures dismissal of class action',
  'Former Acme rival goes bankrupt',
  'Acme competitor files for Chapter 11',
  'Rival of Acme shuts down',
  'Acme hires from company hit by mass layoffs',
  'Acme recruits engineers from bankrupt startup',
  'Acme takes customers from insolvent competitor',
  'Acme opens fraud investigation tool for police',
  'Acme launches investigation software for prosecutors',
  'Acme study: layoffs hurt morale',
  'Acme survey finds layoffs hit morale',
  'Acme report: data breaches cost hospitals millions',
  'Acme sued? No, the rumor is false',
  'Bankrupt? Acme says the story is fake',
  'Is Acme laying off staff? No',
];

const PLAINTIFF = [
  'Acme sues Globex over patents',
  'Acme is suing its former supplier',
  'Acme to sue Globex',
  'Acme accuses Google of stealing its code',
  'Acme files lawsuit against copycat',
  'Acme Inc. sues Globex',
];

const HARMLESS = [
  'Acme raises $20 million Series B',
  'Acme is not bankrupt, CEO says',
  'Acme isn’t insolvent',
  'Acme denies fraud',
  'Acme denies allegations of fraud',
  'Acme CEO denies bankruptcy rumors',
  'Acme has never defaulted on its debt',
  'Acme avoids bankruptcy with new funding',
  'Acme averts shutdown',
  'No layoffs at Acme, says founder',
  'Acme rules out layoffs',
  'Acme grows without layoffs',
  'Acme cleared of fraud',
  'Acme acquitted of insider trading',
  'Court clears Acme in patent lawsuit',
  'Lawsuit against Acme dismissed',
  'Judge dismisses lawsuit against Acme',
  'Judge throws out class action against Acme',
  'Prosecutors drop charges against Acme founder',
  'SEC ends investigation into Acme without action',
  'Fraud claims against Acme are baseless, judge says',
  'Acme found no evidence of a data breach',
  'Acme was not hacked, company says',
  'No customer data was stolen, Acme says',
  'Acme never recalled any product',
  'Acme refutes shutdown rumors',
  'Acme shuts down rumors of a sale',
  'Acme is not shutting down',
  'Acme CEO was not fired',
  'Acme no longer under investigation',
  'Acme denies fraud, insolvency and layoffs',
  'Neither bankruptcy nor layoffs are planned at Acme',
  'Acme launches fraud detection platform',
  'Fraud prevention startup Acme raises $30M',
  'Acme’s anti-fraud engine goes live',
  'Acme, the fraud and compliance platform, expands to Europe',
  'Banks use Acme to fight fraud',
  'Acme helps merchants stop payment fraud',
  'Acme cuts fraud by 40 percent for lenders',
  'Acme sells data breach insurance',
  'Acme protects companies from ransomware',
  'Acme prevents data leaks with new tool',
  'Acme builds an investigations platform for security teams',
  'Acme speeds up investigations for banks',
  'Acme’s litigation analytics software wins award',
  'Acme offers bankruptcy software to law firms',
  'Acme model improves recall rate to 98%',
  'Total Recall remake uses Acme technology',
  'Acme founder recalls early days in a garage',
  'Precision and recall both rise in Acme benchmark',
  'Acme makes encryption the default',
  'End-to-end encryption is on by default in Acme',
  'New default settings in Acme app',
  'Acme defaults to dark mode',
  'Acme predicts loan default rates for lenders',
  'Acme named in Gartner report on investment platforms',
  'Acme breaches $1 billion valuation',
  'Acme hosts hackathon for students',
  'Acme hires engineers laid off by big tech',
  'Acme helps laid-off workers find jobs',
  'Acme to launch space probe',
  'Acme team fired up for launch',
  'Acme charged with leading the energy transition',
  'Acme cuts onboarding time for employees',
  'Acme reduces staff turnover at hospitals',
  'Acme closes its Series C',
  'Acme opens new office during government shutdown',
  'Acme founder steps down to focus on research',
  'High-conviction investors back Acme',
  'Sue Smith joins Acme as CFO',
  'Acme acquires bankrupt rival',
  'Acme emerges from bankruptcy',
  'Acme staves off insolvency',
  'Acme wins patent lawsuit',
  'SEC drops probe of Acme',
  'Acme CEO denies being fired',
  'Acme helps lawyers manage litigation',
  'Acme’s founder found not guilty',
  'Reports of layoffs at Acme are untrue',
  'Charges dismissed against Acme founder',
  'Acme launches probe card for chip testing',
  'Acme offers breach insurance',
  'Acme in pursuit of growth',
  'Investigational drug from Acme shows promise',
];

describe('news that is materially negative', () => {
  it.each(NEGATIVE)('is flagged from the title: %s', (title) => {
    expect(isMaterialNegative(title, null)).toBe(true);
  });

  it.each(NEGATIVE)('is flagged from the summary: %s', (summary) => {
    expect(isMaterialNegative('Acme in the news', `Here is the latest. ${summary}.`)).toBe(true);
  });
});

describe('rivals, studies, questions and plaintiffs', () => {
  it.each(NEGATIVE_NEIGHBOURS)('are told from bad news: %s', (title) => {
    expect(isMaterialNegative(title, null)).toBe(true);
    expect(isMaterialNegative(title, null, 'Acme')).toBe(true);
  });

  it.each(HARMLESS_NEIGHBOURS)('are not flagged: %s', (title) => {
    expect(isMaterialNegative(title, null)).toBe(false);
    expect(isMaterialNegative(title, null, 'Acme')).toBe(false);
  });

  it.each(PLAINTIFF)('are known by the name of the company: %s', (title) => {
    expect(isMaterialNegative(title, null, 'Acme')).toBe(false);
    expect(isMaterialNegative(title, null, 'Globex')).toBe(true);
  });
});

describe('negation, products and homonyms', () => {
  it.each(HARMLESS)('are not flagged: %s', (title) => {
    expect(isMaterialNegative(title, null)).toBe(false);
    expect(isMaterialNegative('Acme in the news', title)).toBe(false);
  });

  it('do not hide bad news in another sentence', () => {
    expect(isMaterialNegative('Acme denies fraud', 'The company was sued on Monday.')).toBe(true);
    expect(isMaterialNegative('Acme launches fraud detection', 'Its CEO was indicted.')).toBe(true);
  });
});

describe('very long text', () => {
  it.each([
    ['one endless word', 'a'.repeat(100_000)],
    ['one endless clause', 'acme cut its '.repeat(8_000)],
    ['repeated triggers', 'not fraud '.repeat(10_000)],
    ['white space', ' '.repeat(100_000)],
    ['qualifiers', 'fraud and risk '.repeat(6_500)],
    ['commas', ','.repeat(100_000)],
  ])('is read in linear time: %s', PATIENT, (_, summary) => {
    expectLinear(summary, (text) => isMaterialNegative('Acme', text));
  });
});
