import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { testAuthor as author } from '#tests/support/sample-records.ts';
import { describeOnEachStorage } from '#tests/support/storages.ts';

const floor = { x: 150, y: 360 };

describeOnEachStorage('the picture of a room with stones', (openDb, openStorage) => {
  const openApi = createApiOpener({ openStorage });
  let api: ApiUnderTest;
  let red: { id: number };
  const addSlab = async (name: string, background: string) => {
    const slab = sharp({ create: { width: 640, height: 400, channels: 3, background } });
    return api.services.files.add({ key: `products/${name}.png`, bytes: await slab.png().toBuffer() });
  };
  const fetchStill = (query: string, headers = {}) =>
    api.app.inject({ url: `/pictures/rooms/still.jpg?${query}`, headers });
  const colourAt = async (picture: Buffer, { x, y }: { x: number; y: number }) => {
    return sharp(picture).extract({ left: x, top: y, width: 1, height: 1 }).raw().toBuffer();
  };

  beforeEach(async () => {
    api = await openApi(await openDb());
    const { id: category } = await api.records.category();
    const slab = { red: await addSlab('red', '#c02020'), blue: await addSlab('blue', '#2020c0') };
    red = await api.records.product({ name: 'Red', category, mainImage: slab.red });
    await api.records.product({ name: 'Blue', category, mainImage: slab.blue });
    await api.records.product({ name: 'Bare', category });
    await api.records.product({ name: 'Draft', category, mainImage: slab.blue, published: false });
  });

  test('shows each stone where it is laid, small for lists and large for links', async () => {
    const still = await fetchStill('room=lobby&floor=red');
    expect(still.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-robots-tag': 'noindex' });
    const { width, height, format } = await sharp(still.rawPayload).metadata();
    expect({ width, height, format }).toEqual({ width: 600, height: 375, format: 'jpeg' });
    const [r = 0, , b = 0] = await colourAt(still.rawPayload, floor);
    expect(r).toBeGreaterThan(b + 40);
    const other = await fetchStill('room=lobby&floor=blue');
    const [otherR = 0, , otherB = 0] = await colourAt(other.rawPayload, floor);
    expect(otherB).toBeGreaterThan(otherR + 40);
    const link = await api.app.inject('/pictures/rooms/link.jpg?room=lobby&floor=red');
    expect(await sharp(link.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  test('is the same until the stone has another picture, and found by a former slug', async () => {
    const [first, again] = [
      await fetchStill('room=lobby&floor=red'),
      await fetchStill('room=lobby&stone=red'),
    ];
    expect(again.headers.etag).toBe(first.headers.etag);
    const known = { 'if-none-match': String(first.headers.etag) };
    expect((await fetchStill('room=lobby&floor=red', known)).statusCode).toBe(304);
    const changes = { slug: 'crimson', mainImage: await addSlab('crimson', '#901010') };
    await api.services.products.update({ id: red.id, changes, author });
    const changed = await fetchStill('room=lobby&floor=red', known);
    expect([changed.statusCode, changed.headers.etag === first.headers.etag]).toEqual([200, false]);
  });

  test('is not there where no stone is seen', async () => {
    for (const floor of ['', 'chalk', 'draft', 'bare']) {
      expect((await fetchStill(`room=lobby&floor=${floor}`)).statusCode).toBe(404);
    }
    expect((await fetchStill('')).statusCode).toBe(404);
  });
});
