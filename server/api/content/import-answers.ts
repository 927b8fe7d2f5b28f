import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createPacer } from '#content/kit/pacer.ts';
import type { ImportJob } from '#content/spreadsheets/import-jobs.ts';
import type { ImportResult } from '#content/spreadsheets/import-result.ts';
import { failureOf } from '../../http/errors.ts';

type Started = { job: ImportJob; finished: Promise<ImportResult> };

/** Answers with the end of an import, or at once with where it is told, for those who prefer that. @returns its end */
export async function awaitImport(
  request: FastifyRequest,
  reply: FastifyReply,
  { job, finished }: Started,
): Promise<ImportResult | undefined> {
  if (request.headers.prefer !== 'respond-async') return finished;
  reply.code(202).header('location', `/api/imports/${job.id}`);
  sendJob(reply, job);
  // What came along stays until then; the job tells what came of it.
  return finished.catch(() => undefined);
}

/** A result of thousands of rows, in pieces: written at once it would hold up every other request. */
export function sendResult(reply: FastifyReply, result: ImportResult): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(Readable.from(piecesOf(result)));
}

/** How far an import is, and with its end what came of it. */
export function sendJob(reply: FastifyReply, job: ImportJob): FastifyReply {
  const { result } = job;
  if (!result) return reply.send(showJob(job));
  const head = JSON.stringify(showJob(job)).slice(0, -1);
  async function* pieces() {
    yield `${head},"result":`;
    yield* piecesOf(result as ImportResult);
    yield '}';
  }
  return reply.type('application/json; charset=utf-8').send(Readable.from(pieces()));
}

/** A job without its result. */
function showJob({ id, state, done, total, isDryRun, error }: ImportJob) {
  const shown = { id, state, done, total, isDryRun };
  if (state !== 'failed') return shown;
  const failure = failureOf(error ?? (new Error('The import failed') as never));
  return { ...shown, failure: { message: failure.message, errors: failure.errors, ...failure.data } };
}

async function* piecesOf({ changes, ...rest }: ImportResult): AsyncGenerator<string> {
  const pace = createPacer();
  yield `${JSON.stringify(rest).slice(0, -1)},"changes":[`;
  for (const [index, change] of changes.entries()) {
    yield (index === 0 ? '' : ',') + JSON.stringify(change);
    await pace();
  }
  yield ']}';
}
