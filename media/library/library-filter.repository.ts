import { type SelectQueryBuilder, sql } from 'kysely';
import { slugFrom } from '#content/kit/slug-from.ts';
import type { Db } from '#database/connect.ts';
import { hasWords } from '#database/contains-word.ts';
import type { Tables } from '#database/schema.ts';

/** What an editor looks for among the uploads; `hidden` are paths that are not listed for now. */
export type LibraryFilter = {
  kind: 'picture' | 'pdf';
  search: string;
  /** The first folder below the uploads; empty for all. */
  directory: string;
  usage: 'all' | 'used' | 'unused';
  list: 'all' | 'lacking-alt' | 'duplicates';
  /** Pictures alone, or videos alone. */
  media: 'any' | 'image' | 'video';
  hidden: readonly string[];
  /** What URLs of this site's uploads begin with. */
  origins: readonly string[];
};

export type LibrarySelect = SelectQueryBuilder<Tables, 'mediaFiles', object>;
/** `contents`: those that several files have, where copies are looked for among few of them. */
export type Repeated = { contents?: readonly string[] | undefined };

/** The uploads that fit, in no order. */
export function applyLibraryFilter(db: Db, filter: LibraryFilter & Repeated): LibrarySelect {
  const { kind, directory, hidden } = filter;
  const operator = kind === 'pdf' ? '=' : '<>';
  let select: LibrarySelect = db.selectFrom('mediaFiles').where('mime', operator, sql.lit('application/pdf'));
  if (directory !== '') {
    const folder = `/uploads/${directory}`;
    select = select.where('mediaFiles.path', '>=', `${folder}/`).where('mediaFiles.path', '<', `${folder}0`);
  }
  if (hidden.length > 0) select = select.where('mediaFiles.path', 'not in', [...hidden]);
  if (filter.media !== 'any') select = select.where('mime', 'like', sql.lit(`${filter.media}/%`));
  return whereListed(whereUsed(whereWords(select, filter), filter), filter);
}

function whereWords(select: LibrarySelect, { search }: LibraryFilter): LibrarySelect {
  const conditions = hasWords('mediaFiles', wordsIn(search));
  return conditions.reduce((found, condition) => found.where(condition), select);
}

function whereUsed(select: LibrarySelect, { usage, origins }: LibraryFilter): LibrarySelect {
  if (usage === 'all') return select;
  return select.where(({ exists, not, selectFrom }) => {
    const uses = exists(
      selectFrom('uploadUses')
        .select('uploadUses.path')
        .whereRef('uploadUses.path', '=', 'mediaFiles.path')
        .where('uploadUses.origin', 'in', [...origins]),
    );
    return usage === 'used' ? uses : not(uses);
  });
}

function whereListed(select: LibrarySelect, { list, contents }: LibraryFilter & Repeated): LibrarySelect {
  switch (list) {
    case 'all':
      return select;
    case 'lacking-alt':
      return select.where('alt', '=', sql.lit('')).where('mime', 'like', sql.lit('image/%'));
    case 'duplicates':
      if (contents) return select.where('sha256', 'in', contents.length > 0 ? [...contents] : ['']);
      return select.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('mediaFiles as twin')
            .select('twin.id')
            .whereRef('twin.sha256', '=', 'mediaFiles.sha256')
            .whereRef('twin.id', '<>', 'mediaFiles.id'),
        ),
      );
  }
}

/** @returns what an editor typed, word by word, spelt as names of stored files are: `12" Tile.jpg` as `12`, `tile.jpg` */
function wordsIn(search: string): string[] {
  const spell = (word: string) => (/[\p{L}\p{N}]/u.test(word) ? slugFrom(word, word) : word);
  return search
    .split(/\s+/)
    .map((word) => word.split('.').map(spell).join('.').toLowerCase())
    .filter((word) => /[^.]/.test(word));
}
