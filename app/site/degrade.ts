import { maskText } from '#server/observability/masked-url.shared.ts';

/** The result of work that a page can do without: where it fails the failure is logged and the fallback shown. */
export async function degrade<Value>(
  work: Promise<Value>,
  options: { fallback: Value; message: string },
): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    console.warn(
      JSON.stringify({ level: 'warn', time: Date.now(), msg: options.message, err: maskText(String(error)) }),
    );
    return options.fallback;
  }
}
