import { type ReactNode, useState } from 'react';
import { usePalette } from '../Palette/use-palette.tsx';
import { ShortcutList } from '../Shortcuts/ShortcutList.tsx';
import { useShortcuts } from '../Shortcuts/use-shortcuts.ts';

/** The palette and the list of shortcuts; at most one of them is open. */
export function useOverlays(): { overlays: ReactNode; openPalette: () => void } {
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const openHelp = () => setIsHelpOpen(true);
  const { palette, openPalette } = usePalette(openHelp);
  useShortcuts({ palette: openPalette, help: openHelp });
  const overlays = (
    <>
      {palette}
      <ShortcutList isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
    </>
  );
  return { overlays, openPalette };
}
