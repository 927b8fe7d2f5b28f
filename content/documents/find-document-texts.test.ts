import { expect, test } from 'vitest';
import { companyDocument } from './company.document.ts';
import { findDocumentTexts } from './find-document-texts.ts';

const value = {
  name: 'Pedra Clara',
  hours: [{ id: 'weekdays', daysText: 'Monday to Friday', timesText: '9 to 18' }],
};

test('an editor finds a text by a piece of it, whatever its capitals and accents, with the field it stands in', () => {
  expect(findDocumentTexts(companyDocument, { value, wanted: 'friday' })).toEqual([
    {
      key: 'company',
      field: 'hours/weekdays/daysText',
      label: expect.stringContaining('days'),
      text: 'Monday to Friday',
    },
  ]);
  expect(findDocumentTexts(companyDocument, { value, wanted: 'saturday' })).toEqual([]);
});

test('an editor reads of a long text what stands around the words, without markup', () => {
  const descriptor = `<p>${'Limestone from our own quarry. '.repeat(6)}</p><p>Sawn in Alcobaça.</p>`;
  const [found] = findDocumentTexts(companyDocument, { value: { descriptor }, wanted: 'sawn' });
  expect(found?.text).toMatch(/^….+ Sawn in Alcobaça\.$/);
});
