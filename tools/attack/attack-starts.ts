import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '../../apps/api/src/db/connect.ts'
import { migrate } from '../../apps/api/src/db/migrating/migrate.ts'
import { seedDemo } from '../../apps/api/src/db/seed/demo/demo.ts'
import { seedBusiness } from '../../apps/api/src/db/seed/business.ts'
import { now } from '../../apps/api/src/http/clock.ts'
import { createDatabase } from '../machine/temporary-postgres.ts'
import { removeFolder, temporaryFolder } from '../run/temporary-folder.ts'
import { abuseStart, startAbuses } from './start-abuses.ts'

/** Tries every start that must be refused, each on an installation of its own with its demo: on a server, or embedded where none is given. */
export async function attackStarts(server: string | undefined) {
  const template = temporaryFolder('starts')
  const newDatabase = server ? () => createDatabase(server, `rumi_starts_${process.pid}`) : undefined
  if (!newDatabase) await prepare({ folder: template })
  const faults: string[] = []
  const abuses = Object.entries(startAbuses(!server))
  for (const [name, abuse] of abuses) {
    const folder = temporaryFolder('start')
    const scene = { folder, databaseUrl: await newDatabase?.() }
    if (scene.databaseUrl) await prepare(scene)
    else await cp(join(template, 'pgdata'), join(folder, 'pgdata'), { recursive: true })
    const found = await abuseStart(abuse, scene)
    faults.push(...found.map((fault) => `${name}: ${fault}`))
    removeFolder(folder)
  }
  removeFolder(template)
  return { tried: abuses.length, faults }
}

async function prepare({ folder, databaseUrl }: { folder: string; databaseUrl?: string | undefined }) {
  const database = await openDatabase({ databaseUrl, dataDir: folder })
  await migrate(database)
  await seedBusiness(database.db)
  await seedDemo(database.db, { now: now() })
  await database.close()
}
