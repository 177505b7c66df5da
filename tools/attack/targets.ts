import { openDatabase, type Database } from '../../apps/api/src/db/connect.ts'
import { migrate } from '../../apps/api/src/db/migrating/migrate.ts'
import { seedDemo } from '../../apps/api/src/db/seed/demo/demo.ts'
import { seedBusiness } from '../../apps/api/src/db/seed/business.ts'
import { now } from '../../apps/api/src/http/clock.ts'
import { startServer } from '../../tests/support/servers/server-process.ts'
import { createDatabase } from '../machine/temporary-postgres.ts'
import { startMercadoPagoStandIn } from '../stand-ins/mercadopago.ts'
import { removeFolder, temporaryFolder } from '../run/temporary-folder.ts'
import { abuseAccounts } from './account-abuses.ts'
import { attack } from './attack.ts'
import type { RequestServer } from './attempt.ts'
import { prepareAttack } from './prepare-attack.ts'
import type { AttackResult } from './report.ts'
import { dropGuards } from './without-guards.ts'

type Siege = { attempts: number; size: number; withoutGuards: boolean }
type Ground = { target: string; databaseUrl?: string; processes: number }

/** Two processes on one PostgreSQL server. */
export async function attackTwoProcesses(server: string, siege: Siege): Promise<AttackResult> {
  const databaseUrl = await createDatabase(server, `rumi_attack_${process.pid}`)
  return besiege({ target: 'two processes on one PostgreSQL', databaseUrl, processes: 2 }, siege)
}

/** One process with its embedded database. */
export const attackEmbedded = (siege: Siege): Promise<AttackResult> =>
  besiege({ target: 'one process on the embedded database', processes: 1 }, siege)

async function besiege({ target, databaseUrl, processes }: Ground, siege: Siege) {
  const folder = temporaryFolder('attack')
  const open = () => openDatabase({ databaseUrl, dataDir: folder })
  await prepare(await open(), siege.withoutGuards)
  const secret = 'the secret of the attack'
  const provider = await startMercadoPagoStandIn({ secret })
  const env = {
    MERCADOPAGO_ACCESS_TOKEN: 'TEST-1',
    MERCADOPAGO_WEBHOOK_SECRET: secret,
    MERCADOPAGO_BASE_URL: provider.address,
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  }
  const products = await Promise.all(Array.from({ length: processes }, () => startServer(env)))
  let turn = 0
  const request: RequestServer = (...requested) =>
    products[(turn += 1) % products.length]!.request(...requested)
  let database: Database | undefined
  try {
    const abused = await abuseAccounts({ url: products[0]!.url, dataDir: folder })
    const result = await attack({
      target,
      ...siege,
      request,
      provider,
      async whenOver() {
        await Promise.all(products.map((product) => product.kill('SIGTERM')))
        return (database = await open())
      },
    })
    return { ...result, wrong: [...abused, ...result.wrong] }
  } finally {
    await Promise.all(products.map((product) => product.kill('SIGKILL')))
    for (const product of products)
      if (product.output().trim()) console.log(product.output().trim().slice(-2000))
    await database?.close()
    await provider.close()
    removeFolder(folder)
  }
}

async function prepare(database: Database, withoutGuards: boolean) {
  await migrate(database)
  await seedBusiness(database.db)
  await seedDemo(database.db, { now: now() })
  await prepareAttack(database)
  if (withoutGuards) await dropGuards(database)
  await database.close()
}
