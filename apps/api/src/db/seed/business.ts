import { sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../connect.ts'
import { accounts } from '../schema/money/accounting.ts'
import { customRoles } from '../schema/people/custom-roles.ts'
import { planCards } from '../schema/business/plan-cards.ts'
import { pools, resources, servicePools, services } from '../schema/business/services.ts'
import { products } from '../schema/money/shop.ts'
import { tags } from '../schema/tags.ts'
import { postingAccount } from '../sql-functions.ts'
import { seedAgreements } from './agreements.ts'
import { seedAccountCodes } from './chart-of-accounts.ts'
import { seedPools, seedResources, seedServicePools } from './places.ts'
import { seedPlanCards, seedProducts } from './catalog.ts'
import { groomerRole } from './groomer-role.ts'
import { startWithoutInventions } from './new-business.ts'
import { withSeedLock } from './with-seed-lock.ts'
import { seedServices } from './services-for-sale.ts'
import { seedTags } from './tags.ts'

/**
 * Seeds a new database: agreements, services, places, chart of accounts; for the demo also rooms, team and products.
 * Whatever there is stays as it is.
 */
export async function seedBusiness(db: Db, content: 'demo' | 'own' = 'demo'): Promise<void> {
  await db.transaction(async (tx) => {
    await withSeedLock(tx)
    await seedAgreements(tx)
    if (await hasAnything(tx)) return
    if (content === 'demo') await fillShop(tx)
    await tx.insert(services).values(madeInOrder(seedServices))
    await tx.insert(planCards).values(madeInOrder(seedPlanCards))
    await tx.insert(pools).values([...seedPools])
    await tx.insert(servicePools).values([...seedServicePools])
    if (content === 'demo') await tx.insert(resources).values(madeInOrder(seedResources))
    await tx.insert(customRoles).values(groomerRole)
    await tx.insert(tags).values(madeInOrder(seedTags))
    await openBooks(tx)
  })
}

async function hasAnything(tx: Tx) {
  for (const table of [products, services, pools, accounts]) {
    if ((await tx.$count(table)) > 0) return true
  }
  return false
}

async function fillShop(tx: Tx) {
  await tx.insert(products).values(madeInOrder(seedProducts))
  await tx.execute(sql`select setval(pg_get_serial_sequence('products', 'id'), ${seedProducts.length})`)
}

async function openBooks(tx: Tx) {
  for (const code of seedAccountCodes) await tx.execute(sql`select ${postingAccount(code)}`)
}

/** Gives rows that are written together an order of their own, so that lists show them as they were declared. */
const madeInOrder = <Row extends object>(rows: readonly Row[]): (Row & { createdAt: SQL })[] =>
  rows.map((row, position) => ({ ...row, createdAt: sql`now() + ${position} * interval '1 millisecond'` }))

/** Closes a new business without accounts to the public, and leaves out invented content. Others stay unchanged. */
export async function closeNewBusiness(db: Db) {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`insert into house_openings (version, open)
      select 1, false where not exists (select from users) and not exists (select from house_openings)
      on conflict do nothing returning version`)
    if (rows.length > 0) await startWithoutInventions(tx)
  })
}
