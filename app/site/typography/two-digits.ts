/** `07` for 7. */
export function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
