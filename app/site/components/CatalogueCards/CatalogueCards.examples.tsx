import type { Examples } from '../../../catalogue/examples.ts';
import { article, picture, product, project } from '../../../catalogue/samples.ts';
import { CatalogueCards } from './CatalogueCards.tsx';

export const examples: Examples = {
  'Of each kind': (
    <CatalogueCards
      cards={[
        { kind: 'stone', record: { ...product, picture } },
        { kind: 'article', record: article },
        { kind: 'project', record: project },
      ]}
    />
  ),
};
