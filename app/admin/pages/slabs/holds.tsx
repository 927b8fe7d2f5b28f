import { Button, TextInput } from '@mantine/core';
import { Form, Link } from 'react-router';
import { type HoldOfSlab, pathOfHolds } from '../../entities/slab/slab-holds.ts';
import { requestApi } from '../../kit/api/request-api.ts';
import { t } from '../../kit/language/t.ts';
import { Cell, DataTable } from '../../kit/lists/DataTable/DataTable.tsx';
import { PageHeader } from '../../kit/page-parts/PageHeader/PageHeader.tsx';
import type { Route } from './+types/holds.ts';
import { HoldCells, holdHeads } from './HoldCells.tsx';
import styles from './slabs.module.css';

/** The holds of all slabs, those that end last first; of one customer where there is a name. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const customer = new URL(request.url).searchParams.get('customer') ?? '';
  const path = `/holds?${new URLSearchParams({ customer })}`;
  return { customer, holds: (await requestApi<HoldOfSlab[]>(path, { signal: request.signal })).data };
}

export default function Holds({ loaderData: { customer, holds } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title={t('Holds')}
        crumbs={[{ label: t('Slabs'), to: '/admin/slabs/' }]}
        summary={t('For whom slabs are held, and until when')}
      />
      <Form className={styles.search} role="search">
        <TextInput
          key={customer}
          label={t('Customer')}
          name="customer"
          type="search"
          defaultValue={customer}
        />
        <Button type="submit" variant="default">
          {t('Search')}
        </Button>
      </Form>
      {holds.length === 0 ? (
        <p className={styles.quiet}>{t('No slab is held.')}</p>
      ) : (
        <DataTable caption={t('Holds')} hasActions={false} heads={[t('Slab'), t('Customer'), ...holdHeads]}>
          {holds.map((hold) => (
            <tr key={hold.id}>
              <th scope="row">
                <Link to={pathOfHolds(hold.slab.id)} data-row-title>
                  {hold.slab.number}
                </Link>
              </th>
              <Cell>{hold.for}</Cell>
              <HoldCells hold={hold} />
            </tr>
          ))}
        </DataTable>
      )}
    </>
  );
}
