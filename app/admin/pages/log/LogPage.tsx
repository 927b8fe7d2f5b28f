import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { logKindNames, logKinds } from '#people/log/log-kinds.shared.ts';
import { messageOf } from '../../kit/api/message-of.ts';
import { locale } from '../../kit/language/language.ts';
import { sayAnswer, t } from '../../kit/language/t.ts';
import { QuickSelect } from '../../kit/lists/QuickSelect/QuickSelect.tsx';
import { SearchBox } from '../../kit/lists/SearchBox/SearchBox.tsx';
import { Toolbar } from '../../kit/lists/Toolbar/Toolbar.tsx';
import { useUrlQuery } from '../../kit/lists/use-url-query.ts';
import { Message } from '../../kit/notices/Message/Message.tsx';
import { authorName } from '../../kit/page-parts/author-name.ts';
import { EmptyState, NothingFound } from '../../kit/page-parts/EmptyState/EmptyState.tsx';
import { PageHeader } from '../../kit/page-parts/PageHeader/PageHeader.tsx';
import { settingsCrumbs } from '../../shell/navigation.ts';
import { ExportButton } from '../inbox/ExportButton/ExportButton.tsx';
import { FormerColleagues } from './FormerColleagues.tsx';
import styles from './LogPage.module.css';
import {
  checkLog,
  type LogCheck,
  type LogData,
  type LogEntry,
  type LogPerson,
  logQueryOf,
} from './log-endpoints.ts';

/** Who did what (specification/log.md). */
export function LogPage({ log }: { log: LogData }) {
  const [params] = useSearchParams();
  const [problem, setProblem] = useState<string>();
  const [check, setCheck] = useState<LogCheck>();
  const query = logQueryOf(params);
  return (
    <>
      <PageHeader
        title={t('Log')}
        crumbs={settingsCrumbs}
        summary={t('Who did what, and when. Nobody can change it without that being found.')}
        actions={
          <>
            <CheckButton onCheck={setCheck} onProblem={setProblem} />
            <ExportButton path={`/log/export.csv?${query}`} name="log" onProblem={setProblem} />
          </>
        }
      />
      {problem ? <Message kind="error">{problem}</Message> : null}
      {check ? <CheckOutcome check={check} /> : null}
      <LogFilters query={useUrlQuery()} people={log.people} />
      {log.entries.length > 0 ? (
        <LogList entries={log.entries} timeZone={log.timeZone} />
      ) : (
        <NoEntries isNarrowed={query !== ''} />
      )}
      <Pages next={log.next} params={params} />
      <FormerColleagues people={log.people} personId={params.get('person')} />
      <p className={styles.head}>
        {t('To compare later, note number and hash of the newest entry: {id}:{hash}', {
          id: log.head.id,
          hash: log.head.hash,
        })}
      </p>
    </>
  );
}

type CheckButtonProps = {
  onCheck: (check: LogCheck | undefined) => void;
  onProblem: (problem: string | undefined) => void;
};

function CheckButton({ onCheck, onProblem }: CheckButtonProps) {
  const [isChecking, setIsChecking] = useState(false);
  async function check() {
    setIsChecking(true);
    onProblem(undefined);
    onCheck(undefined);
    await checkLog().then(onCheck, (error: unknown) => onProblem(messageOf(error)));
    setIsChecking(false);
  }
  return (
    <Button variant="default" loading={isChecking} onClick={() => void check()}>
      {t('Check the log')}
    </Button>
  );
}

function CheckOutcome({ check: { count, unsealed, faults } }: { check: LogCheck }) {
  if (faults.length > 0)
    return <Message kind="error">{[t('The log is not whole.'), ...faults].join(' ')}</Message>;
  const whole = t(
    '{count, plural, one {One entry} other {# entries}}, whole: nobody has changed any of it.',
    { count },
  );
  const later =
    unsealed > 0 ? t('{count} more came a moment ago: check again for them.', { count: unsealed }) : '';
  return <Message kind="info">{[whole, later].filter(Boolean).join(' ')}</Message>;
}

type LogFiltersProps = { query: ReturnType<typeof useUrlQuery>; people: LogPerson[] };

/** By words, person, kind and days; another choice goes back to the newest. */
function LogFilters({ query, people }: LogFiltersProps) {
  const chosen = query.read('person');
  const isAskedFor = ({ id, hasActed }: LogPerson) => hasActed || String(id) === chosen;
  const choose = (name: string) => (value: string) => query.change({ [name]: value, after: '' });
  return (
    <Toolbar
      search={
        <SearchBox value={query.read('search')} hint={t('What was done')} onSearch={choose('search')} />
      }
    >
      <QuickSelect
        label={t('Who')}
        name="person"
        value={chosen}
        data={[
          { value: '', label: t('Everybody') },
          ...people.filter(isAskedFor).map(({ id, name }) => ({
            value: String(id),
            label: name === '' ? t('Somebody not signed in') : authorName(name),
          })),
        ]}
        onChoose={choose('person')}
      />
      <QuickSelect
        label={t('What about')}
        name="kind"
        value={query.read('kind')}
        data={[
          { value: '', label: t('Everything') },
          ...logKindNames.map((kind) => ({ value: kind, label: t(logKinds[kind]) })),
        ]}
        onChoose={choose('kind')}
      />
      <DayInput label={t('From')} name="from" query={query} />
      <DayInput label={t('Until')} name="to" query={query} />
    </Toolbar>
  );
}

function DayInput({ label, name, query }: { label: string; name: string; query: LogFiltersProps['query'] }) {
  return (
    <TextInput
      type="date"
      name={name}
      label={label}
      value={query.read(name)}
      onChange={({ currentTarget }) => query.change({ [name]: currentTarget.value, after: '' })}
    />
  );
}

/** Who did what, each in a sentence, by the company's clocks. */
function LogList({ entries, timeZone }: { entries: LogEntry[]; timeZone: string }) {
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (
    <ol className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <time dateTime={entry.createdAt}>{moment.format(new Date(entry.createdAt))}</time>
          <span className={styles.who}>{entry.name === '' ? t('Somebody') : authorName(entry.name)}</span>
          <span className={styles.what}>{sayAnswer(entry.text)}</span>
          <span className={styles.where}>{describePlace(entry)}</span>
        </li>
      ))}
    </ol>
  );
}

function describePlace({ kind, device, network }: LogEntry): string {
  return [t(logKinds[kind]), device, network].filter(Boolean).join(' · ');
}

function NoEntries({ isNarrowed }: { isNarrowed: boolean }) {
  if (isNarrowed) return <NothingFound noun={{ many: t('entries') }} allPath="/admin/log/" />;
  return (
    <EmptyState title={t('No entries yet')} text={t('What anybody does from now on is written down here.')} />
  );
}

function Pages({ next, params }: { next: string | null; params: URLSearchParams }) {
  const hrefOf = (after: string) => {
    const changed = new URLSearchParams(params);
    if (after === '') changed.delete('after');
    else changed.set('after', after);
    return `?${changed}`;
  };
  if (next === null && !params.has('after')) return null;
  return (
    <nav className={styles.pages} aria-label={t('Pages')}>
      {params.has('after') ? (
        <Button component={Link} to={hrefOf('')} variant="default">
          {t('Newest')}
        </Button>
      ) : null}
      {next === null ? null : (
        <Button component={Link} to={hrefOf(next)} variant="default">
          {t('Older')}
        </Button>
      )}
    </nav>
  );
}
