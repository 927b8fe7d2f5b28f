import { data, Form, Link, redirect } from 'react-router';
import { mmInInch } from '#content/facts/show-slab.shared.ts';
import messages from '#messages/en/slabs.json' with { type: 'json' };
import { pageContext } from '../../../page-context.ts';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Pager } from '../../components/Pager/Pager.tsx';
import { backTo } from '../../components/RouteError/back-to.ts';
import { RouteError } from '../../components/RouteError/RouteError.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { SlabRow } from '../../components/SlabRow/SlabRow.tsx';
import { ToolOpening } from '../../components/ToolOpening/ToolOpening.tsx';
import { pageMeta } from '../../head/page-meta.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { UnitSwitch } from '../product/UnitSwitch.tsx';
import type { Route } from './+types/route.ts';
import { loadSlabsPage, type SlabsPageData } from './load-slabs-page.ts';
import { hrefOfSlabs, queryOfSlabs, readSlabChoice, slabSorts } from './slab-choice.ts';
import styles from './slab-wall.module.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const choice = readSlabChoice(url.searchParams);
  if (choice.isInInches && choice.wrong.length === 0) throw redirect(hrefOfSlabs(choice));
  const page = await loadSlabsPage(services, choice);
  if (page) return page;
  const t = await services.wording.read();
  throw data({ title: t('shell:failed.slabs'), message: t('slabs:pages.missing') }, { status: 404 });
}

export const meta: Route.MetaFunction = (page) => pageMeta(page, '/slabs/');

export default function SlabsPage({ loaderData: page }: Route.ComponentProps) {
  const t = useMessages(messages);
  const { texts, slabs, choice, units, total, part } = page;
  return (
    <Section space="tight">
      <ToolOpening path="/slabs/" texts={texts} />
      <SlabFilter page={page} />
      <div className={styles.head}>
        <div role="status">
          <h2 className={styles.count}>{t('slabs:count', { count: total })}</h2>
        </div>
        <UnitSwitch units={units} texts={page.unitTexts} />
      </div>
      {total > 0 ? (
        <SlabRow slabs={slabs} query={`?units=${units}`} />
      ) : (
        <NoSlabs isNarrowed={queryOfSlabs(choice) !== ''} />
      )}
      <Pager
        label={t('slabs:pages')}
        part={part}
        pathOf={(number) => hrefOfSlabs({ ...choice, page: number })}
      />
    </Section>
  );
}

function SlabFilter({ page: { options, choice, units } }: { page: SlabsPageData }) {
  const t = useMessages(messages);
  const any = { placeholder: t('slabs:filter.any') };
  const statuses = (['available', 'held'] as const).map((value) => ({
    value,
    label: t(`slabs:status.${value}`),
  }));
  const sorts = slabSorts.map((value) => ({ value, label: t(`slabs:sort.${value}`) }));
  const chosen = (value: number) => (value ? String(value) : '');
  return (
    <Form
      // A field that was changed and not sent shows what the list shows once another list comes.
      key={hrefOfSlabs(choice)}
      action="/slabs/"
      role="search"
      className={styles.filter}
      preventScrollReset
      data-print="none"
    >
      <SelectField
        name="product"
        label={t('slabs:fact.stone')}
        options={options.product}
        defaultValue={choice.product}
        {...any}
      />
      <SelectField
        name="finish"
        label={t('slabs:fact.finish')}
        options={options.finish}
        defaultValue={choice.finish}
        {...any}
      />
      <SelectField
        name="thickness_mm"
        label={t('slabs:fact.thickness')}
        options={options.thickness}
        defaultValue={chosen(choice.thickness)}
        {...any}
      />
      <SideField side="length" choice={choice} units={units} />
      <SideField side="height" choice={choice} units={units} />
      <SelectField
        name="status"
        label={t('slabs:fact.status')}
        options={statuses}
        defaultValue={choice.status}
        {...any}
      />
      <SelectField
        name="sort"
        label={t('slabs:sort')}
        options={sorts}
        defaultValue={choice.sort || 'number'}
      />
      {choice.block ? <input type="hidden" name="block" value={choice.block} /> : null}
      {choice.units ? <input type="hidden" name="units" value={choice.units} /> : null}
      <p className={styles.ways}>
        <Button type="submit">{t('slabs:filter.apply')}</Button>
        {queryOfSlabs(choice) ? (
          <Link to={hrefOfSlabs({ units: choice.units })}>{t('slabs:filter.clear')}</Link>
        ) : null}
      </p>
    </Form>
  );
}

type SideFieldProps = Pick<SlabsPageData, 'choice' | 'units'> & { side: 'length' | 'height' };

/** How long or high a slab has to be, in the units that the page is read in. */
function SideField({ side, choice, units }: SideFieldProps) {
  const t = useMessages(messages);
  const isMetric = units === 'metric';
  const [unit, mmInUnit, max, step] = isMetric ? ['mm', 1, 10_000, 1] : ['in', mmInInch, 400, 0.01];
  const error = choice.wrong.includes(side)
    ? t('slabs:filter.wrong', { unit, example: isMetric ? '2400' : '96' })
    : undefined;
  return (
    <TextField
      type="number"
      name={`min_${side}_${unit}`}
      label={t(`slabs:filter.${side}`, { unit })}
      min={step}
      {...{ max, step }}
      defaultValue={choice[side] ? Math.round((choice[side] / Number(mmInUnit)) * 10) / 10 : ''}
      error={error}
    />
  );
}

function NoSlabs({ isNarrowed }: { isNarrowed: boolean }) {
  const t = useMessages(messages);
  return (
    <div className={styles.none}>
      <p>{t(isNarrowed ? 'slabs:noneFit' : 'slabs:none')}</p>
      <ButtonLink to="/contact/" look="block">
        {t('slabs:askUs')}
      </ButtonLink>
    </div>
  );
}

export function ErrorBoundary() {
  return <RouteError failure="shell:failed.slabs" actions={[backTo.collections]} />;
}
