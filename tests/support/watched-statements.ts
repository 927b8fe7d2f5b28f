import type { CompiledQuery, KyselyPlugin, RootOperationNode } from 'kysely';
import type { Db } from '#database/connect.ts';

/** A database that remembers the statements that are sent through it. */
export function watchStatements(db: Db): { db: Db; take: () => CompiledQuery[] } {
  let nodes: RootOperationNode[] = [];
  const watch: KyselyPlugin = {
    transformQuery: ({ node }) => {
      nodes.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const watched = db.withPlugin(watch);
  return {
    db: watched,
    /** Those since the last time. */
    take() {
      const executor = db.getExecutor();
      const taken = nodes;
      nodes = [];
      return taken.map((node) => executor.compileQuery(node, { queryId: 'plan' }));
    },
  };
}
