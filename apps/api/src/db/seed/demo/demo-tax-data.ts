import { defaultSettings, type HouseSettings } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import type { Db } from '../../connect.ts'
import { houseSettings } from '../../schema/business/settings.ts'
import { withSeedLock } from '../with-seed-lock.ts'

/** Of a company that does not exist, with the character that SAT would check: the demo's invoices and books for SAT can be tried, and are nobody's. */
export const demoTaxData = { rfc: 'RUM200101AB5', taxRegime: '601' } as const satisfies Partial<HouseSettings>

/** The first version of the settings that is kept, behind the defaults. */
const firstKeptVersion = 2

/** Gives a demo's house in which nobody has set anything an RFC and its regime; one that has said anything of itself is left as it is. */
export async function seedTaxData(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await withSeedLock(tx)
    if ((await tx.$count(houseSettings)) > 0) return
    // For the audit trail, as the database does not know the defaults.
    await tx.execute(sql`select set_config('rumi.former_settings', ${JSON.stringify(defaultSettings)}, true)`)
    const data = { ...defaultSettings, ...demoTaxData }
    await tx.insert(houseSettings).values({ version: firstKeptVersion, data })
  })
}
