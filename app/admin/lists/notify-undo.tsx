import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { ApiError } from '../api/call-api.ts';

/** Long enough to read what happened and change one's mind. */
const undoMs = 12_000;

/** Tells what was done, with a button that takes it back. `undo` says what it did. */
export function notifyUndo(done: { message: string; undo: () => Promise<string> }): void {
  const id = notifications.show({
    autoClose: undoMs,
    message: (
      <>
        {done.message}{' '}
        <Button variant="subtle" size="compact-sm" onClick={() => void takeBack(done.undo, id)}>
          Undo
        </Button>
      </>
    ),
  });
}

async function takeBack(undo: () => Promise<string>, id: string): Promise<void> {
  notifications.hide(id);
  try {
    notifications.show({ message: await undo() });
  } catch (error) {
    notifications.show({ message: reasonOf(error), color: 'red', autoClose: undoMs });
  }
}

/** What the server said, for the person. */
export function reasonOf(error: unknown): string {
  return error instanceof ApiError ? error.message : 'That did not work. Please try again.';
}
