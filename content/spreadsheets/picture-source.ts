import type { Db } from '#database/connect.ts';
import type { MediaField } from '../kit/field.ts';
import type { Pace } from '../kit/pacer.ts';
import type { ArchivedPicture } from './import-result.ts';

/** A place of the table that names a picture. */
export type PictureCell = { row: number; field: string; accepts: MediaField['accepts'] };

/** Where the pictures come from that cells name: the library, and an archive that came along. */
export type PictureSource = {
  /**
   * What a cell's file name or path means.
   * @param stored the paths that the field holds now: of several pictures of one name, one of these is meant
   * @returns a path, which `store` replaces where the picture is still in the archive; the address that it will be fetched
   * from, with the path where it has been already; or why there is none
   */
  find: (name: string, query: { cell: PictureCell; stored: string[] }) => Found;
  /**
   * The picture of the archive that is called as a record is, `/` written as `_`: `C-2041_07.jpg` is that of C-2041/07.
   * @returns undefined where there is none
   */
  findCalled: (name: string, query: { cell: PictureCell; stored: string[] }) => Called | undefined;
  /** Whether an archive came along. */
  hasArchive: boolean;
  /**
   * Unpacks what was found in the archive, and judges it as an upload.
   * @param options `isKept` for what `store` is to store
   * @returns what is wrong, for each cell that names it
   */
  judge: (options: {
    isKept: boolean;
    pace: Pace;
    onProgress: (done: number, total: number) => void;
  }) => Promise<{ cell: PictureCell; message: string }[]>;
  /** Stores what was judged and kept, and one of these rows needs. Nothing is in the library before `register` has run. */
  store: (rows: ReadonlySet<number>) => Promise<StoredPictures>;
  /** What becomes of each file of the archive, once all rows were read and it was judged. */
  list: () => ArchivedPicture[];
  /** Removes what was unpacked. */
  close: () => Promise<void>;
};
type Called = { path: string } | { message: string };
/** `url`: an address that is still to be fetched from. */
type Found = { path: string; url?: string } | { url: string } | { message: string };

export type StoredPictures = {
  /** The path that a picture has, by the one that `find` gave. */
  paths: ReadonlyMap<string, string>;
  /** Enters the pictures in the library, in the transaction of what names them. */
  register: (trx: Db) => Promise<void>;
  /** The transaction has ended. */
  announce: () => void;
  /** Removes the files, where the transaction failed. */
  discard: () => Promise<void>;
};
