import { beforeEach, expect, test } from 'vitest';
import { rooms } from '#publishing/rooms/rooms.shared.ts';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { drawHalves } from '#tests/support/sample-pictures.ts';
import { testAuthor as author } from '#tests/support/sample-records.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';
import { describeRoom } from './describe-room.ts';
import { loadRoomPage } from './load-room-page.ts';

describeOnOneEngine('a visitor who opens a room', (openDb) => {
  const openApi = createApiOpener();
  let site: ApiUnderTest;

  beforeEach(async () => {
    site = await openApi(await openDb());
    const { id: category } = await site.records.category();
    await site.records.product({ name: 'Statuario', category });
    await site.records.product({ name: 'Portoro', category });
    await site.records.product({ name: 'Not yet', category, published: false });
  });

  const load = (query: string) => loadRoomPage(site.services, new URLSearchParams(query));
  async function describe(query: string, language = 'en-GB') {
    const { texts, choice, chosen: stones } = await load(query);
    return describeRoom(texts, { room: rooms[choice.room], choice, stones }, language).text;
  }

  test('reads what the picture shows, each stone once', async () => {
    expect(await describe('')).toContain('Kitchen with an island of light stone');
    expect(await describe('stone=statuario')).toBe(
      'Kitchen with Statuario on the island top and waterfall end',
    );
    expect(await describe('stone=statuario&splashback=portoro,90')).toBe(
      'Kitchen with Statuario on the island top and waterfall end, Portoro on the splashback',
    );
    expect(await describe('room=lobby&stone=portoro')).toBe('Hotel lobby with Portoro on the lobby floor');
  });

  test('reads it in the spelling of the language: German nouns stay capital', async () => {
    expect(await describe('stone=statuario', 'de')).toBe(
      'Kitchen with Statuario on the Island top und Waterfall end',
    );
  });

  test('shares a link that has a picture of the room with its stones, and none of a stone without a picture', async () => {
    const mainImage = await site.services.files.add({
      ...{ key: 'products/slab.png', bytes: await drawHalves().png().toBuffer() },
    });
    const stone = await site.services.products.find({ reader: 'visitor', key: 'portoro' });
    await site.services.products.update({ id: stone?.id ?? 0, changes: { mainImage }, author });
    expect((await load('room=lobby&stone=portoro')).head.picture).toEqual({
      url: 'https://stone.example/pictures/rooms/link.jpg?room=lobby&floor=portoro',
      ...{ type: 'image/jpeg', width: 1200, height: 630 },
      alt: 'Hotel lobby with Portoro on the lobby floor',
    });
    expect((await load('room=lobby&stone=statuario')).head.picture?.url ?? '').not.toContain('rooms');
  });

  test('is offered the published stones', async () => {
    expect((await load('')).offered.map(({ slug }) => slug)).toEqual(['statuario', 'portoro']);
  });

  test('is told of stones that are not there, and sees the others', async () => {
    const page = await load('top=not-yet&end=statuario,90&splashback=gone');
    expect(page.unknownStones).toEqual(['not-yet', 'gone']);
    expect(Object.keys(page.chosen)).toEqual(['statuario']);
    expect(page.choice.surfaces).toMatchObject({
      ...{ top: { stone: undefined }, splashback: { stone: undefined } },
      end: { stone: 'statuario', laying: { turn: 90 } },
    });
    expect(await load('room=cellar')).toMatchObject({ unknownRoom: 'cellar', choice: { room: 'kitchen' } });
  });

  test('finds a stone that has another slug by now', async () => {
    const stone = await site.services.products.find({ reader: 'visitor', key: 'portoro' });
    const changes = { slug: 'portoro-extra' };
    await site.services.products.update({ id: stone?.id ?? 0, changes, author });
    const page = await load('top=portoro,honed');
    expect(page.unknownStones).toEqual([]);
    expect(page.choice.surfaces.top).toMatchObject({ stone: 'portoro-extra', laying: { finish: 'honed' } });
  });
});
