import { defineConfig, devices } from '@playwright/test'
import { serverCount } from './tests/journeys/server-of-worker.ts'
import { chromiumFlags } from './tools/machine/chromium.ts'

const { CHROMIUM_PATH = '', JOURNEY_ENGINE = 'embedded' } = process.env

/** What is walked on both engines is walked on a wide window on the one, and on a phone on the other. */
const notWide = JOURNEY_ENGINE === 'postgres' ? /@phone-only/ : /@phone-only|@wide-on-server/

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/journeys/ask-for-a-product.ts',
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
  },
  projects: [
    { name: 'desktop', grepInvert: notWide, use: { viewport: { width: 1280, height: 800 } } },
    { name: 'phone', grep: /@phone/, use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } } },
  ],
})
