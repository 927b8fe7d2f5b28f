import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { IconSortAscending, IconSortDescending } from '../../icons/icons.ts';
import type { ImageFilter } from '../../media/image-filter.ts';
import styles from './ImageFilters.module.css';

type ImageFiltersProps = {
  filter: ImageFilter;
  directories: readonly string[];
  onChange: (change: Partial<ImageFilter>) => void;
};

const usageOptions = [
  { value: 'all', label: 'All' },
  { value: 'used', label: 'Used' },
  { value: 'unused', label: 'Unused' },
];
const listOptions = [
  { value: 'all', label: 'All images' },
  { value: 'lacking-alt', label: 'Lacks alt text' },
  { value: 'duplicates', label: 'Exact duplicates' },
];
const sortOptions = [
  { value: 'modified', label: 'Modified date' },
  { value: 'filename', label: 'Filename' },
  { value: 'size', label: 'File size' },
  { value: 'directory', label: 'Directory' },
];

/** Filters and order of the image manager (specification/back-office.md, "Image manager"). */
export function ImageFilters({ filter, directories, onChange }: ImageFiltersProps) {
  const isAscending = filter.order === 'asc';
  const OrderIcon = isAscending ? IconSortAscending : IconSortDescending;
  return (
    <search className={styles.filters}>
      <SearchBox value={filter.search} onChange={(search) => onChange({ search })} />
      <NativeSelect
        label="Directory"
        value={filter.directory}
        data={[{ value: '', label: 'All directories' }, ...directories]}
        onChange={({ currentTarget }) => onChange({ directory: currentTarget.value })}
      />
      <NativeSelect
        label="Usage"
        value={filter.usage}
        data={usageOptions}
        onChange={({ currentTarget }) => onChange({ usage: currentTarget.value as ImageFilter['usage'] })}
      />
      <NativeSelect
        label="Show"
        value={filter.list}
        data={listOptions}
        onChange={({ currentTarget }) => onChange({ list: currentTarget.value as ImageFilter['list'] })}
      />
      <NativeSelect
        label="Sort by"
        value={filter.sort}
        data={sortOptions}
        onChange={({ currentTarget }) => onChange({ sort: currentTarget.value as ImageFilter['sort'] })}
      />
      <Button
        variant="default"
        leftSection={<OrderIcon size={18} aria-hidden="true" />}
        onClick={() => onChange({ order: isAscending ? 'desc' : 'asc' })}
        aria-label={`Order: ${isAscending ? 'ascending' : 'descending'}`}
      >
        {isAscending ? 'Ascending' : 'Descending'}
      </Button>
    </search>
  );
}

type SearchBoxProps = { value: string; onChange: (search: string) => void };

/** Updates before the URL does, and follows the URL when that changes otherwise, such as with Back. */
function SearchBox({ value, onChange }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  return (
    <TextInput
      label="Search by filename"
      type="search"
      role="searchbox"
      value={text}
      onChange={({ currentTarget }) => {
        sent.current = currentTarget.value;
        setText(currentTarget.value);
        onChange(currentTarget.value);
      }}
    />
  );
}
