import type { Examples } from '../../../catalogue/examples.ts';
import { SignInForm } from './SignInForm.tsx';

export const examples: Examples = {
  Empty: <SignInForm />,
  'Signing in again': <SignInForm username="ann" />,
};
