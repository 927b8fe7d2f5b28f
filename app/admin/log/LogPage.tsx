import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useUrlQuery } from '../checks/use-url-query.ts';
import { ExportButton } from '../enquiries/ExportButton/ExportButton.tsx';
import { EmptyState, NothingFound } from '../lists/EmptyState/EmptyState.tsx';
import { Message } from '../shell/Message/Message.tsx';
import { messageOf } from '../shell/message-of.ts';
import { PageHeader } from '../shell/PageHeader/PageHeader.tsx';
import { FormerColleagues } from './FormerColleagues.tsx';
import { LogFilters } from './LogFilters.tsx';
import { LogList } from './LogList.tsx';
import styles from './LogPage.module.css';
import { checkLog, type LogCheck, type LogData, logQueryOf } from './log-endpoints.ts';

/** Who did what (specification/log.md). */
export function LogPage({ log }: { log: LogData }) {
  const [params] = useSearchParams();
  const [problem, setProblem] = useState<string>();
  const [check, setCheck] = useState<LogCheck>();
  const query = logQueryOf(params);
  return (
    <>
      <PageHeader
        title="Log"
        summary="Who did what, and when. Nobody can change it without that being found."
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
        To compare later, note number and hash of the newest entry: {log.head.id}:{log.head.hash}
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
      Check the log
    </Button>
  );
}

function CheckOutcome({ check: { count, unsealed, faults } }: { check: LogCheck }) {
  const entries = count === 1 ? 'One entry' : `${count.toLocaleString('en-GB')} entries`;
  const later = unsealed > 0 ? ` ${unsealed} more came a moment ago: check again for them.` : '';
  if (faults.length === 0)
    return (
      <Message kind="info">
        {entries}, whole: nobody has changed any of it.{later}
      </Message>
    );
  return <Message kind="error">The log is not whole. {faults.join(' ')}</Message>;
}

function NoEntries({ isNarrowed }: { isNarrowed: boolean }) {
  if (isNarrowed) return <NothingFound noun={{ many: 'entries' }} allPath="/admin/log/" />;
  return <EmptyState title="No entries yet" text="What anybody does from now on is written down here." />;
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
    <nav className={styles.pages} aria-label="Pages">
      {params.has('after') ? (
        <Button component={Link} to={hrefOf('')} variant="default">
          Newest
        </Button>
      ) : null}
      {next === null ? null : (
        <Button component={Link} to={hrefOf(next)} variant="default">
          Older
        </Button>
      )}
    </nav>
  );
}
