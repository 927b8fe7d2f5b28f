import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { focusField } from './focus-field.ts';

/** Moves the focus to the field that the link to this form names: `/admin/site/company/#name`. */
export function useLinkedField(): void {
  // Its key changes also where the same link is followed again.
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash.length > 1) focusField(decodeURIComponent(hash.slice(1)));
  }, [hash, key]);
}
