/** A shape that any logo may have. */
export const shape = '<path d="M0 0h100v40H0z"/>';

/** A drawing with a shape, and with what a test is about. */
export function drawing(inner: string, attributes = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 40"${attributes}>${shape}${inner}</svg>`;
}
