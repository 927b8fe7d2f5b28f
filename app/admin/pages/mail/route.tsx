import { useRevalidator } from 'react-router';
import { t } from '../../kit/language/t.ts';
import { PageHeader } from '../../kit/page-parts/PageHeader/PageHeader.tsx';
import { settingsCrumbs } from '../../shell/navigation.ts';
import type { Route } from './+types/route.ts';
import { MailStatus } from './MailStatus.tsx';
import { MailTestForm } from './MailTestForm.tsx';
import styles from './mail.module.css';
import { readMailSetup } from './mail-setup.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { setup: await readMailSetup(request.signal) };
}

export default function Mail({ loaderData: { setup } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <>
      <PageHeader title={t('Mail')} crumbs={settingsCrumbs} summary={t('Mails about what visitors send')} />
      <div className={styles.columns}>
        <MailStatus setup={setup} />
        <MailTestForm setup={setup} onTaken={() => void revalidate()} />
      </div>
    </>
  );
}
