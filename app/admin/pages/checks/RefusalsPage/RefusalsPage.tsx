import { Button } from '@mantine/core';
import { useRevalidator } from 'react-router';
import { messageOf } from '../../../kit/api/message-of.ts';
import { requestApi } from '../../../kit/api/request-api.ts';
import { useConfirm } from '../../../kit/dialogs/Confirm/use-confirm.tsx';
import { t } from '../../../kit/language/t.ts';
import { Cell, DataTable } from '../../../kit/lists/DataTable/DataTable.tsx';
import { showNotice } from '../../../kit/notices/Notices/notice-store.ts';
import { EmptyState } from '../../../kit/page-parts/EmptyState/EmptyState.tsx';
import { PageHeader } from '../../../kit/page-parts/PageHeader/PageHeader.tsx';
import { settingsCrumbs } from '../../../shell/navigation.ts';
import { Timestamp } from '../../inbox/Timestamp/Timestamp.tsx';
import { describeRefusal, describeTimes } from './describe-refusal.ts';

export type Refusal = {
  page: string;
  directive: string;
  source: string;
  times: number;
  firstAt: string;
  lastAt: string;
};

const heads = [t('Page'), t('Refused'), t('How often'), t('Since'), t('Last')];
const summary = t(
  'What browsers would not fetch, show or run, because no rule of this site allows it. Mostly a picture that was linked from elsewhere; a script that nobody here has written is worth a closer look.',
);

/** What browsers refused in the last thirty days (docs/decisions/0067-what-browsers-refuse.md). */
export function RefusalsPage({ refusals }: { refusals: readonly Refusal[] }) {
  const clear = useClearing();
  return (
    <>
      <PageHeader
        title={t('Refusals')}
        crumbs={settingsCrumbs}
        summary={summary}
        actions={
          refusals.length > 0 ? (
            <Button variant="default" onClick={() => void clear()}>
              {t('Clear')}
            </Button>
          ) : null
        }
      />
      {refusals.length > 0 ? (
        <RefusalTable refusals={refusals} />
      ) : (
        <EmptyState
          title={t('None')}
          text={t('No browser has refused anything. What is refused appears here.')}
        />
      )}
    </>
  );
}

function RefusalTable({ refusals }: { refusals: readonly Refusal[] }) {
  return (
    <DataTable caption={t('What browsers refused')} hasActions={false} heads={heads}>
      {refusals.map((refusal) => (
        <tr key={`${refusal.page} ${refusal.directive} ${refusal.source}`}>
          <th scope="row">
            <a href={refusal.page} target="_blank" rel="noopener" data-row-title>
              {refusal.page}
              <span className="visually-hidden"> {t('(opens a new tab)')}</span>
            </a>
          </th>
          <Cell kind="wraps" label={t('Refused')}>
            {describeRefusal(refusal)}
          </Cell>
          <Cell label={t('How often')}>{describeTimes(refusal.times)}</Cell>
          <Cell label={t('Since')} isNamed>
            <Timestamp at={refusal.firstAt} />
          </Cell>
          <Cell label={t('Last')} isNamed>
            <Timestamp at={refusal.lastAt} />
          </Cell>
        </tr>
      ))}
    </DataTable>
  );
}

function useClearing(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  const confirm = useConfirm();
  return async () => {
    const title = t('Clear what browsers refused?');
    const text = t('What is still refused appears again.');
    if (!(await confirm({ title, text, action: t('Clear') }))) return;
    try {
      await requestApi('/browser-reports', { method: 'DELETE' });
    } catch (error) {
      showNotice({ text: messageOf(error), kind: 'error' });
    }
    await revalidate();
  };
}
