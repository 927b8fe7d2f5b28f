import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { readPage } from '#tests/support/read-page.ts';
import { createSiteOpener } from '#tests/support/rendered-site.ts';

const openSite = await createSiteOpener();
const recent = new Date(Date.now() - 90 * 86_400_000).toISOString().slice(0, 10);
const wear = { property: 'abrasion_ha', method: 'ASTM C241', value: 14, unit: 'Ha', testedOn: recent };
const slip = { property: 'slip_ptv_wet', method: 'EN 14231', unit: 'PTV', testedOn: recent };
const flamed = { ...slip, value: 60, finish: 'Flamed' };
const polished = { ...slip, value: 12, finish: 'Polished', laboratory: 'Stone Lab' };

async function openStones() {
  const { app, records } = await openSite();
  const { id: category } = await records.category({ name: 'Dawn', published: true });
  const add = (name: string, values: object) =>
    records.product({ category, name, density: '2,650 kg/m³', published: true, ...values });
  await add('Grey', {
    rockClass: 'granite',
    tests: [wear, flamed, polished],
    finishOptions: ['Flamed', 'Honed'],
  });
  await add('White', { rockClass: 'marble', tests: [{ ...wear, value: 8, testedOn: '2019-05-01' }] });
  await add('Plain', {});
  const read = async (url: string) => readPage((await app.inject(url)).body).texts.join(' | ');
  return { app, read };
}

test('a stone’s page tells where it may go by which test, and each finish by itself', async () => {
  const { app, read } = await openStones();
  const all = await read('/products/dawn/grey/');
  expect(all).toContain('certifies nothing');
  expect(all).toMatch(/Stairs \| yes \| Abrasion resistance 14.Ha, at least 12.Ha \(ASTM C241\)/);
  expect(all).toMatch(/Floor that gets wet \| no \| Slip, pendulum, wet 12.PTV, at least 25.PTV/);
  expect(all).toMatch(/Shower floor \| not known \| Slip, ramp, barefoot: no value; at least 18° /);
  expect(all).toMatch(/Polished \| 12.PTV \| EN 14231 \| [^|]+ \| Stone Lab/);
  const { body } = await app.inject('/products/dawn/grey/');
  for (const finish of ['Flamed', 'Polished', 'Honed'])
    expect(body).toContain(`/products/dawn/grey/?finish=${finish}#fit"`);
  expect(await read('/products/dawn/grey/?finish=flamed')).toMatch(/Floor that gets wet \| yes \|/);
  expect(await read('/products/dawn/grey/?finish=Honed')).toMatch(/Floor that gets wet \| not known \|/);
});

test('a test that is older than three years is told, and a stone of which nothing is known has no table', async () => {
  const { read } = await openStones();
  expect(await read('/products/dawn/white/')).toMatch(/tested on 1 May 2019, more than 3 years ago/);
  expect(await read('/products/dawn/white/')).toContain('older than 3 years');
  expect(await read('/products/dawn/plain/')).not.toContain('Where it may go');
});

test('a comparison names what decides where stones differ', async () => {
  const { read } = await openStones();
  const texts = await read('/compare/?stones=grey,white,plain');
  expect(texts).toMatch(/Abrasion resistance, tested \| differs \| 14.Ha \(ASTM C241[^|]*\| 8.Ha/);
  expect(texts).toMatch(
    /Stairs \| differs \| yes \| , \| Abrasion resistance 14.Ha[^|]*\| no \| , \| Abrasion resistance 8.Ha[^|]*\| not known/,
  );
});

test('a data sheet has the verdicts, their sources and the tests', async () => {
  const { app } = await openStones();
  const { rawPayload } = await app.inject('/products/dawn/grey/data-sheet.pdf');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), {
    mergePages: true,
  });
  const line = text.replace(/\s+/g, ' ');
  expect(line).toMatch(/Stairs yes Abrasion resistance 14 Ha, at least 12 Ha \(ASTM C241\) \[\d\]/);
  expect(line).toContain('[1] Marble Institute of America');
  expect(line).toMatch(/Slip, pendulum, wet 12 PTV EN 14231 .{8,20} Stone Lab, Polished/);
});

test('the page of uses lists published stones by verdict, and leads search engines to itself alone', async () => {
  const { app, read } = await openStones();
  expect(await read('/fit/?use=stairs')).toMatch(
    /yes \| 1 stone \| Grey \| Abrasion resistance 14.Ha[^|]*\| \d \| not known \| 1 stone \| Plain \|.*\| no \| 1 stone \| White \|/,
  );
  const [whole, narrowed] = [(await app.inject('/fit/')).body, (await app.inject('/fit/?use=stairs')).body];
  expect([whole.includes('noindex'), narrowed.includes('noindex')]).toEqual([false, true]);
  expect(whole).not.toContain('1 stone');
  expect((await app.inject('/sitemap.xml')).body).toContain('/fit/</loc>');
});
