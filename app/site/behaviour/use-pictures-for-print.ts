import { useEffect } from 'react';

/** Fetches the pictures that nobody has scrolled to yet as soon as the page is about to be printed. */
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
