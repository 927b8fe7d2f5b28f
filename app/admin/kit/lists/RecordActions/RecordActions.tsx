import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { May } from '../../access/May/May.tsx';
import { useMay } from '../../access/use-may.ts';
import { DeleteButton } from '../DeleteButton/DeleteButton.tsx';
import type { RowTools } from '../list-definition.ts';
import { OrderControls } from '../order/OrderControls/OrderControls.tsx';
import styles from './RecordActions.module.css';

/** The actions of one record in the list. */
export function RecordActions({ tools, titleId }: { tools: RowTools; titleId: string }) {
  return (
    <div className={styles.actions}>
      <May permission="content">
        <OrderControls tools={tools} titleId={titleId} />
      </May>
      <ViewButton tools={tools} titleId={titleId} />
      <May permission="content">
        <Button
          component={Link}
          to={tools.editPath}
          state={{ from: tools.listHref }}
          variant="default"
          size="compact-sm"
          aria-describedby={titleId}
        >
          Edit
        </Button>
        <DeleteButton describedBy={titleId} isDeleting={tools.isDeleting} onDelete={tools.remove} />
      </May>
    </div>
  );
}

/** A published record is on the site; a draft is shown as it would be. */
function ViewButton({ tools, titleId }: { tools: RowTools; titleId: string }) {
  const may = useMay();
  if (!tools.sitePath || (tools.isDraft && !may('content'))) return null;
  const look = { variant: 'subtle', size: 'compact-sm', 'aria-describedby': titleId } as const;
  if (tools.isDraft) {
    return (
      <Button {...look} onClick={tools.preview}>
        Preview
      </Button>
    );
  }
  return (
    <Button {...look} component="a" href={tools.sitePath} target="_blank" rel="noopener">
      View
      <span className="visually-hidden"> on the site</span>
    </Button>
  );
}
