import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { t } from '../../language/t.ts';
import { PreviewPanel } from '../PreviewPanel/PreviewPanel.tsx';
import type { PreviewSubject } from '../preview-subject.ts';
import styles from './PreviewLayout.module.css';
import type { PreviewPanelState } from './use-preview-panel.ts';

type PreviewLayoutProps = { panel: PreviewPanelState; subject: PreviewSubject; children: ReactNode };

/** A form and, where it is wanted, the page that it makes: beside it, or over it in narrow windows. */
export function PreviewLayout({ panel, subject, children }: PreviewLayoutProps) {
  const [field, setField] = useState<string>();
  const form = useRef<HTMLDivElement>(null);
  const control = useFocusedControl(form, (element) => setField(subject.fieldAt(element)));
  const pick = (picked: string) => {
    if (!panel.isBeside) panel.close();
    // Over the form there is a dialog, which has to be closed first.
    requestAnimationFrame(() => subject.focusField(picked));
  };
  const { isBeside, isOpen, close } = panel;
  const content = isOpen ? (
    <PreviewPanel
      {...{ subject, field }}
      device={isBeside ? 'desktop' : 'phone'}
      onPick={pick}
      onLeave={() => control.current?.focus()}
      onClose={close}
    />
  ) : null;
  return (
    <div className={styles.layout} data-preview={isOpen && isBeside ? 'beside' : undefined}>
      <div ref={form} className={styles.form}>
        {children}
      </div>
      {content && isBeside ? <div className={styles.beside}>{content}</div> : null}
      {content && !isBeside ? <Sheet onClose={close}>{content}</Sheet> : null}
    </div>
  );
}

/** The control of the form that had the focus last. */
function useFocusedControl(form: RefObject<HTMLElement | null>, onFocus: (control: HTMLElement) => void) {
  const control = useRef<HTMLElement>(undefined);
  const handle = useEffectEvent(({ target }: FocusEvent) => {
    control.current = target as HTMLElement;
    onFocus(control.current);
  });
  useEffect(() => {
    const element = form.current;
    const listen = (event: FocusEvent) => handle(event);
    element?.addEventListener('focusin', listen);
    return () => element?.removeEventListener('focusin', listen);
  }, [form]);
  return control;
}

function Sheet({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className={styles.sheet} aria-label={t('Preview of the page')} onClose={onClose}>
      {children}
    </dialog>
  );
}
