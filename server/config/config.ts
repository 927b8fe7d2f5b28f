import { resolve } from 'node:path';
import { z } from 'zod';
import { type BackupSettings, backupSettingsOf, backupShape } from '#backups/backup-settings.ts';
import { engineOf } from '#database/connect.ts';
import { ConfigError } from '#errors/config-error.ts';
import type { StoragePlace } from '#media/storage/storage-place.ts';
import { newPasswordSchema, newUsernameSchema } from '#people/accounts/credentials.schema.ts';
import { findPlainFault } from '#people/accounts/password-rules.ts';
import { describeMisspelt } from './misspelt-settings.ts';
import { flag, type OperationSettings, operationSettingsOf, operationShape } from './operation-settings.ts';
import { adminUrlOf } from './origins.ts';
import { type KeptDays, keptDaysOf, retentionShape } from './retention-settings.ts';
import { storageOf, storageShape } from './storage-settings.ts';
import {
  parseTrustedProxies,
  type TrustedProxies,
  trustEverybodyRule,
  trustedProxiesRule,
} from './trusted-proxies.ts';

export { ConfigError };

/** The settings of one process, read from the environment once (specification/running.md, "Settings"). */
export type Config = {
  host: string;
  port: number;
  /** Origin in canonical links, without a slash at its end. */
  publicUrl: string;
  /** Origin of the back office; undefined where it shares the public one. */
  adminUrl: string | undefined;
  dataDir: string;
  /** Where uploads are: a folder, or a bucket that several machines share. */
  storage: StoragePlace;
  databaseUrl: string;
  adminUsername: string;
  adminPassword: string | undefined;
  hasDemoContent: boolean;
  /** The mail server, and from whom and to whom notifications go; undefined where none are sent. */
  mail: { smtpUrl: string; from: string; to: string } | undefined;
  formCollector: { url: string; fields: Record<string, string> } | undefined;
  analyticsId: string | undefined;
  adsConversion: string | undefined;
  trustProxy: TrustedProxies;
  keptDays: KeptDays;
  /** Where archives of the site are put by themselves, and when; undefined where none are made. */
  backups: BackupSettings | undefined;
  /** Hosts within one's own network, `host:port`, that pictures may be fetched from. */
  fetchAllow: ReadonlySet<string>;
  /** How much memory rendered responses may take; 0 keeps none. */
  cacheBytes: number;
  isDevelopment: boolean;
} & OperationSettings;

const maxPort = 65_535;
const bytesPerMegabyte = 1_048_576;

const origin = z
  .url({ error: 'is an address such as https://stone.example', abort: true })
  .refine((value) => /^https?:$/.test(new URL(value).protocol), 'starts with http:// or https://')
  .refine((value) => new URL(value).pathname === '/' && !value.includes('?'), 'has no path and no query')
  .transform((value) => new URL(value).origin);

/** `mail@stone.example`, or with a name: `Stone <mail@stone.example>`. */
const mailbox = /^(?:[^<>@,"\p{Cc}]*<[^\s<>@,"]+@[^\s<>@,"]+>|[^\s<>@,"]+@[^\s<>@,"]+)$/u;

const refusal = (reason: string) => `cannot be used: ${reason}`;

/** A setting under the rules of the form that it stands in for. */
function ruled(schema: z.ZodType<string, string>) {
  return z.string().transform((value, context) => {
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    context.addIssue({ code: 'custom', message: refusal(result.error.issues[0]?.message ?? '') });
    return z.NEVER;
  });
}

const environmentSchema = z.object({
  HOST: z.string().min(1, 'is a host name or an address').default('127.0.0.1'),
  PORT: z
    .string()
    .regex(/^\d+$/, `is a whole number from 1 to ${maxPort}`)
    .transform(Number)
    .pipe(z.number().min(1, `is a whole number from 1 to ${maxPort}`).max(maxPort, `is at most ${maxPort}`))
    .default(3000),
  PUBLIC_URL: origin.optional(),
  ADMIN_URL: origin.optional(),
  DATA_DIR: z.string().min(1, 'is the path of a folder').default('./data'),
  DATABASE_URL: z
    .string()
    .refine((value) => engineOf(value) !== undefined, 'starts with sqlite: or postgres://')
    .optional(),
  ...storageShape,
  ADMIN_USERNAME: ruled(newUsernameSchema).default('admin'),
  ADMIN_PASSWORD: ruled(newPasswordSchema).optional(),
  DEMO_CONTENT: flag.default(true),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, { error: 'starts with smtp:// or smtps://', abort: true })
    .refine((value) => URL.canParse(value) && new URL(value).hostname !== '', 'names a mail server')
    .optional(),
  MAIL_FROM: z.string().regex(mailbox, 'is an e-mail address').optional(),
  NOTIFY_TO: z
    .string()
    .refine(
      (value) => value.split(',').every((part) => mailbox.test(part.trim())),
      'is an e-mail address, or several with commas between them',
    )
    .optional(),
  FORM_COLLECTOR_URL: z
    .url({ protocol: /^https?$/, error: 'is an address such as https://forms.example/collect' })
    .optional(),
  FORM_COLLECTOR_FIELDS: z.string().transform(parseCollectorFields).optional(),
  ANALYTICS_ID: z
    .string()
    .regex(/^[\w-]+$/, 'is letters, digits and hyphens')
    .optional(),
  ADS_CONVERSION: z
    .string()
    .regex(/^[\w/-]+$/, 'is letters, digits, hyphens and a slash')
    .optional(),
  ...retentionShape,
  ...backupShape,
  CACHE_MB: z
    .string()
    .regex(/^\d{1,5}$/, 'is a whole number of megabytes, 0 to 99999')
    .transform(Number)
    .default(64),
  ...operationShape,
  FETCH_ALLOW: z.string().transform(readHosts).default(new Set()),
  TRUST_PROXY: z.string().trim().transform(readProxies).default(false),
  NODE_ENV: z.string().optional(),
});

const settingsSchema = environmentSchema.superRefine(({ ADMIN_USERNAME, ADMIN_PASSWORD }, context) => {
  const fault = ADMIN_PASSWORD && findPlainFault(ADMIN_PASSWORD, ADMIN_USERNAME);
  if (fault) context.addIssue({ code: 'custom', path: ['ADMIN_PASSWORD'], message: refusal(fault) });
});

/**
 * Reads and checks the settings. An empty variable counts as one that is not set.
 * @throws ConfigError naming the first variable that cannot be used, and why
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = settingsSchema.safeParse(present);
  if (!result.success) {
    const [issue] = result.error.issues;
    const name = String(issue?.path[0]);
    const shown =
      /PASSWORD|TOKEN|SECRET|KEY/.test(name) || name.endsWith('_URL')
        ? ''
        : ` (it is ${JSON.stringify(present[name])})`;
    throw new ConfigError(`${name} ${issue?.message}${shown}`);
  }
  return toConfig(result.data);
}

function toConfig(values: z.output<typeof environmentSchema>): Config {
  const dataDir = resolve(values.DATA_DIR);
  const storage = storageOf(values, dataDir);
  return {
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    adminUrl: adminUrlOf({ adminUrl: values.ADMIN_URL, publicUrl: values.PUBLIC_URL }),
    dataDir,
    storage,
    databaseUrl: values.DATABASE_URL ?? `sqlite:${resolve(dataDir, 'ashlar.sqlite')}`,
    adminUsername: values.ADMIN_USERNAME,
    adminPassword: values.ADMIN_PASSWORD,
    hasDemoContent: values.DEMO_CONTENT,
    mail: mailOf(values),
    formCollector: collectorOf(values),
    analyticsId: values.ANALYTICS_ID,
    adsConversion: values.ADS_CONVERSION,
    fetchAllow: values.FETCH_ALLOW,
    trustProxy: values.TRUST_PROXY,
    ...operationSettingsOf(values),
    keptDays: keptDaysOf(values),
    backups: backupSettingsOf(values, storage),
    cacheBytes: values.CACHE_MB * bytesPerMegabyte,
    isDevelopment: values.NODE_ENV === 'development',
  };
}

/** What the environment holds that was probably meant for a setting, a sentence each. */
export function findMisspeltSettings(environment: Record<string, string | undefined>): string[] {
  return describeMisspelt(environment, Object.keys(environmentSchema.shape));
}

const mailSettings = {
  SMTP_URL: 'the mail server',
  MAIL_FROM: 'whom mails come from',
  NOTIFY_TO: 'whom enquiries are mailed to',
};
const mailNames = ['SMTP_URL', 'MAIL_FROM', 'NOTIFY_TO'] as const;

/** An incomplete configuration would lose every mail without an error. */
function mailOf(values: z.output<typeof environmentSchema>): Config['mail'] {
  const given = mailNames.find((name) => values[name]);
  const missing = mailNames.find((name) => !values[name]);
  if (!given) return undefined;
  if (missing) throw new ConfigError(`${missing} is needed where ${given} is set: ${mailSettings[missing]}`);
  const { SMTP_URL: smtpUrl = '', MAIL_FROM: from = '', NOTIFY_TO: to = '' } = values;
  return { smtpUrl, from, to };
}

const collectorFieldsSchema = z.record(z.string(), z.string());

function parseCollectorFields(text: string, context: z.RefinementCtx): Record<string, string> {
  try {
    return collectorFieldsSchema.parse(JSON.parse(text));
  } catch {
    context.addIssue({ code: 'custom', message: 'is a JSON object of field names and entry ids' });
    return z.NEVER;
  }
}

function collectorOf(values: z.output<typeof environmentSchema>): Config['formCollector'] {
  if (!values.FORM_COLLECTOR_URL) {
    if (!values.FORM_COLLECTOR_FIELDS) return undefined;
    throw new ConfigError(
      'FORM_COLLECTOR_URL is needed where FORM_COLLECTOR_FIELDS is set: where messages go',
    );
  }
  return { url: values.FORM_COLLECTOR_URL, fields: values.FORM_COLLECTOR_FIELDS ?? {} };
}

const hostAndPort = /^(?:\[[\da-f:]+\]|[a-z\d.-]+):(\d{1,5})$/;

function readHosts(text: string, context: z.RefinementCtx): ReadonlySet<string> {
  const hosts = text.split(',').map((part) => part.trim().toLowerCase());
  if (hosts.every((host) => Number(hostAndPort.exec(host)?.[1] ?? maxPort + 1) <= maxPort))
    return new Set(hosts);
  const message = 'is a host with its port, such as pictures.local:8080, or several with commas between them';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

function readProxies(text: string, context: z.RefinementCtx): TrustedProxies {
  const proxies = parseTrustedProxies(text);
  if (proxies !== undefined) return proxies;
  context.addIssue({ code: 'custom', message: text === 'true' ? trustEverybodyRule : trustedProxiesRule });
  return z.NEVER;
}
