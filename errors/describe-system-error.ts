/** What the operating system's codes mean, about a path or an address. */
const meanings = new Map<string, (what: string) => string>([
  ['ENOENT', (path) => `${path} does not exist`],
  ['ENOTDIR', (path) => `${path} is not a folder, or lies below a file`],
  ['EISDIR', (path) => `${path} is a folder, not a file`],
  ['EEXIST', (path) => `${path} exists already`],
  ['ENOTEMPTY', (path) => `${path} is not empty`],
  ['EACCES', (path) => `no permission for ${path}`],
  ['EPERM', (path) => `no permission for ${path}`],
  ['EROFS', (path) => `${path} is on a disk that can only be read`],
  ['ENOSPC', (path) => `no room is left for ${path}`],
  ['EDQUOT', (path) => `no room is left for ${path}`],
  ['EFBIG', (path) => `${path} would be larger than is allowed`],
  ['ENAMETOOLONG', (path) => `the name ${path} is too long`],
  ['ELOOP', (path) => `${path} is a link that leads to itself`],
  ['EIO', (path) => `the disk of ${path} does not work as it should`],
  ['ESTALE', (path) => `the network folder of ${path} is away`],
  ['ECONNREFUSED', (address) => `nothing answers at ${address}`],
  ['ENOTFOUND', (host) => `the host ${host} is not known`],
  ['EAI_AGAIN', (host) => `the host ${host} could not be looked up`],
  ['ETIMEDOUT', (address) => `${address} does not answer`],
  ['EHOSTUNREACH', (address) => `${address} cannot be reached`],
  ['ENETUNREACH', (address) => `${address} cannot be reached`],
]);

/** @returns what happened and where, in words for an operator; undefined where it is no error of the system */
export function describeSystemError(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const describe = meanings.get(String(error.code));
  // A folder that is there already would be no error.
  const isFile = error.code === 'EEXIST' && 'syscall' in error && error.syscall === 'mkdir';
  return isFile ? `${subjectOf(error)} is a file, not a folder` : describe?.(subjectOf(error));
}

/** Of two paths, as a rename has, the one that it was to become. A write names none. */
function subjectOf(error: Error): string {
  const { path, dest, address, hostname, port } = error as Error & Record<string, unknown>;
  const place = dest ?? path;
  if (place) return String(place);
  if (address) return port ? `${address}:${port}` : String(address);
  return hostname ? String(hostname) : 'the file';
}
