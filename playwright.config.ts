import { defineConfig, devices } from '@playwright/test'
import { serverCount } from './tests/journeys/support/server-of-worker.ts'
import { journeysOf } from './tools/checks/journey-selection.ts'
import { chromiumFlags } from './tools/machine/chromium.ts'

const { CHROMIUM_PATH = '', JOURNEY_ENGINE = 'embedded', JOURNEY_SELECTION } = process.env

const selected = journeysOf(JOURNEY_SELECTION)

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/journeys/support/require-running-product.ts',
  outputDir: `test-results/journeys-${JOURNEY_ENGINE}`,
  forbidOnly: true,
  fullyParallel: false,
  workers: serverCount || 1,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: CHROMIUM_PATH, args: chromiumFlags },
    screenshot: 'only-on-failure',
    // A journey that stands in for the network does so for the page, which a worker would answer before; those about the worker allow it.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'desktop', grep: selected.desktop, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grep: selected.phone,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
    },
  ],
})
