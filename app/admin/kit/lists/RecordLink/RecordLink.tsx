import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMay } from '../../access/use-may.ts';
import type { RowTools } from '../list-definition.ts';

type RecordLinkProps = { id: string; tools: RowTools; className?: string | undefined; children: ReactNode };

/**
 * The name of a record in a list, linked to its form for whoever may change it, which returns to the list with its
 * current query; for others to where it is looked at, if there is such a page.
 */
export function RecordLink({ id, tools, className, children }: RecordLinkProps) {
  const may = useMay();
  const to = may('content') ? tools.editPath : tools.lookPath;
  if (to === undefined) {
    return (
      <span id={id} className={className} data-row-title>
        {children}
      </span>
    );
  }
  return (
    <Link id={id} className={className} to={to} state={{ from: tools.listHref }} data-row-title>
      {children}
    </Link>
  );
}
