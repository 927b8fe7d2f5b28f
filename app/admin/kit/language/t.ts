import { createElement, Fragment, type ReactNode } from 'react';
import { createSay, type Values } from './create-say.ts';
import { language, locale } from './language.ts';
import { createAnswers } from './say-answer.ts';

type Texts = Readonly<Record<string, string>>;
/** `texts` are the back office's own, `answers` what the server says. */
type Catalogue = { default: { texts: Texts; answers: Texts } };
const catalogues: Partial<Record<typeof language, () => Promise<Catalogue>>> = {
  de: () => import('#messages/back-office/de.json'),
  it: () => import('#messages/back-office/it.json'),
  pt: () => import('#messages/back-office/pt.json'),
  es: () => import('#messages/back-office/es.json'),
};

// Modules that name texts wait for this one, so constants are in the right language as well.
const { texts, answers } = (await catalogues[language]?.())?.default ?? { texts: {}, answers: {} };
const { say, sayRich } = createSay({ ...answers, ...texts }, locale);

/** A text in the language of whoever reads: `t('{count} pictures', { count })`. */
export const t = say;

/** The same with elements in it: `rich('See <link>Settings</link>', { link: (text) => <Link to="/">{text}</Link> })`. */
export const rich = (text: string, values: Values<ReactNode>): ReactNode =>
  createElement(Fragment, null, ...[sayRich<ReactNode>(text, values)].flat());

/** What the server has said in English: its answers, the log, what is wrong with a row. */
export const sayAnswer: (text: string) => string =
  language === 'en' ? (text) => text : createAnswers(answers, (text) => say(text));
