/** A bucket of an S3-compatible object storage, and what its requests are signed with. */
export type ObjectPlace = {
  bucket: string;
  /** Undefined for Amazon's own, which follows from the region. */
  endpoint: string | undefined;
  region: string;
  /** What all keys begin with: empty, or with a slash at its end. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Where files are kept: a folder of this machine, or a bucket that several machines share. */
export type StoragePlace = { folder: string } | { objects: ObjectPlace };

type Environment = Record<string, string | undefined>;

/** What cannot be used, in words that follow the name of a setting. */
export class StoragePlaceFault extends Error {
  override name = 'StoragePlaceFault';
  /** The one that is wrong. */
  readonly setting: string;

  constructor(message: string, options: { setting?: string; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.setting = options.setting ?? 'STORAGE_URL';
  }
}

const parameters = ['endpoint', 'region', 'prefix'];
const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const keyStart = /^[\w!.*'()/-]*$/;

/**
 * Reads `file:/folder` or `s3://bucket?endpoint=…&region=…&prefix=…`.
 * @throws StoragePlaceFault
 */
export function readStoragePlace(address: string, environment: Environment): StoragePlace {
  if (address.startsWith('file:') && address.length > 'file:'.length)
    return { folder: address.slice('file:'.length) };
  if (address.startsWith('s3://')) return { objects: readObjectPlace(address, environment) };
  throw new StoragePlaceFault('is file: and a folder, or s3://bucket?endpoint=…&region=…');
}

function readObjectPlace(address: string, environment: Environment): ObjectPlace {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !bucketName.test(url.hostname))
    throw new StoragePlaceFault('needs a bucket of lower-case letters, digits, dots and hyphens');
  if (url.username || url.password)
    throw new StoragePlaceFault('holds no keys: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  if (url.port || !['', '/'].includes(url.pathname) || url.hash)
    throw new StoragePlaceFault('has nothing between the bucket and its ? (folders are prefix=…)');
  const unknown = [...url.searchParams.keys()].find((name) => !parameters.includes(name));
  if (unknown !== undefined)
    throw new StoragePlaceFault(`has endpoint, region and prefix only, no ${JSON.stringify(unknown)}`);
  const region = url.searchParams.get('region') ?? '';
  if (!/^[\w-]+$/.test(region))
    throw new StoragePlaceFault(
      'needs a region, such as region=eu-central-1; where there are none, us-east-1',
    );
  return {
    bucket: url.hostname,
    endpoint: readEndpoint(url.searchParams.get('endpoint')),
    region,
    prefix: readPrefix(url.searchParams.get('prefix')),
    accessKeyId: readKey('AWS_ACCESS_KEY_ID', environment),
    secretAccessKey: readKey('AWS_SECRET_ACCESS_KEY', environment),
  };
}

function readEndpoint(text: string | null): string | undefined {
  if (text === null) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash)
    throw new StoragePlaceFault('needs an endpoint such as endpoint=https://storage.example');
  return url.href.replace(/\/$/, '');
}

function readPrefix(text: string | null): string {
  const prefix = (text ?? '').replace(/^\/+|\/+$/g, '');
  if (!keyStart.test(prefix) || prefix.split('/').some((part) => part === '..' || part === '.'))
    throw new StoragePlaceFault('needs a prefix of letters, digits, hyphens and slashes');
  return prefix && `${prefix}/`;
}

function readKey(setting: string, environment: Environment): string {
  const key = environment[setting]?.trim();
  if (!key) throw new StoragePlaceFault('is needed where files are in object storage (s3://…)', { setting });
  return key;
}
