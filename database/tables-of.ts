const maxRemembered = 2_000;
const remembered = new Map<string, Tables>();

type Tables = { read: readonly string[]; written: readonly string[] };

/** The tables that a statement names, as the schema calls them: those it reads from, and those it writes to. */
export function tablesOf(sql: string): Tables {
  const known = remembered.get(sql);
  if (known) return known;
  const tables = {
    read: namesAfter(/\b(?:from|join)\s+"?(\w+)/gi, sql.replace(/\bdelete\s+from\b/gi, '')),
    written: namesAfter(/\b(?:insert\s+into|delete\s+from|update)\s+"?(\w+)/gi, sql),
  };
  // Lists of ids make endless texts.
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(sql, tables);
  return tables;
}

function namesAfter(pattern: RegExp, sql: string): string[] {
  return [...new Set([...sql.matchAll(pattern)].map(([, name]) => inCamelCase(name ?? '')))];
}

function inCamelCase(name: string): string {
  return name.toLowerCase().replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());
}
