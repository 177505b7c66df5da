import { defaultSettings, type BusinessSettings } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import type { Db } from '../../connect.ts'
import { houseSettings } from '../../schema/business/settings.ts'
import { withSeedLock } from '../with-seed-lock.ts'

/** Tax data of a fictitious company with a valid check digit, so that invoices and SAT books can be tried. */
export const demoTaxData = {
  rfc: 'RUM200101AB5',
  taxRegime: '601',
} as const satisfies Partial<BusinessSettings>

/** First stored settings version, after the defaults. */
const firstStoredVersion = 2

/** Sets RFC and regime of a demo without settings; others stay unchanged. */
export async function seedTaxData(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await withSeedLock(tx)
    if ((await tx.$count(houseSettings)) > 0) return
    // For the audit trail, as the database does not know the defaults.
    await tx.execute(sql`select set_config('rumi.former_settings', ${JSON.stringify(defaultSettings)}, true)`)
    const data = { ...defaultSettings, ...demoTaxData }
    await tx.insert(houseSettings).values({ version: firstStoredVersion, data })
  })
}
