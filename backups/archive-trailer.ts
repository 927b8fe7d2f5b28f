import { blockBytes } from './tar-blocks.ts';

/**
 * What follows the tar file in an archive: the checksum of everything before it. Programs that read tar files stop at
 * their end and never see it.
 */
export function trailerOf(sha256: string): Buffer {
  const block = Buffer.alloc(blockBytes);
  block.write(`ashlar archive, sha-256 of all before: ${sha256}\n`);
  return block;
}
