import type { Role } from '#people/accounts/permissions.shared.ts';
import { t } from '../language/t.ts';

/** What each role is called, and what it is for. */
export const roleTexts: Record<Role, { label: string; article: string; does: string }> = {
  owner: {
    label: t('Owner'),
    article: t('an owner'),
    does: t('May do everything: people, mail and the demo content as well'),
  },
  editor: {
    label: t('Editor'),
    article: t('an editor'),
    does: t('Writes what visitors see: products, articles, pictures, texts and looks'),
  },
  sales: {
    label: t('Sales'),
    article: t('in sales'),
    does: t('Answers buyers: the inbox, feedback and the newsletter; reads the rest'),
  },
};

/** In a sentence: "You are an editor". */
export function describeRole(role: Role): string {
  return roleTexts[role].article;
}
