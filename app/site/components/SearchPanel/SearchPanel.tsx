import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useModal } from '../../behaviour/use-modal.ts';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { TextField } from '../form/TextField.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { FoundList } from './FoundList.tsx';
import styles from './SearchPanel.module.css';
import { type Found, useFound } from './use-found.ts';

type SearchPanelProps = { opener: HTMLElement; onClose: () => void };

const listId = 'search-found';

/** The search over any page: results while typing, a combobox with a list; Enter without a choice shows all of them. */
export function SearchPanel({ opener, onClose }: SearchPanelProps) {
  const modal = useModal();
  const found = useFound();
  const navigate = useNavigate();
  useOpenHere({ modal, opener, onClose });
  const go = (url: string) => {
    modal.close();
    void navigate(url);
  };
  const { words, active, items, state, href } = found;
  return (
    <Modal modal={modal} title="Search" look="side">
      <form
        role="search"
        action="/search/"
        onSubmit={(event) => {
          event.preventDefault();
          go(items[active]?.url ?? href);
        }}
      >
        <WordsField found={found} />
      </form>
      <p role="status" className={styles.status}>
        {found.sentence}
      </p>
      <FoundList id={listId} items={items} active={active} isWaiting={state === 'waiting'} onChoose={go} />
      {words ? (
        <p className={styles.all}>
          <ButtonLink to={href} onClick={modal.close}>
            All results
          </ButtonLink>
        </p>
      ) : null}
    </Modal>
  );
}

function WordsField({ found }: { found: Found }) {
  const { query, active, items, type, onKeyDown } = found;
  return (
    <TextField
      name="q"
      type="search"
      label="Stone, origin, finish or use"
      className={styles.field}
      role="combobox"
      autoComplete="off"
      enterKeyHint="search"
      maxLength={200}
      aria-autocomplete="list"
      aria-expanded={items.length > 0}
      aria-controls={listId}
      aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
      value={query}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  );
}

type Opening = { modal: ReturnType<typeof useModal> } & SearchPanelProps;

/** Opens with the panel, and is gone with the page it was opened on. */
function useOpenHere({ modal, opener, onClose }: Opening): void {
  const { pathname } = useLocation();
  const { open, ref, close } = modal;
  useEffect(() => {
    open(opener);
    const dialog = ref.current;
    dialog?.querySelector('input')?.focus();
    dialog?.addEventListener('close', onClose);
    return () => dialog?.removeEventListener('close', onClose);
  }, [open, opener, ref, onClose]);
  useEffect(() => () => void (pathname && close()), [pathname, close]);
}
