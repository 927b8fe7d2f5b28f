import { z } from 'zod';

/** How the process is watched and stopped (specification/running.md, "Settings"). */
export type OperationSettings = {
  /** What monitoring reads figures with; undefined where nobody may. */
  metricsToken: string | undefined;
  /** For how long requests are still taken once it is told to stop. */
  drainMs: number;
  /** Whether each request is logged. */
  hasAccessLog: boolean;
  /** What the secrets of codes are sealed with; undefined where they are stored as they are. */
  factorKey: string | undefined;
};

/** RFC 6750, section 2.1. */
const metricsTokenRule = 'is at least 16 letters, digits or -._~+/=';
const factorKeyRule = 'is at least 32 characters without blanks, drawn at random';
const maxDrainSeconds = 300;
const drainRule = `is a whole number of seconds, 0 to ${maxDrainSeconds}`;

const words = new Map([
  ...['true', 'on', 'yes', '1'].map((word) => [word, true] as const),
  ...['false', 'off', 'no', '0'].map((word) => [word, false] as const),
]);

/** Every setting that is one of two. */
export const flag = z.string().transform((text, context) => {
  const value = words.get(text.trim().toLowerCase());
  if (value !== undefined) return value;
  context.addIssue({ code: 'custom', message: 'is true or false (or on, off, yes, no, 1, 0)' });
  return z.NEVER;
});

export const operationShape = {
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,}$/, metricsTokenRule)
    .optional(),
  DRAIN_SECONDS: z
    .string()
    .regex(/^\d{1,3}$/, drainRule)
    .transform(Number)
    .pipe(z.number().max(maxDrainSeconds, drainRule))
    .default(0),
  ACCESS_LOG: flag.default(false),
  SECOND_FACTOR_KEY: z
    .string()
    .regex(/^\S{32,}$/, factorKeyRule)
    .optional(),
};

type Values = {
  METRICS_TOKEN?: string | undefined;
  DRAIN_SECONDS: number;
  ACCESS_LOG: boolean;
  SECOND_FACTOR_KEY?: string | undefined;
};

export function operationSettingsOf(values: Values): OperationSettings {
  return {
    metricsToken: values.METRICS_TOKEN,
    drainMs: values.DRAIN_SECONDS * 1_000,
    hasAccessLog: values.ACCESS_LOG,
    factorKey: values.SECOND_FACTOR_KEY,
  };
}
