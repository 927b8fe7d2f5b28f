import type { ImportResult } from '#content/spreadsheets/import-result.ts';
import type { Db } from '#database/connect.ts';
import { createLibraryOpener, type LibraryUnderTest } from './library-api.ts';
import { sendForm } from './upload-form.ts';

export type SpreadsheetCaller = ReturnType<typeof createSpreadsheetCaller>;

/** The API with an administrator who exports and imports, with the category Dawn if asked. Call it in `beforeEach`. */
export function createSpreadsheetOpener({
  hasCategory = false,
  ...parts
}: { hasCategory?: boolean } & Parameters<typeof createLibraryOpener>[0] = {}) {
  const openLibrary = createLibraryOpener(parts);
  return async (db: Db) => {
    const library = await openLibrary(db);
    if (hasCategory) await library.api.records.category();
    return { library, sheets: createSpreadsheetCaller(library) };
  };
}

type ImportOptions = {
  isDryRun?: boolean;
  pictures?: Uint8Array;
  sheet?: string;
  encoding?: string;
  mapping?: Record<string, string | null>;
  unit?: string;
  units?: Record<string, string>;
  key?: string;
  create_categories?: string;
  only_valid?: string;
  id?: string;
  /** Of translations. */
  language?: string;
};

/** An administrator who exports and imports: `import('products', 'name,price\n…', { isDryRun: true })`. */
export function createSpreadsheetCaller({ api, headers, request }: LibraryUnderTest) {
  return {
    export: async (kind: string, ending: 'csv' | 'xlsx' = 'csv') =>
      (await request('GET', `/api/${kind}/export.${ending}`)).rawPayload,

    async import(
      kind: string,
      file: string | Uint8Array,
      { isDryRun = false, pictures, mapping, units, id, language, ...others }: ImportOptions = {},
    ) {
      const bytes = typeof file === 'string' ? Buffer.from(file) : file;
      const fields = {
        ...others,
        ...(mapping && { mapping: JSON.stringify(mapping) }),
        ...(units && { units: JSON.stringify(units) }),
      };
      const archive = pictures ? [{ field: 'pictures', name: 'pictures.zip', bytes: pictures }] : [];
      const response = await sendForm(api.app, {
        ...{
          url: `/api/${kind}/import?dry_run=${isDryRun}${id ? `&id=${id}` : ''}${language ? `&language=${language}` : ''}`,
          headers,
        },
        form: { fields, files: [{ name: 'sheet', bytes }, ...archive] },
      });
      return { status: response.statusCode, ...(response.json() as ImportResult & { message?: string }) };
    },

    undo: (bulkId: number | null) => request('POST', `/api/bulk/${bulkId}/undo`),
  };
}
