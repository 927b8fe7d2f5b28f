import type { SearchTexts } from '#content/documents/search.document.ts';
import type { CatalogueChoice } from '#content/search/catalogue-parameters.shared.ts';
import { useLangOf } from '../../languages-context.ts';
import { SelectField } from '../form/SelectField.tsx';
import styles from './narrowing.module.css';

type SearchOrderProps = { texts: SearchTexts['sorting']; choice: CatalogueChoice; total: number };

/** The order of the results: as they fit, where words are searched, or as they hang. */
export function SearchOrder({ texts, choice, total }: SearchOrderProps) {
  const langOf = useLangOf();
  // Where there is nothing to order, the order is kept for when there is.
  if (total < 2) return choice.sort ? <input type="hidden" name="sort" value={choice.sort} /> : null;
  const optionOf = (value: string, name: keyof typeof texts) => ({
    ...{ value, label: texts[name] },
    ...langOf(texts, name),
  });
  const options = [
    optionOf('', choice.query ? 'relevance' : 'position'),
    ...(choice.query ? [optionOf('position', 'position')] : []),
    optionOf('name', 'name'),
    optionOf('-name', 'nameBackwards'),
    optionOf('newest', 'newest'),
  ];
  const isOffered = options.some(({ value }) => value === choice.sort);
  return (
    <SelectField
      name="sort"
      label={texts.label}
      labelIn={langOf(texts, 'label')}
      options={options}
      value={isOffered ? choice.sort : ''}
      onChange={() => undefined}
      className={styles.order}
    />
  );
}
