import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ShortcutList } from '../Shortcuts/ShortcutList.tsx';
import { useShortcuts } from '../Shortcuts/useShortcuts.ts';

const Palette = lazy(() => import('../Palette/Palette.tsx'));

type Overlay = 'palette' | 'help';

/** The palette, loaded when first asked for, and the list of shortcuts; one of them is open at most. */
export function useOverlays(): { overlays: ReactNode; openPalette: () => void } {
  const [open, setOpen] = useState<Overlay>();
  const [hasPalette, setHasPalette] = useState(false);
  const close = () => setOpen(undefined);
  const openPalette = () => {
    setHasPalette(true);
    setOpen('palette');
  };
  const openHelp = () => setOpen('help');
  useShortcuts({ palette: openPalette, help: openHelp });
  const overlays = (
    <>
      {hasPalette ? (
        <Suspense>
          <Palette isOpen={open === 'palette'} onClose={close} onShowShortcuts={openHelp} />
        </Suspense>
      ) : null}
      <ShortcutList isOpen={open === 'help'} onClose={close} />
    </>
  );
  return { overlays, openPalette };
}
