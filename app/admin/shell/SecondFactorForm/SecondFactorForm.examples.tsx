import type { Examples } from '../../../catalogue/examples.ts';
import { SecondFactorForm } from './SecondFactorForm.tsx';

const callbacks = {
  sendCode: async () => {},
  askPasskey: async () => {},
  onLeave: () => {},
  ...{ action: 'Sign in', leaveLabel: 'Sign in as somebody else' },
};

export const examples: Examples = {
  'A code of the app': <SecondFactorForm methods={['time-code', 'recovery-code']} {...callbacks} />,
  'A recovery code': <SecondFactorForm methods={['recovery-code']} {...callbacks} />,
};
