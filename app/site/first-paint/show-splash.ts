import {
  splashFinishMs,
  splashLeaveMs,
  splashMaxMs,
  splashStepMs,
  splashStepPercent,
} from '../behaviour/timings.ts';

/**
 * The inline script of the splash (specification/pages.md, "Splash"): the wordmark and a bar over the first page of a
 * browser session. It runs right after the header, whose wordmark it copies, so it covers the page from its first
 * frame. The page below is laid out and painted as usual; nothing waits for the splash, keys and pointers reach the
 * page, and the first of them removes the splash. Without session storage a first page can't be detected, so none is
 * shown. It is added outside the body, where hydration ignores it.
 */
export const showSplash = (label: string) => `(() => {
  try {
    if (sessionStorage.getItem('splash')) return;
    sessionStorage.setItem('splash', 'shown');
  } catch {
    return;
  }
  const root = document.documentElement;
  const splash = document.createElement('div');
  const mark = document.createElement('div');
  const bar = document.createElement('div');
  splash.className = 'splash';
  splash.dataset.testid = 'splash';
  mark.className = 'splash-mark';
  mark.ariaHidden = 'true';
  for (const part of document.querySelector('[data-wordmark]')?.childNodes ?? []) mark.append(part.cloneNode(true));
  bar.className = 'splash-bar';
  bar.setAttribute('role', 'progressbar');
  bar.ariaLabel = ${JSON.stringify(label).replaceAll('<', '\\u003c')};
  bar.ariaValueMin = '0';
  bar.ariaValueMax = '100';
  const grow = (percent) => {
    bar.ariaValueNow = String(percent);
    bar.style.setProperty('--grown', percent / 100);
  };
  let percent = 0;
  let isLeaving = false;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const steps = setInterval(() => {
    percent = Math.min(percent + ${splashStepPercent}, 100);
    grow(percent);
  }, ${splashStepMs});
  const wakingEvents = ['keydown', 'pointerdown', 'wheel'];
  const leave = () => {
    if (isLeaving) return;
    isLeaving = true;
    clearInterval(steps);
    for (const name of wakingEvents) removeEventListener(name, leave, true);
    splash.dataset.leaving = '';
    setTimeout(() => splash.remove(), isStill ? 0 : ${splashLeaveMs});
  };
  const finish = () => {
    clearInterval(steps);
    grow(100);
    setTimeout(leave, isStill ? 0 : ${splashFinishMs});
  };
  const whenReady = () => {
    const picture = document.querySelector('img[fetchpriority="high"]');
    Promise.all([document.fonts.ready, picture?.decode().catch(() => {})]).then(finish);
  };
  grow(0);
  splash.append(mark, bar);
  root.append(splash);
  for (const name of wakingEvents) addEventListener(name, leave, { capture: true, passive: true });
  setTimeout(leave, isStill ? ${splashMaxMs} : ${splashMaxMs - splashLeaveMs});
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', whenReady, { once: true });
  else whenReady();
})();`;
