import type { Choice, ListFilter, ListSort, LoadedChoices } from '../list-definition.ts';
import { isSameSort, type ListState } from '../list-state.ts';
import { QuickSelect } from '../QuickSelect/QuickSelect.tsx';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { Toolbar } from '../Toolbar/Toolbar.tsx';
import type { ListChange } from '../use-list-state.ts';

type ListToolbarProps = {
  list: { searchHint: string; filters: readonly ListFilter[]; sorts: readonly ListSort[] };
  loaded: LoadedChoices;
  state: ListState;
  onChange: (change: ListChange) => void;
};

/** The controls of a list's query: search, filters, order. */
export function ListToolbar({ list, loaded, state, onChange }: ListToolbarProps) {
  return (
    <Toolbar
      search={
        <SearchBox
          value={state.search}
          hint={list.searchHint}
          onSearch={(search) => onChange({ search, isReplacing: true })}
        />
      }
    >
      {list.filters.map((filter) => (
        <QuickSelect
          key={filter.name}
          label={filter.label}
          name={filter.name}
          value={state.filters[filter.name] ?? ''}
          data={choicesOf(filter, { loaded, chosen: state.filters[filter.name] })}
          onChoose={(chosen) => onChange({ filters: { [filter.name]: chosen } })}
        />
      ))}
      <SortSelect sorts={list.sorts} sort={state.sort} onSort={(sort) => onChange({ sort })} />
    </Toolbar>
  );
}

function SortSelect(props: {
  sorts: readonly ListSort[];
  sort: ListState['sort'];
  onSort: (sort: ListState['sort']) => void;
}) {
  const { sorts, sort, onSort } = props;
  return (
    <QuickSelect
      label="Sort by"
      name="sort"
      value={String(sorts.findIndex((known) => isSameSort(known, sort)))}
      data={sorts.map(({ label }, index) => ({ value: String(index), label }))}
      onChoose={(index) => {
        const chosen = sorts[Number(index)];
        if (chosen) onSort({ by: chosen.by, order: chosen.order });
      }}
    />
  );
}

/** 'All' and the choices. A value from the URL stays available while the choices load, and if loading fails. */
function choicesOf(
  filter: ListFilter,
  known: { loaded: LoadedChoices; chosen: string | undefined },
): Choice[] {
  const { loaded, chosen } = known;
  const choices = filter.choices === 'loaded' ? (loaded[filter.name] ?? []) : filter.choices;
  const all = { value: '', label: 'All' };
  if (!chosen || choices.some(({ value }) => value === chosen)) return [all, ...choices];
  return [all, ...choices, { value: chosen, label: chosen }];
}
