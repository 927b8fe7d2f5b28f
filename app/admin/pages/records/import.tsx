import { useLocation } from 'react-router';
import { entityAt } from '../../kit/lists/entity-at.ts';
import { ImportPage } from './ImportPage/ImportPage.tsx';

/** Records from a spreadsheet; the path names the entity. */
export default function Import() {
  const entity = entityAt(useLocation().pathname);
  return <ImportPage key={entity.path} entity={entity} />;
}
