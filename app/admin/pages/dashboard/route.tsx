import { Button } from '@mantine/core';
import { Suspense, use, useEffect, useRef } from 'react';
import { Link, useRevalidator } from 'react-router';
import { May } from '../../kit/access/May/May.tsx';
import { mayNow, useMay } from '../../kit/access/use-may.ts';
import { useHasSession } from '../../kit/api/use-has-session.ts';
import { t } from '../../kit/language/t.ts';
import { Message } from '../../kit/notices/Message/Message.tsx';
import { PageHeader } from '../../kit/page-parts/PageHeader/PageHeader.tsx';
import { createPathOf, navigationItems } from '../../shell/navigation.ts';
import { BackupMessages } from '../backups/BackupMessages.tsx';
import { type Backups, backupsPath, findBackups } from '../backups/backups.ts';
import { readFirstSteps } from '../first-steps/first-steps.ts';
import type { Route } from './+types/route.ts';
import { BackupLines } from './BackupLines.tsx';
import { CountTiles, CountTilesSkeleton } from './CountTiles.tsx';
import styles from './Dashboard.module.css';
import { Delays } from './Delays/Delays.tsx';
import { readDelays } from './Delays/delays.ts';
import { EndingHolds, readEndingHolds } from './EndingHolds.tsx';
import { FirstSteps, FirstStepsLine, isListShown } from './FirstSteps/FirstSteps.tsx';
import { useFirstSteps } from './FirstSteps/use-first-steps.ts';
import { LastChanges } from './LastChanges.tsx';
import { type Dashboard as DashboardData, loadDashboard } from './load-dashboard.ts';
import { NewestItems } from './NewestItems.tsx';
import { OwnSecondFactor } from './OwnSecondFactor.tsx';
import { Panel } from './Panel.tsx';
import { StatisticsPanels } from './Statistics/StatisticsPanels.tsx';
import { UndescribedImages } from './UndescribedImages.tsx';
import { Waiting } from './Waiting.tsx';
import { WaitingDrafts } from './WaitingDrafts.tsx';
import { WithoutPicture } from './WithoutPicture.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const parts = loadDashboard(request.signal);
  // Waited for: at the top of the page, it would push down what is there already.
  const options = { signal: request.signal };
  const [firstSteps, delays, backups, endingHolds] = await Promise.all([
    mayNow('firstSteps') ? readFirstSteps(options) : undefined,
    mayNow('schedule') ? readDelays(options) : [],
    mayNow('backups') ? findBackups(options) : undefined,
    mayNow('holds') ? readEndingHolds(options) : [],
  ]);
  return { ...parts, firstSteps, delays, backups, endingHolds };
}

export { ignoreSearchChanges as shouldRevalidate } from '../../kit/page-parts/ignore-search-changes.ts';

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  useReloadAfterSignIn();
  const firstSteps = useFirstSteps(loaderData.firstSteps);
  return (
    <>
      <PageHeader title={t('Dashboard')} actions={<QuickActions />} />
      <div className={styles.page}>
        <BackupMessages backups={loaderData.backups} />
        <Delays delays={loaderData.delays} />
        {firstSteps && isListShown(firstSteps.data) ? <FirstSteps {...firstSteps} /> : null}
        <Suspense>
          <CountsFailure promise={loaderData.counts} />
        </Suspense>
        <Suspense fallback={<CountTilesSkeleton />}>
          <CountTiles {...loaderData} />
        </Suspense>
        <May permission="inbox">
          <Panel heading={t('Waiting for an answer')}>
            <Waiting promise={loaderData.waiting} />
          </Panel>
        </May>
        <EndingHolds holds={loaderData.endingHolds} />
        <StatisticsPanels />
        <Columns data={loaderData} backups={loaderData.backups} />
        {firstSteps && !isListShown(firstSteps.data) ? <FirstStepsLine {...firstSteps} /> : null}
        <OwnSecondFactor />
      </div>
    </>
  );
}

function Columns({ data, backups }: { data: DashboardData; backups: Backups | undefined }) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <May permission="inbox">
          <Panel heading={t('Newest in the inbox')} more={{ label: t('The inbox'), to: '/admin/inbox/' }}>
            <NewestItems promise={data.newest} />
          </Panel>
        </May>
        <Panel heading={t('Last changes')} more={{ label: t('All activity'), to: '/admin/activity/' }}>
          <LastChanges promise={data.activity} />
        </Panel>
      </div>
      <div className={styles.column}>
        <May permission="content">
          <Panel heading={t('Drafts waiting')}>
            <WaitingDrafts promise={data.drafts} counts={data.counts} />
          </Panel>
        </May>
        <May permission="publishCheck">
          <Panel heading={t('Without a picture')}>
            <WithoutPicture promise={data.withoutPicture} counts={data.counts} />
          </Panel>
        </May>
        {backups ? (
          <Panel heading={t('Backups')} more={{ label: t('All backups'), to: backupsPath }}>
            <BackupLines backups={backups} />
          </Panel>
        ) : null}
        <May permission="media">
          <Panel heading={t('Pictures without alt text')}>
            <UndescribedImages promise={data.undescribed} counts={data.counts} />
          </Panel>
        </May>
      </div>
    </div>
  );
}

/** Reloads the parts that an expired session left empty. */
function useReloadAfterSignIn() {
  const hasSession = useHasSession();
  const hadSession = useRef(hasSession);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (hasSession && !hadSession.current) void revalidate();
    hadSession.current = hasSession;
  }, [hasSession, revalidate]);
}

function QuickActions() {
  const may = useMay();
  if (!may('content')) return null;
  const sections = navigationItems.filter((item) => item.create && item.to !== '/admin/categories/');
  return sections.map((item, index) => (
    <Button
      key={item.to}
      component={Link}
      to={createPathOf(item)}
      variant={index === 0 ? 'filled' : 'default'}
    >
      {item.create}
    </Button>
  ));
}

function CountsFailure({ promise }: { promise: DashboardData['counts'] }) {
  const { revalidate } = useRevalidator();
  if (use(promise)) return null;
  return (
    <Message kind="error" onRetry={() => void revalidate()}>
      {t('Some numbers could not be loaded.')}
    </Message>
  );
}
