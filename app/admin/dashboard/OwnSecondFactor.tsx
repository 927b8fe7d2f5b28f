import { Link } from 'react-router';
import { useMay } from '../access/use-may.ts';
import type { Factors } from '../administrators/factors.ts';
import { type ApiRequest, requestApi } from '../api/request-api.ts';
import { useFetched } from '../api/use-fetched.ts';
import { formatPlainDay } from '../shell/format-time.ts';
import { Message } from '../shell/Message/Message.tsx';

/** Tells whoever will need a second factor, and every owner, that there is none: the password alone opens everything. */
export function OwnSecondFactor() {
  const may = useMay();
  const { data } = useFetched(readFactors);
  if (!data || data.timeCodesSince !== null || data.passkeys.length > 0) return null;
  if (!may('people') && data.requiredFrom === null) return null;
  return (
    <Message kind="info">
      {data.requiredFrom === null
        ? 'Your password alone opens everything here.'
        : `From ${formatPlainDay(data.requiredFrom)} on nothing opens here without a second factor.`}{' '}
      <Link to="/admin/account/#second-factors">Set up a second factor</Link>
    </Message>
  );
}

async function readFactors(request: ApiRequest): Promise<Factors> {
  return (await requestApi<Factors>('/auth/factors', request)).data;
}
