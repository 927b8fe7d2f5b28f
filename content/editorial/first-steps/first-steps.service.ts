import { isDeepStrictEqual } from 'node:util';
import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { enterInLog } from '#people/log/write-log.ts';
import { type Company, companyDocument } from '../../documents/company.document.ts';
import { completeValues } from '../../documents/document-values.ts';
import type { DocumentKey, DocumentValues } from '../../documents/registry.ts';
import { categoryEntity } from '../../entities/category/category.entity.ts';
import { productEntity } from '../../entities/product/product.entity.ts';
import type { Author } from '../../kit/author.ts';
import type { Entity } from '../../kit/entity.ts';
import { countRecords } from '../../kit/record-reader.repository.ts';
import { createDemoRemovalService, type RemovalNotice } from './demo-removal.service.ts';
import { type DemoDocument, findDemoDocuments, findDemoRecords } from './demo-state.ts';
import { type FirstStepKey, firstStepKeys, type OptionalStepKey } from './first-step-keys.shared.ts';
import { findRemembered, forget, type Remembered, remember } from './first-steps.repository.ts';

export type FirstSteps = {
  /** `isNeeded`: nobody has said that the company does without. */
  steps: {
    key: FirstStepKey;
    isDone: boolean;
    isNeeded: boolean;
    /** What of it is still the demo's, in words. */
    demos: string[];
  }[];
  /** Somebody has put the list away. */
  isDismissed: boolean;
  demo: { isThere: boolean; removal: RemovalNotice | null };
};

type Options = {
  /** Whether a mail server has taken a test mail. */
  hasTestedMail: () => Promise<boolean>;
  now?: () => Date;
};

/** What a new site still needs before it is the company's own, told from what is stored. */
export function createFirstStepsService(db: Db, options: Options) {
  const now = options.now ?? (() => new Date());
  return {
    async read(): Promise<FirstSteps> {
      const documents = await findDemoDocuments(db);
      const isDone: Record<FirstStepKey, boolean> = {
        ...judgeDocuments(documents),
        collection: await hasOwn(db, categoryEntity),
        stone: await hasOwn(db, productEntity),
        mail: await options.hasTestedMail(),
      };
      const remembered = await findRemembered(db);
      return {
        steps: firstStepKeys.map((key) => ({
          ...{ key, isDone: isDone[key] },
          demos: key === 'contact' ? findDemosContact(documents) : [],
          isNeeded: !remembered.has(`not-needed:${key}`),
        })),
        isDismissed: remembered.has('dismissed'),
        demo: await createDemoRemovalService(db, { now }).findState(),
      };
    },

    /** Puts the list away for everybody, or brings it back. */
    async setDismissed(isDismissed: boolean, author: Author): Promise<void> {
      const text = isDismissed ? 'Put the first steps away' : 'Brought the first steps back';
      await setRemembered(db, { key: 'dismissed', isThere: isDismissed, text, author, now: now() });
    },

    /** Puts a step aside that the company does without, or takes it up again. */
    async setNeeded(step: OptionalStepKey, isNeeded: boolean, author: Author): Promise<void> {
      const key = `not-needed:${step}` as const;
      const text = `${isNeeded ? 'Took up' : 'Put aside'} the first step "${step}"`;
      await setRemembered(db, { key, isThere: !isNeeded, text, author, now: now() });
    },
  };
}

/** The first steps that are taken in documents, by whether they are done. */
function judgeDocuments(documents: DemoDocument[]) {
  const company = versionsOf(documents, 'company');
  const legal = versionsOf(documents, 'legal');
  const certificates = versionsOf(documents, 'certificates');
  const appearance = versionsOf(documents, 'appearance');
  const home = versionsOf(documents, 'home');
  const { name } = company.current;
  const hasText = ({ html }: { html: string }) => html !== '';
  return {
    name: name !== company.start.name && name !== company.demo?.name,
    country: isOwn(company, ({ country }) => country),
    logo: appearance.current.logo !== '',
    colour: (['accent', 'surface', 'ink'] as const).some(
      (colour) => appearance.current[colour] !== appearance.start[colour],
    ),
    opening: home.current.hero.image !== '' && isOwn(home, ({ hero }) => [hero.heading, hero.subtitle]),
    menu: isOwn(versionsOf(documents, 'navigation'), ({ menu }) => menu),
    open: versionsOf(documents, 'launch').current.open,
    contact: hasOwnContact(company),
    certificates: ownItems(certificates, ({ items }) => items).some(({ pdf }) => pdf !== ''),
    legal:
      ownItems(legal, ({ privacy }) => privacy).some(hasText) &&
      ownItems(legal, ({ terms }) => terms).some(hasText),
  };
}

/** What visitors see of a document, what a new site begins with, and what the demo content says if it says anything. */
type Versions<Value> = { current: Value; start: Value; demo: Value | undefined };

/** Whether something in a document is neither what a site begins with nor the demo's. */
function isOwn<Value>({ current, start, demo }: Versions<Value>, partOf: (value: Value) => unknown): boolean {
  const others = demo ? [start, demo] : [start];
  return !others.some((other) => isDeepStrictEqual(partOf(current), partOf(other)));
}

/** A way to reach the company, and none that leads to the demo's. */
function hasOwnContact(company: Versions<Company>): boolean {
  const { email, phones } = company.current;
  return (email !== '' || phones.length > 0) && demosContactIn(company).length === 0;
}

/** The ways to reach the company that are still the demo's, by the names of their fields. */
function findDemosContact(documents: DemoDocument[]): string[] {
  return demosContactIn(versionsOf(documents, 'company'));
}

function demosContactIn({ current, demo }: Versions<Company>): string[] {
  if (!demo) return [];
  const { email, messaging, phones, address } = companyDocument.fields;
  const ways: [name: string, isDemos: boolean][] = [
    [address.label, current.address.street !== '' && isDeepStrictEqual(current.address, demo.address)],
    [phones.label, current.phones.some(({ href }) => demo.phones.some((phone) => phone.href === href))],
    [email.label, current.email !== '' && current.email === demo.email],
    [messaging.label, current.messaging.href !== '' && current.messaging.href === demo.messaging.href],
  ];
  return ways.flatMap(([name, isDemos]) => (isDemos ? [name] : []));
}

/** The items of a list that are not word for word the demo's. */
function ownItems<Value, Item>({ current, demo }: Versions<Value>, listIn: (value: Value) => Item[]): Item[] {
  const demos = demo ? listIn(demo) : [];
  return listIn(current).filter((item) => !demos.some((one) => isDeepStrictEqual(one, item)));
}

function versionsOf<Key extends DocumentKey>(
  documents: DemoDocument[],
  key: Key,
): Versions<DocumentValues[Key]> {
  const found = documents.find(({ document }) => document.key === key);
  if (!found) throw new Error(`There is no document "${key}"`);
  const start = completeValues(found.document.fields);
  const versions: Versions<unknown> = { current: found.stored.value, start, demo: found.loaded };
  return versions as Versions<DocumentValues[Key]>;
}

/** Whether visitors see a record that did not come with the demo content, or was made the company's own since. */
async function hasOwn(db: Db, entity: Entity): Promise<boolean> {
  const { unchanged } = await findDemoRecords(db, entity);
  const exceptIds = unchanged.map(({ id }) => id);
  return (await countRecords(db, entity, { reader: 'visitor', exceptIds })) > 0;
}

function setRemembered(
  db: Db,
  step: { key: Remembered; isThere: boolean; text: string; author: Author; now: Date },
): Promise<void> {
  const { key, isThere, text, author, now } = step;
  return inTransaction(db, async (trx) => {
    if (isThere) await remember(trx, { key, author, now: now.toISOString() });
    else await forget(trx, key);
    await enterInLog(trx, { kind: 'documents', text, ...author });
  });
}
