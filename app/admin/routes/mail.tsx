import { useRevalidator } from 'react-router';
import { requestApi } from '../api/request-api.ts';
import { MailStatus } from '../mail/MailStatus.tsx';
import { MailTestForm } from '../mail/MailTestForm.tsx';
import styles from '../mail/mail.module.css';
import type { MailSetup } from '../mail/mail-setup.ts';
import { PageHeader } from '../shell/PageHeader/PageHeader.tsx';
import type { Route } from './+types/mail.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { data: setup } = await requestApi<MailSetup>('/mail', { signal: request.signal });
  return { setup };
}

export default function Mail({ loaderData: { setup } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <>
      <PageHeader title="Mail" summary="Notices about what visitors send" />
      <div className={styles.columns}>
        <MailStatus setup={setup} />
        <MailTestForm setup={setup} onTaken={() => void revalidate()} />
      </div>
    </>
  );
}
