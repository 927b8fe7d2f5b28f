import { Button } from '@mantine/core';
import { Link, useRevalidator } from 'react-router';
import { messageOf } from '../../../kit/api/message-of.ts';
import { requestApi } from '../../../kit/api/request-api.ts';
import { t } from '../../../kit/language/t.ts';
import { ActionsCell, Cell, DataTable } from '../../../kit/lists/DataTable/DataTable.tsx';
import { ListPager } from '../../../kit/lists/ListPager/ListPager.tsx';
import { QuickSelect } from '../../../kit/lists/QuickSelect/QuickSelect.tsx';
import { SearchBox } from '../../../kit/lists/SearchBox/SearchBox.tsx';
import { Toolbar } from '../../../kit/lists/Toolbar/Toolbar.tsx';
import { useUrlQuery } from '../../../kit/lists/use-url-query.ts';
import { showNotice } from '../../../kit/notices/Notices/notice-store.ts';
import { notifyUndo } from '../../../kit/notices/notify-undo.ts';
import { EmptyState, NothingFound } from '../../../kit/page-parts/EmptyState/EmptyState.tsx';
import { PageHeader } from '../../../kit/page-parts/PageHeader/PageHeader.tsx';
import { settingsCrumbs } from '../../../shell/navigation.ts';
import { Timestamp } from '../../inbox/Timestamp/Timestamp.tsx';
import { addRedirect } from '../redirect-endpoints.ts';

type MissingPath = {
  path: string;
  visits: number;
  programVisits: number;
  referrer: string;
  lastAt: string;
  ignoredAt: string | null;
  suggestion: { path: string; title: string } | null;
};
export type MissingPaths = { paths: MissingPath[]; total: number };

export const missingPerPage = 50;
const heads = [t('Address'), t('Asked for'), t('Last'), t('From')];

/** The addresses that visitors asked for and did not find (specification/back-office.md, "Not found"). */
export function NotFoundPage({ missing: { paths, total } }: { missing: MissingPaths }) {
  const query = useUrlQuery();
  const list = query.read('list');
  return (
    <>
      <PageHeader
        title={t('Not found')}
        crumbs={settingsCrumbs}
        summary={t(
          'Addresses that visitors asked for and did not find. Redirect them to the right page, or ignore them.',
        )}
      />
      <Toolbar
        search={
          <SearchBox
            value={query.read('search')}
            hint={t('Address')}
            onSearch={(search) => query.change({ search })}
          />
        }
      >
        <QuickSelect
          label={t('Asked for by')}
          name="list"
          value={list}
          data={[
            { value: '', label: t('People') },
            { value: 'programs', label: t('Programs only') },
            { value: 'ignored', label: t('Ignored') },
          ]}
          onChoose={(list) => query.change({ list })}
        />
      </Toolbar>
      {paths.length > 0 ? (
        <MissingTable paths={paths} />
      ) : (
        <NothingMissing isNarrowed={query.read('search') !== ''} />
      )}
      <ListPager page={query.page} total={total} perPage={missingPerPage} hrefOf={query.hrefOf} />
    </>
  );
}

function NothingMissing({ isNarrowed }: { isNarrowed: boolean }) {
  if (isNarrowed) return <NothingFound noun={{ many: t('addresses') }} allPath="/admin/not-found/" />;
  return (
    <EmptyState
      title={t('None')}
      text={t('Every address that visitors asked for was found. What is not found appears here.')}
    />
  );
}

function MissingTable({ paths }: { paths: readonly MissingPath[] }) {
  const tools = useMissingTools();
  return (
    <DataTable caption={t('Addresses that were not found')} heads={heads}>
      {paths.map((row, index) => (
        <tr key={row.path} data-record={row.path}>
          <th scope="row" id={`missing-${index}`}>
            <Link to={redirectHref(row)} data-row-title>
              {row.path}
            </Link>
          </th>
          <Cell label={t('Asked for')}>{describeVisits(row)}</Cell>
          <Cell label={t('Last')}>
            <Timestamp at={row.lastAt} />
          </Cell>
          <Cell label={t('From')}>{row.referrer}</Cell>
          <ActionsCell isBelow>
            <MissingActions row={row} nameId={`missing-${index}`} tools={tools} />
          </ActionsCell>
        </tr>
      ))}
    </DataTable>
  );
}

/** Where the address is led to another. */
function redirectHref({ path }: MissingPath): string {
  return `/admin/redirects/?from=${encodeURIComponent(path)}`;
}

type ActionProps = { row: MissingPath; nameId: string; tools: ReturnType<typeof useMissingTools> };

function MissingActions({ row, nameId, tools }: ActionProps) {
  const { suggestion, path, ignoredAt } = row;
  return (
    <>
      {suggestion ? (
        <Button
          size="compact-sm"
          title={suggestion.title}
          aria-describedby={nameId}
          onClick={() => void tools.redirect(path, suggestion.path)}
        >
          {t('Redirect to {path}', { path: suggestion.path })}
        </Button>
      ) : null}
      <Button
        component={Link}
        size="compact-sm"
        variant="default"
        aria-describedby={nameId}
        to={redirectHref(row)}
      >
        {suggestion ? t('Elsewhere…') : t('Redirect…')}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        aria-describedby={nameId}
        onClick={() => void tools.setIgnored(path, ignoredAt === null)}
      >
        {ignoredAt === null ? t('Ignore') : t('Show again')}
      </Button>
    </>
  );
}

function describeVisits({ visits, programVisits }: MissingPath): string {
  const people = t('{count, plural, one {once} other {# times}}', { count: visits });
  if (programVisits === 0) return people;
  const programs = t('{count, number} by programs', { count: programVisits });
  return visits === 0 ? programs : `${people}, ${programs}`;
}

/** What can be done with an address, each with its undoing. */
function useMissingTools() {
  const { revalidate } = useRevalidator();

  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      showNotice({ text: messageOf(error), kind: 'error' });
    }
    await revalidate();
  }

  async function storeIgnored(path: string, ignored: boolean): Promise<void> {
    await requestApi('/not-found', { method: 'PATCH', body: { path, ignored } });
  }

  return {
    redirect: (from: string, to: string) =>
      attempt(async () => {
        const undo = await addRedirect({ from, to });
        notifyUndo({
          message: t('Visitors of {from} get to {to} from now on.', { from, to }),
          undo: undoWith(undo, revalidate),
        });
      }),

    setIgnored: (path: string, ignored: boolean) =>
      attempt(async () => {
        await storeIgnored(path, ignored);
        const message = ignored
          ? t('{path} is ignored from now on.', { path })
          : t('{path} is shown again.', { path });
        const undo = async () => {
          await storeIgnored(path, !ignored);
          await revalidate();
          return ignored ? t('{path} is shown again.', { path }) : t('{path} is ignored again.', { path });
        };
        notifyUndo({ message, undo });
      }),
  };
}

function undoWith(undo: () => Promise<string>, revalidate: () => Promise<void>): () => Promise<string> {
  return async () => {
    const message = await undo();
    await revalidate();
    return message;
  };
}
