import { SignInFrame } from '../../kit/sign-in/SignInFrame/SignInFrame.tsx';
import { AcceptInvitation } from './AcceptInvitation.tsx';

/** Where the link of an invitation leads: a name and a password, and one is in. */
export default function InvitationPage() {
  return (
    <SignInFrame title="Invitation">
      <AcceptInvitation />
    </SignInFrame>
  );
}
