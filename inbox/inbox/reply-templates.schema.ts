import { z } from 'zod';
import {
  replyTemplateLimits as limits,
  replyChannels,
  replyPlaceholders,
  unknownPlaceholders,
} from './reply-templates.shared.ts';

const known = Object.keys(replyPlaceholders)
  .map((name) => `{${name}}`)
  .join(', ');

const line = (maxLength: number) =>
  z
    .string('Enter text')
    .overwrite((text) =>
      text
        .toWellFormed()
        .replace(/\p{Cc}+/gu, ' ')
        .trim(),
    )
    .max(maxLength, `At most ${maxLength} characters`)
    .refine(hasKnownNames, { error: nameUnknown });

const requiredText = z
  .string('Enter the text')
  .overwrite((text) =>
    text
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      .replace(/(?![\n\t])\p{Cc}/gu, ''),
  )
  .min(1, 'Enter the text')
  .max(limits.text, `At most ${limits.text} characters`)
  .refine(hasKnownNames, { error: nameUnknown });

const noTag = 'Give the tag of a language, such as de';
const translationSchema = z.strictObject({
  language: z.string(noTag).regex(/^[a-z\d-]{2,35}$/i, noTag),
  subject: line(limits.subject).default(''),
  text: requiredText,
});

const templateSchema = z.strictObject({
  name: z
    .string('Enter a name')
    .overwrite((text) =>
      text
        .toWellFormed()
        .replace(/\p{Cc}+/gu, ' ')
        .trim(),
    )
    .min(1, 'Enter a name')
    .max(limits.name, `At most ${limits.name} characters`),
  channel: z.enum(replyChannels, `channel is one of: ${replyChannels.join(', ')}`).default('both'),
  subject: line(limits.subject).default(''),
  text: requiredText,
  translations: z
    .array(translationSchema, 'translations is a list')
    .max(limits.translations, `At most ${limits.translations} languages`)
    .optional(),
});

/** All templates, in the order in which they are offered. */
export const replyTemplatesSchema = z.strictObject({
  templates: z
    .array(templateSchema, 'templates is a list')
    .max(limits.count, `At most ${limits.count} templates`)
    .superRefine((templates, issues) => {
      const names = templates.map(({ name }) => name.toLowerCase());
      for (const [index, name] of names.entries()) {
        if (names.indexOf(name) === index) continue;
        const message = 'There is another template of this name';
        issues.addIssue({ code: 'custom', path: [index, 'name'], message });
      }
    }),
});

function hasKnownNames(text: string): boolean {
  return unknownPlaceholders(text).length === 0;
}

function nameUnknown({ input }: { input?: unknown }): string {
  const names = unknownPlaceholders(String(input)).map((name) => `{${name}}`);
  return `${names.join(', ')} is not known here. There are ${known}.`;
}
