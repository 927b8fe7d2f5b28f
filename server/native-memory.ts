export type NativeMemory = {
  /** Gives back the pages of what was freed, amid what is in use as well; nothing where the C library cannot be asked. */
  trim: () => void;
};

/**
 * Asks the GNU C library, which by itself gives back only what lies at the end of its memory. Other libraries, and a Node.js
 * without `--experimental-ffi`, are left as they are.
 */
export async function openNativeMemory(): Promise<NativeMemory> {
  if (process.platform !== 'linux') return { trim: () => {} };
  try {
    const { dlopen } = await import('node:ffi');
    const { functions } = dlopen(null, { malloc_trim: { arguments: ['uint64'], return: 'int32' } });
    return { trim: () => void functions.malloc_trim(BigInt(0)) };
  } catch {
    return { trim: () => {} };
  }
}
