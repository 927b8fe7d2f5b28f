/** An account's time codes: a secret that is on, one that is still to be confirmed, or both. */
export type TimeCodesRow = {
  administratorId: number;
  /** Sealed (people/accounts/sealed-secret.ts); null while it was never confirmed. */
  secret: string | null;
  /** The time step of the last code that was taken: neither it nor an earlier one is taken again. */
  lastStep: number;
  confirmedAt: string | null;
  pendingSecret: string | null;
  pendingAt: string | null;
};

/** One that is used is deleted. */
export type RecoveryCodeRow = { codeHash: string; administratorId: number; createdAt: string };

export type PasskeyRow = {
  id: string;
  /** What the authenticator calls it, base64url. */
  credentialId: string;
  administratorId: number;
  /** COSE, base64url. */
  publicKey: string;
  counter: number;
  /** A JSON list. */
  transports: string;
  name: string;
  device: string;
  createdAt: string;
  lastUsedAt: string | null;
};

/** The password was right, and the second factor is missing. */
export type SignInTicketRow = {
  ticketHash: string;
  administratorId: number;
  attempts: number;
  expiresAt: string;
};

export type PasskeyChallengeRow = {
  challengeHash: string;
  purpose: string;
  administratorId: number | null;
  expiresAt: string;
};

/** One row at most: who must have a second factor. */
export type SecondFactorRuleRow = {
  id: number;
  scope: string;
  /** As an owner has chosen it, and the moment that it begins where the company is. */
  fromDay: string;
  holdsFrom: string;
  changedAt: string;
  changedBy: string;
};
