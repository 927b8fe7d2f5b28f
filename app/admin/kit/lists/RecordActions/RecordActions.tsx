import { ActionIcon, Button } from '@mantine/core';
import { Link } from 'react-router';
import { May } from '../../access/May/May.tsx';
import { useMay } from '../../access/use-may.ts';
import { IconPencil, IconTrash } from '../../icons/icons.ts';
import { DeleteButton } from '../DeleteButton/DeleteButton.tsx';
import type { RowTools } from '../list-definition.ts';
import { OrderControls } from '../order/OrderControls/OrderControls.tsx';
import styles from './RecordActions.module.css';

const iconPixels = 20;

type RecordActionsProps = { tools: RowTools; titleId: string };

/** The actions of one record in the list. */
export function RecordActions({ tools, titleId }: RecordActionsProps) {
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

/** The same as icons, where a row has no room for words; the record is viewed from its form. */
export function CompactRecordActions({ tools, titleId }: RecordActionsProps) {
  return (
    <May permission="content">
      <div className={styles.compact}>
        <OrderControls tools={tools} titleId={titleId} />
        <ActionIcon
          component={Link}
          to={tools.editPath}
          state={{ from: tools.listHref }}
          className={styles.icon ?? ''}
          variant="subtle"
          aria-label="Edit"
          aria-describedby={titleId}
        >
          <IconPencil size={iconPixels} stroke={1.5} />
        </ActionIcon>
        <ActionIcon
          className={styles.icon ?? ''}
          variant="subtle"
          color="red"
          aria-label="Delete"
          aria-describedby={titleId}
          loading={tools.isDeleting}
          onClick={tools.remove}
        >
          <IconTrash size={iconPixels} stroke={1.5} />
        </ActionIcon>
      </div>
    </May>
  );
}

/** A published record is on the site; a draft is shown as it would be. */
function ViewButton({ tools, titleId }: RecordActionsProps) {
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
