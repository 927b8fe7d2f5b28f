import { type ClientLoaderFunctionArgs, useLocation } from 'react-router';
import { entityAt } from '../../kit/lists/entity-at.ts';
import type { GridRecord } from '../../kit/spreadsheets/grid-state.ts';
import { loadCells } from '../../kit/spreadsheets/load-cells.ts';
import { GridPage } from './GridPage/GridPage.tsx';

/** Many records as a table; the path names the entity. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return { records: await loadCells(entityAt(new URL(request.url).pathname), request) };
}

export default function Grid({ loaderData }: { loaderData: { records: GridRecord[] } }) {
  return <GridPage entity={entityAt(useLocation().pathname)} records={loaderData.records} />;
}
