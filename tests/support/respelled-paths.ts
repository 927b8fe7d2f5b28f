/** Other ways to write a path that a router, a proxy or a file system may read as the same. */
export function respell(path: string): string[] {
  const [first = '', ...rest] = path.split('/').filter(Boolean);
  const tail = rest.join('/');
  const encoded = `%${first.charCodeAt(0).toString(16)}${first.slice(1)}`;
  return [
    `${path}/`.replace(/\/\/$/, '/'),
    ...[`//${first}/${tail}`, `/${first}//${tail}`, `/${first}/./${tail}`, `/x/../${first}/${tail}`],
    ...[`/${first}/%2e/${tail}`, `/x/%2e%2e/${first}/${tail}`, `/${first}%2f${tail}`, `/${first}\\${tail}`],
    ...[`/${first.toUpperCase()}/${tail}`, `/${first}/${tail.toUpperCase()}`, `/${encoded}/${tail}`],
    ...[
      `/%25${encoded.slice(1)}/${tail}`,
      `/${first};x=1/${tail}`,
      `/${first}/${tail};x=1`,
      `/${first}/${tail}%20`,
    ],
    ...[
      `/${first}/${tail}.json`,
      `/${first}/${tail}%00`,
      `/${first}/${tail}?access=everybody`,
      `/${first}/${tail}#x`,
    ],
    `/%ef%bc%8f${first}/${tail}`,
  ];
}
