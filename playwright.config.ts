import { defineConfig, devices } from '@playwright/test'
import { chromiumFlags } from './tools/machine/chromium.ts'

const { JOURNEY_URL: baseURL, CHROMIUM_PATH: executablePath } = process.env
if (!baseURL || !executablePath) {
  throw new Error('Journeys need a running product: start them with `npm run journeys`.')
}

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.e2e.ts',
  outputDir: `test-results/journeys-${process.env.JOURNEY_ENGINE ?? 'embedded'}`,
  forbidOnly: true,
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args: chromiumFlags },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    { name: 'phone', grep: /@phone/, use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } } },
  ],
})
