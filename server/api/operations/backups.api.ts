import { z } from 'zod';
import type { BackupRun } from '#backups/backup-runs.repository.ts';
import { allow, allowConfirmed } from '../../http/access.ts';
import { authorOf } from '../content/content-writing.api.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { recordIdSchema } from '../kit/record-id.ts';
import { bearer, failuresOf, jsonResponse } from '../kit/responses.ts';

const tags = ['Backups'];
const time = z.iso.datetime();
const kind = z.enum(['backup', 'rehearsal']);

const runSchema = z
  .object({
    id: z.int(),
    kind: kind.describe('rehearsal: an archive was restored into a fresh place, started and compared'),
    state: z.enum(['running', 'done', 'failed']),
    startedAt: time,
    endedAt: time.nullable(),
    startedBy: z.string().describe('Empty where it began by itself'),
    name: z.string().describe('Of the archive; empty until there is one'),
    place: z.string().describe('Where the archive is, without anything secret'),
    bytes: z.int().describe('How large the archive is, or how much of it is written'),
    rows: z.int(),
    files: z.int(),
    sha256: z.string().describe('Of the whole archive, in hexadecimal'),
    reason: z.string().describe('Why it failed, for a person'),
    proof: z.array(z.string()).describe('What a rehearsal has shown, in sentences'),
    archiveId: z.int().nullable().describe('Of a rehearsal: the backup that made the archive'),
    removedAt: time.nullable().describe('When the archive was deleted, as there were enough newer ones'),
  })
  .meta({ id: 'BackupRun' });

const warningSchema = z.object({
  kind,
  problem: z.enum(['failed', 'old', 'none']).describe('none: there has been no rehearsal yet'),
  since: time.describe('When the last one was, or the one that failed'),
  text: z.string().describe('What is wrong and what helps, for a person'),
});

const backupsSchema = z.object({
  settings: z
    .object({
      to: z.string().describe('A folder or a bucket'),
      at: z.string().describe('The time of day, such as 03:00'),
      timeZone: z.string().describe('The IANA name of the zone that the company is in'),
      keep: z.string().describe('How many archives are kept, such as "7 daily, 4 weekly, 6 monthly"'),
      nextAt: time,
    })
    .nullable()
    .describe('null where no place for backups is set up'),
  noticeDismissed: z.boolean().describe('Whether an owner has put away the notice that none is set up'),
  running: runSchema.nullable(),
  lastBackup: runSchema.nullable(),
  lastRehearsal: runSchema.nullable(),
  warnings: z.array(warningSchema),
  runs: z.array(runSchema).describe('The newest 200, newest first'),
});

const startedSchema = z.object({ state: z.literal('running') });

/** Archives of the whole site, and what has been shown of them. No endpoint hands one out. */
export function backupsApi(app: ApiScope, context: ApiContext): void {
  addReading(app, context);
  addStarting(app, context);
  addDismissing(app, context);
}

function addReading(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    tags,
    summary: 'Read what was backed up and rehearsed',
    security: bearer,
    response: {
      200: jsonResponse('Settings, what is wrong, and all runs', backupsSchema),
      ...failuresOf(401),
    },
  };
  app.get('/backups', { schema, config: allow('backups') }, async () => {
    const { settings, isNoticeDismissed, running, lastBackup, lastRehearsal, warnings, runs } =
      await services.backups.read();
    return {
      ...{ settings: settings ?? null, noticeDismissed: isNoticeDismissed, running: showIf(running) },
      ...{ lastBackup: showIf(lastBackup), lastRehearsal: showIf(lastRehearsal), warnings },
      runs: runs.map(showRun),
    };
  });
}

function addStarting(app: ApiScope, { services }: ApiContext): void {
  const response = { 202: jsonResponse('It is under way', startedSchema), ...failuresOf(400, 401, 409, 422) };
  const backup = {
    ...{ tags, security: bearer, response },
    summary: 'Begin a backup',
    description:
      'It goes on in the background. 409 while another one, or a rehearsal, is under way; 422 where no place is set up.',
  };
  app.post('/backups', { schema: backup, config: allowConfirmed('backups') }, async (request, reply) => {
    await services.backups.startBackup(authorOf(request).username);
    return reply.code(202).send({ state: 'running' });
  });

  const rehearsal = {
    ...{ tags, security: bearer, params: z.object({ id: recordIdSchema }) },
    summary: 'Begin a rehearsal of an archive',
    description: 'It is restored into a fresh place, started, looked at and compared, in the background.',
    response: { ...response, ...failuresOf(404) },
  };
  app.post(
    '/backups/:id/rehearsal',
    { schema: rehearsal, config: allow('backups') },
    async (request, reply) => {
      await services.backups.startRehearsal(request.params.id, authorOf(request).username);
      return reply.code(202).send({ state: 'running' });
    },
  );
}

function addDismissing(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    tags,
    summary: 'Put away the notice that no place for backups is set up, for everybody',
    security: bearer,
    response: { 204: z.undefined().describe('Done'), ...failuresOf(401) },
  };
  app.post('/backups/notice/dismiss', { schema, config: allow('backups') }, async (request, reply) => {
    await services.backups.dismissNotice(authorOf(request).username);
    return reply.code(204).send();
  });
}

function showIf(run: BackupRun | undefined) {
  return run ? showRun(run) : null;
}

function showRun(run: BackupRun) {
  const { rowCount: rows, fileCount: files, aliveAt: _aliveAt, proof, ...shown } = run;
  return { ...shown, rows, files, proof: proof === '' ? [] : (JSON.parse(proof) as string[]) };
}
