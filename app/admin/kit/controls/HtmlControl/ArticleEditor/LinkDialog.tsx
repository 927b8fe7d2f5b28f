import { Button, Combobox, Group, Modal, TextInput, useCombobox } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { type FormEvent, useLayoutEffect, useState } from 'react';
import { findPages, findTargets, type LinkTarget } from '../../../api/link-targets.ts';
import { useSearch } from '../../../api/use-search.ts';
import { t } from '../../../language/t.ts';
import { Thumb } from '../../../page-parts/Thumb/Thumb.tsx';
import { LinkOption } from '../../LinkOption/LinkOption.tsx';
import { isAllowedUrl } from './allowed-url.ts';
import styles from './LinkDialog.module.css';

const pauseMs = 200;
const thumbPixels = 36;

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
      setError(t('Use an address that starts with https://, http://, mailto:, tel: or /'));
      return;
    }
    setLink(editor, { href, words: href });
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={t('Link')} size="lg" centered>
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
          label={t('Address')}
          description={t('A page of this site (/contact/), a website, mailto: or tel:')}
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
          <Button type="submit">{t('Set link')}</Button>
        </Group>
      </form>
    </Modal>
  );
}

type LinkSearchProps = { onPick: (target: LinkTarget) => void; onEscape: () => void };

/** Searches link targets by name; selecting one sets the link at once. */
function LinkSearch({ onPick, onEscape }: LinkSearchProps) {
  const [text, setText] = useState('');
  const { targets, status } = useTargets(text);
  // The list is always open, so what closes it elsewhere is meant for the dialog, which does not see the key.
  const combobox = useCombobox({ opened: true, onDropdownClose: onEscape });
  // Enter selects the first result, as soon as it is shown; with an empty query it selects none.
  useLayoutEffect(() => {
    if (text.trim() !== '' && targets.length > 0) combobox.selectFirstOption();
    else combobox.resetSelectedOption();
  }, [text, targets, combobox.selectFirstOption, combobox.resetSelectedOption]);
  const pick = (href: string) => {
    const target = targets.find((candidate) => candidate.href === href);
    if (target) onPick(target);
  };
  return (
    <Combobox store={combobox} onOptionSubmit={pick}>
      <Combobox.EventsTarget withExpandedAttribute>
        <TextInput
          role="combobox"
          label={t('Search by name')}
          description={t('A page, a product, an article, a collection or a project')}
          value={text}
          autoComplete="off"
          data-autofocus
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Combobox.EventsTarget>
      <Combobox.Options className={styles.options} aria-label={t('What a link can lead to')} tabIndex={0}>
        {targets.map((target) => (
          <LinkOption
            key={target.href}
            target={target}
            picture={
              target.image === undefined ? null : (
                <Thumb path={target.image} width={thumbPixels} height={thumbPixels} />
              )
            }
          />
        ))}
      </Combobox.Options>
      <p className={styles.status} role="status">
        {status}
      </p>
    </Combobox>
  );
}

/** Pages at once, records from the server. */
function useTargets(text: string) {
  const { found, hasFailed } = useSearch({ text, minLength: 1, pauseMs, find: findTargets });
  const targets = [...findPages(text), ...found];
  const nothing = targets.length === 0 ? t('Nothing found.') : '';
  const status = hasFailed ? t('Products and articles could not be searched just now.') : nothing;
  return { targets, status };
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
      {t('Remove link')}
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
