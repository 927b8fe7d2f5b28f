/** `longDescription` as the back office's API and the database call it: `long_description`. */
export function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The camelCase name and the snake_case one; one name where the two are the same (specification/api.md, "Field names"). */
export function spellingsOf(name: string): string[] {
  return [...new Set([name, toSnakeCase(name)])];
}
