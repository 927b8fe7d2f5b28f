import { expect, test } from 'vitest';
import { readPage } from '#tests/support/read-page.ts';
import { createSiteOpener } from '#tests/support/rendered-site.ts';
import { testAuthor as author } from '#tests/support/sample-records.ts';

const openSite = await createSiteOpener();

async function openStone() {
  const { app, records, services } = await openSite();
  const { id: category } = await records.category({ name: 'Dawn', published: true });
  await records.product({ name: 'Onyx', category, density: '2,720 kg/m³', published: true });
  const read = async (query: string) => {
    const { texts } = readPage(
      (await app.inject(`/container/?product=onyx&pieces=22&country=NL${query}`)).body,
    );
    return texts.join(' | ');
  };
  const useInches = () => services.siteDocuments.save('company', { value: { units: 'imperial' }, author });
  return { app, read, useInches };
}

test.each([
  ['inches that the form is in', '&unit=in&thickness=0.75&length=106&height=67'],
  ['inches that are written', '&thickness=0.75 in&length=106 in&height=67 in'],
  ['centimetres', '&thickness=1.9 cm&length=269.2 cm&height=170.2 cm'],
])('an importer may give sizes in %s', async (_case, sizes) => {
  const { read } = await openStone();
  const planned = await read('&thickness=19&length=2692&height=1702');
  expect(planned).toMatch(/1 container of 20 ft/);
  const weights = /net [\d,]+ kg, gross [\d,]+ kg/g;
  expect((await read(sizes)).match(weights)).toEqual(planned.match(weights));
});

test('an importer who thinks in inches reads weights in pounds too, and what is no size is said', async () => {
  const { app, read, useInches } = await openStone();
  const size = '&thickness=0.75&length=106&height=67';
  expect(await read(`&unit=in${size}`)).toMatch(/[\d,]+ kg \([\d,]+ lb\)/);
  expect(await read('&thickness=19&length=2692&height=1702')).not.toContain(' lb)');
  expect(await read('&thickness=thin&length=2692&height=1702')).toContain('Enter a size from 1 to 1,000 mm');
  expect(await read(`&unit=in${size.replace('106', '1060')}`)).toContain('Enter a size from 1 to 10,000 mm');
  await useInches();
  expect((await app.inject('/container/')).body).toMatch(/<option value="in" selected="">/);
});
