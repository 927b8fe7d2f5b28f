import type { Examples } from '../../../catalogue/examples.ts';
import { FieldFrame } from './FieldFrame.tsx';

export const examples: Examples = {
  Required: (
    <FieldFrame name="city" label="City" isRequired help="Where the stone goes">
      {(ties) => <input {...ties} />}
    </FieldFrame>
  ),
  Wrong: (
    <FieldFrame name="city" label="City" error="Say which city" counter="12 of 60">
      {(ties) => <input {...ties} />}
    </FieldFrame>
  ),
};
