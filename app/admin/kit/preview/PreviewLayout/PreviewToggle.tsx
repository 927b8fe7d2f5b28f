import { Button } from '@mantine/core';
import { t } from '../../language/t.ts';
import type { PreviewPanelState } from './use-preview-panel.ts';

/** Opens and closes the preview of a form. */
export function PreviewToggle({ panel }: { panel: PreviewPanelState }) {
  return (
    <Button variant={panel.isOpen ? 'filled' : 'default'} aria-pressed={panel.isOpen} onClick={panel.toggle}>
      {t('Preview')}
    </Button>
  );
}
