import type { Db } from '#database/connect.ts';
import type { MediaField } from '../kit/field.ts';

/** Where the pictures come from that cells name: the library, and an archive that came along. */
export type PictureSource = {
  /**
   * What a cell's file name or path means.
   * @param stored the paths that the field holds now: of several pictures of one name, one of these is meant
   * @returns a path, which `store` replaces where the picture is still in the archive; or why there is none
   */
  find: (name: string, query: { accepts: MediaField['accepts']; stored: string[] }) => Found;
  /** Stores what was found in the archive. Nothing is in the library before `register` has run. */
  store: (paths: string[]) => Promise<StoredPictures>;
  /** What is worth knowing of the archive once all rows were read. */
  notices: () => string[];
};
type Found = { path: string } | { message: string };

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
