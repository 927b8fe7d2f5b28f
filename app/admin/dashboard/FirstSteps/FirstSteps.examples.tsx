import { firstStepKeys } from '#content/first-steps/first-step-keys.shared.ts';
import { entities } from '#content/registry.ts';
import type { EntityTable } from '#database/schema.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { FirstSteps, FirstStepsLine } from './FirstSteps.tsx';
import type { FirstSteps as FirstStepsData } from './first-steps.ts';
import { RemovalNumbers } from './RemovalNumbers.tsx';

const callbacks = { onDismiss: () => {}, onNeededChange: () => {}, onChanged: () => {} };
const removal = {
  removedAt: '2026-03-01T08:00:00.000Z',
  removedBy: 'meera',
  records: 118,
  documents: 9,
  daysLeft: 24,
};

function stepsWith(doneCount: number, demo: FirstStepsData['demo'], isDismissed = false): FirstStepsData {
  const steps = firstStepKeys.map((key, index) => ({
    ...{ key, isDone: index < doneCount },
    isNeeded: key !== 'mail',
    demos: key === 'contact' ? ['Phones', 'Messages'] : [],
  }));
  return { steps, isDismissed, demo };
}

const none = Object.fromEntries(entities.map(({ table }) => [table, 0])) as Record<EntityTable, number>;
const goes = {
  ...{ ...none, categories: 5, products: 69, blogPosts: 10, socialPosts: 14, galleryProjects: 12 },
  siteDocuments: 9,
};
const stays = { ...none, categories: 1, products: 2, siteDocuments: 1 };

export const examples: Examples = {
  'At the first start': <FirstSteps data={stepsWith(0, { isThere: true, removal: null })} {...callbacks} />,
  'On the way, without the demo content': (
    <FirstSteps data={stepsWith(5, { isThere: false, removal })} {...callbacks} />
  ),
  Hidden: <FirstStepsLine data={stepsWith(5, { isThere: true, removal: null }, true)} {...callbacks} />,
  'What goes and what stays': (
    <RemovalNumbers
      preview={{
        goes,
        stays,
        edited: 2,
        links: [{ title: 'Why veins run', label: 'Content', kind: 'blog', id: '3', field: 'content' }],
      }}
    />
  ),
};
