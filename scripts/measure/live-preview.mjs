/**
 * Measures how soon the preview of a form follows a keystroke, from the key to the text on the page, in a browser:
 *   node scripts/measure/live-preview.mjs http://127.0.0.1:3000 [keystrokes]
 * The name and password of an administrator come from ADMIN_USERNAME and ADMIN_PASSWORD. Nothing is saved.
 */
import { chromium } from '@playwright/test';

const origin = process.argv[2] ?? 'http://127.0.0.1:3000';
const keystrokes = Number(process.argv[3] ?? 30);
const { ADMIN_USERNAME: username = 'admin', ADMIN_PASSWORD: password = '', CHROMIUM_PATH } = process.env;
/** What is measured: a form, the control that is typed into, and the field that it is on the page. */
const forms = [
  { path: '/admin/products/1/edit/', control: 'name', field: 'name' },
  { path: '/admin/blog/1/edit/', control: 'title', field: 'title' },
  { path: '/admin/site/home/', control: 'hero.subtitle', field: 'hero.subtitle' },
];

const { token } = await post('/api/auth/login', { username, password });
const browser = await chromium.launch({
  ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const form of forms) report(form.path, await measure(form));
} finally {
  await browser.close();
}

/** @param {typeof forms[number]} form */
async function measure({ path, control, field }) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate((own) => {
    localStorage.setItem('authToken', own);
    localStorage.setItem('adminPreview', 'open');
  }, token);
  await page.goto(origin + path);
  const input = page.locator(`[name="${control}"]`);
  await page.frameLocator('iframe').locator(`[data-field="${field}"]`).first().waitFor();
  await input.press('End');
  const times = [];
  for (let count = 0; count < keystrokes; count += 1) {
    const letter = String.fromCharCode('a'.charCodeAt(0) + (count % 26));
    const shown = page.evaluate(waitForLetter, { control, field });
    await input.press(letter);
    times.push(await shown);
  }
  await page.close();
  return times.sort((one, other) => one - other);
}

/**
 * In the browser: milliseconds from the next key to the frame in which the page shows what the control then holds.
 * @param {{ control: string, field: string }} names
 * @returns {Promise<number>}
 */
function waitForLetter({ control, field }) {
  return new Promise((resolve) => {
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        const input = /** @type {HTMLInputElement} */ (document.getElementsByName(control)[0]);
        const look = () => {
          const page = document.querySelector('iframe')?.contentDocument;
          const places = [...(page?.querySelectorAll(`[data-field="${field}"]`) ?? [])];
          const isShown = places.some(({ textContent }) => textContent === input.value.trim());
          if (isShown) resolve(performance.now() - timeStamp);
          else requestAnimationFrame(look);
        };
        setTimeout(look);
      },
      { once: true, capture: true },
    );
  });
}

/**
 * @param {string} name
 * @param {number[]} times in ascending order
 */
function report(name, times) {
  const at = (/** @type {number} */ share) =>
    (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(0).padStart(5);
  console.log(`${at(0.5)} ms  (95th percentile ${at(0.95)})  ${name}`);
}

/**
 * @param {string} path
 * @param {object} body
 */
async function post(path, body) {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}
