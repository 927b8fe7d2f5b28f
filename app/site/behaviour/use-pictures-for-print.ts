import { useEffect } from 'react';

/** Loads the lazy pictures that are still out of view when the page is about to be printed. */
export function usePicturesForPrint(): void {
  useEffect(() => {
    const load = () => {
      for (const image of document.querySelectorAll<HTMLImageElement>('main img')) image.loading = 'eager';
    };
    const onKeyDown = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if (key === 'p' && (ctrlKey || metaKey)) load();
    };
    const print = matchMedia('print');
    addEventListener('beforeprint', load);
    addEventListener('keydown', onKeyDown);
    print.addEventListener('change', load);
    return () => {
      removeEventListener('beforeprint', load);
      removeEventListener('keydown', onKeyDown);
      print.removeEventListener('change', load);
    };
  }, []);
}
