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

test('the first picture of a page is preloaded in the head', async () => {
  const html = await renderPage(<Picture picture={lobby} sizes="100vw" priority />);
  const head = html.slice(0, html.indexOf('<body'));
  expect(head).toMatch(/<link rel="preload" as="image" type="image\/avif" fetchPriority="high"/);
  expect(head).toContain('/pictures/480/gallery/lobby.webp.avif 480w');
  expect(html).toMatch(/<img[^>]* fetchPriority="high"/);
  expect(html).not.toContain('loading="lazy"');
});

test('a further picture waits until it comes near', async () => {
  const html = await renderPage(<Picture picture={lobby} sizes="50vw" />);
  expect(html).not.toContain('rel="preload"');
  expect(html).toContain('loading="lazy"');
});

test('a picture is offered in each width up to its own, and in one to browsers without AVIF', async () => {
  const html = await renderPage(<Picture picture={lobby} sizes="50vw" />);
  expect(html).toMatch(/<source type="image\/avif" srcSet="[^"]*lobby\.webp\.avif 320w[^"]* 700w"/);
  const further = await renderPage(<Picture picture={{ ...lobby, width: 2400 }} sizes="50vw" />);
  expect(further).toMatch(/<img[^>]* src="[^"]*\/960\/[^"]*\.webp"/);
  expect(further).not.toMatch(/<img[^>]* srcSet=/);
});

test('the first picture of a page fits the screen of a browser without AVIF as well', async () => {
  const slab = { ...lobby, width: 2400, height: 1500 };
  const html = await renderPage(<Picture picture={slab} sizes="(width>=900px) 50vw,100vw" priority />);
  const path = '/gallery/lobby.webp.webp';
  expect(html).toContain(
    `srcSet="/pictures/480${path} 480w,/pictures/960${path} 960w,/pictures/1600${path} 1600w" sizes="100vw" `,
  );
  expect(html).toContain(`src="/pictures/1600${path}"`);
  const small = await renderPage(<Picture picture={lobby} sizes="100vw" priority />);
  expect(small).toContain(`srcSet="/pictures/480${path} 480w,/pictures/768${path} 700w"`);
});

test('a picture is not offered larger than the largest screens show it', async () => {
  const slab = { ...lobby, width: 2400, height: 1500 };
  const html = await renderPage(<Picture picture={slab} sizes="(width>=900px) 20vw,44vw" ratio="16:10" />);
  expect(html).toMatch(/ 480w,[^ ]* 768w"/);
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
