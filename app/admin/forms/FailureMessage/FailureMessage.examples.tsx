import { nothing } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { FailureMessage } from './FailureMessage.tsx';

const form = {
  noun: 'product',
  inPageOrder: (names: string[]) => names,
  labelOf: (name: string) => name.charAt(0).toUpperCase() + name.slice(1),
};
const shared = { message: '', fields: {}, count: 1 };

export const examples: Examples = {
  'Fields to check': (
    <FailureMessage
      form={form}
      failure={{ ...shared, kind: 'check', fields: { name: 'Name is required', category: 'Required' } }}
    />
  ),
  'The request failed': (
    <FailureMessage
      form={form}
      failure={{ ...shared, kind: 'failed', message: 'The server cannot be reached.' }}
    />
  ),
  'The record is gone': (
    <FailureMessage
      form={form}
      failure={{ ...shared, kind: 'vanished', message: 'There is no such product.' }}
      onSaveAsNew={nothing}
    />
  ),
};
