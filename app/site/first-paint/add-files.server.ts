/** Names the files of what a page loads on demand beside those of its route: they come with it, as those do. */
export function addFiles(html: string, files: readonly string[]): string {
  const links = files
    .filter((file) => !html.includes(`href="${file}`))
    .map((file) => `<link rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" href="${file}"/>`);
  return html.replace('</head>', `${links.join('')}</head>`);
}
