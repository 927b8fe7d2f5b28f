import { requestApi } from '../../kit/api/request-api.ts';
import { t } from '../../kit/language/t.ts';

/** An entry of `GET /schedule`. */
export type Planned = {
  path: string;
  kind: string;
  id: number;
  title: string;
  action: 'publish' | 'unpublish';
  at: string;
};

export type Schedule = { timeZone: string; entries: readonly Planned[] };

/** Later than anything that is planned. */
const endOfTime = '9999-12-31T23:59:59.999Z';

/** All that is planned. @throws ApiError */
export async function readSchedule(signal: AbortSignal): Promise<Schedule> {
  return (await requestApi<Schedule>(`/schedule?until=${endOfTime}`, { signal })).data;
}

/** `Appears` or `Goes`: what visitors see of it. */
export function verbOf(action: Planned['action']): string {
  return action === 'publish' ? t('Appears') : t('Goes');
}
