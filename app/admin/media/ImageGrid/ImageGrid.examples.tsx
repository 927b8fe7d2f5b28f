import { useState } from 'react';
import { images } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { ImageGrid } from './ImageGrid.tsx';

export const examples: Examples = {
  'One can be chosen': <Choosing label="Images" />,
  'Several can be chosen': <Choosing label="More images" isMultiple />,
};

function Choosing({ label, isMultiple = false }: { label: string; isMultiple?: boolean }) {
  const [selected, setSelected] = useState<readonly string[]>([]);
  return (
    <ImageGrid
      {...{ label, images, selected, isMultiple }}
      onChoose={(path) => setSelected(isMultiple ? [...selected, path] : [path])}
    />
  );
}
