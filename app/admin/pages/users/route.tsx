import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { requestApi } from '../../kit/api/request-api.ts';
import { t } from '../../kit/language/t.ts';
import { PageHeader } from '../../kit/page-parts/PageHeader/PageHeader.tsx';
import { settingsCrumbs } from '../../shell/navigation.ts';
import type { Route } from './+types/route.ts';
import { AdministratorList } from './AdministratorList.tsx';
import styles from './Administrators.module.css';
import type { Administrator, FreshInvitation, Invitation } from './administrator.ts';
import { FactorRuleForm } from './FactorRuleForm.tsx';
import { FreshLink } from './FreshLink.tsx';
import { type FactorRule, factorRulePath } from './factor-rule.ts';
import { InvitationForm } from './InvitationForm.tsx';
import { InvitationList } from './InvitationList.tsx';
import { NewAdministratorForm } from './NewAdministratorForm.tsx';

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const [{ data: administrators }, { data: invitations }, { data: rule }] = await Promise.all([
    requestApi<Administrator[]>('/users', { signal }),
    requestApi<Invitation[]>('/users/invitations', { signal }),
    requestApi<FactorRule>(factorRulePath, { signal }),
  ]);
  return { administrators, invitations, rule };
}

/** Who works here, in which role, and who is invited. */
export default function People({ loaderData }: Route.ComponentProps) {
  const { administrators, invitations, rule } = loaderData;
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
        title={t('People')}
        crumbs={settingsCrumbs}
        summary={t('{count, plural, one {One account} other {# accounts}}', { count: administrators.length })}
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
          <FactorRuleForm rule={rule} onSaved={refresh} />
        </div>
      </div>
    </>
  );
}
