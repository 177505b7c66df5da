import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { runCommand } from '../run/run-command.ts'
import { aptInstall } from './apt-install.ts'

/** The headless shell first: the same browser without its own toolbars, which cost as much as the pages. */
const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

const installed = () =>
  [process.env.CHROMIUM_PATH ?? '', ...usual, chromium.executablePath()].find(
    (path) => path !== '' && existsSync(path),
  )

/** Where Chromium is: what `CHROMIUM_PATH` names, the system's, Playwright's, or one installed just now; undefined where none can be had. */
export async function findChromium(): Promise<string | undefined> {
  if (process.env.CHROMIUM_PATH && !existsSync(process.env.CHROMIUM_PATH)) {
    throw new Error(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, where there is nothing.`)
  }
  const found = installed()
  if (found) return found
  if (!(await aptInstall('chromium-headless-shell')) && !(await aptInstall('chromium'))) {
    console.log('Installing Chromium with Playwright …')
    await runCommand({ command: 'playwright', args: ['install', 'chromium'], live: true })
  }
  return installed()
}

/** Features that Playwright switches off; the last list counts, so that ours repeats it (`chromium.test.ts`). */
const offForPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]

/** The suggestions of the address bar: two hidden pages for every window, which cost as much as the page in it. */
const addressBarPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'PreloadTopChromeWebUI']

/** Without its sandbox (which root cannot have), its graphics card, its calls home, and pages of its own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...offForPlaywright, ...addressBarPages].join(',')}`,
]
