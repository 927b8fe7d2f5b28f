import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { IconSortAscending, IconSortDescending } from '../../../kit/icons/icons.ts';
import { t } from '../../../kit/language/t.ts';
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
  { name: 'usage', label: t('Usage'), options: { all: t('All'), used: t('Used'), unused: t('Unused') } },
  {
    name: 'list',
    label: t('Show'),
    options: { all: t('All images'), 'lacking-alt': t('Lacks alt text'), duplicates: t('Exact duplicates') },
  },
  {
    name: 'sort',
    label: t('Sort by'),
    options: {
      modified: t('Modified date'),
      filename: t('Filename'),
      size: t('File size'),
      directory: t('Directory'),
    },
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
        label={t('Directory')}
        value={filter.directory}
        data={[{ value: '', label: t('All directories') }, ...directories]}
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
        aria-label={isAscending ? t('Order: ascending') : t('Order: descending')}
      >
        {isAscending ? t('Ascending') : t('Descending')}
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
      label={t('Search by filename')}
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
