import { setImmediate } from 'node:timers/promises';
import type { Db } from '#database/connect.ts';
import { siteDocuments } from '../documents/registry.ts';
import { documentKind } from '../documents/site-document.ts';
import { createPacer } from '../kit/pacer.ts';
import { findRecordIds } from '../kit/record-reader.repository.ts';
import { entities } from '../registry.ts';
import { checkLanguage } from '../translations/check-language.ts';
import { findSources } from '../translations/translation-sources.ts';
import {
  findTranslationsOf,
  listDescribedImages,
  type Subject,
} from '../translations/translations.repository.ts';
import { cutIntoCells, protectCell } from './cell-texts.ts';
import { writeTable } from './table-thread.ts';
import type { TranslationChoice } from './translation-choices.shared.ts';
import { pathOfKind, type TextRow, textRowsOf, translationHeaders } from './translation-rows.ts';

type Exporting = { language: string; only: TranslationChoice };
type Row = TextRow & { kind: Subject['kind']; subject: string };

const rowsAtOnce = 200;
/** Sources and texts of so many are read with a query each. */
export const subjectsAtOnce = 100;

/** All texts of the site with what they say in another language, as a workbook that comes back by the import. */
export function createTranslationExportService(db: Db) {
  return {
    /** @throws AppError `invalid` for a language that the site is not translated into */
    async xlsx(exporting: Exporting): Promise<Uint8Array> {
      await checkLanguage(db, exporting.language);
      const rows: Row[] = [];
      for await (const some of piecesOf(db, exporting)) rows.push(...some);
      return writeTable(cellsOf(rows, exporting.language), exporting.language);
    },
  };
}

async function* piecesOf(db: Db, { language, only }: Exporting): AsyncGenerator<Row[]> {
  const pace = createPacer();
  for await (const { kind, subjects } of subjectsOf(db)) {
    for (let start = 0; start < subjects.length; start += subjectsAtOnce) {
      const some = subjects.slice(start, start + subjectsAtOnce);
      const sources = await findSources(db, kind, some);
      const stored = await findTranslationsOf(db, { kind, subjects: some, language });
      const rows = some.flatMap((subject) => {
        const source = sources.get(subject);
        const texts = source ? textRowsOf(source, { stored: stored.get(subject), language }) : [];
        return texts.map((row) => ({ ...row, kind, subject }));
      });
      yield rows.filter(({ status }) => only === 'all' || status === only);
      await pace();
    }
  }
}

async function* subjectsOf(db: Db): AsyncGenerator<{ kind: Subject['kind']; subjects: string[] }> {
  for (const entity of entities) {
    const ids = await findRecordIds(db, entity, { reader: 'administrator', sort: 'id' });
    yield { kind: entity.name, subjects: ids.map(String) };
  }
  yield { kind: documentKind, subjects: siteDocuments.map(({ key }) => key) };
  yield { kind: 'image', subjects: await listDescribedImages(db) };
}

/** A text that is too long for one cell goes on in columns of its own: `source (2)`. */
async function* cellsOf(rows: readonly Row[], language: string): AsyncGenerator<string[][]> {
  const parts = { source: 1, translation: 1 };
  for (const { source, text } of rows) {
    parts.source = Math.max(parts.source, cutIntoCells(source).length);
    parts.translation = Math.max(parts.translation, cutIntoCells(text).length);
  }
  const headers = translationHeaders.flatMap((header) => {
    const count = header === 'source' || header === 'translation' ? parts[header] : 1;
    return Array.from({ length: count }, (_part, index) =>
      index === 0 ? header : `${header} (${index + 1})`,
    );
  });
  yield [headers];
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    yield rows.slice(start, start + rowsAtOnce).map(({ kind, subject, place, source, text, status }) => {
      const texts = [...partsIn(source, parts.source), ...partsIn(text, parts.translation)];
      return [pathOfKind(kind), subject, place.name, ...texts, status, language];
    });
    await setImmediate();
  }
}

function partsIn(text: string, count: number): string[] {
  const pieces = cutIntoCells(text);
  return Array.from({ length: count }, (_part, index) => protectCell(pieces[index] ?? '', { isCsv: false }));
}
