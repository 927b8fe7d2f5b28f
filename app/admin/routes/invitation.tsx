import { AcceptInvitation } from '../administrators/AcceptInvitation.tsx';
import { SignInFrame } from '../shell/SignInFrame/SignInFrame.tsx';

/** Where the link of an invitation leads: a name and a password, and one is in. */
export default function InvitationPage() {
  return (
    <SignInFrame title="Invitation">
      <AcceptInvitation />
    </SignInFrame>
  );
}
