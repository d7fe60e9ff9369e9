import { describe, expect, it } from 'vitest';
import { tierOf } from '@/server/routers/investor-updates/extract/customers/tier';
import { readUpdate as read } from '@/tests/setup/read-update';

describe('customers under labels of other tongues, and names that go on behind an apostrophe', () => {
  it.each([
    [
      'Nouveaux clients : Maison Tessaro, Fournil des Halles',
      'Maison Tessaro ACTIVE, Fournil des Halles ACTIVE',
    ],
    ['Pilote : Brioche Tessaro', 'Brioche Tessaro PILOT'],
    ['Client perdu : Le Pain du Coin', 'Le Pain du Coin CHURNED'],
    ['Résilié : Maison Tessaro', 'Maison Tessaro CHURNED'],
    ['Neukunde: Stadt Tessau (Start im Mai)', 'Stadt Tessau ACTIVE'],
    ['Gekündigt: Tessaro Spedition', 'Tessaro Spedition CHURNED'],
    ['Verlorene Kunden: Nordmark AG', 'Nordmark AG CHURNED'],
    ['Clientes nuevos: Grupo Tessaro', 'Grupo Tessaro ACTIVE'],
    ['Clientes perdidos: Grupo Tessaro', 'Grupo Tessaro CHURNED'],
    ['En pausa: Grupo Tessaro', 'Grupo Tessaro PAUSED'],
    ["Customers\n- **Won:** Hardee's of Carolina, $84K ARR", "Hardee's of Carolina ACTIVE"],
    ["Chefs' Warehouse of Denver went live on the 14th.", "Chefs' Warehouse of Denver ACTIVE"],
    ["Farmers' Union of Wales signed a contract.", "Farmers' Union of Wales ACTIVE"],
    [
      'Customers\n* Tessaro Transit, a public agency: lost the deal to the old vendor',
      'Tessaro Transit LOST_DEAL',
    ],
    ['Customers\n* Tessaro Transit, our first agency: lost on price', 'Tessaro Transit LOST_DEAL'],
    ['Tessaro Foods took the system to two more plants.', 'Tessaro Foods ACTIVE'],
    ['Tessaro Foods rolled our platform out to all its stores.', 'Tessaro Foods ACTIVE'],
  ])('%s', (body, expected) => {
    expect(read(body).customers.join(', ')).toBe(expected);
  });

  it.each([
    'Clients potentiels : Maison Tessaro',
    'In Verhandlung: Nordmark AG',
    'En negociación: Grupo Tessaro',
    'Tessaro Foods sells us through its marketplace since this month.',
    'Tessaro Foods lists us in its catalog.',
    'Tessaro Foods took the train to two more plants.',
  ])('%s', (body) => {
    expect(read(body).customers).toEqual([]);
  });

  it('takes the tier from the words right behind a name', () => {
    expect(tierOf('Tessaro', '(enterprise')).toBe('ENTERPRISE');
    expect(tierOf('Tessaro', '(enterprise pricing')).toBeNull();
    expect(tierOf('Tessaro', ', a public agency')).toBe('GOV');
    expect(tierOf('Farm Bureau of Idaho', '')).toBeNull();
  });
});
