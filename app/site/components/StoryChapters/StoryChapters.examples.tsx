import type { Examples } from '../../../catalogue/examples.ts';
import { picture } from '../../../catalogue/samples.ts';
import { StoryChapters } from './StoryChapters.tsx';

export const examples: Examples = {
  'Two chapters': (
    <StoryChapters
      label="Chapter"
      chapters={[
        { id: 'quarry', heading: 'The quarry', text: 'Blocks are chosen where they lie.', picture },
        { id: 'c1', heading: 'The yard', text: 'And sawn here.', picture: undefined },
      ]}
    />
  ),
};
