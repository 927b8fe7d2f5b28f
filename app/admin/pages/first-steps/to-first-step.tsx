import { redirect } from 'react-router';
import type { Route } from './+types/to-first-step.ts';
import { pathOfStep, readFirstSteps } from './first-steps.ts';

/** Leads to the first step that is not done yet; to the last where all are. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { steps } = await readFirstSteps({ signal: request.signal });
  const next = steps.find(({ isDone, isNeeded }) => isNeeded && !isDone);
  return redirect(pathOfStep(next?.key ?? 'open'));
}
clientLoader.hydrate = true as const;

export default function ToFirstStep() {
  return null;
}
