import { resolve } from 'node:path';
import { z } from 'zod';
import { ConfigError } from '#errors/config-error.ts';
import { readStoragePlace, type StoragePlace, StoragePlaceFault } from '#media/storage/storage-place.ts';
import { backupFault } from './open-backup-place.ts';

/** How many of each are kept (specification/running.md, "Settings"). */
export type KeepRule = { daily: number; weekly: number; monthly: number };

export type BackupSettings = {
  place: StoragePlace;
  /** The same for people: a folder, or `s3://…`, without anything secret. */
  to: string;
  /** The time of day, `03:00`, in the company's time zone. */
  at: string;
  keep: KeepRule;
};

const keepForm = 'is such as "7 daily, 4 weekly, 6 monthly"';
const maxKept = 999;
const part = /^(\d{1,3}) (daily|weekly|monthly)$/;

export const backupShape = {
  BACKUP_TO: z.string().optional(),
  BACKUP_AT: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'is a time of day such as 03:00')
    .optional(),
  BACKUP_KEEP: z.string().transform(readKeepRule).optional(),
};

const defaultAt = '03:00';
const defaultKeep: KeepRule = { daily: 7, weekly: 4, monthly: 6 };

type Values = { [Name in keyof typeof backupShape]?: z.output<(typeof backupShape)[Name]> } & {
  AWS_ACCESS_KEY_ID?: string | undefined;
  AWS_SECRET_ACCESS_KEY?: string | undefined;
};

/**
 * @param storage where uploads are: archives among them would be taken for uploads that nobody knows
 * @returns undefined where nothing is backed up by itself
 * @throws ConfigError
 */
export function backupSettingsOf(values: Values, storage: StoragePlace): BackupSettings | undefined {
  const { BACKUP_TO: address, BACKUP_AT: at = defaultAt, BACKUP_KEEP: keep = defaultKeep } = values;
  if (address === undefined) {
    const lone = (['BACKUP_AT', 'BACKUP_KEEP'] as const).find((name) => values[name] !== undefined);
    if (lone) throw new ConfigError(`BACKUP_TO is needed where ${lone} is set: where backups go`);
    return undefined;
  }
  const place = readBackupPlace(address, values);
  if (isAmongUploads(place, storage)) {
    throw new ConfigError('BACKUP_TO is among the uploads, where archives would be taken for uploads');
  }
  return { place, to: describePlace(place), at, keep };
}

/** @throws ConfigError */
function readBackupPlace(
  address: string,
  { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY }: Values,
): StoragePlace {
  if (!/^[a-z][a-z\d+.-]*:/i.test(address)) return { folder: resolve(address) };
  try {
    const place = readStoragePlace(address, { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY });
    return 'folder' in place ? { folder: resolve(place.folder) } : place;
  } catch (error) {
    throw error instanceof StoragePlaceFault ? backupFault(error) : error;
  }
}

function isAmongUploads(place: StoragePlace, storage: StoragePlace): boolean {
  if ('folder' in place && 'folder' in storage) return `${place.folder}/`.startsWith(`${storage.folder}/`);
  if ('folder' in place || 'folder' in storage) return false;
  const [one, other] = [place.objects, storage.objects];
  if (one.bucket !== other.bucket || one.endpoint !== other.endpoint) return false;
  return one.prefix.startsWith(other.prefix);
}

export function describeKeepRule({ daily, weekly, monthly }: KeepRule): string {
  return `${daily} daily, ${weekly} weekly, ${monthly} monthly`;
}

function describePlace(place: StoragePlace): string {
  if ('folder' in place) return place.folder;
  const { bucket, prefix } = place.objects;
  return `s3://${bucket}/${prefix}`.replace(/\/$/, '');
}

function readKeepRule(text: string, context: z.RefinementCtx): KeepRule {
  const keep = { daily: 0, weekly: 0, monthly: 0 };
  const named = new Set<string>();
  for (const one of text.split(',')) {
    const [, count, unit] = part.exec(one.trim()) ?? [];
    if (!unit || named.has(unit)) return refuse(context);
    named.add(unit);
    Object.assign(keep, { [unit]: Number(count) });
  }
  const total = keep.daily + keep.weekly + keep.monthly;
  return total > 0 && total <= maxKept ? keep : refuse(context);
}

function refuse(context: z.RefinementCtx): never {
  context.addIssue({ code: 'custom', message: keepForm });
  return z.NEVER;
}
