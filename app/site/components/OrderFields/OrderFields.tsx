import { lineLengths } from '#content/facts/shortlist-line.shared.ts';
import { fieldLengths } from '#inbox/submit/field-lengths.shared.ts';
import { quantityUnits } from '#inbox/submit/order-fields.shared.ts';
import forms from '#messages/en/forms.json' with { type: 'json' };
import type { Refusal } from '../../forms/use-sending.ts';
import type { InLanguage } from '../../languages-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { SelectField } from '../form/SelectField.tsx';
import { TextArea } from '../form/TextArea.tsx';
import { TextField } from '../form/TextField.tsx';
import messageStyles from '../MessageFields/message-form.module.css';
import styles from './OrderFields.module.css';

const maxQuantityLength = 20;

/** In the order of the forms. */
export function useOrderLabels() {
  const t = useMessages(forms);
  return {
    company: t('forms:company'),
    quantity: t('forms:quantity'),
    unit: t('forms:unit'),
    thickness: t('forms:thickness'),
    finish: t('forms:finish'),
    destination: t('forms:destination'),
    incoterm: t('forms:incoterm'),
    needed_by: t('forms:neededBy'),
    address: t('forms:address'),
  };
}

function useOrderField(refused: Refusal | undefined) {
  const labels = useOrderLabels();
  return (name: keyof typeof labels) => ({
    name,
    label: labels[name],
    error: refused?.fields[name],
    defaultValue: refused?.values[name] ?? '',
  });
}

type OrderFieldsProps = {
  refused: Refusal | undefined;
  /** Those that the company offers. */
  incoterms: readonly string[];
  /** The stones stand in a list that says of each how much of it, and in which thickness and finish. */
  hasLines?: boolean;
};

/** What may be said of the order with a request for a quote, folded: most visitors do not know it yet. */
export function OrderFields({ refused, incoterms, hasLines = false }: OrderFieldsProps) {
  const t = useMessages(forms);
  const labels = useOrderLabels();
  const field = useOrderField(refused);
  const isRefused = Object.keys(labels).some((name) => refused?.fields[name]);
  return (
    <details className={styles.order} open={isRefused || undefined}>
      <summary>{t('forms:order.more')}</summary>
      <div className={messageStyles.pair}>
        <TextField {...field('company')} autoComplete="organization" maxLength={fieldLengths.name} />
        {hasLines ? null : (
          <>
            <TextField {...field('quantity')} inputMode="decimal" maxLength={maxQuantityLength} />
            <SelectField
              {...field('unit')}
              placeholder={t('forms:phone.choose')}
              options={quantityUnits.map((value) => ({ value, label: t(`forms:unit.${value}`) }))}
            />
            <TextField {...field('thickness')} maxLength={lineLengths.thickness} />
            <TextField {...field('finish')} maxLength={lineLengths.finish} />
          </>
        )}
        <TextField
          {...field('destination')}
          hint={t('forms:destination.hint')}
          maxLength={fieldLengths.destination}
        />
        {incoterms.length > 0 ? (
          <SelectField
            {...field('incoterm')}
            placeholder={t('forms:phone.choose')}
            options={incoterms.map((value) => ({ value, label: value }))}
          />
        ) : null}
        <TextField {...field('needed_by')} type="date" />
      </div>
    </details>
  );
}

type SampleFieldsProps = { refused: Refusal | undefined; addressHint: string; addressHintIn: InLanguage };

/** Where samples go, and for which company. */
export function SampleFields({ refused, addressHint, addressHintIn }: SampleFieldsProps) {
  const field = useOrderField(refused);
  return (
    <>
      <TextField {...field('company')} autoComplete="organization" maxLength={fieldLengths.name} />
      <TextArea
        {...field('address')}
        hint={addressHint}
        hintIn={addressHintIn}
        autoComplete="street-address"
        maxLength={fieldLengths.address}
        required
      />
    </>
  );
}
