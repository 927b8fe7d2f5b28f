import { Button } from '@mantine/core';
import { useState } from 'react';
import { categoryEntity } from '#content/category/category.entity.ts';
import { categoryValues, nothing } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import type { Versions } from '../merge-values.ts';
import { MergeDialog } from './MergeDialog.tsx';

const original = categoryValues;

export const examples: Examples = {
  'Different fields': (
    <Opened
      versions={{
        original,
        yours: { ...original, name: 'Early dawn' },
        theirs: { ...original, published: true },
      }}
    />
  ),
  'The same field': (
    <Opened
      versions={{
        original,
        yours: { ...original, name: 'Early dawn' },
        theirs: { ...original, name: 'Late dawn' },
      }}
    />
  ),
};

function Opened({ versions }: { versions: Versions }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Save</Button>
      {isOpen ? (
        <MergeDialog
          fieldOf={(name) => Object.entries(categoryEntity.fields).find(([known]) => known === name)?.[1]}
          versions={versions}
          names={new Map()}
          onSave={nothing}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}
