import { Button, Group, Modal, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { isAllowedAddress } from './article-addresses.ts';

type LinkDialogProps = { editor: Editor; onClose: () => void };

/** Asks where the selected words lead to; without a selection the address itself becomes the words. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const current = String(editor.getAttributes('link').href ?? '');
  const [address, setAddress] = useState(current);
  const [error, setError] = useState('');

  const apply = (event: FormEvent) => {
    event.preventDefault();
    // A form in a dialog still stands in the page's form for React.
    event.stopPropagation();
    const href = address.trim();
    if (!isAllowedAddress(href)) {
      setError('Use an address that starts with https://, http://, mailto:, tel: or /');
      return;
    }
    setLink(editor, href);
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title="Link" closeButtonProps={{ 'aria-label': 'Close' }} centered>
      <form onSubmit={apply} noValidate>
        <TextInput
          label="Address"
          description="A page of this site (/contact/), a website, mailto: or tel:"
          value={address}
          error={error}
          autoComplete="off"
          data-autofocus
          onChange={(event) => {
            setAddress(event.currentTarget.value);
            setError('');
          }}
        />
        <Group justify="end" mt="md" gap="xs">
          {current ? (
            <Button
              variant="default"
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetLink().run();
                onClose();
              }}
            >
              Remove link
            </Button>
          ) : null}
          <Button type="submit">Set link</Button>
        </Group>
      </form>
    </Modal>
  );
}

function setLink(editor: Editor, href: string): void {
  const isInLink = editor.isActive('link');
  if (editor.state.selection.empty && !isInLink) {
    const link = { type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] };
    editor.chain().focus().insertContent(link).run();
  } else editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
}
