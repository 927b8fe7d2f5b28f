import { Button, Group, Modal, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { isAllowedUrl } from './allowed-url.ts';
import { LinkSearch } from './LinkSearch.tsx';

type LinkDialogProps = { editor: Editor; onClose: () => void };

/** Sets the link of the selected text, by name or by URL; without a selection the URL becomes the text. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const current = String(editor.getAttributes('link').href ?? '');
  const [url, setUrl] = useState(current);
  const [error, setError] = useState('');

  const apply = (event: FormEvent) => {
    event.preventDefault();
    // React's events bubble through portals, to the record's form.
    event.stopPropagation();
    const href = url.trim();
    if (!isAllowedUrl(href)) {
      setError('Use an address that starts with https://, http://, mailto:, tel: or /');
      return;
    }
    setLink(editor, { href, words: href });
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title="Link" size="lg" centered>
      <form onSubmit={apply} noValidate>
        <LinkSearch
          onEscape={onClose}
          onPick={({ href, title }) => {
            setLink(editor, { href, words: title });
            onClose();
          }}
        />
        <TextInput
          mt="md"
          label="Address"
          description="A page of this site (/contact/), a website, mailto: or tel:"
          value={url}
          error={error}
          autoComplete="off"
          onChange={(event) => {
            setUrl(event.currentTarget.value);
            setError('');
          }}
        />
        <Group justify="end" mt="md" gap="xs">
          {current ? <RemoveButton editor={editor} onRemoved={onClose} /> : null}
          <Button type="submit">Set link</Button>
        </Group>
      </form>
    </Modal>
  );
}

function RemoveButton({ editor, onRemoved }: { editor: Editor; onRemoved: () => void }) {
  return (
    <Button
      variant="default"
      onClick={() => {
        editor.chain().focus().extendMarkRange('link').unsetLink().run();
        onRemoved();
      }}
    >
      Remove link
    </Button>
  );
}

function setLink(editor: Editor, { href, words }: { href: string; words: string }): void {
  const isInLink = editor.isActive('link');
  if (editor.state.selection.empty && !isInLink) {
    const link = { type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] };
    editor.chain().focus().insertContent(link).run();
  } else editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
}
