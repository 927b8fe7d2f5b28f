import { Form } from 'react-router';
import messages from '#messages/en/container.json' with { type: 'json' };
import { Button } from '../../components/Button/Button.tsx';
import { FormMessage } from '../../components/form/FormMessage.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import styles from './container.module.css';
import type { ContainerPageData } from './load-container-page.ts';
import { type RowField, rowFields, sizeUnits } from './plan-rows.ts';

const maxTextLength = 200;

/** Pieces in rows, slabs by their numbers, and the country; sending it adds empty rows. */
export function PlanForm({ page }: { page: ContainerPageData }) {
  const t = useMessages(messages);
  const { rows, slabs, unit, country, countries, errors } = page;
  return (
    // Once another plan comes, the fields show what it was made from.
    <Form key={JSON.stringify(rows)} action="/container/" className={styles.form} data-print="none">
      <FormMessage>{errors.form}</FormMessage>
      {rows.map((row, index) => (
        // Rows have no names, and none moves.
        <fieldset key={index} className={styles.row}>
          <legend className="visually-hidden">{t('container:form.line', { number: index + 1 })}</legend>
          {rowFields.map((field) => (
            <TextField
              key={field}
              {...attributesOf(field)}
              name={field}
              label={t(`container:form.${field}`)}
              defaultValue={row[field]}
              error={errors.rows[index]?.[field]}
            />
          ))}
        </fieldset>
      ))}
      <div className={styles.row}>
        <TextField
          name="slabs"
          label={t('container:form.slabs')}
          defaultValue={slabs}
          maxLength={2_000}
          error={errors.slabs.join(' ') || undefined}
        />
        <SelectField
          name="unit"
          label={t('container:form.unit')}
          options={sizeUnits.map((value) => ({ value, label: t(`container:unit.${value}`) }))}
          defaultValue={unit}
        />
        <SelectField
          name="country"
          label={t('container:form.country')}
          placeholder={t('container:form.otherCountry')}
          options={countries}
          defaultValue={country}
        />
      </div>
      <p>
        <Button type="submit" look="block">
          {t('container:form.plan')}
        </Button>
      </p>
    </Form>
  );
}

function attributesOf(field: RowField) {
  return field === 'product'
    ? { maxLength: maxTextLength, className: styles.product }
    : ({ maxLength: 12, inputMode: 'decimal' } as const);
}
