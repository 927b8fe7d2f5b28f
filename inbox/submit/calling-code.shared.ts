/** The countries that a form offers beside a phone number. */
export type CallingCodes = {
  /** The code that is chosen at first: the one of the company's country; empty while it has none. */
  home: string;
  /** In few words because pages carry all of them: `+91 India`. */
  labels: readonly string[];
};

export function labelCallingCode(country: { code: string; name: string }): string {
  return `${country.code} ${country.name}`;
}

/** The calling code of such a label. */
export function callingCodeOf(label: string): string {
  return label.slice(0, label.indexOf(' '));
}
