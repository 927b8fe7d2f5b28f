import type shell from '#messages/en/shell.json';

export type Way = { label: keyof typeof shell; to: string };

/** Where the message of a failed page leads back to, and the message that says so. */
export const backTo = {
  home: { label: 'shell:back.home', to: '/' },
  collections: { label: 'shell:back.collections', to: '/products/' },
  journal: { label: 'shell:back.journal', to: '/blog/' },
  gallery: { label: 'shell:back.gallery', to: '/gallery/' },
  seeCollections: { label: 'shell:back.see', to: '/products/' },
} as const satisfies Record<string, Way>;
