import { TextInput } from '@mantine/core';
import { logKindNames, logKinds } from '#logbook/log-kinds.shared.ts';
import type { useUrlQuery } from '../checks/use-url-query.ts';
import { QuickSelect } from '../lists/QuickSelect/QuickSelect.tsx';
import { SearchBox } from '../lists/SearchBox/SearchBox.tsx';
import { Toolbar } from '../lists/Toolbar/Toolbar.tsx';
import { authorName } from '../shell/author-name.ts';
import type { LogPerson } from './log-endpoints.ts';

type LogFiltersProps = { query: ReturnType<typeof useUrlQuery>; people: LogPerson[] };

/** By words, person, kind and days; another choice goes back to the newest. */
export function LogFilters({ query, people }: LogFiltersProps) {
  const chosen = query.read('person');
  const isAskedFor = ({ id, hasActed }: LogPerson) => hasActed || String(id) === chosen;
  const choose = (name: string) => (value: string) => query.change({ [name]: value, after: '' });
  return (
    <Toolbar
      search={<SearchBox value={query.read('search')} hint="What was done" onSearch={choose('search')} />}
    >
      <QuickSelect
        label="Who"
        name="person"
        value={chosen}
        data={[
          { value: '', label: 'Everybody' },
          ...people.filter(isAskedFor).map(({ id, name }) => ({
            value: String(id),
            label: name === '' ? 'Somebody not signed in' : authorName(name),
          })),
        ]}
        onChoose={choose('person')}
      />
      <QuickSelect
        label="What about"
        name="kind"
        value={query.read('kind')}
        data={[
          { value: '', label: 'Everything' },
          ...logKindNames.map((kind) => ({ value: kind, label: logKinds[kind] })),
        ]}
        onChoose={choose('kind')}
      />
      <DayInput label="From" name="from" query={query} />
      <DayInput label="Until" name="to" query={query} />
    </Toolbar>
  );
}

function DayInput({ label, name, query }: { label: string; name: string; query: LogFiltersProps['query'] }) {
  return (
    <TextInput
      type="date"
      name={name}
      label={label}
      value={query.read(name)}
      onChange={({ currentTarget }) => query.change({ [name]: currentTarget.value, after: '' })}
    />
  );
}
