import { useCallback, useMemo, useState } from 'react';
import { placesOfRecord } from '#content/checks/scan-places.ts';
import { FormChecks } from '../../checks/FormChecks/FormChecks.tsx';
import { type FieldContext, FieldControl } from '../../controls/FieldControl/FieldControl.tsx';
import type { Candidate } from '../../controls/related-records.ts';
import { placeIdOf } from '../focus-field.ts';
import { type FormLayout, type FormSection, searchSection } from '../form-layout.ts';
import { SearchPreview } from '../SearchPreview/SearchPreview.tsx';
import type { FormState } from '../use-form-state.ts';
import styles from './RecordForm.module.css';

type FormSectionsProps = {
  layout: FormLayout;
  form: FormState;
  isInert: boolean;
  onReferenceChosen: (record: Candidate | undefined) => void;
};

const columns = ['main', 'side'] as const;

export function FormSections({ layout, form, isInert, onReferenceChosen }: FormSectionsProps) {
  const [chosen, setChosen] = useState<Candidate>();
  const handleChosen = useCallback(
    (record: Candidate | undefined) => {
      setChosen(record);
      onReferenceChosen(record);
    },
    [onReferenceChosen],
  );
  const { base } = form;
  const storedSlug = String(base.values.slug ?? '');
  const isPublished = base.id !== undefined && (!layout.entity.hasDrafts || base.values.published === true);
  const categorySlug = chosen?.slug;
  const context: FieldContext = useMemo(
    () => ({ layout, storedSlug, isPublished, categorySlug, onReferenceChosen: handleChosen }),
    [layout, storedSlug, isPublished, categorySlug, handleChosen],
  );
  const { fields } = layout.entity;
  const places = useMemo(() => placesOfRecord(fields, form.values), [fields, form.values]);
  return (
    <div className={styles.columns} inert={isInert}>
      {columns.map((column) => (
        <div key={column} className={styles.column}>
          {column === 'side' ? <FormChecks places={places} isOpen /> : null}
          {layout.sections
            .filter((section) => section.column === column)
            .map((section) => (
              <Section key={section.title} section={section} form={form} context={context} />
            ))}
        </div>
      ))}
    </div>
  );
}

type SectionProps = { section: FormSection; form: FormState; context: FieldContext };

function Section({ section, form, context }: SectionProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{section.title}</h2>
      {section.help ? <p className={styles.help}>{section.help}</p> : null}
      {section.rows.map((row) => (
        <div key={String(row)} className={styles.row}>
          {[row].flat().map((name) => (
            <div key={name} id={placeIdOf(name)} className={styles.place}>
              <FieldControl
                name={name}
                value={form.values[name]}
                title={titleFor(name, form, context)}
                context={context}
                error={form.messages[name]}
                onChange={form.change}
              />
            </div>
          ))}
        </div>
      ))}
      {section === searchSection ? <SearchPreview layout={context.layout} values={form.values} /> : null}
    </section>
  );
}

/** The source field of a field that is generated from another one. */
function titleFor(name: string, form: FormState, { layout }: FieldContext): string | undefined {
  const field = layout.entity.fields[name];
  return field?.kind === 'slug' ? String(form.values[field.from] ?? '') : undefined;
}
