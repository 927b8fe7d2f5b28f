/** Of `GET /auth/factors`. */
export type Factors = {
  timeCodesSince: string | null;
  passkeys: readonly ListedPasskey[];
  recoveryCodesLeft: number;
  passkeyObstacle: string | null;
  passkeyOrigin: string;
  /** The company's day from which the account must have one; null where it need not. */
  requiredFrom: string | null;
  /** All else is refused until one is set up. */
  isHeldBack: boolean;
};

export type ListedPasskey = {
  id: string;
  name: string;
  device: string;
  createdAt: string;
  lastUsedAt: string | null;
};

/** What setting up the first second factor answers with. */
export type WithRecoveryCodes = { recoveryCodes: string[] | null };

/** Does something about one's own account, and shows what is refused. */
export type Attempt = (work: () => Promise<unknown>) => Promise<void>;
