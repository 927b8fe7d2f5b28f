import { useRouteLoaderData } from 'react-router';
import { siteLayoutId } from '../site-identity.ts';
import type { FormCollector } from './form-collector.ts';

/** What the layout around every page says of it. */
export type CollectorData = { formCollector: FormCollector | undefined };

/** The external form collector, where the operator has set one. */
export function useFormCollector(): FormCollector | undefined {
  return useRouteLoaderData<CollectorData>(siteLayoutId)?.formCollector;
}
