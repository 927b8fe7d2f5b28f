import { renderToReadableStream } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Picture as PictureRecord } from '#content/picture/picture.ts';
import { Picture } from './Picture.tsx';

const lobby: PictureRecord = {
  path: '/uploads/gallery/lobby.webp',
  width: 700,
  height: 400,
  preview: 'data:image/webp;base64,AAAA',
  alt: 'A lobby',
  focalX: 0.25,
  focalY: 0.4,
};

test('the first picture of a page is fetched before the rest, and named once', async () => {
  const html = await renderPage(<Picture picture={lobby} sizes="100vw" priority />);
  expect(html).toMatch(/<img[^>]* loading="eager" fetchPriority="high"/);
  expect(html.match(/lobby\.webp\.avif 480w/g)).toHaveLength(1);
});

test('a further picture waits until it comes near', async () => {
  const html = await renderPage(<Picture picture={lobby} sizes="50vw" />);
  expect(html).not.toContain('fetchPriority');
  expect(html).toContain('loading="lazy"');
});

test('a picture is offered in each width up to its own, the first of a page also to browsers without AVIF', async () => {
  const html = await renderPage(<Picture picture={lobby} sizes="50vw" priority />);
  expect(html).toMatch(/<source type="image\/avif" srcSet="[^"]*lobby\.webp\.avif 320w[^"]* 700w"/);
  expect(html).toMatch(/<img[^>]* srcSet="[^" ]*lobby\.webp\.webp 480w" sizes="50vw"/);
});

test('a picture is not offered larger than the largest screens show it', async () => {
  const slab = { ...lobby, width: 2400, height: 1500 };
  const html = await renderPage(<Picture picture={slab} sizes="(width >= 900px) 20vw, 44vw" ratio="16:10" />);
  expect(html).toMatch(/ 480w, [^ ]* 768w"/);
  const whole = await renderPage(<Picture picture={slab} sizes="max(100vw, 160svh)" />);
  expect(whole).toContain('2400w');
});

test('a picture has its size, its crop and a width that exists for old browsers', async () => {
  const html = await renderPage(<Picture picture={lobby} sizes="50vw" ratio="4:5" />);
  expect(html).toContain('width="700" height="400"');
  expect(html).toContain('object-position:25% 40%');
  expect(html).toContain('background-position:25% 40%');
  const plain = await renderPage(<Picture picture={{ ...lobby, preview: '' }} sizes="50vw" ratio="4:5" />);
  expect(plain).toContain('style="object-position:25% 40%"');
  expect(html).toContain('src="/pictures/768/gallery/lobby.webp.webp"');
});

test('a missing picture is the placeholder', async () => {
  const html = await renderPage(<Picture picture={undefined} sizes="50vw" alt="Statuario" />);
  expect(html).toContain('src="/placeholder.svg"');
  expect(html).toContain('data-placeholder="true"');
  expect(html).toContain('alt="Statuario"');
});

async function renderPage(picture: React.ReactNode): Promise<string> {
  const stream = await renderToReadableStream(
    <html lang="en">
      <head />
      <body>{picture}</body>
    </html>,
  );
  await stream.allReady;
  return new Response(stream).text();
}
