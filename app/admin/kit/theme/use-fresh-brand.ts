import { useContext, useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { BrandContext, brandState } from '../../../brand-context.ts';

const brandChanged = 'ashlar:brand';

/** Has the back office follow a name, a logo, colours or a pair of type that visitors see from now on. */
export function announceBrandChanged(): void {
  brandState.isOutdated = true;
  dispatchEvent(new Event(brandChanged));
}

/** Reads how the company looks again once that was changed here, also where the page is left at the same moment. */
export function useFreshBrand(): void {
  const { revalidate } = useRevalidator();
  const loaded = useContext(BrandContext);
  useEffect(() => {
    const refresh = () => void revalidate();
    addEventListener(brandChanged, refresh);
    return () => removeEventListener(brandChanged, refresh);
  }, [revalidate]);
  // Every answer of the server is an object of its own.
  useEffect(() => {
    brandState.isOutdated = loaded === undefined;
  }, [loaded]);
}
