import type { ReactNode } from 'react';
import type { Examples, ExamplesModule } from './examples.ts';
import styles from './frame.module.css';

type Modules = Record<string, () => Promise<ExamplesModule>>;

/** Name of the query parameter that says which examples a frame shows. */
export const fileParameter = 'file';

/** Loads the one file that is asked for, so that no other component's styles are in the frame. */
export async function loadExamples(modules: Modules, url: string): Promise<Examples | undefined> {
  const load = modules[new URL(url).searchParams.get(fileParameter) ?? ''];
  return load && (await load()).examples;
}

export function ExampleList({ examples }: { examples: Examples | undefined }): ReactNode {
  if (!examples) return <p>There is no such file of examples.</p>;
  return Object.entries(examples).map(([state, example]) => (
    <section key={state} className={styles.example} aria-label={state}>
      <p className={styles.state}>{state}</p>
      {example}
    </section>
  ));
}
