/**
 * The inline script that starts the page's deferred module: once the page is loaded, or five seconds old, and painted and the
 * browser is idle, or at the visitor's first touch, key or pointer event. On a busy device a page is loaded before it is on the screen, and some
 * browsers report no paint. All files are fetched first, since a module that was lost on the way would be lost for good;
 * until they come, the page works by its links and forms. A stone that is put on the list meanwhile is kept for it, unless
 * scripts are long in coming. Put back where it was, a script runs: nothing becomes one that the page did not come with.
 */
export const startScripts = `(() => {
  const wakingEvents = ['pointerdown', 'keydown', 'touchstart', 'focusin'];
  let hasStarted = false;
  let isLate = false;
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    for (const name of wakingEvents) removeEventListener(name, start, true);
    const script = document.querySelector('script[type="text/deferred-module"]');
    if (script) fetchFiles(script, 1000);
  };
  const fetchFile = async (file) => {
    const response = await fetch(file);
    if (!response.ok) throw response;
    await response.blob();
  };
  const fetchFiles = async (script, waitMs) => {
    try {
      await Promise.all(script.dataset.files.split(' ').map(fetchFile));
      script.type = 'module';
      script.replaceWith(script);
    } catch {
      isLate = true;
      setTimeout(fetchFiles, waitMs, script, 2 * waitMs);
    }
  };
  addEventListener('click', (event) => {
    const button = event.target.closest?.('[form="shortlist"][name="stones"]');
    if (!button || isLate || event.defaultPrevented) return;
    event.preventDefault();
    (window.pressedStones ??= []).push(button.value);
  });
  for (const name of wakingEvents) addEventListener(name, start, { capture: true, passive: true });
  const whenIdle = () => (window.requestIdleCallback ? requestIdleCallback(start, { timeout: 4000 }) : setTimeout(start, 400));
  const isPainted = () =>
    !document.querySelector('h1') || performance.getEntriesByName('first-contentful-paint')[0] || performance.now() > 5000;
  const whenPainted = () => (isPainted() ? whenIdle() : requestAnimationFrame(whenPainted));
  addEventListener('load', whenPainted);
  setTimeout(whenPainted, 5000);
})();`;
