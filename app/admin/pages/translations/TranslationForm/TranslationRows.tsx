import { Button, Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { TranslatedField } from '#content/translations/translated-fields.ts';
import { isShipped } from '../../../kit/controls/LanguagesControl/offered-languages.ts';
import { useLinkedField } from '../../../kit/forms/use-linked-field.ts';
import { t } from '../../../kit/language/t.ts';
import { readersNameOf, textLanguageOf } from '../../../kit/languages/language-label.ts';
import { TextLanguageContext } from '../../../kit/languages/text-language.ts';
import { FieldPair } from '../FieldPair/FieldPair.tsx';
import type { LoadedTranslation } from '../load-translation.ts';
import { checkedKey, hasSource, isTranslated } from '../translation-values.ts';
import { useBeside } from '../use-beside.ts';
import type { TranslationFormParts } from '../use-translation-form.ts';
import { BesideChoice } from './BesideChoice.tsx';
import styles from './TranslationForm.module.css';

type TranslationRowsProps = { loaded: LoadedTranslation; parts: TranslationFormParts };

/** How many a form has before it is searched, and how many are drawn at first. */
const few = 12;
const atFirst = 60;

/** Every text with its translation. */
export function TranslationRows({ loaded, parts }: TranslationRowsProps) {
  const { subject, language, from } = loaded;
  const { form, translation, saving } = parts;
  const { fields, ...narrowing } = useNarrowing(loaded, parts);
  const beside = useBeside(loaded);
  const [isWhole, setIsWhole] = useState(false);
  const linked = decodeURIComponent(useLocation().hash.slice(1));
  const drawn = new Set(isWhole || saving.failure ? fields : fields.slice(0, atFirst));
  const shown = subject.fields.filter((field) => drawn.has(field) || field.key === linked);
  useLinkedField();
  const checked = [form.values[checkedKey] ?? []].flat();
  return (
    <section aria-label={t('Texts')} className={styles.rows}>
      <p role="status" className={styles.progress}>
        {describeProgress(loaded, parts)}
      </p>
      {subject.apiPath === '/site-documents/wording' ? <ShippedNote language={language} /> : null}
      <BesideChoice beside={beside} />
      {subject.fields.length > few ? <Narrowing {...narrowing} /> : null}
      <TextLanguageContext value={textLanguageOf(language)}>
        {shown.map((field) => (
          <FieldPair
            key={field.key}
            {...{ field, from }}
            former={translation.translatedFrom[field.names[0]]}
            beside={beside.textsOf(field.key)}
            value={form.values[field.key]}
            error={form.messages[field.key]}
            isChecked={checked.includes(field.names[0])}
            onChange={form.change}
            onToggleChecked={parts.toggleChecked}
          />
        ))}
      </TextLanguageContext>
      {drawn.size < fields.length ? (
        <Button variant="default" onClick={() => setIsWhole(true)}>
          {t('Show all {count} texts', { count: fields.length })}
        </Button>
      ) : null}
      {fields.length === 0 ? <p>{t('No text fits.')}</p> : null}
    </section>
  );
}

/** Which texts are shown. What is typed changes nothing in it, so that no row goes while one types in it. */
function useNarrowing({ subject }: LoadedTranslation, { form, translation }: TranslationFormParts) {
  const [isTodoOnly, setIsTodoOnly] = useState(false);
  const [search, setSearch] = useState('');
  const words = search.trim().toLowerCase();
  const { values: stored } = form.base;
  const isTodo = ({ key, names: [name] }: TranslatedField) =>
    !isTranslated(stored[key]) || translation.outdated.includes(name);
  const isFound = ({ key, label, source }: TranslatedField) =>
    [label, source, stored[key]].flat().some((text) => String(text).toLowerCase().includes(words));
  const fields = subject.fields
    .filter((field) => hasSource(field) || field.key.startsWith('meta') || isTranslated(stored[field.key]))
    .filter((field) => !isTodoOnly || isTodo(field))
    .filter((field) => words === '' || isFound(field));
  return { fields, isTodoOnly, setIsTodoOnly, search, setSearch };
}

type NarrowingProps = Omit<ReturnType<typeof useNarrowing>, 'fields'>;

function Narrowing({ isTodoOnly, setIsTodoOnly, search, setSearch }: NarrowingProps) {
  return (
    <search className={styles.narrowing}>
      <TextInput
        label={t('Search the texts')}
        type="search"
        value={search}
        // Enter would save the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <Checkbox
        label={t('Only what is missing or outdated')}
        checked={isTodoOnly}
        onChange={(event) => setIsTodoOnly(event.currentTarget.checked)}
      />
    </search>
  );
}

function ShippedNote({ language }: { language: string }) {
  return (
    <p className={styles.note}>
      {isShipped(language)
        ? t('All these words are there in {language} already. Write here only what is to read differently.', {
            language: readersNameOf(language),
          })
        : t('These words are English until you translate them.')}
    </p>
  );
}

/** `3 of 12 texts translated, 1 outdated`. */
function describeProgress(
  { subject }: LoadedTranslation,
  { form, translation }: TranslationFormParts,
): string {
  const wanted = subject.fields.filter(hasSource);
  const done = wanted.filter(({ key }) => isTranslated(form.values[key])).length;
  const outdated = translation.outdated.length;
  const progress = t('{done} of {count} texts translated', { done, count: wanted.length });
  return outdated > 0 ? `${progress}, ${t('{count} outdated', { count: outdated })}` : progress;
}
