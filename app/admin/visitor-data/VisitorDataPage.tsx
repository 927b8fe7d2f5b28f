import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Message } from '../shell/Message/Message.tsx';
import { PageHeader } from '../shell/PageHeader/PageHeader.tsx';
import { useVisitorData } from './use-visitor-data.ts';
import { VisitorActions } from './VisitorActions.tsx';
import styles from './VisitorDataPage.module.css';
import { VisitorEntries } from './VisitorEntries.tsx';

/** For whoever asks what is kept of them: it is found, handed over, and erased (specification/personal-data.md). */
export function VisitorDataPage() {
  const visitor = useVisitorData();
  const { found, failure } = visitor;
  const result = useRef<HTMLElement>(null);
  useEffect(() => {
    if (found) result.current?.focus();
  }, [found]);
  return (
    <div className={styles.page}>
      <PageHeader
        title="Personal data"
        summary="Find, hand over or erase everything that one visitor has left here."
      />
      <form className={styles.form} onSubmit={visitor.onSubmit} noValidate>
        <TextInput
          label="E-mail address or number"
          name="who"
          description="The whole address, or the number with its calling code."
          inputWrapperOrder={['label', 'description', 'error', 'input']}
          autoComplete="off"
          spellCheck={false}
          error={failure?.field}
          className={styles.field ?? ''}
        />
        <Button type="submit" loading={visitor.isBusy}>
          Find
        </Button>
      </form>
      {failure && !failure.field ? <Message kind="error">{failure.message}</Message> : null}
      {visitor.done ? <Message kind="success">{visitor.done}</Message> : null}
      {found ? (
        <section ref={result} tabIndex={-1} className={styles.result} aria-labelledby="visitor-data-found">
          <h2 id="visitor-data-found">What is kept of {found.who}</h2>
          <VisitorEntries data={found.data} />
          <VisitorActions visitor={visitor} />
        </section>
      ) : null}
    </div>
  );
}
