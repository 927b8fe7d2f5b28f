import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { RowTools } from '../list-definition.ts';

type RecordLinkProps = { id: string; tools: RowTools; className?: string | undefined; children: ReactNode };

/** The name of a record in a list, linked to its form, which returns to the list with its current query. */
export function RecordLink({ id, tools, className, children }: RecordLinkProps) {
  return (
    <Link id={id} className={className} to={tools.editPath} state={{ from: tools.listHref }} data-row-title>
      {children}
    </Link>
  );
}
