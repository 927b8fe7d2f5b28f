import type { Role } from '#people/accounts/permissions.shared.ts';

/** What each role is called, and what it is for. */
export const roleTexts: Record<Role, { label: string; article: string; does: string }> = {
  owner: {
    label: 'Owner',
    article: 'an owner',
    does: 'May do everything: people, mail and the demo content as well',
  },
  editor: {
    label: 'Editor',
    article: 'an editor',
    does: 'Writes what visitors see: products, articles, pictures, texts and looks',
  },
  sales: {
    label: 'Sales',
    article: 'in sales',
    does: 'Answers buyers: the inbox, feedback and the newsletter; reads the rest',
  },
};

/** In a sentence: "You are an editor". */
export function describeRole(role: Role): string {
  return roleTexts[role].article;
}
