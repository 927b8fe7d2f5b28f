/**
 * Makes the silent loops of two collections from their slabs in demo/pictures/products, with the ffmpeg on the PATH:
 * a lamp that passes over a polished dark slab, and one that brightens and dims behind an onyx. The first and the last
 * frame are the slab as it is, so that the loop has no seam and begins where the picture under it stands.
 *
 *   node demo/make-videos.ts
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

const frame = { width: 960, height: 600 };
const seconds = 6;
const framesASecond = 24;
/** Of the encoder: higher is smaller. Stone has no faces; what matters is that each file stays below 400 kB. */
const quality = 33;
const band = { width: 720, opacity: 0.3 };

const pictures = path.join(import.meta.dirname, 'pictures', 'products');
const videos = path.join(import.meta.dirname, 'videos');
const work = mkdtempSync(path.join(tmpdir(), 'demo-videos-'));
try {
  const light = await drawLight();
  render({
    slab: 'portoro',
    name: 'nocturne-light',
    inputs: ['-loop', '1', '-i', light],
    filter: `[0]${fit()}[slab];[slab][1]overlay=x='-w+(W+w)*t/${seconds}':y=0,format=yuv420p`,
  });
  render({
    slab: 'honey-onyx',
    name: 'lumen-light',
    inputs: [],
    filter: `[0]${fit()},eq=eval=frame:brightness='${breath(0.045)}':gamma='1+${breath(0.16)}',format=yuv420p`,
  });
} finally {
  rmSync(work, { recursive: true, force: true });
}

function fit(): string {
  const { width, height } = frame;
  return `scale=${width}:${height}:force_original_aspect_ratio=increase,crop=${width}:${height}`;
}

/** From nothing up to the height and back once a loop. */
function breath(height: number): string {
  return `${height}*(1-cos(2*PI*t/${seconds}))/2`;
}

/** A slanting band of warm light that fades out on both sides. */
async function drawLight(): Promise<string> {
  const { width, opacity } = band;
  const stop = (offset: number, alpha: number) =>
    `<stop offset="${offset}" stop-color="#fff3dc" stop-opacity="${alpha}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${frame.height}">
    <linearGradient id="light">${stop(0.15, 0)}${stop(0.5, opacity)}${stop(0.85, 0)}</linearGradient>
    <rect width="${width}" height="${frame.height}" fill="url(#light)" transform="skewX(-14) translate(75 0)"/>
  </svg>`;
  const file = path.join(work, 'light.png');
  await sharp(Buffer.from(svg)).blur(12).png().toFile(file);
  return file;
}

function render(video: { slab: string; name: string; inputs: string[]; filter: string }): void {
  const encoding = ['-c:v', 'libx264', '-profile:v', 'baseline', '-preset', 'veryslow', '-crf', `${quality}`];
  // No names, dates or versions in the file: the same slab always gives the same bytes.
  const plain = ['-an', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];
  const length = ['-t', `${seconds}`, '-r', `${framesASecond}`];
  const slab = [
    '-loop',
    '1',
    '-framerate',
    `${framesASecond}`,
    '-i',
    path.join(pictures, `${video.slab}.webp`),
  ];
  const target = path.join(videos, `${video.name}.mp4`);
  execFileSync('ffmpeg', [
    ...['-y', '-loglevel', 'error', ...slab, ...video.inputs, '-filter_complex', video.filter],
    ...[...length, ...encoding, ...plain, '-movflags', '+faststart', target],
  ]);
}
