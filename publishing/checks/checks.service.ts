import { documentKind } from '#content/documents/site-document.ts';
import type { Facts, Lack } from '#content/editorial/checks/lack.ts';
import { entities } from '#content/registry.ts';
import type { Db } from '#database/connect.ts';
import { remember } from '#database/remembered.ts';
import { type Checked, checkAll, checkSome } from './check-all.ts';
import { createMarkGroups, type MarkGroup, type MarkQuery, type PickedMarks, pickMarks } from './marks.ts';
import type { CheckedKind } from './scan-site.ts';
import { type Named, readFacts } from './site-facts.ts';

/** Everything that the check looks at, in the order in which it lists them. */
export const checkedKinds: readonly CheckedKind[] = [
  ...entities.map(({ name }) => name),
  documentKind,
  'redirect',
];

export type CheckQuery = MarkQuery;
export type CheckReport = {
  /** One page of what lacks something, those with most problems first. */
  items: Checked[];
  total: number;
  /** How many lack what is filtered by otherwise, by kind and by what they lack. */
  byKind: PickedMarks['byKind'];
  byLack: PickedMarks['byLack'];
};

/** What the site lacks (specification/back-office.md, "Checks"). */
export function createCheckService(db: Db, { publicUrl }: { publicUrl: string }) {
  const site = { db, publicUrl };

  async function markAll(): Promise<MarkGroup[]> {
    const groups = createMarkGroups();
    for await (const some of checkAll(site)) for (const checked of some) groups.add(checked);
    return groups.list();
  }

  /** What a page shows, in its order, as it is by now. */
  async function readItems(marks: PickedMarks['shown']): Promise<Checked[]> {
    const found = new Map<string, Checked>();
    for (const [kind, some] of Map.groupBy(marks, (mark) => mark.kind)) {
      const keys = some.map(({ key }) => key);
      for (const item of await checkSome(site, kind, keys)) found.set(`${kind} ${item.key}`, item);
    }
    return marks.flatMap(({ kind, key }) => found.get(`${kind} ${key}`) ?? []);
  }

  // One after another: each has some hundred texts in hand.
  let last: Promise<unknown> = Promise.resolve();
  return {
    /** One page of all that lacks something. */
    async report(query: CheckQuery): Promise<CheckReport> {
      const groups = await remember(db, 'checks', () => {
        const work = last.then(markAll, markAll);
        last = work.catch(() => undefined);
        return work;
      });
      const { shown, ...numbers } = await pickMarks(groups, query);
      const items = await readItems(shown);
      return { items: items.map((item) => ({ ...item, lacks: lacksFor(item, query) })), ...numbers };
    },

    /** What a form cannot know by itself. */
    lookUp: (named: Named): Promise<Facts> => readFacts(db, named, publicUrl),
  };
}

function lacksFor({ lacks }: Checked, { lack, severity }: CheckQuery): Lack[] {
  const wanted = lacks.filter(
    (one) => (!lack || one.kind === lack) && (!severity || one.severity === severity),
  );
  const { problem = [], hint = [] } = Object.groupBy(wanted, (one) => one.severity);
  return [...problem, ...hint];
}
