import { Modal } from '@mantine/core';
import { useCallback } from 'react';
import { type ApiRequest, requestApi } from '../api/request-api.ts';
import { useFetched } from '../api/use-fetched.ts';
import { Message } from '../shell/Message/Message.tsx';
import styles from './Administrators.module.css';
import type { Administrator, ListedSession } from './administrator.ts';
import { SessionList } from './SessionList.tsx';

/** Where somebody else is signed in. */
export function SessionsDialog(props: { administrator: Administrator; onClose: () => void }) {
  const { administrator, onClose } = props;
  const path = `/users/${administrator.id}/sessions`;
  const read = useCallback(
    async (request: ApiRequest) => (await requestApi<ListedSession[]>(path, request)).data,
    [path],
  );
  const { data, hasFailed, retry } = useFetched(read);
  return (
    <Modal opened onClose={onClose} title={`Where ${administrator.username} is signed in`}>
      {hasFailed ? (
        <Message kind="error" onRetry={retry}>
          The sessions could not be loaded.
        </Message>
      ) : null}
      {data ? <SessionList sessions={data} path={path} onEnded={retry} /> : null}
      {data || hasFailed ? null : <p className={styles.hint}>Loading…</p>}
    </Modal>
  );
}
