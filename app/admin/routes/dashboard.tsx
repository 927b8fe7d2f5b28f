import { Button } from '@mantine/core';
import { Suspense, use } from 'react';
import { Link, useRevalidator } from 'react-router';
import { CountTiles, CountTilesSkeleton } from '../dashboard/CountTiles.tsx';
import styles from '../dashboard/Dashboard.module.css';
import { LastChanges } from '../dashboard/LastChanges.tsx';
import { type Dashboard as DashboardData, loadDashboard } from '../dashboard/load-dashboard.ts';
import { NewestEnquiries } from '../dashboard/NewestEnquiries.tsx';
import { Panel } from '../dashboard/Panel.tsx';
import { UndescribedImages } from '../dashboard/UndescribedImages.tsx';
import { WaitingDrafts } from '../dashboard/WaitingDrafts.tsx';
import { Message } from '../shell/Message/Message.tsx';
import { createAddressOf, navigationItems } from '../shell/navigation.ts';
import { PageHead } from '../shell/PageHead/PageHead.tsx';
import type { Route } from './+types/dashboard.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadDashboard(request.signal);
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Dashboard" actions={<QuickActions />} />
      <div className={styles.page}>
        <Suspense>
          <CountsFailure promise={loaderData.counts} />
        </Suspense>
        <Suspense fallback={<CountTilesSkeleton />}>
          <CountTiles {...loaderData} />
        </Suspense>
        <div className={styles.columns}>
          <div className={styles.column}>
            <Panel heading="Newest enquiries" more={{ label: 'All enquiries', to: '/admin/enquiries/' }}>
              <NewestEnquiries promise={loaderData.enquiries} />
            </Panel>
            <Panel heading="Last changes" more={{ label: 'All activity', to: '/admin/activity/' }}>
              <LastChanges promise={loaderData.activity} />
            </Panel>
          </div>
          <div className={styles.column}>
            <Panel heading="Drafts waiting">
              <WaitingDrafts promise={loaderData.drafts} />
            </Panel>
            <Panel heading="Pictures without alt text">
              <UndescribedImages promise={loaderData.images} />
            </Panel>
          </div>
        </div>
      </div>
    </>
  );
}

function QuickActions() {
  const sections = navigationItems.filter((item) => item.create && item.to !== '/admin/categories/');
  return sections.map((item, index) => (
    <Button
      key={item.to}
      component={Link}
      to={createAddressOf(item)}
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
