import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { AdministratorList } from '../administrators/AdministratorList.tsx';
import styles from '../administrators/Administrators.module.css';
import type { Administrator, FreshInvitation, Invitation } from '../administrators/administrator.ts';
import { FreshLink } from '../administrators/FreshLink.tsx';
import { InvitationForm } from '../administrators/InvitationForm.tsx';
import { InvitationList } from '../administrators/InvitationList.tsx';
import { NewAdministratorForm } from '../administrators/NewAdministratorForm.tsx';
import { requestApi } from '../api/request-api.ts';
import { PageHeader } from '../shell/PageHeader/PageHeader.tsx';
import type { Route } from './+types/users.ts';

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const [{ data: administrators }, { data: invitations }] = await Promise.all([
    requestApi<Administrator[]>('/users', { signal }),
    requestApi<Invitation[]>('/users/invitations', { signal }),
  ]);
  return { administrators, invitations };
}

/** Who works here, in which role, and who is invited. */
export default function People({ loaderData: { administrators, invitations } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const [fresh, setFresh] = useState<FreshInvitation>();
  const refresh = () => void revalidate();
  const show = (invitation: FreshInvitation) => {
    setFresh(invitation);
    refresh();
  };
  const withdrawn = () => {
    setFresh(undefined);
    refresh();
  };
  return (
    <>
      <PageHeader
        title="People"
        summary={administrators.length === 1 ? 'One account' : `${administrators.length} accounts`}
      />
      <div className={styles.columns}>
        <div className={styles.people}>
          <AdministratorList administrators={administrators} onChanged={refresh} />
          {fresh ? <FreshLink key={fresh.url} invitation={fresh} /> : null}
          <InvitationList invitations={invitations} onRenewed={show} onWithdrawn={withdrawn} />
        </div>
        <div className={styles.forms}>
          <InvitationForm onInvited={show} />
          <NewAdministratorForm onAdded={refresh} />
        </div>
      </div>
    </>
  );
}
