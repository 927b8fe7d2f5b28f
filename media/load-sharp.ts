import type sharp from 'sharp';

/**
 * The picture library, brought in by the first picture: it would double the time of every start. One picture takes one
 * core, and nothing of it is kept in memory for another: the files made of it are what is kept.
 */
export async function loadSharp(): Promise<typeof sharp> {
  const { default: open } = await import('sharp');
  open.concurrency(1);
  open.cache(false);
  return open;
}
