import { Button, Menu } from '@mantine/core';
import { IconChevronUp } from '../../icons/icons.ts';
import { t } from '../../language/t.ts';
import { StickyBar } from '../../page-parts/StickyBar/StickyBar.tsx';
import styles from './ActionBar.module.css';

type ActionBarProps = {
  isNew: boolean;
  isDirty: boolean;
  isSaving: boolean;
  /** The browser cannot store drafts. */
  isDraftRefused: boolean;
  /** The path where visitors see the stored record; none for a draft. */
  sitePath: string | undefined;
  onCancel: () => void;
  onSaveAndStay: () => void;
  /** Saves it as a draft beside the published version, where that is possible. */
  onSaveDraft?: () => void;
};

const iconPixels = 16;

/** The form's actions; always visible. */
export function ActionBar({
  isNew,
  isSaving,
  onCancel,
  onSaveAndStay,
  onSaveDraft,
  sitePath,
  ...rest
}: ActionBarProps) {
  return (
    <StickyBar className={styles.bar}>
      <div className={styles.state}>
        <p role="status">{describeState({ isNew, isSaving, ...rest })}</p>
        {sitePath ? (
          <a className={styles.view} href={sitePath} target="_blank" rel="noreferrer">
            {t('View on the site')}
            <span className="visually-hidden"> {t('(opens a new tab)')}</span>
          </a>
        ) : null}
      </div>
      <div className={styles.actions}>
        <Button variant="default" onClick={onCancel}>
          {t('Cancel')}
        </Button>
        {onSaveDraft ? (
          <Button variant="default" onClick={onSaveDraft}>
            {t('Save as draft')}
          </Button>
        ) : null}
        <SaveButtons {...{ isSaving, onSaveAndStay }} />
      </div>
    </StickyBar>
  );
}

type State = Pick<ActionBarProps, 'isNew' | 'isDirty' | 'isSaving' | 'isDraftRefused'>;

function describeState({ isNew, isDirty, isSaving, isDraftRefused }: State): string {
  if (isSaving) return t('Saving…');
  if (isDirty)
    return isDraftRefused ? t('Unsaved changes; this browser cannot keep them') : t('Unsaved changes');
  return isNew ? '' : t('Saved');
}

function SaveButtons({ isSaving, onSaveAndStay }: Pick<ActionBarProps, 'isSaving' | 'onSaveAndStay'>) {
  return (
    <div className={styles.group}>
      {/* Not disabled while saving: the button would lose the focus. A second press is ignored. */}
      <Button type="submit" aria-disabled={isSaving}>
        {t('Save')}
      </Button>
      <Menu position="top-end" withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button className={styles.more} aria-label={t('More actions')}>
            <IconChevronUp size={iconPixels} aria-hidden="true" />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item rightSection={<kbd>{t('Ctrl S')}</kbd>} onClick={onSaveAndStay}>
            {t('Save and stay')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
