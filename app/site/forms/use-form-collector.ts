import { useRouteLoaderData } from 'react-router';
import { siteLayoutId } from '../site-identity.ts';
import type { FormCollector } from './form-collector.ts';

/** The layout's loader data about it. */
export type CollectorData = { formCollector: FormCollector | undefined };

/** The external form collector, if the operator has configured one. */
export function useFormCollector(): FormCollector | undefined {
  return useRouteLoaderData<CollectorData>(siteLayoutId)?.formCollector;
}
