import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFolderStorage } from '#media/storage/folder-storage.ts';
import type { LinkPreview } from './compose-link-preview.ts';
import { createLinkPreviewService, linkPreviewPrefix } from './link-previews.service.ts';

const preview: LinkPreview = {
  ...{ page: { name: 'Onyx', label: 'Dawn', picture: undefined }, company: 'Aravane' },
  colours: { ground: '#ffffff', text: '#000000', quiet: '#000000', accent: '#000000' },
  ...{ typeface: 'inscription', logo: '' },
};
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'previews-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the picture of a link is made once, and takes the place of the record’s former one', async () => {
  const cache = createFolderStorage(folder);
  const drawn: string[] = [];
  const previews = createLinkPreviewService({
    readUpload: async () => undefined,
    draw: async ({ name }) => {
      drawn.push(name);
      return Buffer.from(name);
    },
    ...{ inTurn: (_group, work) => work(), cache },
  });
  const find = (name: string, id = 1) =>
    previews.find(
      { ...preview, page: { ...preview.page, name } },
      { kind: 'product', id, ip: '203.0.113.7' },
    );
  await Promise.all([find('Onyx'), find('Onyx'), find('Slate', 2)]);
  await find('Onyx');
  expect(drawn.toSorted()).toEqual(['Onyx', 'Slate']);
  await find('Honey Onyx');
  expect(await cache.list(`${linkPreviewPrefix}product-1/`)).toHaveLength(1);
  expect(await cache.list(`${linkPreviewPrefix}product-2/`)).toHaveLength(1);
});
