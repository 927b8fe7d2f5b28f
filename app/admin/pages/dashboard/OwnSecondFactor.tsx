import { Link } from 'react-router';
import { useMay } from '../../kit/access/use-may.ts';
import { type ApiRequest, requestApi } from '../../kit/api/request-api.ts';
import { useFetched } from '../../kit/api/use-fetched.ts';
import { t } from '../../kit/language/t.ts';
import { Message } from '../../kit/notices/Message/Message.tsx';
import { formatPlainDay } from '../../kit/time/format-time.ts';
import type { Factors } from '../users/factors.ts';

/** Tells whoever will need a second factor, and every owner, that there is none: the password alone opens everything. */
export function OwnSecondFactor() {
  const may = useMay();
  const { data } = useFetched(readFactors);
  if (!data || data.timeCodesSince !== null || data.passkeys.length > 0) return null;
  if (!may('people') && data.requiredFrom === null) return null;
  return (
    <Message kind="info">
      {data.requiredFrom === null
        ? t('Your password alone opens everything here.')
        : t('From {day} on nothing opens here without a second factor.', {
            day: formatPlainDay(data.requiredFrom),
          })}{' '}
      <Link to="/admin/account/#second-factors">{t('Set up a second factor')}</Link>
    </Message>
  );
}

async function readFactors(request: ApiRequest): Promise<Factors> {
  return (await requestApi<Factors>('/auth/factors', request)).data;
}
