import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { IconSortAscending, IconSortDescending } from '../../../kit/icons/icons.ts';
import type { ImageFilter } from '../../../kit/media/image-filter.ts';
import styles from './ImageFilters.module.css';

type ImageFiltersProps = {
  filter: ImageFilter;
  directories: readonly string[];
  onChange: (change: Partial<ImageFilter>) => void;
};

type Choice<Name extends keyof ImageFilter> = {
  name: Name;
  label: string;
  options: Record<ImageFilter[Name], string>;
};

const choices: readonly (Choice<'usage'> | Choice<'list'> | Choice<'sort'>)[] = [
  { name: 'usage', label: 'Usage', options: { all: 'All', used: 'Used', unused: 'Unused' } },
  {
    name: 'list',
    label: 'Show',
    options: { all: 'All images', 'lacking-alt': 'Lacks alt text', duplicates: 'Exact duplicates' },
  },
  {
    name: 'sort',
    label: 'Sort by',
    options: { modified: 'Modified date', filename: 'Filename', size: 'File size', directory: 'Directory' },
  },
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
      {choices.map(({ label, name, options }) => (
        <NativeSelect
          key={name}
          label={label}
          value={filter[name]}
          data={Object.entries(options).map(([value, text]) => ({ value, label: text }))}
          onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
        />
      ))}
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
