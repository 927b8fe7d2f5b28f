import { createHash } from 'node:crypto';
import type { FileStorage } from '#media/storage/file-storage.ts';
import { currentLanguage } from '#messages/language.ts';

export type SheetFile = { bytes: Buffer; tag: string };

type Request = {
  /** What stands on the sheet: two that are the same in this are the same sheet. */
  sheet: object;
  /** What keys of one subject begin with, `data-sheets/7/`; each language has its own. */
  folder: string;
  make: () => Promise<Buffer>;
  ending?: 'pdf' | 'zip';
  /** Who asks, for the turn in which it is made. */
  ip: string;
};

/** Runs what draws once it has its turn. */
export type InTurn = <Drawn>(ip: string, work: () => Promise<Drawn>) => Promise<Drawn>;

/** Counted up when sheets are drawn in another way. */
const drawingVersion = 3;

/** Sheets as PDF, each made once and kept until something that stands on it changes. */
export function createKeptSheets({ cache, inTurn }: { cache: FileStorage; inTurn: InTurn }) {
  const underWay = new Map<string, Promise<Buffer>>();

  async function make(key: string, request: Request): Promise<Buffer> {
    const bytes = await inTurn(request.ip, request.make);
    // What cannot be kept, on a full disk for example, is sent all the same.
    await keep(key, { bytes, folder: folderOf(request) }).catch(() => {});
    return bytes;
  }

  async function keep(key: string, { bytes, folder }: { bytes: Buffer; folder: string }): Promise<void> {
    const former = await cache.list(folder);
    await cache.write(key, bytes);
    for (const file of former) await cache.remove(file.key);
  }

  return {
    /** `tag` is the same as long as the bytes are. */
    async find(request: Request): Promise<SheetFile> {
      const content = JSON.stringify([drawingVersion, request.sheet]);
      const tag = createHash('sha256').update(content).digest('hex').slice(0, 32);
      const key = `${folderOf(request)}${tag}.${request.ending ?? 'pdf'}`;
      const kept = await cache.read(key).catch(() => undefined);
      if (kept) return { bytes: kept, tag };
      const making = underWay.get(key) ?? make(key, request);
      underWay.set(key, making);
      return { bytes: await making.finally(() => underWay.delete(key)), tag };
    },
  };
}

/** The sheet of one language does not take the place of another's. */
function folderOf({ folder }: Request): string {
  const language = currentLanguage();
  return language === undefined ? folder : folder.replace(/\/$/, `-${language}/`);
}
