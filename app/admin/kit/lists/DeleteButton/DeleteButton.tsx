import { Button } from '@mantine/core';
import { IconTrash } from '../../icons/icons.ts';
import { iconPixels } from '../RowActions/RowActions.tsx';

type DeleteButtonProps = {
  label?: string;
  /** The id of the element that names the row. */
  describedBy: string;
  /** Its own row is being deleted. */
  isDeleting?: boolean;
  isDisabled?: boolean;
  onDelete: () => void;
};

/** Deletes the row that it is in. */
export function DeleteButton(props: DeleteButtonProps) {
  const { label = 'Delete', describedBy, isDeleting = false, isDisabled = false, onDelete } = props;
  return (
    <Button
      variant="subtle"
      color="red"
      size="compact-sm"
      leftSection={<IconTrash size={iconPixels} stroke={1.5} />}
      aria-describedby={describedBy}
      loading={isDeleting}
      disabled={isDisabled}
      onClick={onDelete}
    >
      {label}
    </Button>
  );
}
