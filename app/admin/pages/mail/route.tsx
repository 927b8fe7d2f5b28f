import { useRevalidator } from 'react-router';
import { requestApi } from '../../kit/api/request-api.ts';
import { PageHeader } from '../../kit/page-parts/PageHeader/PageHeader.tsx';
import { settingsCrumbs } from '../../shell/navigation.ts';
import type { Route } from './+types/route.ts';
import { MailStatus } from './MailStatus.tsx';
import { MailTestForm } from './MailTestForm.tsx';
import styles from './mail.module.css';
import type { MailSetup } from './mail-setup.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { data: setup } = await requestApi<MailSetup>('/mail', { signal: request.signal });
  return { setup };
}

export default function Mail({ loaderData: { setup } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <>
      <PageHeader title="Mail" crumbs={settingsCrumbs} summary="Notices about what visitors send" />
      <div className={styles.columns}>
        <MailStatus setup={setup} />
        <MailTestForm setup={setup} onTaken={() => void revalidate()} />
      </div>
    </>
  );
}
