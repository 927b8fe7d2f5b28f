import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMay } from '../../access/use-may.ts';
import type { RowTools } from '../list-definition.ts';

type RecordLinkProps = { id: string; tools: RowTools; className?: string | undefined; children: ReactNode };

/**
 * The name of a record in a list, linked to its form for whoever may change it; the form returns to the list with its
 * current query.
 */
export function RecordLink({ id, tools, className, children }: RecordLinkProps) {
  const may = useMay();
  if (!may('content')) {
    return (
      <span id={id} className={className} data-row-title>
        {children}
      </span>
    );
  }
  return (
    <Link id={id} className={className} to={tools.editPath} state={{ from: tools.listHref }} data-row-title>
      {children}
    </Link>
  );
}
