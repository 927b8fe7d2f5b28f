import { t } from '../../kit/language/t.ts';
import { SignInFrame } from '../../kit/sign-in/SignInFrame/SignInFrame.tsx';
import { AcceptInvitation } from './AcceptInvitation.tsx';

/** Loads nothing, but a client loader makes the server render only the frame. */
export async function clientLoader() {
  return null;
}
clientLoader.hydrate = true as const;

export { SignInFallback as HydrateFallback } from '../../kit/sign-in/SignInFrame/SignInFrame.tsx';

/** Where the link of an invitation leads: a name and a password, and one is in. */
export default function InvitationPage() {
  return (
    <SignInFrame title={t('Invitation')}>
      <AcceptInvitation />
    </SignInFrame>
  );
}
