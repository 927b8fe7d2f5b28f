/** The rules for crawlers: they may read every page, but neither the back office nor the API; of a closed site nothing. */
export function robotsText({ publicUrl, isOpen }: { publicUrl: string; isOpen: boolean }): string {
  if (!isOpen) return 'User-agent: *\nDisallow: /\n';
  return [
    'User-agent: *',
    'Allow: /',
    'Disallow: /admin/',
    'Disallow: /api/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
