declare global {
  /** Read by what keeps the page behind a dialog from scrolling (react-remove-scroll). */
  var __webpack_nonce__: string | undefined;
}

/** Allows the styles that libraries write: the same for all of a document, whose own styles have it. */
export function findStyleNonce(): string {
  if (typeof document === 'undefined') return '';
  const nonce = document.querySelector('style')?.nonce ?? '';
  globalThis.__webpack_nonce__ = nonce;
  return nonce;
}
