/** The response of `GET /mail`. */
export type MailSetup = {
  configured: boolean;
  from: string;
  notified: string;
  testRecipient: string;
  lastTest: { to: string; sentAt: string; sentBy: string; response: string } | null;
};
