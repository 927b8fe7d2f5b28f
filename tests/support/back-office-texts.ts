import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { documentGroups } from '#content/documents/registry.ts';
import { lackLabels } from '#content/editorial/checks/lack.ts';
import { capitalize, kindOf } from '#content/kit/nouns.shared.ts';
import { entities } from '#content/registry.ts';
import { replyPlaceholders } from '#inbox/inbox/reply-templates.shared.ts';
import { statusLabels } from '#inbox/submit/handling.shared.ts';
import { messagePlaces } from '#messages/catalogue.ts';
import { signInMethods } from '#people/accounts/sign-in-methods.shared.ts';
import { logKinds } from '#people/log/log-kinds.shared.ts';

const root = resolve(import.meta.dirname, '../..');

/** What a declaration says to editors; the site's own messages are shown as they are. */
const labels = ['label', 'help', 'section', 'listTitle', 'required', 'empty', 'description'];
const words = ['noun', 'labels'];
/** What the back office says by a variable. */
const named = [lackLabels, logKinds, replyPlaceholders, signInMethods, statusLabels];
const others = ['names', 'initial', 'startsWith', 'value', 'card', 'messages'];

/** The labels, hints and nouns of records and site documents, and the names of what the server and its editors share. */
export function declaredTexts(): Set<string> {
  const found = new Set<string>();
  const note = (text: unknown) => {
    if (typeof text === 'string' && /\p{L}/u.test(text)) found.add(text);
  };
  const seen = new Set<unknown>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    for (const [name, inner] of Object.entries(value)) {
      if (labels.includes(name)) note(inner);
      if (words.includes(name))
        for (const text of typeof inner === 'string' ? [inner] : Object.values(inner)) note(text);
      // The names of time zones are not translated.
      if (name === 'options' && isStrings(inner) && !('labels' in value))
        for (const option of inner.filter((text) => !text.includes('/'))) note(capitalize(option));
      const isField = Object(inner).kind === 'decimal';
      if (isField || !others.includes(name)) visit(inner);
    }
  };
  visit([entities, documentGroups, messagePlaces]);
  for (const text of named.flatMap((names) => Object.values(names))) note(text);
  for (const entity of entities) {
    note(kindOf(entity));
    note(capitalize(entity.noun.many));
  }
  return found;
}

function isStrings(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

/** Each text that the back office says, with the file that says it. */
export function saidTexts(): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of filesBelow('app/admin')) {
    const visitor = new Visitor({
      CallExpression({ callee, arguments: [text] }) {
        const isSaid = callee.type === 'Identifier' && ['t', 'rich'].includes(callee.name);
        if (isSaid && text?.type === 'Literal' && typeof text.value === 'string') found.set(text.value, file);
      },
    });
    visitor.visit(programOf(file));
  }
  return found;
}

/** Texts that a page of the back office shows by themselves: `file: text`. */
export function unsaidTexts(): string[] {
  const found: string[] = [];
  for (const file of filesBelow('app/admin').filter((name) => name.endsWith('.tsx'))) {
    const note = (text: string) => {
      if (/\p{L}{2}/u.test(text)) found.push(`${file}: ${text.trim()}`);
    };
    const visitor = new Visitor({
      JSXText: ({ value }) => note(value),
      JSXAttribute({ name, value }) {
        const isShown = name.type === 'JSXIdentifier' && shownAttributes.includes(name.name);
        if (isShown && value?.type === 'Literal' && typeof value.value === 'string') note(value.value);
      },
    });
    visitor.visit(programOf(file));
  }
  return found;
}

const shownAttributes = [
  'label',
  'title',
  'alt',
  'placeholder',
  'aria-label',
  'description',
  'heading',
  'text',
];

function programOf(file: string) {
  return parseSync(file, readFileSync(resolve(root, file), 'utf8')).program;
}

function filesBelow(folder: string): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', folder], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.split('\n').filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name));
}
