import { nothing } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { TemplateEditor } from './TemplateEditor.tsx';

const template = {
  name: 'First answer',
  channel: 'both',
  subject: 'Your {kind}',
  text: 'Dear {name},',
} as const;
const rest = { position: 0, count: 2, onChange: nothing, onMove: nothing, onRemove: nothing };

export const examples: Examples = {
  Plain: <TemplateEditor template={template} errors={{}} {...rest} />,
  'With an error': (
    <TemplateEditor
      template={{ ...template, text: 'Dear {nmae},' }}
      errors={{ 'templates.0.text': '{nmae} is not known here.' }}
      {...rest}
    />
  ),
};
