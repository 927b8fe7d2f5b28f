import { NativeSelect } from '@mantine/core';
import { useAssignees } from '../use-assignees.ts';

type AssigneeSelectProps = {
  label: string;
  assignee: string | null;
  onChoose: (assignee: string | null) => void;
};

/** Whose an item is. */
export function AssigneeSelect({ label, assignee, onChoose }: AssigneeSelectProps) {
  const people = useAssignees();
  const names = people.map(({ username }) => username);
  const known = assignee === null || names.includes(assignee) ? names : [...names, assignee];
  return (
    <NativeSelect
      label={label}
      name="assignee"
      value={assignee ?? ''}
      data={[{ value: '', label: 'Nobody' }, ...known]}
      onChange={(event) => onChoose(event.currentTarget.value || null)}
    />
  );
}
