import { useContext } from 'react';
import { Link } from 'react-router';
import { shippedColours } from '#content/appearance/shipped-colours.shared.ts';
import { appearanceDocument } from '#content/documents/appearance.document.ts';
import type { DocumentFields as DeclaredFields } from '#content/documents/document-field.ts';
import { isItemList } from '#content/documents/document-values.ts';
import type { SiteDocument } from '#content/documents/site-document.ts';
import { BrandContext } from '../../../../brand-context.ts';
import type { StoredRecord } from '../../../kit/api/form-values.ts';
import { BelowField } from '../../../kit/controls/DocumentField/below-field.ts';
import type { FormFrame } from '../../../kit/forms/form-frame.ts';
import type { FormState } from '../../../kit/forms/use-form-state.ts';
import { t } from '../../../kit/language/t.ts';
import { AppearanceFields } from '../appearance/AppearanceFields/AppearanceFields.tsx';
import { ColourFields } from '../appearance/AppearanceFields/ColourFields.tsx';
import { LogoFields } from '../appearance/AppearanceFields/LogoFields.tsx';
import { DocumentFields } from '../DocumentFields/DocumentFields.tsx';
import { documentSubjectOf } from '../document-subject.ts';
import { PageNameChoice } from '../PageNameChoice/PageNameChoice.tsx';
import { documentListPath, useDocumentForm } from '../use-document-form.ts';
import { useFollowedForm } from '../use-followed-form.ts';
import styles from './DocumentForm.module.css';
import { DocumentFormBody } from './DocumentFormBody.tsx';

export type DocumentFormProps = {
  document: SiteDocument;
  stored: StoredRecord;
  /** Where it is one step among others. */
  frame?: FormFrame;
};

/** The form of one site document. */
export function DocumentForm({ document, stored, frame }: DocumentFormProps) {
  const parts = useDocumentForm(document, { stored, leadsTo: frame?.leadsTo ?? documentListPath });
  return (
    <DocumentFormBody
      parts={parts}
      subject={documentSubjectOf(parts)}
      frame={frame}
      above={<SectionLinks fields={document.fields} />}
    >
      <BelowField value={(idPath) => <PageNameChoice idPath={idPath} parts={parts} />}>
        <Fields document={document} form={parts.form} />
      </BelowField>
    </DocumentFormBody>
  );
}

/** The appearance has controls of its own, whole or in part. */
function Fields({ document, form }: { document: SiteDocument; form: FormState }) {
  const colours = useContext(BrandContext)?.colours ?? shippedColours;
  const followed = useFollowedForm(form, document);
  if (document === appearanceDocument) return <AppearanceFields form={form} />;
  if (document.key !== 'appearance')
    return <DocumentFields fields={document.fields} idPath="" path="" form={followed} />;
  return 'logo' in document.fields ? (
    <LogoFields form={form} colours={colours} />
  ) : (
    <ColourFields form={form} />
  );
}

/** Leads to the groups and lists of a long form, each at an address of its own. */
function SectionLinks({ fields }: { fields: DeclaredFields }) {
  const sections = Object.entries(fields).filter(([, field]) => field.kind === 'group' || isItemList(field));
  if (sections.length < 2) return null;
  return (
    <nav aria-label={t('Sections of this form')}>
      <ul className={styles.sections}>
        {sections.map(([name, { label }]) => (
          <li key={name}>
            <Link to={`#${name}`}>{t(label)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
