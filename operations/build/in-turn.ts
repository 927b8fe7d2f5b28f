import type { Plugin } from 'vite';

/**
 * Builds one environment after the other. The two servers are built from the same plugins, which remember what a style sheet
 * became: side by side one now and then wrote the address of a font that only the other knows, and the build failed.
 */
export function buildInTurn(): Plugin {
  return {
    name: 'build-in-turn',
    apply: 'build',
    configResolved({ builder }) {
      const { buildApp } = builder ?? {};
      if (!builder || !buildApp) return;
      builder.buildApp = (whole) => {
        const { build } = whole;
        let before: Promise<unknown> = Promise.resolve();
        whole.build = (environment) => {
          const built = before.then(() => build(environment));
          before = built;
          return built;
        };
        return buildApp(whole);
      };
    },
  };
}
