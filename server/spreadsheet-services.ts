import type { ContentChanges } from '#content/kit/content-changes.ts';
import type { Entity } from '#content/kit/entity.ts';
import { uploadTypeOf } from '#content/picture/upload-types.ts';
import { createExportService } from '#content/spreadsheets/export.service.ts';
import { createImportService } from '#content/spreadsheets/imports.service.ts';
import type { Db } from '#database/connect.ts';
import type { FileService } from '#media/files.service.ts';
import { openImportPictures } from '#media/import-pictures.ts';
import type { IncomingFiles } from '#media/incoming-files.ts';
import type { UploadService } from '#media/uploads.service.ts';

/** Records as spreadsheets, out and in, with the pictures that a spreadsheet names. */
export function createSpreadsheetServices(
  db: Db,
  options: {
    changes: ContentChanges;
    publicUrl: string;
    files: FileService;
    incoming: IncomingFiles;
    uploads: UploadService;
  },
) {
  const { changes, publicUrl, files, incoming, uploads } = options;
  return {
    incoming,
    exports: createExportService(db),
    imports: createImportService(db, { changes, publicUrl }),
    /** @param archive where an archive lies that came along */
    importPictures: (entity: Entity, archive: string | undefined) =>
      openImportPictures(db, { files, incoming, uploads, type: uploadTypeOf(entity), archive }),
  };
}
