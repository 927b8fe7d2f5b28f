import { useContext } from 'react';
import { BrandContext } from '../../../brand-context.ts';

/** Whose back office this is; empty where the document's data could not be read. */
export function useCompanyName(): string {
  return useContext(BrandContext)?.brand.name ?? '';
}

/** A page's name in the browser's tab: `Products · Aravane`. */
export function useTabTitle(title: string): string {
  const name = useCompanyName();
  return [title, name].filter(Boolean).join(' · ');
}
