import { Link, useLocation } from 'react-router';
import { box } from '#content/trade/container-box.shared.ts';
import messages from '#messages/en/container.json' with { type: 'json' };
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { FactList } from '../../components/FactList/FactList.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import styles from './container.module.css';
import type { ContainerPageData } from './load-container-page.ts';

type Plan = NonNullable<ContainerPageData['plan']>;
type Container = Plan['containers'][number];

const kgInPound = 0.45359237;

/** The containers with their weights, drawn from the side and from above. */
export function PlanResult({ plan }: { plan: Plan }) {
  const t = useMessages(messages);
  const { search } = useLocation();
  const { containers, warnings } = plan;
  return (
    <>
      <div role="status">
        <h2 className={styles.count}>{t('container:result', { count: containers.length })}</h2>
      </div>
      {warnings.length > 0 ? (
        <section className={styles.notes} aria-labelledby="plan-notes">
          <h3 id="plan-notes">{t('container:notes')}</h3>
          <ul>
            {warnings.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </section>
      ) : null}
      {containers.map((container, index) => (
        <OneContainer key={index} {...{ plan, container }} number={index + 1} />
      ))}
      {containers.length > 0 ? (
        <ButtonLink to={plan.ask} look="block">
          {t('container:ask')}
        </ButtonLink>
      ) : null}
      {containers.length > 0 ? (
        <ul className={styles.sheets} data-print="none">
          <li>
            <Link to={`/container/packing-list.pdf${search}`} reloadDocument>
              {t('container:packingList')}
            </Link>
          </li>
          <li>
            <Link to={`/container/vgm.pdf${search}`} reloadDocument>
              {t('container:vgm')}
            </Link>
          </li>
        </ul>
      ) : null}
      <p className={styles.guide}>{t('container:guide')}</p>
    </>
  );
}

type OneContainerProps = { plan: Plan; container: Container; number: number };

function OneContainer({ plan, container, number }: OneContainerProps) {
  const t = useMessages(messages);
  const { bundles, netKg, grossKg, limitKg, centreOfGravity, floorKgPerMetre, room } = container;
  const { source, asOf } = plan.limit;
  const inKg = (kg: number) =>
    plan.unit === 'in'
      ? t('container:kgAndPounds', { kg, lb: Math.round(kg / kgInPound) })
      : t('container:kg', { kg });
  const facts = [
    { label: t('container:net'), value: inKg(netKg) },
    { label: t('container:gross'), value: inKg(grossKg) },
    {
      label: t('container:limit'),
      value: source ? t('container:limit.from', { kg: limitKg, source, date: asOf }) : inKg(limitKg),
    },
    {
      label: t('container:centre'),
      value: t('container:centre.at', { percent: Math.abs(centreOfGravity.lengthPercent) }),
    },
    { label: t('container:floor'), value: t('container:floor.at', { kg: floorKgPerMetre }) },
    {
      label: t('container:room'),
      value: `${room.bundles ? t('container:bundles', { count: room.bundles }) : t('container:room.none')}, ${inKg(room.kg)}`,
    },
  ];
  return (
    <section className={styles.container} aria-labelledby={`container-${number}`}>
      <h3 id={`container-${number}`}>
        {t('container:number', { number })}: {t('container:bundles', { count: bundles.length })}
      </h3>
      <div className={styles.drawings}>
        <Drawing label={t('container:side')} {...{ container }} view="side" />
        <Drawing label={t('container:above')} {...{ container }} view="above" />
      </div>
      <FactList facts={facts} layout="row" />
      <ol className={styles.bundles}>
        {bundles.map((bundle, index) => (
          <li key={index}>
            {bundle.contents.map(({ line, pieces }) => (
              <span key={line}>
                {t('container:form.pieces')} {pieces}: <bdi>{nameOf(plan, line)}</bdi>{' '}
              </span>
            ))}
            <span className={styles.weight}>
              {t('container:sheet.weights', { net: bundle.netKg, gross: bundle.grossKg })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function nameOf({ lines }: Plan, line: number): string {
  const { name = '', slab } = lines[line] ?? {};
  return slab ? `${name} ${slab}` : name;
}

type DrawingProps = { label: string; container: Container; view: 'side' | 'above' };

/** To scale, the front wall on the left; the cross marks the centre of gravity. */
function Drawing({ label, container, view }: DrawingProps) {
  const t = useMessages(messages);
  const height = view === 'side' ? box.heightMm : box.widthMm;
  const centre = box.lengthMm * (0.5 + container.centreOfGravity.lengthPercent / 100);
  return (
    <figure className={styles.drawing}>
      <figcaption>
        {label} <span className={styles.door}>{t('container:door')}</span>
      </figcaption>
      <svg viewBox={`-40 -40 ${box.lengthMm + 80} ${height + 80}`} role="img" aria-label={label}>
        <rect className={styles.box} width={box.lengthMm} height={height} />
        {container.bundles.map((bundle, index) => (
          <rect
            key={index}
            className={styles.bundle}
            x={bundle.fromMm}
            width={bundle.lengthMm}
            {...(view === 'side'
              ? { y: height - bundle.heightMm, height: bundle.heightMm }
              : { y: bundle.asideMm, height: bundle.thicknessMm })}
          />
        ))}
        <path className={styles.centre} d={`M${centre} -40V${height + 40}`} />
      </svg>
    </figure>
  );
}
