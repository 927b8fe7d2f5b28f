import { Link } from 'react-router';
import type { Factors } from '../administrators/factors.ts';
import { type ApiRequest, requestApi } from '../api/request-api.ts';
import { useFetched } from '../api/use-fetched.ts';
import { Message } from '../shell/Message/Message.tsx';

/** Tells an owner who has no second factor: the password alone opens everything. */
export function OwnSecondFactor() {
  const { data } = useFetched(readFactors);
  if (!data || data.timeCodesSince !== null || data.passkeys.length > 0) return null;
  return (
    <Message kind="info">
      Your password alone opens everything here.{' '}
      <Link to="/admin/account/#second-factors">Set up a second factor</Link>
    </Message>
  );
}

async function readFactors(request: ApiRequest): Promise<Factors> {
  return (await requestApi<Factors>('/auth/factors', request)).data;
}
