import { Button } from '@mantine/core';
import { Suspense, use, useEffect, useRef } from 'react';
import { Link, useRevalidator } from 'react-router';
import { May } from '../access/May/May.tsx';
import { mayNow, useMay } from '../access/use-may.ts';
import { BackupLines } from '../backups/BackupLines.tsx';
import { BackupMessages } from '../backups/BackupMessages.tsx';
import { type Backups, backupsPath, findBackups } from '../backups/backups.ts';
import { CountTiles, CountTilesSkeleton } from '../dashboard/CountTiles.tsx';
import styles from '../dashboard/Dashboard.module.css';
import { Delays } from '../dashboard/Delays/Delays.tsx';
import { readDelays } from '../dashboard/Delays/delays.ts';
import { FirstSteps, FirstStepsLine, isListShown } from '../dashboard/FirstSteps/FirstSteps.tsx';
import { readFirstSteps } from '../dashboard/FirstSteps/first-steps.ts';
import { useFirstSteps } from '../dashboard/FirstSteps/use-first-steps.ts';
import { LastChanges } from '../dashboard/LastChanges.tsx';
import { type Dashboard as DashboardData, loadDashboard } from '../dashboard/load-dashboard.ts';
import { NewestItems } from '../dashboard/NewestItems.tsx';
import { OwnSecondFactor } from '../dashboard/OwnSecondFactor.tsx';
import { Panel } from '../dashboard/Panel.tsx';
import { StatisticsPanels } from '../dashboard/Statistics/StatisticsPanels.tsx';
import { UndescribedImages } from '../dashboard/UndescribedImages.tsx';
import { Waiting } from '../dashboard/Waiting.tsx';
import { WaitingDrafts } from '../dashboard/WaitingDrafts.tsx';
import { WithoutPicture } from '../dashboard/WithoutPicture.tsx';
import { Message } from '../shell/Message/Message.tsx';
import { createPathOf, navigationItems } from '../shell/navigation.ts';
import { PageHeader } from '../shell/PageHeader/PageHeader.tsx';
import { useHasSession } from '../shell/use-has-session.ts';
import type { Route } from './+types/dashboard.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const parts = loadDashboard(request.signal);
  // Waited for: at the top of the page, it would push down what is there already.
  const options = { signal: request.signal };
  const [firstSteps, delays, backups] = await Promise.all([
    mayNow('firstSteps') ? readFirstSteps(options) : undefined,
    mayNow('schedule') ? readDelays(options) : [],
    mayNow('backups') ? findBackups(options) : undefined,
  ]);
  return { ...parts, firstSteps, delays, backups };
}

export { ignoreSearchChanges as shouldRevalidate } from '../shell/ignore-search-changes.ts';

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  useReloadAfterSignIn();
  const firstSteps = useFirstSteps(loaderData.firstSteps);
  return (
    <>
      <PageHeader title="Dashboard" actions={<QuickActions />} />
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
          <Panel heading="Waiting for an answer">
            <Waiting promise={loaderData.waiting} />
          </Panel>
        </May>
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
          <Panel heading="Newest in the inbox" more={{ label: 'The inbox', to: '/admin/inbox/' }}>
            <NewestItems promise={data.newest} />
          </Panel>
        </May>
        <Panel heading="Last changes" more={{ label: 'All activity', to: '/admin/activity/' }}>
          <LastChanges promise={data.activity} />
        </Panel>
      </div>
      <div className={styles.column}>
        <May permission="content">
          <Panel heading="Drafts waiting">
            <WaitingDrafts promise={data.drafts} counts={data.counts} />
          </Panel>
        </May>
        <May permission="publishCheck">
          <Panel heading="Without a picture">
            <WithoutPicture promise={data.withoutPicture} counts={data.counts} />
          </Panel>
        </May>
        {backups ? (
          <Panel heading="Backups" more={{ label: 'All backups', to: backupsPath }}>
            <BackupLines backups={backups} />
          </Panel>
        ) : null}
        <May permission="media">
          <Panel heading="Pictures without alt text">
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
      Some numbers could not be loaded.
    </Message>
  );
}
