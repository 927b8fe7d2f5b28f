import { nothing } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { categoryList } from '../../entities/category/category.list.ts';
import { readListState } from '../list-state.ts';
import { ListToolbar } from './ListToolbar.tsx';

const state = readListState(categoryList, new URLSearchParams());

export const examples: Examples = {
  Plain: <ListToolbar list={categoryList} loaded={{}} state={state} onChange={nothing} />,
  'With a search': (
    <ListToolbar list={categoryList} loaded={{}} state={{ ...state, search: 'dawn' }} onChange={nothing} />
  ),
};
