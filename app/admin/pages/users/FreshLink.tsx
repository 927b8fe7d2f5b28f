import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../kit/language/t.ts';
import { Message } from '../../kit/notices/Message/Message.tsx';
import { formatDay } from '../../kit/time/format-time.ts';
import { copyText } from '../images/copy-text.ts';
import styles from './Administrators.module.css';
import type { FreshInvitation } from './administrator.ts';

/** The link of an invitation, which nobody can read a second time. */
export function FreshLink({ invitation }: { invitation: FreshInvitation }) {
  const { url, email, isMailed, expiresAt } = invitation;
  const [hasCopied, setHasCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The form that made it is elsewhere on the page.
  useEffect(() => {
    if (url) field.current?.focus();
  }, [url]);
  return (
    <Message kind="success">
      <div className={styles.fields}>
        <p>
          {isMailed
            ? t('The link is on its way to {email}.', { email })
            : t('The link is ready: hand it over yourself.')}{' '}
          {t('It works once, until {day}, and is shown only now.', { day: formatDay(expiresAt) })}
        </p>
        <TextInput
          ref={field}
          label={t('Link')}
          value={url}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <div>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => void copyText(url).then((isCopied) => setHasCopied(isCopied))}
          >
            {hasCopied ? t('Copied') : t('Copy the link')}
          </Button>
        </div>
      </div>
    </Message>
  );
}
