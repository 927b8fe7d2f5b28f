import { confirmationRequired, type FactorMethod } from '#people/accounts/sign-in-methods.shared.ts';

export type ConfirmationMethod = FactorMethod | 'password';
/** Asks who is at the screen. Resolves to whether they have proved it. */
export type AskForProof = (methods: readonly ConfirmationMethod[]) => Promise<boolean>;

let ask: AskForProof | undefined;

/** What asks while the back office is shown. @returns what ends that */
export function setAskForProof(asking: AskForProof): () => void {
  ask = asking;
  return () => {
    if (ask === asking) ask = undefined;
  };
}

/** Whether a refusal was for want of a fresh proof, which was given since: then the request is sent again. */
export async function isProvedSince(response: Response): Promise<boolean> {
  if (response.status !== 403 || !ask) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const { code, methods } = (body ?? {}) as { code?: unknown; methods?: ConfirmationMethod[] };
  return code === confirmationRequired && ask(methods ?? []);
}
