import './steps/node-version.mjs';
import { mkdirSync } from 'node:fs';
import { ensureBrowser } from './steps/browser.mjs';
import { ensureBuilt } from './steps/build.mjs';
import { startDemoServer } from './steps/demo-server.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { orEnd, StepFailed, step } from './steps/progress.mjs';
import { inRoot } from './steps/root.mjs';

/** Maximum time for a page, ms, even on a busy machine. */
const PATIENCE = 90_000;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const DESK = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5 };

const CUSTOMER = [
  { name: 'home', path: '/', shows: (page) => page.getByTestId('total-assets') },
  { name: 'trade', path: '/trade', shows: (page) => page.locator('canvas').first() },
  { name: 'orders', path: '/order', shows: (page) => page.getByTestId(/^order-\d+$/).first() },
];

const picture = (name) => inRoot('docs/pictures', `${name}.png`);

/** Takes a picture once fonts have loaded and animations have ended. */
async function take(page, name) {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(1_500);
  await page.screenshot({ path: picture(name) });
}

async function call(url, path, fields, token = '') {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token },
    body: JSON.stringify(fields),
  });
  const answer = await response.json();
  if (answer.code !== 1) throw new StepFailed(`${path} answered: ${answer.msg}`);
  return answer.data;
}

/** A demo customer with positions in two markets that never close. */
async function customerWithPositions(url) {
  const { token } = await call(url, '/api/user/createAccountDemoForU', { demo_id: 'pictures'.repeat(3) });
  const { data: symbols } = await (await fetch(`${url}/v2/api/forex/trade_list`)).json();
  for (const [code, type] of [
    ['TMX100', 1],
    ['BTCUSDT', 2],
  ]) {
    const { Id, ForexMinCont, HasForexMultiple } = symbols.find(({ Code }) => Code === code);
    const multiple = HasForexMultiple.find((each) => each.Default)?.Value ?? HasForexMultiple[0].Value;
    const order = { forex_id: Id, type, cont: ForexMinCont, status: 1, multiple };
    await call(url, '/v2/api/forex/submit', order, token);
  }
  return token;
}

async function takeCustomerApp(browser, url) {
  const token = await customerWithPositions(url);
  const context = await browser.newContext({ ...PHONE, locale: 'en-GB', colorScheme: 'light' });
  await context.addInitScript((held) => localStorage.setItem('truemark.token', held), token);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  for (const { name, path, shows } of CUSTOMER) {
    await page.goto(url + path);
    await shows(page).waitFor();
    await take(page, name);
  }
  await context.close();
}

async function takeBackOffice(browser, url, { email, password }) {
  const context = await browser.newContext({ ...DESK, locale: 'en-GB', colorScheme: 'light' });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.goto(`${url}/admin`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('main svg').first().waitFor();
  await take(page, 'back-office');
  await context.close();
}

async function takePictures(executablePath) {
  const server = await startDemoServer();
  const { chromium } = await import('@playwright/test');
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args });
  try {
    mkdirSync(inRoot('docs/pictures'), { recursive: true });
    await takeCustomerApp(browser, server.url);
    await takeBackOffice(browser, server.url, server.signIn('owner'));
  } finally {
    await browser.close();
    await server.stop();
  }
}

// Takes the README's pictures from the live demo, so they show the current state or this fails.
await orEnd(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const browser = await ensureBrowser();
  await step('Taking pictures', () => takePictures(browser));
});
