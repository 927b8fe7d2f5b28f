/** The calling code that forms begin with: India's. */
export const homeCallingCode = '+91';
/** A number there has exactly as many digits; elsewhere each country has its own rule (phone-number.ts). */
export const homePhoneDigits = 10;

/** A country as a form offers it, in few words because pages carry all of them: `+91 India`. */
export function labelCallingCode(country: { code: string; name: string }): string {
  return `${country.code} ${country.name}`;
}

/** The calling code of such a label. */
export function callingCodeOf(label: string): string {
  return label.slice(0, label.indexOf(' '));
}
