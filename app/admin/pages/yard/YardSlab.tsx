import { Button, TextInput } from '@mantine/core';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { toFileName } from '#content/kit/file-name.shared.ts';
import { StatusBadge } from '../../entities/slab/slab-cell.tsx';
import { pathOfHolds, statusLabels } from '../../entities/slab/slab-holds.ts';
import { May } from '../../kit/access/May/May.tsx';
import { useMay } from '../../kit/access/use-may.ts';
import { useConfirm } from '../../kit/dialogs/Confirm/use-confirm.tsx';
import { t } from '../../kit/language/t.ts';
import { refuseFile } from '../../kit/media/check-files.ts';
import { FileChooser } from '../../kit/media/FileChooser/FileChooser.tsx';
import { showNotice } from '../../kit/notices/Notices/notice-store.ts';
import { Thumb } from '../../kit/page-parts/Thumb/Thumb.tsx';
import type { Change, SlabValues } from './send-changes.ts';
import styles from './yard.module.css';
import type { SlabRecord } from './yard-server.ts';

/** A slab as it will be once everything is sent; without its record where it could not be read. */
export type SlabInYard = Pick<Change, 'number' | 'photo'> & {
  record: SlabRecord | undefined;
  values: Partial<SlabValues>;
};

type YardSlabProps = { slab: SlabInYard; onChange: (change: Pick<Change, 'values' | 'photo'>) => void };

/** Only a hold makes a slab held. */
const choices = ['available', 'sold', 'gone'] as const;
const pictureFrame = { width: 480, height: 270 };

/** A slab in front of somebody who has one hand free. */
export function YardSlab({ slab, onChange }: YardSlabProps) {
  const confirm = useConfirm();
  const { record, values } = slab;
  const setStatus = async (status: (typeof choices)[number]) => {
    if (status === values.status) return;
    const isConfirmed =
      !record?.holds.length ||
      (await confirm({
        title: t('End all holds?'),
        text: t('With this status nobody holds or waits for the slab any more.'),
        action: t('Change the status'),
      }));
    if (isConfirmed) onChange({ values: { status } });
  };
  return (
    <section className={styles.slab} aria-labelledby="slab">
      <SlabPicture slab={slab} />
      <div className={styles.facts}>
        <h2 id="slab">{slab.number}</h2>
        {record ? (
          <Facts record={record} values={values} />
        ) : (
          <p>{t('Not read: there is no network. Changes are sent later.')}</p>
        )}
      </div>
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{t('Status')}</legend>
        {choices.map((status) => (
          <Button
            key={status}
            size="lg"
            classNames={{ root: styles.choice, label: styles.wraps }}
            variant={status === values.status ? 'filled' : 'default'}
            aria-pressed={status === values.status}
            onClick={() => void setStatus(status)}
          >
            {statusLabels[status]}
          </Button>
        ))}
      </fieldset>
      <May permission="content">
        <PlaceForm key={values.location} place={values.location} onChange={onChange} />
        <PhotoButton slab={slab} onChange={onChange} />
      </May>
    </section>
  );
}

function SlabPicture({ slab: { photo, values } }: { slab: SlabInYard }) {
  const [preview, setPreview] = useState('');
  useEffect(() => {
    if (!photo) return setPreview('');
    const url = URL.createObjectURL(photo);
    setPreview(url);
    return () => URL.revokeObjectURL(url);
  }, [photo]);
  if (preview) return <img className={styles.picture} src={preview} alt={t('Picture')} {...pictureFrame} />;
  return values.main_image ? (
    <div className={styles.picture}>
      <Thumb path={values.main_image} alt={t('Picture')} {...pictureFrame} />
    </div>
  ) : null;
}

function Facts({ record, values }: { record: SlabRecord; values: Partial<SlabValues> }) {
  const may = useMay();
  const sides = [record.length_mm, record.height_mm, record.thickness_mm].join(' × ');
  return (
    <>
      <p>{[record.product_name, record.finish, `${sides} mm`].filter(Boolean).join(', ')}</p>
      {!may('content') && values.location ? (
        <p>
          {t('Place in the yard')}: {values.location}
        </p>
      ) : null}
      <p className={styles.status}>
        {values.status === 'held' ? <StatusBadge status="held" until={record.heldUntil ?? ''} /> : null}
        <Link className={styles.link} to={pathOfHolds(record.id)}>
          {t('Holds')}
        </Link>
      </p>
    </>
  );
}

type PartProps = Pick<YardSlabProps, 'onChange'>;

function PlaceForm({ place, onChange }: PartProps & { place: string | undefined }) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const location = String(new FormData(event.currentTarget).get('location')).trim();
    if (location !== (place ?? '')) onChange({ values: { location } });
  };
  return (
    <form className={styles.place} onSubmit={submit}>
      <TextInput
        {...{ size: 'lg', name: 'location', autoComplete: 'off', maxLength: 80 }}
        label={t('Place in the yard')}
        defaultValue={place}
        enterKeyHint="done"
      />
      <Button type="submit" size="lg" variant="default">
        {t('Save')}
      </Button>
    </form>
  );
}

function PhotoButton({ slab: { number, values }, onChange }: PartProps & { slab: SlabInYard }) {
  const chooser = useRef<HTMLInputElement>(null);
  const confirm = useConfirm();
  const take = async ([taken]: File[]) => {
    const refusal = taken && refuseFile(taken, 'image');
    if (refusal) showNotice({ kind: 'error', text: refusal });
    if (!taken || refusal) return;
    const isConfirmed =
      !values.main_image ||
      (await confirm({
        title: t('Replace the picture?'),
        text: t('The photograph takes the place of the picture that visitors see now.'),
        action: t('Replace'),
        tone: 'plain',
      }));
    // Phones call every photograph the same.
    const name = `${toFileName(number)}.${taken.name.split('.').at(-1)}`;
    const photo = new File([taken], name, { type: taken.type });
    if (isConfirmed) onChange({ values: { main_image: '' }, photo });
  };
  return (
    <>
      <FileChooser
        ref={chooser}
        label={t('Take a photograph')}
        accepts="image"
        takesPhoto
        onFiles={(files) => void take(files)}
      />
      <Button size="lg" variant="default" onClick={() => chooser.current?.click()}>
        {t('Take a photograph')}
      </Button>
    </>
  );
}
