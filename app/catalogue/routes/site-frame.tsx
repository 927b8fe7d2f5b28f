import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ExamplesModule } from '../examples.ts';
import { ExampleList, loadExamples } from '../frame.tsx';

const modules = import.meta.glob<ExamplesModule>('../../site/**/*.examples.tsx');

/** In the browser only: the server would send the styles of all components. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return { examples: await loadExamples(modules, request.url) };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return null;
}

/** The examples of one component of the public site, with its styles alone. */
export default function SiteFrame() {
  const { examples } = useLoaderData<typeof clientLoader>();
  return <ExampleList examples={examples} />;
}
