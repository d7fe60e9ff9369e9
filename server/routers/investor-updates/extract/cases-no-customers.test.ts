import { describe, expect, it } from 'vitest';
import { readUpdate } from '@/tests/setup/read-update';

const customers = (body: string) => readUpdate(body).customers;

describe('what is written like a customer and is none', () => {
  it.each([
    ['an occupation', 'Forward deployed engineer, NYC'],
    ['an occupation', 'Hiring: Forward deployed engineers (2).'],
    ['an occupation', 'Forward deployed software engineer, remote'],
    ['an occupation', 'Board certified nurses wanted.'],
    ['an occupation', 'Field based reps (2), Texas.'],
    ['work of our own', 'Infra: moved off Azure. Refs please!'],
    ['work of our own', 'Tech: moved off Heroku.'],
    ['work of our own', 'Stack: switched from Datadog to Grafana.'],
    ['work of our own', 'Backend: churned through 3 frameworks.'],
    ['a stage', 'BLUF: We won Phase II. We need intros to program offices.'],
    ['a stage', 'We won Phase 2.'],
    ['a stage', 'We won SBIR Phase II.'],
    ['a stage', 'We won Stage 2 of the tender.'],
    ['a stage', 'We won Lot 3 of the NHS tender.'],
    ['a unit', '2 MWh live'],
    ['a unit', '2 GW live, 3 GW signed.'],
    ['a unit', '12 TB live'],
    ['a unit', 'MWh live: 2'],
  ])('%s: %s', (_, body) => {
    expect(customers(body)).toEqual([]);
  });

  it.each([
    ['Forward is live at 12 stores.', ['Forward ACTIVE']],
    ['Forward Health deployed our agent.', ['Forward Health ACTIVE']],
    ['Walmart deployed our sensors.', ['Walmart ACTIVE']],
    ['Siemens licensed our software.', ['Siemens ACTIVE']],
    ['Infra: Walmart moved off us in June.', ['Walmart CHURNED']],
    ['New customers:\n- Stack: live in March', ['Stack ACTIVE']],
    ['Stack signed a two-year contract.', ['Stack ACTIVE']],
    ['Tech Data: renewed for two years.', ['Tech Data ACTIVE']],
    ['We won Phase Energy.', ['Phase Energy ACTIVE']],
    ['We signed Center Stage.', ['Center Stage ACTIVE']],
    ['We signed Main Stage Theatre.', ['Main Stage Theatre ACTIVE']],
    ['We signed Walmart Phase II.', ['Walmart Phase II ACTIVE']],
    ['We signed 12 MW with Enel.', ['Enel ACTIVE']],
    ['We won Tier Mobility as a customer.', ['Tier Mobility ACTIVE']],
    ['NASA awarded us a Phase II contract.', ['NASA ACTIVE']],
    ['We deployed 3 GWh at Duke Energy.', ['Duke Energy ACTIVE']],
    ['We installed 5 MW for Duke Energy.', ['Duke Energy ACTIVE']],
    ['GE is live at 2 sites.', ['GE ACTIVE']],
    ['GB Foods went live.', ['GB Foods ACTIVE']],
    ['TB went live in March.', ['TB ACTIVE']],
  ])('unlike %s', (body, wanted) => {
    expect(customers(body)).toEqual(wanted);
  });
});

describe('one who moved', () => {
  it.each([
    ['Walmart moved off us in June.', ['Walmart CHURNED']],
    ['Walmart moved off our platform in June.', ['Walmart CHURNED']],
    ['Walmart moved off to a competitor.', ['Walmart CHURNED']],
    ['Walmart moved away in June.', ['Walmart CHURNED']],
    ['Walmart moved off Oracle in June.', []],
    ['Walmart moved on from Oracle.', []],
    ['Walmart moved away from Oracle.', []],
  ])('left only whom it used: %s', (body, wanted) => {
    expect(customers(body)).toEqual(wanted);
  });
});
