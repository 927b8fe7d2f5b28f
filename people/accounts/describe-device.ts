/** The first that fits: browsers name those they descend from as well. */
const browsers: readonly [name: string, mark: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera|OPT)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Yandex', /\bYaBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Headless)?(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/\S+.*\bSafari\//],
];
const systems: readonly [name: string, mark: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b|\bMac OS X\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
];
const longestRead = 500;

/**
 * Browser and system in plain words, e.g. "Firefox on Windows", for telling one's own sessions apart. Only these words
 * are kept: the rest of a User-Agent says more of a person than the list needs.
 */
export function describeDevice(userAgent = ''): string {
  const text = userAgent.slice(0, longestRead);
  const [browser, system] = [findName(browsers, text), findName(systems, text)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? (text === '' ? 'An unknown device' : 'A program');
}

function findName(marks: readonly [string, RegExp][], text: string): string | undefined {
  return marks.find(([, mark]) => mark.test(text))?.[0];
}
