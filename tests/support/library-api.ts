import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { Db } from '#database/connect.ts';
import type { ImageRecord } from '#media/library/image-record.ts';
import type { Usage } from '#media/library/usage.ts';
import { type ApiUnderTest, createApiOpener } from './api-app.ts';
import { drawHalves } from './sample-pictures.ts';
import { type FormContent, sendForm } from './upload-form.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type LibraryUnderTest = ReturnType<typeof createLibrary>;

/** The API with an administrator signed in who uploads and looks after files. Call it in `beforeEach`. */
export function createLibraryOpener(
  parts: Parameters<typeof createApiOpener>[0] = {},
): (db: Db) => Promise<LibraryUnderTest> {
  const openApi = createApiOpener(parts);
  return async (db) => {
    const api = await openApi(db);
    return createLibrary(api, await api.signIn());
  };
}

function createLibrary(api: ApiUnderTest, headers: { authorization: string }) {
  const request = (method: Method, url: string, payload?: object): Promise<LightMyRequestResponse> =>
    api.app.inject({ method, url, headers, ...(payload && { payload }) });
  const list = async (): Promise<ImageRecord[]> => (await request('GET', '/api/images')).json();

  /** The names of the files in a folder of the application and below it, but for what says whose a folder is. */
  const filesIn = (folder: string): string[] =>
    readdirSync(api.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.parentPath.startsWith(join(api.folder, folder)))
      .map((entry) => entry.name)
      .filter((name) => !name.endsWith('.claim'));

  return {
    ...{ api, headers, request, list, filesIn },
    upload: (form: FormContent) => sendForm(api.app, { url: '/api/upload', headers, form }),
    uploadSeveral: (form: FormContent) => sendForm(api.app, { url: '/api/upload/multiple', headers, form }),

    /** Uploads a drawn picture as a product's. @returns its path */
    async uploadPicture(name: string, size = { width: 700, height: 400 }): Promise<string> {
      const bytes = await drawHalves(size).png().toBuffer();
      const form = { fields: { type: 'products' }, files: [{ name, bytes }] };
      return (await sendForm(api.app, { url: '/api/upload', headers, form })).json().path;
    },

    /** The places that name an upload, as the library lists them. */
    usageOf: async (path: string): Promise<Usage[]> =>
      (await list()).find((image) => image.path === path)?.usage ?? [],

    remove: (path: string) => request('DELETE', `/api/images${path}`),
    replace: (paths: { old_path: string; new_path: string }) => request('POST', '/api/images/replace', paths),

    /** A product in a category of its own. */
    async makeProduct(values: Record<string, unknown>) {
      const { id } = await api.records.category();
      return api.records.product({ category: id, ...values });
    },

    /** Nothing of a refused upload may stay: no row, no file, nothing unfinished. */
    async expectNothingKept(): Promise<void> {
      expect(await list()).toEqual([]);
      expect([await api.storage.list(), filesIn('uploads'), filesIn('uploading')]).toEqual([[], [], []]);
    },
  };
}
