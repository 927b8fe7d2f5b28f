/**
 * The inline script that starts the page's deferred module: when the page is loaded and painted and the browser is idle, or at
 * the visitor's first touch, key or pointer event, whichever comes first. The page's data is asked for beside the modules
 * (page-state.ts). A stone that is put on the list before that is kept for it. A plain string, because it runs before
 * any module is loaded.
 */
export const startScripts = `(() => {
  const wakingEvents = ['pointerdown', 'keydown', 'touchstart', 'focusin'];
  let hasStarted = false;
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    for (const name of wakingEvents) removeEventListener(name, start, true);
    const inert = document.querySelector('script[type="text/deferred-module"]');
    if (!inert) return;
    if ('apart' in inert.dataset) {
      const path = location.pathname.replace(/\\/$/, '/_') + '.data' + location.search;
      window.askPageData = () => fetch(path, { headers: { 'x-waking': '1' } });
      window.pageData = window.askPageData();
      window.pageData.catch(() => {});
    }
    // Put back where it was, it runs: nothing becomes a script that the page did not come with.
    inert.type = 'module';
    inert.replaceWith(inert);
  };
  addEventListener('click', (event) => {
    const button = event.target.closest?.('[form="shortlist"]');
    if (!button || event.defaultPrevented) return;
    event.preventDefault();
    (window.pressedStones ??= []).push(button.value);
  });
  for (const name of wakingEvents) addEventListener(name, start, { capture: true, passive: true });
  const whenIdle = () => (window.requestIdleCallback ? requestIdleCallback(start, { timeout: 4000 }) : setTimeout(start, 400));
  // On a busy device everything is loaded before any of it is on the screen. What has no heading, as the back office's
  // outline, has nothing that counts as painted, and some browsers do not tell.
  const isPainted = () =>
    !document.querySelector('h1') || performance.getEntriesByName('first-contentful-paint')[0] || performance.now() > 5000;
  const whenPainted = () => (isPainted() ? whenIdle() : requestAnimationFrame(whenPainted));
  addEventListener('load', whenPainted);
})();`;
