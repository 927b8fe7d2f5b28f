/**
 * Times the inbox with 20,000 items at the API, and prints the medians of each question: processor time of
 * this process, which is the same however busy the machine is (SQLite's work is in it, PostgreSQL's is not), and time
 * of the clock, with the best of it, which a busy machine reaches now and then.
 *   node --disable-warning=ExperimentalWarning scripts/measure/inbox.ts [items] [runs]
 * Works on a SQLite file of its own, which goes with it, or on the empty database that DATABASE_URL names.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, openDatabase } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { migrateToLatest } from '#database/migrate.ts';
import { insertSubmission } from '#enquiries/submissions.repository.ts';
import { openApi, type ReadingApi } from './open-api.ts';

const itemCount = Number(process.argv[2] ?? 20_000);
const runs = Number(process.argv[3] ?? 15);
const questions = [
  ...['', 'page=1000', 'kind=quote', 'kind=quote,sample&status=new', 'status=answered', 'status=spam'],
  ...['assignee=me', 'assignee=none', 'due=overdue', 'due=waiting&sort=due', 'due=followUp', 'product=onyx'],
  ...['sort=name', 'sort=email&order=desc&page=500', 'sort=product', 'sort=due', 'sort=followUp'],
  ...[
    'search=stone.example',
    'search=buyer%204711',
    'search=onyx',
    'search=q-4711',
    'search=98765',
    'search=a',
  ],
  ...[
    'search=zz',
    'search=jaipur%20travertine',
    'search=nothing-like-it',
    'search=quarry&status=new&sort=name',
  ],
].map((query) => `/api/inbox?${query}`);
questions.push(
  '/api/inbox/waiting',
  '/api/inbox/4711',
  '/api/enquiries?search=jaipur&product=Onyx',
  '/api/counts',
);

const folder = mkdtempSync(join(tmpdir(), 'ashlar-measure-'));
const db = await openDatabase(process.env.DATABASE_URL ?? `sqlite:${join(folder, 'measure.sqlite')}`);
try {
  await migrateToLatest(db);
  const api = await openApi(db, folder);
  await inTransaction(db, fill);
  for (const url of questions) {
    const times: { processorMs: number; clockMs: number }[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await timesOf(api, url));
    const processor = medianOf(times.map(({ processorMs }) => processorMs));
    const clock = medianOf(times.map(({ clockMs }) => clockMs));
    const best = Math.min(...times.map(({ clockMs }) => clockMs)).toFixed(1);
    console.log(
      `${processor.padStart(7)} ms of the processor ${clock.padStart(7)} ms of the clock, at best ${best.padStart(5)}  ${url}`,
    );
  }
  await api.close();
} finally {
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
}

function medianOf(times: number[]): string {
  times.sort((one, other) => one - other);
  return (times[Math.floor(times.length / 2)] ?? 0).toFixed(1);
}

async function fill(trx: Db): Promise<void> {
  const statuses = ['new', 'new', 'answered', 'quoted', 'won', 'lost', 'spam'];
  const firstMs = Date.UTC(2025, 0, 1);
  for (let index = 0; index < itemCount; index += 1) {
    const at = new Date(firstMs + index * 30 * 60_000);
    const arrival = {
      createdAt: at.toISOString(),
      answerDueAt: new Date(at.getTime() + 24 * 3_600_000).toISOString(),
      spamReason: '',
      isSpam: false,
    };
    const { itemId } = await insertSubmission(trx, submissionOf(index), arrival);
    const followUpOn = index % 10 === 0 ? at.toISOString().slice(0, 10) : null;
    const handling = { status: pick(statuses, index), assigneeId: index % 3 === 0 ? 0 : null, followUpOn };
    const read = index % 50 === 0 ? null : at.toISOString();
    await trx
      .updateTable('inboxItems')
      .set({ ...handling, readAt: read })
      .where('id', '=', itemId ?? 0)
      .execute();
  }
}

async function timesOf({ ask }: ReadingApi, url: string) {
  const startedAt = performance.now();
  const cpuAtStart = process.cpuUsage();
  await ask(url);
  const used = process.cpuUsage(cpuAtStart);
  return { processorMs: (used.user + used.system) / 1000, clockMs: performance.now() - startedAt };
}

function submissionOf(index: number): Parameters<typeof insertSubmission>[1] {
  const products = ['Imported Marble', 'Exotic Marble', 'Onyx', 'Travertine', 'Statuario'];
  const cities = ['Jaipur', 'Málaga', 'Carrara', 'Rotterdam', 'Houston'];
  const phone = String(9_000_000_000 + (index % 7000));
  const shared = {
    ...{ email: `buyer${index % 9000}@stone.example`, product: pick(products, index), utmSource: 'letter' },
    ...{ phone, phoneCountry: '+91', sourcePage: '/contact/' },
  };
  return index % 2 === 0
    ? {
        form: 'enquiry',
        record: {
          ...{
            ...shared,
            fullName: `Buyer ${index}`,
            city: pick(cities, index),
            quantity: '2000',
            formType: 'main',
          },
          ...{ whatsappNumber: phone, whatsappCountry: '+91' },
        },
      }
    : {
        form: 'contact',
        record: {
          ...{ ...shared, name: `Buyer ${index}`, subject: `Slabs for house ${index}` },
          message: `We build in ${pick(cities, index)} and look for a quarry that cuts to size. `.repeat(6),
          formType: pick(['contact', 'quote', 'sample'], index),
        },
      };
}

function pick(list: readonly string[], index: number): string {
  return list[index % list.length] ?? '';
}
