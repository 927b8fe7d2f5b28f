import type { Examples } from '../../../catalogue/examples.ts';
import { picture, pictures } from '../../../catalogue/samples.ts';
import { ExpertiseCards } from './ExpertiseCards.tsx';

export const examples: Examples = {
  'Two cards': (
    <ExpertiseCards
      heading="What the hands know"
      cards={['Sawing', 'Finishing'].map((title) => ({
        id: title,
        title,
        text: 'In our own yard.',
        image: picture.path,
      }))}
      pictures={pictures}
    />
  ),
};
