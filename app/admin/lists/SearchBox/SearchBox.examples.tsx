import type { Examples } from '../../../catalogue/examples.ts';
import { SearchBox } from './SearchBox.tsx';

export const examples: Examples = {
  Empty: <SearchBox value="" hint="Search by name" onSearch={() => undefined} />,
  Searching: <SearchBox value="marble" hint="Search by name" onSearch={() => undefined} />,
};
