import { defaultSettings } from '@rumi/contract'
import type { Page } from '@playwright/test'
import { demoTaxData } from '../../../apps/api/src/db/seed/demo/demo-tax-data.ts'
import { expect } from './journey.ts'
import { tokenOf } from './people.ts'

/** Changes settings through the API. */
export async function changeSettings(page: Page, changes: object) {
  const token = await tokenOf(page.request, 'admin')
  const answer = await page.request.patch('/api/settings', {
    headers: { authorization: `Bearer ${token}` },
    data: changes,
  })
  expect(answer.status()).toBe(200)
}

/** The other journeys on this server find the business as it was. */
export const putSettingsBack = (page: Page) => changeSettings(page, { ...defaultSettings, ...demoTaxData })

/** A business without tax data. */
export const withoutTaxData = { rfc: '', taxRegime: '' } as const
