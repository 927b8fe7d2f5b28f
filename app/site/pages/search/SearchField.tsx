import type { SearchTexts } from '#content/documents/search.document.ts';
import { Button } from '../../components/Button/Button.tsx';
import { DisplayHeading } from '../../components/DisplayHeading/DisplayHeading.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { PageLabel } from '../../components/PageLabel/PageLabel.tsx';
import { useLangOf } from '../../languages-context.ts';
import styles from './SearchField.module.css';

type SearchFieldProps = { texts: Pick<SearchTexts, 'label' | 'heading' | 'field' | 'button'>; query: string };

/** The opening of the page: what it is for, and where to type. */
export function SearchField({ texts, query }: SearchFieldProps) {
  const langOf = useLangOf();
  return (
    <header className={styles.opening}>
      <PageLabel path="/search/" label={texts.label} isAccent {...langOf(texts, 'label')} />
      <DisplayHeading as="h1" size="large" {...langOf(texts, 'heading')}>
        {texts.heading}
      </DisplayHeading>
      <div className={styles.search}>
        <TextField
          key={query}
          name="q"
          type="search"
          label={texts.field}
          labelIn={langOf(texts, 'field')}
          defaultValue={query}
          autoComplete="off"
          maxLength={200}
          enterKeyHint="search"
          className={styles.field}
        />
        <Button type="submit" className={styles.submit} {...langOf(texts, 'button')}>
          {texts.button}
        </Button>
      </div>
    </header>
  );
}
