import type { Examples } from '../../../catalogue/examples.ts';
import { LegalDocument } from './LegalDocument.tsx';

export const examples: Examples = {
  Open: (
    <LegalDocument
      id="privacy"
      title="Privacy Policy"
      emptyText=""
      sections={[{ id: 'data', title: 'Your data', html: '<p>What you send is kept for a year.</p>' }]}
      panel={{}}
    />
  ),
};
