import { Button } from '@mantine/core';
import { useState } from 'react';
import { ExportButton } from '../../enquiries/ExportButton/ExportButton.tsx';
import { EmptyState, NothingFound } from '../../lists/EmptyState/EmptyState.tsx';
import { ListPager } from '../../lists/ListPager/ListPager.tsx';
import { QuickSelect } from '../../lists/QuickSelect/QuickSelect.tsx';
import { SearchBox } from '../../lists/SearchBox/SearchBox.tsx';
import { Toolbar } from '../../lists/Toolbar/Toolbar.tsx';
import { Message } from '../../shell/Message/Message.tsx';
import { PageHeader } from '../../shell/PageHeader/PageHeader.tsx';
import { type ListedRedirect, type Redirects, redirectsPerPage } from '../redirect-endpoints.ts';
import { useUrlQuery } from '../use-url-query.ts';
import { RedirectForm } from './RedirectForm.tsx';
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
        title="Redirects"
        summary="Visitors who ask for one address get to another. Pages whose address changes are redirected by themselves."
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
      <section className={styles.list} aria-label="All redirects">
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
        Import
      </Button>
      <ExportButton path="/redirects/export.csv" name="redirects" onProblem={onProblem} />
    </>
  );
}

function NoRedirects({ isNarrowed }: { isNarrowed: boolean }) {
  if (isNarrowed) return <NothingFound noun={{ many: 'redirects' }} allPath="/admin/redirects/" />;
  return <EmptyState title="No redirects yet" text="Add one above, or import the list of an older site." />;
}

function RedirectFilters({ query }: { query: UrlQuery }) {
  return (
    <Toolbar
      search={
        <SearchBox
          value={query.read('search')}
          hint="Either address"
          onSearch={(search) => query.change({ search })}
        />
      }
    >
      <QuickSelect
        label="Show"
        name="show"
        value={query.read('show')}
        data={[
          { value: '', label: 'All' },
          { value: 'manual', label: 'Made by hand' },
          { value: 'moved', label: 'Of moved pages' },
          { value: 'broken', label: 'Leading nowhere' },
        ]}
        onChoose={(show) => query.change({ show })}
      />
    </Toolbar>
  );
}
