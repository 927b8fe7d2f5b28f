import { expect, test } from 'vitest';
import { sayShipped as t } from '#messages/shipped-messages.ts';
import { technicalRowsOf } from './technical-rows.ts';

const nothing = {
  density: '',
  waterAbsorption: '',
  compressiveStrength: '',
  flexuralStrength: '',
  mohsHardness: '',
  thermalExpansion: '',
};

test('a visitor sees only the figures that are known, their proviso kept', () => {
  const rows = technicalRowsOf(t, {
    ...nothing,
    mohsHardness: '3 (typical)',
    density: '2,710 kg/m³',
    waterAbsorption: '  ',
  });
  expect(rows).toEqual([
    { title: 'Density', value: '2,710 kg/m³', note: '' },
    { title: 'Mohs Hardness', value: '3', note: '(typical)' },
  ]);
});

test('a text that is nothing but a proviso stays a value', () => {
  expect(technicalRowsOf(t, { ...nothing, density: '(on request)' })).toEqual([
    { title: 'Density', value: '(on request)', note: '' },
  ]);
});
