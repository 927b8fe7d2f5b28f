import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { May } from '../../access/May/May.tsx';
import { useMay } from '../../access/use-may.ts';
import { IconPencil } from '../../icons/icons.ts';
import { t } from '../../language/t.ts';
import dataTable from '../DataTable/DataTable.module.css';
import { DeleteButton } from '../DeleteButton/DeleteButton.tsx';
import type { RowTools } from '../list-definition.ts';
import { OrderControls } from '../order/OrderControls/OrderControls.tsx';
import { iconPixels } from '../RowActions/RowActions.tsx';

type RecordActionsProps = { tools: RowTools; titleId: string };

/** The actions of one record in the list. */
export function RecordActions({ tools, titleId }: RecordActionsProps) {
  return (
    <>
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
          leftSection={<IconPencil size={iconPixels} stroke={1.5} />}
          aria-describedby={titleId}
        >
          {t('Edit')}
        </Button>
        <DeleteButton describedBy={titleId} isDeleting={tools.isDeleting} onDelete={tools.remove} />
      </May>
    </>
  );
}

/** A published record is on the site; a draft is shown as it would be. In a list on the phone its form does that. */
function ViewButton({ tools, titleId }: RecordActionsProps) {
  const may = useMay();
  if (!tools.sitePath || (tools.isDraft && !may('content'))) return null;
  const look = {
    className: dataTable.roomy ?? '',
    variant: 'subtle',
    size: 'compact-sm',
    'aria-describedby': titleId,
  } as const;
  if (tools.isDraft) {
    return (
      <Button {...look} onClick={tools.preview}>
        {t('Preview')}
      </Button>
    );
  }
  return (
    <Button {...look} component="a" href={tools.sitePath} target="_blank" rel="noopener">
      {t('View')}
      <span className="visually-hidden"> {t('on the site')}</span>
    </Button>
  );
}
