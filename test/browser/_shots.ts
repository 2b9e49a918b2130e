import { launchChromium } from './chromium.ts';
import { startSite } from './site.ts';
const [, , ...which] = process.argv;
const site = await startSite();
const browser = await launchChromium();
try {
  const { run } = await import(which[0] as string);
  await run(browser, site.url);
} finally { await browser.close(); await site.stop(); }
