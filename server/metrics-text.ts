/** Figures of one kind, named and told as monitoring reads them. */
export type MetricFamily = {
  name: string;
  type: 'counter' | 'gauge';
  help: string;
  samples: readonly { labels?: Readonly<Record<string, string>>; value: number }[];
};

export const metricsType = 'application/openmetrics-text; version=1.0.0; charset=utf-8';

/** The text format of OpenMetrics 1.0. Labels are words of this program, so nothing in them needs an escape. */
export function metricsText(families: readonly MetricFamily[]): string {
  const lines = families.flatMap(({ name, type, help, samples }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(
      ({ labels, value }) => `${name}${type === 'counter' ? '_total' : ''}${told(labels)} ${value}`,
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
