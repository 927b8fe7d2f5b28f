import { useRouteLoaderData } from 'react-router';
import { siteLayoutId } from '../head/site-of.ts';
import type { loader } from '../routes/site-layout.tsx';
import type { FormCollector } from './form-collector.ts';

/** The external form collector, where the operator has set one. */
export function useFormCollector(): FormCollector | undefined {
  return useRouteLoaderData<typeof loader>(siteLayoutId)?.formCollector;
}
