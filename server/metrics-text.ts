/** Figures of one kind, named and told as monitoring reads them. */
export type MetricFamily = {
  name: string;
  type: 'counter' | 'gauge' | 'histogram' | 'info';
  /** Ends the name as well. */
  unit?: string;
  help: string;
  samples: readonly {
    /** Where one name has several kinds of lines, as a histogram. */
    suffix?: string;
    labels?: Readonly<Record<string, string>>;
    value: number;
  }[];
};

export const metricsType = 'application/openmetrics-text; version=1.0.0; charset=utf-8';

const suffixes = { counter: '_total', info: '_info', gauge: '', histogram: '' };

/** The text format of OpenMetrics 1.0. Labels are words of this program, so nothing in them needs an escape. */
export function metricsText(families: readonly MetricFamily[]): string {
  const lines = families.flatMap(({ name, type, unit, help, samples }) => [
    `# TYPE ${name} ${type}`,
    ...(unit ? [`# UNIT ${name} ${unit}`] : []),
    `# HELP ${name} ${help}`,
    ...samples.map(
      ({ suffix = suffixes[type], labels, value }) => `${name}${suffix}${told(labels)} ${value}`,
    ),
  ]);
  return `${[...lines, '# EOF'].join('\n')}\n`;
}

function told(labels: Readonly<Record<string, string>> | undefined): string {
  if (!labels) return '';
  return `{${Object.entries(labels)
    .map(([name, value]) => `${name}="${value}"`)
    .join(',')}}`;
}
