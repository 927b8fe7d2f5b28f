/**
 * React Router ends the address of a stylesheet that is also loaded on demand in '#', so that the two are told apart. React
 * looks for that address on hydration, and Vite for the plain one before it fetches a file: pages name the plain one, and
 * this adds the other beside it.
 */
export function nameSharedStylesheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-shared]')) {
    const twin = link.cloneNode() as HTMLLinkElement;
    twin.href = `${link.getAttribute('href')}#`;
    link.after(twin);
  }
}
