import { Button, Checkbox } from '@mantine/core';
import { useLocation, useNavigate } from 'react-router';
import { wordingDocument } from '#content/documents/wording.document.ts';
import { messagePlaces } from '#messages/catalogue.ts';
import { idPathOf } from '../../../../kit/forms/document-form-values.ts';
import type { FormState } from '../../../../kit/forms/use-form-state.ts';
import { t } from '../../../../kit/language/t.ts';
import { ListBar, ListSummary } from '../../../../kit/lists/ListBar/ListBar.tsx';
import { ListPager } from '../../../../kit/lists/ListPager/ListPager.tsx';
import { QuickSelect } from '../../../../kit/lists/QuickSelect/QuickSelect.tsx';
import { SearchBox } from '../../../../kit/lists/SearchBox/SearchBox.tsx';
import { Toolbar } from '../../../../kit/lists/Toolbar/Toolbar.tsx';
import { Message } from '../../../../kit/notices/Message/Message.tsx';
import { EmptyState } from '../../../../kit/page-parts/EmptyState/EmptyState.tsx';
import type { PreviewSubject } from '../../../../kit/preview/preview-subject.ts';
import { DocumentFields } from '../../DocumentFields/DocumentFields.tsx';
import type { DocumentFormProps } from '../../DocumentForm/DocumentForm.tsx';
import { DocumentFormBody } from '../../DocumentForm/DocumentFormBody.tsx';
import { documentSubjectOf } from '../../document-subject.ts';
import { type DocumentFormParts, documentListPath, useDocumentForm } from '../../use-document-form.ts';
import { usePageOfGroup } from '../use-page-of-group.ts';
import { useWordingList, type WordingList } from '../use-wording-list.ts';
import { WordingRow } from '../WordingRow/WordingRow.tsx';
import styles from './WordingForm.module.css';

/** The fixed texts of the site, found by words or by place, each with a field for the company's own words. */
export function WordingForm({ document, stored }: DocumentFormProps) {
  const parts = useDocumentForm(document, { stored, leadsTo: documentListPath });
  const list = useWordingList(parts.form);
  return (
    <DocumentFormBody
      parts={parts}
      subject={useWordingSubject(parts, list)}
      above={<WordingToolbar list={list} />}
    >
      <WordingRows list={list} form={parts.form} />
      <DocumentFields fields={{ names: wordingDocument.fields.names }} idPath="" path="" form={parts.form} />
    </DocumentFormBody>
  );
}

/** The preview shows the page of the text with the focus, or of the first that was found. */
function useWordingSubject(parts: DocumentFormParts, list: WordingList): PreviewSubject {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const pageOfGroup = usePageOfGroup();
  const { fields } = parts.document;
  return {
    ...documentSubjectOf(parts),
    pageOf(field) {
      const focused = list.texts.find(({ path }) => path === field)?.group;
      const group = focused ?? (list.isNarrowed ? list.shown[0]?.group : undefined);
      return group && pageOfGroup(group);
    },
    focusField(field) {
      // By its address, which has it shown whatever is searched for.
      const hash = idPathOf(fields, parts.form.values, field) ?? '';
      void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true });
    },
  };
}

function WordingToolbar({ list }: { list: WordingList }) {
  const { query, search, place, isChangedOnly } = list;
  return (
    <Toolbar
      isDense
      search={
        <SearchBox
          value={search}
          hint={t('Words of a text, or its place')}
          onSearch={(words) => query.change({ search: words })}
        />
      }
    >
      <QuickSelect
        label={t('Place')}
        value={place}
        data={[
          { value: '', label: t('All places') },
          ...Object.entries(messagePlaces).map(([value, { label }]) => ({ value, label: t(label) })),
        ]}
        onChoose={(group) => query.change({ place: group })}
      />
      <Checkbox
        className={styles.changed}
        label={t('Changed only')}
        checked={isChangedOnly}
        onChange={({ currentTarget }) => query.change({ changed: currentTarget.checked ? 'true' : '' })}
      />
    </Toolbar>
  );
}

function WordingRows({ list, form }: { list: WordingList; form: FormState }) {
  const { query, page, perPage, count, shown } = list;
  return (
    <section aria-label={t('Texts')}>
      <ListBar>
        <ListSummary>{describe(list)}</ListSummary>
      </ListBar>
      {list.hasFailed ? (
        <Message kind="error">{t('The texts could not be searched just now.')}</Message>
      ) : null}
      {shown.length === 0 && !list.isSearching ? <NothingFound list={list} /> : null}
      <ul className={styles.rows}>
        {shown.map((text) => (
          <WordingRow
            key={text.idPath}
            text={text}
            value={String(form.values[text.idPath] ?? '')}
            error={form.messages[text.idPath]}
            onChange={form.change}
          />
        ))}
      </ul>
      <ListPager {...{ page, perPage, hrefOf: query.hrefOf }} total={count} />
    </section>
  );
}

function NothingFound({ list: { query } }: { list: WordingList }) {
  return (
    <EmptyState
      title={t('No texts found')}
      text={t('No text fits. What tells of the company is in the other forms of the site.')}
      action={
        <Button variant="default" onClick={() => query.change({ place: '', changed: '', search: '' })}>
          {t('Show all texts')}
        </Button>
      }
    />
  );
}

function describe({ texts, count, changed, isSearching }: WordingList): string {
  const total = texts.length;
  if (isSearching) return t('Searching…');
  return count === total
    ? t('{total} texts, {changed} changed', { total, changed })
    : t('{count} of {total} texts, {changed} changed', { count, total, changed });
}
