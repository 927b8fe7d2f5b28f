import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';

/** The bytes of an archive to which everything has been added. */
export function bytesOfZip(zip: yazl.ZipFile): Promise<Buffer> {
  zip.end();
  return buffer(zip.outputStream as AsyncIterable<Buffer>);
}

/** An archive of these files by their paths in it. */
export function makeZip(files: Record<string, Uint8Array>): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [path, bytes] of Object.entries(files)) zip.addBuffer(Buffer.from(bytes), path);
  return bytesOfZip(zip);
}
