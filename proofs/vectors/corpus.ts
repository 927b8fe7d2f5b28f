import { breakouts } from './breakouts.ts';
import { foreignContent } from './foreign-content.ts';
import { handlers } from './handlers.ts';
import { languages } from './languages.ts';
import { otherReaders } from './other-readers.ts';
import { schemes } from './schemes.ts';

/** No such host: whatever asks it was made to. */
export const canaryHost = 'canary.invalid';

/** All texts that were made to run, each once; `RUN` leaves a mark in the window, `AWAY` asks a host that tells. */
const texts = [
  ...new Set([...handlers, ...breakouts, ...schemes, ...foreignContent, ...languages, ...otherReaders]),
];

export const vectors: readonly string[] = texts.map((text, number) =>
  text
    .replaceAll('RUN', () => `(window.__ran??=[]).push(${number})`)
    .replaceAll('AWAY', () => `https://${canaryHost}/${number}`),
);
