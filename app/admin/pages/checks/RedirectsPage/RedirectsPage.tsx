import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useSubmit } from '../../../kit/api/use-submit.ts';
import { t } from '../../../kit/language/t.ts';
import { ListPager } from '../../../kit/lists/ListPager/ListPager.tsx';
import { QuickSelect } from '../../../kit/lists/QuickSelect/QuickSelect.tsx';
import { SearchBox } from '../../../kit/lists/SearchBox/SearchBox.tsx';
import { Toolbar } from '../../../kit/lists/Toolbar/Toolbar.tsx';
import { useUrlQuery } from '../../../kit/lists/use-url-query.ts';
import { Message } from '../../../kit/notices/Message/Message.tsx';
import { notifyUndo } from '../../../kit/notices/notify-undo.ts';
import { EmptyState, NothingFound } from '../../../kit/page-parts/EmptyState/EmptyState.tsx';
import { PageHeader } from '../../../kit/page-parts/PageHeader/PageHeader.tsx';
import { settingsCrumbs } from '../../../shell/navigation.ts';
import { ExportButton } from '../../inbox/ExportButton/ExportButton.tsx';
import {
  addRedirect,
  changeRedirect,
  type ListedRedirect,
  type Redirects,
  redirectsPerPage,
} from '../redirect-endpoints.ts';
import { RedirectImport } from './RedirectImport.tsx';
import styles from './RedirectsPage.module.css';
import { RedirectTable } from './RedirectTable.tsx';

/** Where visitors are sent on to (specification/addresses.md, "Redirects"). */
export function RedirectsPage({ list: { redirects, total } }: { list: Redirects }) {
  const query = useUrlQuery();
  const [edited, setEdited] = useState<ListedRedirect>();
  const [problem, setProblem] = useState<string>();
  return (
    <>
      <PageHeader
        title={t('Redirects')}
        crumbs={settingsCrumbs}
        summary={t(
          'Visitors of an old address are sent to another one. When the address of a page changes, a redirect is added automatically.',
        )}
        actions={<HeaderActions query={query} onProblem={setProblem} />}
      />
      {problem ? <Message kind="error">{problem}</Message> : null}
      {query.read('import') === '' ? null : <RedirectImport />}
      <RedirectForm
        // Another address gets a form of its own.
        key={edited ? `edit ${edited.id}` : `new ${query.read('from')}`}
        edited={edited}
        from={query.read('from')}
        onDone={() => setEdited(undefined)}
      />
      <section className={styles.list} aria-label={t('All redirects')}>
        <RedirectFilters query={query} />
        {redirects.length > 0 ? (
          <RedirectTable redirects={redirects} onEdit={setEdited} />
        ) : (
          <NoRedirects isNarrowed={query.read('search') !== '' || query.read('show') !== ''} />
        )}
        <ListPager page={query.page} total={total} perPage={redirectsPerPage} hrefOf={query.hrefOf} />
      </section>
    </>
  );
}

type UrlQuery = ReturnType<typeof useUrlQuery>;
type HeaderActionsProps = { query: UrlQuery; onProblem: (problem: string | undefined) => void };

function HeaderActions({ query, onProblem }: HeaderActionsProps) {
  const isImporting = query.read('import') !== '';
  return (
    <>
      <Button
        variant="default"
        aria-expanded={isImporting}
        onClick={() => query.change({ import: isImporting ? '' : 'true' })}
      >
        {t('Import')}
      </Button>
      <ExportButton path="/redirects/export.csv" name="redirects" onProblem={onProblem} />
    </>
  );
}

type RedirectFormProps = {
  /** Undefined for a new one. */
  edited: ListedRedirect | undefined;
  /** The address that a new one begins with. */
  from: string;
  onDone: () => void;
};

/** Adds a redirect, or changes one. */
function RedirectForm({ edited, from, onDone }: RedirectFormProps) {
  const form = useRedirectSaving(edited, onDone);
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate aria-labelledby="redirect-form">
      <h2 id="redirect-form">{edited ? t('Change the redirect') : t('Add a redirect')}</h2>
      {form.error && Object.keys(form.fields).length === 0 ? (
        <Message kind="error">{form.error}</Message>
      ) : null}
      <RedirectFields {...{ edited, from }} messages={form.fields} />
      <div className={styles.actions}>
        <Button type="submit" loading={form.isSending}>
          {edited ? t('Save') : t('Add redirect')}
        </Button>
        {edited ? (
          <Button variant="default" onClick={onDone}>
            {t('Cancel')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}

type RedirectFieldsProps = Pick<RedirectFormProps, 'edited' | 'from'> & {
  messages: Readonly<Record<string, string | undefined>>;
};

function RedirectFields({ edited, from, messages }: RedirectFieldsProps) {
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  // Whoever comes with an address has to say where it leads.
  useEffect(() => {
    if (edited) first.current?.focus();
    else if (from !== '') second.current?.focus();
  }, [edited, from]);
  return (
    <div className={styles.fields}>
      <TextInput
        ref={first}
        label={t('From')}
        name="from"
        description={t('An address of this site where no page is: /old-page/')}
        defaultValue={edited?.from ?? from}
        autoComplete="off"
        error={messages.from}
      />
      <TextInput
        ref={second}
        label={t('To')}
        name="to"
        description={t('A page of this site, or an address that starts with https://')}
        defaultValue={edited?.to ?? ''}
        autoComplete="off"
        error={messages.to}
      />
    </div>
  );
}

function useRedirectSaving(edited: RedirectFormProps['edited'], onDone: () => void) {
  const { revalidate } = useRevalidator();
  return useSubmit({
    failure: t('The redirect could not be saved. Please try again.'),
    async send(values) {
      const input = { from: String(values.get('from')), to: String(values.get('to')) };
      const isNew = !edited || edited.id === null;
      const undo = await (isNew ? addRedirect(input) : changeRedirect(Number(edited.id), input));
      await revalidate();
      notifyUndo({
        message: isNew ? t('The redirect has been added.') : t('The redirect has been changed.'),
        undo: async () => {
          const message = await undo();
          await revalidate();
          return message;
        },
      });
      onDone();
      return '';
    },
  });
}

function NoRedirects({ isNarrowed }: { isNarrowed: boolean }) {
  if (isNarrowed) return <NothingFound noun={{ many: t('redirects') }} allPath="/admin/redirects/" />;
  return (
    <EmptyState
      title={t('No redirects yet')}
      text={t('Add one above, or import the list of an older site.')}
    />
  );
}

function RedirectFilters({ query }: { query: UrlQuery }) {
  return (
    <Toolbar
      search={
        <SearchBox
          value={query.read('search')}
          hint={t('Either address')}
          onSearch={(search) => query.change({ search })}
        />
      }
    >
      <QuickSelect
        label={t('Show')}
        name="show"
        value={query.read('show')}
        data={[
          { value: '', label: t('All') },
          { value: 'manual', label: t('Made by hand') },
          { value: 'moved', label: t('Of moved pages') },
          { value: 'broken', label: t('Leading nowhere') },
        ]}
        onChoose={(show) => query.change({ show })}
      />
    </Toolbar>
  );
}
