import { type Compilable, CompiledQuery } from 'kysely';
import { isReadInBackground } from './background-reading.ts';
import { type Db, findReading } from './connect.ts';

/** Lists of ids have a shape for each length. */
const maxShapes = 1_000;
/** By the engine, whose own words a statement is in. */
const textsByEngine = new WeakMap<object, Map<string, string>>();

/**
 * Reads by a statement that is the same again and again but for its values: composing one takes several times as long as
 * running it.
 * @param query `shape` names everything that the statement's text follows from; `values` are what stands in it, in its order
 */
export async function readComposed<Row>(
  db: Db,
  query: { shape: string; values: readonly unknown[] },
  compose: () => Compilable<Row>,
): Promise<Row[]> {
  const texts = textsOf(db.getExecutor().adapter);
  const text = texts.get(query.shape) ?? composeText(query.values, compose);
  if (texts.size >= maxShapes) texts.clear();
  texts.set(query.shape, text);
  const reading = isReadInBackground() ? undefined : findReading(db);
  try {
    if (reading) return reading<Row>(text, query.values);
  } catch {
    // What is locked, or fails, is asked the way that waits for it, and says why.
  }
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...query.values]));
  return rows;
}

function textsOf(engine: object): Map<string, string> {
  const known = textsByEngine.get(engine);
  if (known) return known;
  const texts = new Map<string, string>();
  textsByEngine.set(engine, texts);
  return texts;
}

function composeText<Row>(values: readonly unknown[], compose: () => Compilable<Row>): string {
  const { sql, parameters } = compose().compile();
  const areSame = parameters.length === values.length && parameters.every((one, at) => one === values[at]);
  if (!areSame) throw new Error(`The values of a statement are others than it has: ${sql}`);
  return sql;
}
