import { Link, useLocation } from 'react-router';
import { ButtonLink } from '../../../components/Button/ButtonLink.tsx';
import { DisplayHeading } from '../../../components/DisplayHeading/DisplayHeading.tsx';
import { FitReasons } from '../../../components/FitSources/FitReasons.tsx';
import { FitSources } from '../../../components/FitSources/FitSources.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { VerdictMark } from '../../../components/VerdictMark/VerdictMark.tsx';
import { useLangOf } from '../../../languages-context.ts';
import { usePage } from '../../../site-pages.ts';
import type { StoneFitData } from './load-stone-fit.ts';
import styles from './StoneFit.module.css';
import { StoneTests } from './StoneTests.tsx';

/** Where a stone may go, by which of its values, and its tests below (specification/pages.md, "Where it may go"). */
export function StoneFit({ stone, fit }: { stone: string; fit: StoneFitData }) {
  const langOf = useLangOf();
  const page = usePage('/fit/');
  return (
    <Section space="tight" isRuled data-later="" data-print="none" id="fit" aria-labelledby="fit-heading">
      <DisplayHeading size="medium" id="fit-heading">
        {fit.heading}
      </DisplayHeading>
      <p className={styles.guide}>{fit.guide}</p>
      <FinishLinks fit={fit} />
      <table className={styles.verdicts}>
        <caption className="visually-hidden">
          {fit.heading}: {stone}
        </caption>
        <thead className="visually-hidden">
          <tr>
            {fit.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fit.verdicts.map(({ use, verdict, said, reasons }) => (
            <tr key={use}>
              <th scope="row">{use}</th>
              <td>
                <div className={styles.verdict}>
                  <VerdictMark verdict={verdict} said={said} />
                  <FitReasons reasons={reasons} />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <FitSources heading={fit.sourcesHeading} sources={fit.sources} />
      <StoneTests stone={stone} fit={fit} />
      <p className={styles.more} data-print="none">
        <ButtonLink to="/fit/" {...langOf(page, 'name')}>
          {page.name}
        </ButtonLink>
      </p>
    </Section>
  );
}

/** The verdicts of one finish: links to the same page. */
function FinishLinks({ fit: { finishes, finish, finishLabel, allFinishes } }: { fit: StoneFitData }) {
  const { search } = useLocation();
  if (finishes.length < 2) return null;
  const linkTo = (value: string) => {
    const query = new URLSearchParams(search);
    if (value) query.set('finish', value);
    else query.delete('finish');
    return `?${query}#fit`;
  };
  return (
    <nav className={styles.finishes} aria-label={finishLabel} data-print="none">
      {[{ value: '', label: allFinishes }, ...finishes].map(({ value, label }) => (
        <Link
          key={value}
          to={linkTo(value)}
          replace
          preventScrollReset
          aria-current={value === (finish ?? '') ? 'true' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
