import { aliasesOf } from '#content/kit/api-names.ts';
import type { Entity } from '#content/kit/entity.ts';
import type { Db } from '#database/connect.ts';
import { type FieldErrors, isAppError } from '#errors/app-error.ts';
import { readContentInput } from '../api/content-input.ts';
import { contentServiceOf, showRecord } from '../api/content-records.ts';
import { withSentNames } from '../api/sent-names.ts';
import type { Services } from '../services.ts';
import type { FieldMarks } from './field-marks.ts';
import { findStandIn } from './stand-ins.ts';

type Body = Record<string, unknown>;
/** The values of a form, under the API's names; without an id those of a record that was never saved. */
export type UnsavedRecord = { entity: Entity; id?: number | undefined; values: Body };
export type Within = { trx: Db; services: Services; marks: FieldMarks };
/** `id` is undefined where there is not enough yet to show a page; `wrong` by declared names. */
type Staged = { id: number | undefined; wrong: FieldErrors };

/**
 * Writes the values of a form as a save would, as far as they can be stored. What is wrong stays as it is stored, and
 * has a stand-in in a new record.
 */
export async function stageUnsavedRecord(within: Within, unsaved: UnsavedRecord): Promise<Staged> {
  const { entity } = unsaved;
  const current = await readCurrent(within, unsaved);
  const wrong: FieldErrors = {};
  const body = { ...unsaved.values };
  for (;;) {
    const outcome = await tryStaging(within, unsaved, { body, ...(current && { current }) });
    if (outcome.id !== undefined) return { id: outcome.id, wrong };
    const refused = Object.entries(outcome.fields).map(([sent, message]) => {
      return { sent, message, name: declaredNameOf(entity, sent) };
    });
    const isStuck = refused.every(({ name }) => name in wrong);
    for (const { name, message } of refused) wrong[name] ??= message;
    if (isStuck) return { id: undefined, wrong };
    for (const { sent, name } of refused) {
      delete body[sent];
      const field = entity.fields[name];
      const isNeeded = !current && field?.required;
      if (isNeeded) body[sent] = await findStandIn(within.services, field);
    }
  }
}

async function readCurrent({ services }: Within, { entity, id }: UnsavedRecord) {
  if (id === undefined) return undefined;
  return showRecord(entity, await contentServiceOf(services, entity.name).getById(id), 'administrator');
}

type Outcome = { id: number; fields?: never } | { id: undefined; fields: FieldErrors };

async function tryStaging(
  within: Within,
  { entity, id }: UnsavedRecord,
  source: { body: Body; current?: Body },
): Promise<Outcome> {
  const { body } = source;
  const work = async () =>
    stage(within, { entity, id, values: await readContentInput(within.trx, entity, source) });
  try {
    return { id: await withSentNames(entity, { body, work }) };
  } catch (error) {
    if (isAppError(error) && error.fields) return { id: undefined, fields: error.fields };
    throw error;
  }
}

/** Stages a record as if it were published: a draft is shown like anything else. */
function stage(
  { services, marks }: Within,
  { entity, id, values }: { entity: Entity; id: number | undefined; values: object },
): Promise<number> {
  const finish = (complete: Body) => {
    const finished = Object.entries(entity.fields).map(([name, field]) => {
      return [name, name === 'published' ? true : marks.mark(name, field, complete[name])];
    });
    return Object.fromEntries(finished);
  };
  return contentServiceOf(services, entity.name).stage({ id, values, finish });
}

/** The declared name of a field by one of its names in the API. */
function declaredNameOf(entity: Entity, sent: string): string {
  const bare = sent.replace(/^seo\./, '');
  return aliasesOf(entity).find(({ name }) => name === bare)?.field ?? sent;
}
