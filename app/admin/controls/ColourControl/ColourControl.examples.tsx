import type { Examples } from '../../../catalogue/examples.ts';
import { ColourControl } from './ColourControl.tsx';

const shared = {
  ...{ name: 'accent', apiName: 'accent', field: { label: 'Accent', help: 'Labels and marks' } },
  onChange: () => undefined,
};

export const examples: Examples = {
  Filled: <ColourControl {...shared} value="#80622f" note="5.2:1 on the surface. " />,
  Wrong: <ColourControl {...shared} value="brass" error="Enter a colour such as #1f2a36" />,
};
