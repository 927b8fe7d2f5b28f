/** Loads a part of a page; where it is lost on the way, asks again, less and less often, until it comes. */
export async function loadAgain<Part>(load: () => Promise<Part>, onLost?: () => void): Promise<Part> {
  for (let waitMs = 1_000; ; waitMs *= 2) {
    try {
      return await load();
    } catch {
      onLost?.();
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}
