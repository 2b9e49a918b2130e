/**
 * The Chromium that tests run in: the one that is there, or else one that is installed, and how it
 * is started.
 */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserServer, chromium, type LaunchOptions } from 'playwright-core';
import { root } from '../command.ts';
import { canInstall, findPrograms, installPackage, isRoot } from '../parts/debian.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const { env, platform } = process;

/** Where installers put it that put nothing on the path. */
const PLACES: readonly string[] = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
];

export function findChromium(): string | undefined {
  const named = env['CHROMIUM'];
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROMIUM is ${named}, and nothing is there`);
    return named;
  }
  return [chromium.executablePath(), ...findPrograms(NAMES), ...PLACES].find((file) =>
    existsSync(file),
  );
}

/** Finds one, or brings one onto the machine. */
export function ensureChromium(): string {
  const ways = [
    ...(canInstall ? [() => installPackage('chromium', 'No Chromium is here')] : []),
    installByPlaywright,
  ];
  for (let tried = 0; tried <= ways.length; tried++) {
    const found = findChromium();
    if (found !== undefined) return found;
    ways[tried]?.();
  }
  throw new Error(
    'the tests of the page need a Chromium, and none could be installed: install Chromium or Chrome, or say where one is with CHROMIUM=/path/to/it',
  );
}

function installByPlaywright(): void {
  const words = ['playwright-core', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'];
  console.log(`No Chromium is here; installing one: npx ${words.join(' ')}`);
  spawnSync('npx', words, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: platform === 'win32',
  }); // whether it has worked is seen by whether one is there
}

/**
 * What is drawn for the address bar of each window, though nobody sees it, costs more than most
 * pages of ours. The others are those that Playwright turns off, whose list is replaced by this
 * one.
 */
const WITHOUT = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  ...[
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable',
  ],
  ...[
    'LensOverlay',
    'MediaRouter',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
    'AvoidCorsURLLoaderRestartOnRedirect',
  ],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
];

function options(more: LaunchOptions): LaunchOptions {
  return {
    ...more,
    executablePath: ensureChromium(),
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      `--disable-features=${WITHOUT.join(',')}`,
      ...(isRoot ? ['--no-sandbox'] : []),
    ],
  };
}

export function launchChromium(more: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch(options(more));
}

/** One that several processes share: connectChromium() with its address. */
export function serveChromium(): Promise<BrowserServer> {
  return chromium.launchServer(options({}));
}

/** To close what this gives closes the windows that were opened through it, and no others. */
export function connectChromium(address: string): Promise<Browser> {
  return chromium.connect(address);
}
