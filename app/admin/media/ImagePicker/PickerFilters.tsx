import { NativeSelect, TextInput } from '@mantine/core';
import styles from './ImagePicker.module.css';

type PickerFilter = { search: string; directory: string };

type PickerFiltersProps = {
  filter: PickerFilter;
  directories: readonly string[];
  onChange: (filter: PickerFilter) => void;
};

export function PickerFilters({ filter, directories, onChange }: PickerFiltersProps) {
  return (
    <div className={styles.filters}>
      <TextInput
        label="Search images"
        type="search"
        role="searchbox"
        data-autofocus
        value={filter.search}
        onChange={(event) => onChange({ ...filter, search: event.currentTarget.value })}
      />
      <NativeSelect
        label="Directory"
        value={filter.directory}
        data={[{ value: '', label: 'All directories' }, ...directories]}
        onChange={(event) => onChange({ ...filter, directory: event.currentTarget.value })}
      />
    </div>
  );
}
