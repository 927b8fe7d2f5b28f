import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import encodeQr from 'qr';
import sharp from 'sharp';
import browserFlags from '../../operations/browser-flags.json' with { type: 'json' };
import { expect, test } from '../support/administrator.ts';

const number = `S-${crypto.randomUUID().slice(0, 8)}/01`;
const label = `https://stone.example/slab/${encodeURIComponent(number)}/`;

// The browser's camera shows a file, which is a film of one picture.
const film = join(mkdtempSync(join(tmpdir(), 'label-')), 'label.mjpeg');
const drawing = Buffer.from(encodeQr(label, 'svg', { border: 6, scale: 8 }));
const white = { background: '#fff' };
writeFileSync(
  film,
  await sharp(drawing)
    .flatten(white)
    .resize(640, 480, { fit: 'contain', ...white })
    .jpeg()
    .toBuffer(),
);

test.use({
  permissions: ['camera'],
  launchOptions: {
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: [
      ...browserFlags,
      '--use-fake-device-for-media-stream',
      // Who allows it: a browser without windows asks nobody.
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  },
});

test('somebody in the yard scans a label and sees its slab, also after an answer about another', async ({
  signedIn: page,
  api,
}) => {
  const [product] = (await api('GET', '/products?per_page=1')) as { id: number }[];
  const sizes = { length_mm: 2900, height_mm: 1800, thickness_mm: 20 };
  await api('POST', '/slabs', { number, product_id: product?.id, ...sizes });
  const late = `L-${number.replace('/', '-')}`;
  await api('POST', '/slabs', { number: late, product_id: product?.id, ...sizes });
  const gate = Promise.withResolvers<void>();
  await page.route(`**/api/slabs/${late}`, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/admin/slabs/yard/');
  await page.getByLabel('Number').fill(late);
  await page.getByRole('button', { name: 'Find' }).tap();
  await page.getByRole('button', { name: 'Scan' }).tap();
  await expect(page.getByRole('heading', { name: number })).toBeVisible();
  await expect(page.getByLabel('Number')).toHaveValue(number);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const lateAnswer = page.waitForResponse((response) => response.url().endsWith(late));
  gate.resolve();
  await (await lateAnswer).finished();
  await page.getByRole('button', { name: 'Gone' }).tap();
  await expect(page.getByText('Everything has been sent.')).toBeVisible();
  expect(await api('GET', `/slabs/${encodeURIComponent(number)}`)).toMatchObject({ status: 'gone' });
  await expect(page.getByRole('heading', { name: number, exact: true })).toBeVisible();
});
