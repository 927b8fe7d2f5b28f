import { type ClientLoaderFunctionArgs, useLocation } from 'react-router';
import { entityAt } from '../lists/entity-at.ts';
import { GridPage } from '../spreadsheets/GridPage/GridPage.tsx';
import type { GridRecord } from '../spreadsheets/grid-state.ts';
import { loadCells } from '../spreadsheets/load-cells.ts';

/** Many records as a table; the path names the entity. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return { records: await loadCells(entityAt(new URL(request.url).pathname), request) };
}

export default function Grid({ loaderData }: { loaderData: { records: GridRecord[] } }) {
  return <GridPage entity={entityAt(useLocation().pathname)} records={loaderData.records} />;
}
