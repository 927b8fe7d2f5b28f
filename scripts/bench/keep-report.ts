import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BenchOptions } from './options.ts';

const file = resolve(import.meta.dirname, '../../docs/performance.md');

/** Writes the tables where they are read, with what they were measured by. Of the machine only its kind is told. */
export function keepReport(
  tables: string,
  { cores, options }: { cores: number; options: BenchOptions },
): void {
  writeFileSync(file, reportText(tables, { cores, options, date: new Date() }));
}

function reportText(
  tables: string,
  { cores, options, date }: { cores: number; options: BenchOptions; date: Date },
): string {
  const { products, rounds } = options;
  const day = date.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return `# Performance

Measured on ${day} by \`npm run bench -- --products ${products} --rounds ${rounds} --keep\`, with Node.js
${process.versions.node} on ${cores} cores. [The decision](decisions/0037-benchmarks.md) says how, and what the figures are worth.

${tables}`;
}
