import { CamelCasePlugin, type QueryResult, type UnknownRow } from 'kysely';

/** Aliases are written in queries; nobody from outside names anything. */
const maxRemembered = 2_000;
const writtenNames = new Map<string, string>();

/**
 * Rows as the schema names their columns, `mainImage` for `main_image`. The names in statements are written by the
 * compilers (`nameInSql`): Kysely's plugin would copy every query once more to rename what is in it.
 */
class Names extends CamelCasePlugin {
  override transformQuery({ node }: Parameters<CamelCasePlugin['transformQuery']>[0]) {
    return node;
  }

  override async transformResult({ result }: Parameters<CamelCasePlugin['transformResult']>[0]) {
    const [first] = result.rows ?? [];
    if (!first) return result;
    const names = Object.keys(first).map((column) => [column, this.camelCase(column)] as const);
    return { ...result, rows: result.rows.map((row) => this.#rename(row, names)) } as QueryResult<UnknownRow>;
  }

  /** All rows of a result have the same columns. */
  #rename(row: UnknownRow, names: readonly (readonly [column: string, name: string])[]): UnknownRow {
    const renamed: UnknownRow = {};
    for (const [column, name] of names) {
      const value = row[column];
      if (typeof value === 'object' && value !== null) return this.mapRow(row);
      renamed[name] = value;
    }
    return renamed;
  }

  /** `mainImage` for the column `main_image`. */
  nameOfColumn(column: string): string {
    return this.camelCase(column);
  }

  nameInSql(name: string, quote: (name: string) => string): string {
    const known = writtenNames.get(name);
    if (known !== undefined) return known;
    const written = quote(this.snakeCase(name));
    if (writtenNames.size >= maxRemembered) writtenNames.clear();
    writtenNames.set(name, written);
    return written;
  }
}

export const names = new Names();
