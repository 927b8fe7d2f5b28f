import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { enterInLog } from '#logbook/write-log.ts';
import { categoryEntity } from '../category/category.entity.ts';
import type { Author } from '../kit/author.ts';
import type { Entity } from '../kit/entity.ts';
import { countRecords } from '../kit/record-reader.repository.ts';
import { productEntity } from '../product/product.entity.ts';
import { createDemoRemovalService, type RemovalNotice } from './demo-removal.service.ts';
import { findDemoDocuments, findDemoRecords } from './demo-state.ts';
import { findDemosContact, judgeDocuments } from './document-steps.ts';
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
