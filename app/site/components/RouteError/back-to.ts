/** Where the message of a failed page leads back to. */
export const backTo = {
  home: { label: 'Return to Home', to: '/' },
  collections: { label: 'Return to Collections', to: '/products/' },
  journal: { label: 'Return to the Journal', to: '/blog/' },
  gallery: { label: 'Return to the Gallery', to: '/gallery/' },
} as const;
