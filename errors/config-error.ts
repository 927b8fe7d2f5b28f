/** A setting that cannot be used; its message is the one line that is shown to the operator. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
