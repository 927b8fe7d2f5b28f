import type { Examples } from '../../../catalogue/examples.ts';
import { DefinitionList } from './DefinitionList.tsx';

export const examples: Examples = {
  'Two facts': (
    <DefinitionList
      facts={[
        ['Filename', 'statuario.webp'],
        ['Size', '230 KB'],
      ]}
    />
  ),
};
