import { Button } from '@mantine/core';
import type { PreviewPanelState } from './use-preview-panel.ts';

/** Opens and closes the preview of a form. */
export function PreviewToggle({ panel }: { panel: PreviewPanelState }) {
  return (
    <Button variant={panel.isOpen ? 'filled' : 'default'} aria-pressed={panel.isOpen} onClick={panel.toggle}>
      Preview
    </Button>
  );
}
