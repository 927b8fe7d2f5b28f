import { z } from 'zod';
import { lengthUnits } from '#content/kit/length-units.shared.ts';
import { tableLimits } from '#content/spreadsheets/tables.ts';
import { maxStoredInteger } from '#errors/storable.ts';

/** What is wrong with a row of a file. */
export const rowError = z.object({
  row: z.int().describe('As a spreadsheet counts: 1 is the header; of rows sent as JSON, 1 is the first'),
  field: z.string().describe('The header of the column; empty where it is about the whole row'),
  message: z.string(),
});

const rowChange = z.object({
  row: z.int(),
  action: z.enum(['create', 'change']),
  id: z.int().nullable(),
  title: z.string(),
  fields: z
    .array(z.object({ field: z.string(), label: z.string(), from: z.string(), to: z.string() }))
    .describe('Long texts are cut around the difference'),
});

const archivedPicture = z.object({
  name: z.string(),
  state: z
    .enum(['new', 'known', 'unused', 'refused'])
    .describe('It comes to the library, is there already, is named by no row, or cannot be used'),
  rows: z.array(z.int()).describe('Those that name it'),
  message: z.string().describe('Why it cannot be used'),
});

const fetchedPicture = z.object({
  row: z.int(),
  field: z.string().describe('The header of the column'),
  url: z.string(),
  state: z.enum(['waiting', 'fetched', 'failed']),
  message: z.string().describe('Why it failed'),
  path: z.string().optional().describe('In the library'),
});

export const importResultSchema = z
  .object({
    create: z.int(),
    change: z.int(),
    same: z.int(),
    errors: z.array(rowError),
    warnings: z
      .array(rowError)
      .describe(
        'Rows that the ZIP has no picture for; of translations, texts whose source has changed since the file was written',
      ),
    changes: z.array(rowChange),
    pictures: z
      .array(z.union([archivedPicture, fetchedPicture]))
      .describe('The files of the ZIP, and pictures that are fetched from addresses'),
    columns: z
      .array(
        z.object({
          ...{ column: z.string(), field: z.string().nullable(), sample: z.string() },
          unit: z
            .enum(lengthUnits)
            .nullable()
            .optional()
            .describe('Of a length; null where `unit`, or `units` of a thickness, has to say it'),
        }),
      )
      .describe('Those of the file, and the fields that they are, or probably are'),
    notices: z.array(z.string()).describe('What was read otherwise than it may look'),
    sheets: z
      .array(
        z.object({ name: z.string(), isHidden: z.boolean(), isRead: z.boolean(), hasFields: z.boolean() }),
      )
      .describe('Those of a workbook; `hasFields`: one of its rows names fields'),
    bulkId: z.int().nullable().describe('For undoing it; null for a dry run and where nothing changed'),
  })
  .meta({ id: 'ImportResult' });

export const importRefusalSchema = z
  .object({
    message: z.string(),
    errors: z
      .union([z.array(rowError), z.record(z.string(), z.string())])
      .optional()
      .describe('Absent where all of it is refused, as what was sent already'),
  })
  .loose()
  .meta({ id: 'ImportRefusal' });

export const importJobSchema = z
  .object({
    id: z.string(),
    state: z.enum(['waiting', 'reading', 'checking', 'pictures', 'storing', 'writing', 'done', 'failed']),
    done: z.int().describe('Rows of this state, or pictures'),
    total: z.int(),
    isDryRun: z.boolean(),
    result: importResultSchema.optional().describe('Once it is done'),
    failure: importRefusalSchema.partial().optional().describe('Where it has failed'),
  })
  .meta({ id: 'ImportJob' });

export const importQuerySchema = z.object({
  dry_run: z
    .enum(['true', 'false', '1', '0'], 'dry_run is true or false')
    .optional()
    .transform((value) => value === 'true' || value === '1')
    .describe('Tell what would change, and change nothing'),
  id: z
    .uuid('id is a UUID')
    .optional()
    .describe('Chosen by the sender, who can then ask for it even where the answer was lost'),
});

const version = z.int().min(1).max(maxStoredInteger);

/** Rows as the grid sends them: texts as in cells, by the names of fields. */
export const importRowsSchema = z.object({
  rows: z
    .array(
      z
        .object({ id: z.int().min(1).max(maxStoredInteger).optional(), version: version.optional() })
        .catchall(z.string('A cell is text')),
      'rows is a list of rows',
    )
    .min(1, 'Send at least one row')
    .max(tableLimits.rows, `At most ${tableLimits.rows} rows at once`),
});
