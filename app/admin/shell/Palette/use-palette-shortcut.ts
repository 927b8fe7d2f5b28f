import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useNavigate } from 'react-router';
import { useMay } from '../../access/use-may.ts';
import { addressOnSite } from '../../document-facts.ts';
import { useSignOut } from '../use-sign-out.ts';
import type { PaletteShortcut } from './palette-entries.ts';

/** The functions that the palette's entries run. */
export function usePaletteShortcut(options: { showShortcuts: () => void }): PaletteShortcut {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light');
  return {
    navigate: (path) => void navigate(path),
    toggleColours: () => setColorScheme(scheme === 'dark' ? 'light' : 'dark'),
    showShortcuts: options.showShortcuts,
    signOut,
    may: useMay(),
    viewSite: () => void window.open(addressOnSite('/'), '_blank', 'noreferrer'),
  };
}
