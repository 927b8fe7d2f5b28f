import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { AdminTheme } from '../../admin/shell/AdminTheme/AdminTheme.tsx';
import { respondForApi } from '../api-responses.ts';
import type { ExamplesModule } from '../examples.ts';
import { ExampleList, loadExamples } from '../frame.tsx';

const modules = import.meta.glob<ExamplesModule>('../../admin/**/*.examples.tsx');

/** In the browser only: the server would send the styles of all components. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  respondForApi();
  return { examples: await loadExamples(modules, request.url) };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return null;
}

/** The examples of one component of the back office, in its theme. */
export default function AdminFrame() {
  const { examples } = useLoaderData<typeof clientLoader>();
  return (
    <AdminTheme>
      <ExampleList examples={examples} />
    </AdminTheme>
  );
}
