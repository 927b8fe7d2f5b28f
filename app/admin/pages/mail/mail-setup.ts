import { requestApi } from '../../kit/api/request-api.ts';

/** The response of `GET /mail`. */
export type MailSetup = {
  configured: boolean;
  from: string;
  notified: string;
  testRecipient: string;
  lastTest: { to: string; sentAt: string; sentBy: string; response: string } | null;
};

/** @throws ApiError */
export async function readMailSetup(signal: AbortSignal): Promise<MailSetup> {
  return (await requestApi<MailSetup>('/mail', { signal })).data;
}
