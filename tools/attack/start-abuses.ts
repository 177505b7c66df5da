import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { openDatabase } from '../../apps/api/src/db/connect.ts'
import { firstSquashed } from '../../apps/api/src/db/migrating/squashed-migrations.ts'
import { launch } from '../../tests/support/servers/server-process.ts'
import { ordinaryUser } from '../machine/ordinary-user.ts'

/** Where an abuse happens: a folder, and with it a database of a server where there is one; both hold the demo. */
export type Scene = { folder: string; databaseUrl?: string | undefined }

type Environment = Record<string, string>

type Abuse = {
  /** Spoils the scene, and says with which settings the server is then started. */
  spoil: (scene: Scene) => Environment | Promise<Environment>
  /** The sentence that is promised. */
  says: RegExp
  /** Condition of the scene after the start was refused. */
  leaves?: (scene: Scene) => boolean
  /** Starts as a user other than root, whom the system can reject. */
  asOrdinaryUser?: true
}

/** Stands in the settings where a password does, and must never be repeated. */
const password = 'no-lo-digas-2026'

const pgdata = ({ folder }: Scene) => join(folder, 'pgdata')

async function execute({ folder, databaseUrl }: Scene, statement: string) {
  const database = await openDatabase({ databaseUrl, dataDir: folder })
  await database.pool.query(statement)
  await database.close()
}

/** A server that takes every connection and says nothing. */
async function silentPort() {
  const server = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(server, 'listening')
  server.unref()
  return (server.address() as AddressInfo).port
}

const anywhere: Record<string, Abuse> = {
  'a demo opened in production': {
    spoil: () => ({ DEMO: '', NODE_ENV: 'production' }),
    says: /demo accounts that can still log in \(.*npm run remove-demo/,
  },
  'a demo opened to the world': {
    spoil: () => ({ DEMO: '', PUBLIC_URL: 'https://rumi.example' }),
    says: /demo accounts that can still log in \(.*npm run remove-demo/,
  },
  'demo people asked for in the world': {
    spoil: () => ({ PUBLIC_URL: 'https://rumi.example' }),
    says: /^Rumi did not start: DEMO must be 0 where PUBLIC_URL is not this machine/,
  },
  'a program older than its database': {
    async spoil(scene) {
      await execute(
        scene,
        `insert into drizzle.__drizzle_migrations (hash, created_at) values ('from-tomorrow', 32503680000000)`,
      )
      return {}
    },
    says: /newer version of Rumi/,
  },
  'a database that lacks steps before the baseline': {
    async spoil(scene) {
      await execute(scene, `update drizzle.__drizzle_migrations set hash = '${[...firstSquashed][0]}'`)
      return {}
    },
    says: /from before the baseline and lacks some of its changes/,
  },
  'a public address without encryption in production': {
    spoil: () => ({ DEMO: '', NODE_ENV: 'production', PUBLIC_URL: 'http://rumi.example' }),
    says: /^Rumi did not start: PUBLIC_URL must be an https address in production/,
  },
  'every proxy trusted': {
    spoil: () => ({ TRUST_PROXY: 'true' }),
    says: /^Rumi did not start: TRUST_PROXY must be .*, not "true"\.$/,
  },
  'a password for a database of another kind': {
    spoil: () => ({ DATABASE_URL: `mysql://casa:${password}@db/rumi` }),
    says: /^Rumi did not start: DATABASE_URL must be a postgres/,
  },
  'a password for a server that is away': {
    spoil: () => ({ DATABASE_URL: `postgres://casa:${password}@127.0.0.1:1/rumi` }),
    says: /^Rumi did not start: DATABASE_URL names a PostgreSQL server that does not answer\.$/,
  },
  'a password for a server that says nothing': {
    spoil: async () => ({ DATABASE_URL: `postgres://casa:${password}@127.0.0.1:${await silentPort()}/rumi` }),
    says: /^Rumi did not start: DATABASE_URL names a PostgreSQL server that does not answer\.$/,
  },
  'a password in a broken address': {
    spoil: () => ({ DATABASE_URL: `postgres://casa:${password}%zz@127.0.0.1/rumi` }),
    says: /^Rumi did not start: DATABASE_URL must be/,
  },
  'a password for mails of another kind': {
    spoil: () => ({ SMTP_URL: `mail://casa:${password}@mail.casa.mx` }),
    says: /^Rumi did not start: SMTP_URL must be/,
  },
  'a password in the public address': {
    spoil: () => ({ DEMO: '0', PUBLIC_URL: `https://casa:${password}@rumi.example` }),
    says: /^Rumi did not start: PUBLIC_URL must be/,
  },
  'uploads that cannot be written': {
    async spoil({ folder }) {
      await mkdir(join(folder, 'uploads'))
      chmodSync(join(folder, 'uploads'), 0o555)
      return {}
    },
    says: /^Rumi did not start: DATA_DIR must be a folder that can be written to/,
    asOrdinaryUser: true,
  },
  'a file where mails are kept': {
    spoil({ folder }) {
      writeFileSync(join(folder, 'outbox'), '')
      return {}
    },
    says: /^Rumi did not start: DATA_DIR must be a folder that can be written to/,
  },
}

/** Damage to the files of the embedded database. */
const inFolder: Record<string, Abuse> = {
  'a database without its version': {
    spoil(scene) {
      rmSync(join(pgdata(scene), 'PG_VERSION'))
      return {}
    },
    says: /no database, and none is begun among them; .*npm run restore/,
    leaves: (scene) => !existsSync(join(pgdata(scene), 'PG_VERSION')),
  },
  'files of people without their database': {
    async spoil(scene) {
      rmSync(pgdata(scene), { recursive: true })
      await mkdir(join(scene.folder, 'uploads'))
      writeFileSync(join(scene.folder, 'uploads', 'canela.webp'), 'picture')
      return {}
    },
    says: /has files \(uploads\) and no database, .*npm run restore/,
    leaves: (scene) => !existsSync(pgdata(scene)),
  },
  'a database whose heart is gone': {
    spoil(scene) {
      rmSync(join(pgdata(scene), 'global', 'pg_control'))
      return {}
    },
    says: /cannot be opened: it is damaged.*npm run restore/,
  },
  'a database overwritten with nonsense': {
    spoil(scene) {
      writeFileSync(join(pgdata(scene), 'global', 'pg_control'), 'x'.repeat(8192))
      return {}
    },
    says: /cannot be opened: it is damaged.*npm run restore/,
  },
  'a file where the database was': {
    spoil(scene) {
      rmSync(pgdata(scene), { recursive: true })
      writeFileSync(pgdata(scene), '')
      return {}
    },
    says: /has files \(pgdata\) and no database, .*npm run restore/,
  },
  'nonsense for a lock': {
    spoil({ folder }) {
      writeFileSync(join(folder, 'in-use.lock'), 'x'.repeat(8192))
      return {}
    },
    says: /^Rumi did not start: DATA_DIR must be a folder that can be written to/,
  },
  'a folder that can only be read': {
    spoil({ folder }) {
      chmodSync(folder, 0o555)
      return {}
    },
    says: /^Rumi did not start: DATA_DIR must be a folder that can be written to/,
    asOrdinaryUser: true,
  },
  'a database that can only be read': {
    spoil(scene) {
      for (const path of ['', 'base', 'global', 'pg_wal', 'global/pg_control'])
        chmodSync(join(pgdata(scene), path), path.includes('/') ? 0o444 : 0o555)
      return {}
    },
    says: /^Rumi did not start: DATA_DIR must be a folder that can be written to/,
    asOrdinaryUser: true,
  },
}

/** Every way to start what must not be started, by its name. */
export const startAbuses = (embedded: boolean): Record<string, Abuse> =>
  embedded ? { ...anywhere, ...inFolder } : anywhere

const patienceMs = 60_000

function giveTo({ uid, gid }: { uid: number; gid: number }, folder: string) {
  chownSync(folder, uid, gid)
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    chownSync(join(folder, name), uid, gid)
}

/** Spoils a scene and starts the server in it: why that was not refused as it is promised; nothing where it was. */
export async function abuseStart(abuse: Abuse, scene: Scene): Promise<string[]> {
  const user = abuse.asOrdinaryUser && ordinaryUser()
  const settings = await abuse.spoil(scene)
  if (user) giveTo(user, scene.folder)
  const where = { DATA_DIR: scene.folder, ...(scene.databaseUrl ? { DATABASE_URL: scene.databaseUrl } : {}) }
  const { child, output } = await launch({ ...where, ...settings }, user ?? {})
  const patience = setTimeout(() => child.kill('SIGKILL'), patienceMs)
  const [code] = (await once(child, 'close')) as [number | null]
  clearTimeout(patience)
  const words = output().trim()
  return [
    ...(code === 1 ? [] : [`it ended with ${code ?? 'patience'} and not with 1`]),
    ...(words.split('\n').length === 1 ? [] : ['it printed more than one sentence']),
    ...(abuse.says.test(words) ? [] : ['it did not say what is promised']),
    ...(words.includes(password) ? ['it printed the password'] : []),
    ...(abuse.leaves && !abuse.leaves(scene) ? ['it changed what it found'] : []),
  ].map((fault) => `${fault}: ${words.slice(0, 400).replaceAll(password, '[the password]')}`)
}
