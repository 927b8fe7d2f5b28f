import type { Examples } from '../../../catalogue/examples.ts';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

export const examples: Examples = {
  Line: <Button>Send</Button>,
  Block: <Button look="block">Send</Button>,
  Outline: <Button look="outline">Cancel</Button>,
  'With an arrow': <Button hasArrow>Go on</Button>,
  Disabled: (
    <Button look="block" disabled>
      Sending…
    </Button>
  ),
  'Link, line': <ButtonLink to="/about/">Walk on</ButtonLink>,
  'Link, block': (
    <ButtonLink to="/contact/" look="block">
      Plan a visit
    </ButtonLink>
  ),
  'Link to another site': (
    <ButtonLink to="https://stone.example/" arrow="out">
      Follow us
    </ButtonLink>
  ),
};
