import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { May } from '../../access/May/May.tsx';
import { messageOf } from '../../api/message-of.ts';
import { offerFile } from '../../api/offer-file.ts';
import { fetchFile } from '../../api/request-api.ts';
import { IconTable } from '../../icons/icons.ts';
import { t } from '../../language/t.ts';
import { showNotice } from '../../notices/Notices/notice-store.ts';
import { hasGrid } from '../grid-columns.ts';
import styles from './SheetButtons.module.css';

const iconPixels = 16;

/** What a list does with spreadsheets: all that it finds goes out as one, records come in by one, or are edited like one. */
export function SheetButtons({ path }: { path: string }) {
  const query = useListQuery();
  const [isFetching, setIsFetching] = useState(false);

  async function save(ending: 'csv' | 'xlsx'): Promise<void> {
    setIsFetching(true);
    try {
      const day = new Date().toISOString().slice(0, 10);
      offerFile(await fetchFile(`/${path}/export.${ending}?${query}`), `${path}-${day}.${ending}`);
    } catch (error) {
      showNotice({ kind: 'error', text: messageOf(error, t('The export failed. Please try again.')) });
    } finally {
      setIsFetching(false);
    }
  }

  return (
    <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          variant="default"
          className={styles.opener ?? ''}
          leftSection={<IconTable size={iconPixels} aria-hidden />}
          loading={isFetching}
        >
          <span className={styles.word}>{t('Spreadsheet')}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void save('csv')}>{t('Export as CSV')}</Menu.Item>
        <Menu.Item onClick={() => void save('xlsx')}>{t('Export as XLSX (Excel)')}</Menu.Item>
        <May permission="spreadsheets">
          <Menu.Divider />
          <Menu.Item component={Link} to={`/admin/${path}/import/`}>
            {t('Import…')}
          </Menu.Item>
          {hasGrid(path) ? (
            <Menu.Item component={Link} to={`/admin/${path}/grid/?${query}`}>
              {t('Edit as table')}
            </Menu.Item>
          ) : null}
        </May>
      </Menu.Dropdown>
    </Menu>
  );
}

/** What the list is narrowed by; all of its pages count. */
function useListQuery(): string {
  const query = new URLSearchParams(useLocation().search);
  query.delete('page');
  return query.toString();
}
