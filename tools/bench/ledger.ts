import { addDays, firstOfMonth } from '@rumi/contract'
import { Client } from 'pg'
import { openDatabase } from '../../apps/api/src/db/connect.ts'
import { migrate } from '../../apps/api/src/db/migrating/migrate.ts'
import { seedDemo } from '../../apps/api/src/db/seed/demo/demo.ts'
import { seedBusiness } from '../../apps/api/src/db/seed/business.ts'
import { now, today } from '../../apps/api/src/http/clock.ts'
import { startServer, type ServerProcess } from '../../tests/support/servers/server-process.ts'
import { postgresForTests } from '../machine/postgres-for-tests.ts'
import { createDatabase } from '../machine/temporary-postgres.ts'
import { removeFolder, temporaryFolder } from '../run/temporary-folder.ts'
import { openConnection } from './http-load.ts'
import { insertEntries } from './insert-entries.ts'
import { percentilesOf } from './percentiles.ts'
import { printFindings } from './print-findings.ts'

const rounds = 15
/** Of the bare sum in the same run. */
const allowedRatio = 1.2

/** The least that sums the lines of the books at all: no entry is asked whether and when it was posted. */
const bareSum = `
  select account_id, sum(debit_centavos) as debit, sum(credit_centavos) as credit from gl_lines group by account_id`

type Read = (path: string) => Promise<{ data: never }>

/**
 * Measures what the bookkeeper waits for with so many lines in the books, asked over HTTP, beside one bare sum of the lines on the same
 * database. All are asked in turns, so that what else the machine does falls on all alike.
 */
export async function benchLedger(lines: number): Promise<boolean> {
  const server = await postgresForTests()
  if (!server) throw new Error('There is no PostgreSQL here and none could be installed.')
  const books = await openBooks(server.url, lines)
  try {
    await refuseOtherSums(books)
    const paths = await reportPaths(books)
    const ms: Record<string, number[]> = { bare: [] }
    for (let round = -1; round < rounds; round += 1) {
      const took = { bare: await msOf(() => books.sql.query(bareSum)) } as Record<string, number>
      for (const [what, path] of Object.entries(paths)) took[what] = await msOf(() => books.read(path))
      // The first round warms up.
      if (round >= 0) for (const [what, value] of Object.entries(took)) (ms[what] ??= []).push(value)
    }
    const middle = (what: string) => percentilesOf(ms[what]!).p50
    console.log(
      `${lines.toLocaleString('en')} lines: a bare sum of them takes ${middle('bare').toFixed(1)} ms`,
    )
    return printFindings(
      Object.keys(paths).map((what) => ({
        what: `${what}, times the bare sum`,
        value: middle(what) / middle('bare'),
        bound: { most: allowedRatio },
        beside: `${middle(what).toFixed(1)} ms`,
      })),
    )
  } finally {
    await books.close()
    await server.stop()
  }
}

async function msOf(work: () => Promise<unknown>) {
  const began = performance.now()
  await work()
  return performance.now() - began
}

type Books = Awaited<ReturnType<typeof openBooks>>

/** Production server and a plain connection, on a database with the given number of posted lines. */
async function openBooks(server: string, lines: number) {
  const databaseUrl = await createDatabase(server, `rumi_bench_ledger_${process.pid}`)
  const folder = temporaryFolder('bench-ledger')
  const database = await openDatabase({ databaseUrl, dataDir: folder })
  await migrate(database)
  await seedBusiness(database.db)
  await seedDemo(database.db, { now: now() })
  await database.close()
  const sql = new Client({ connectionString: databaseUrl })
  await sql.connect()
  await insertEntries(sql, lines)
  const product = await startServer({ DATA_DIR: folder, DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' })
  const read = await readerOf(product)
  return {
    sql,
    read,
    async close() {
      await product.kill('SIGTERM')
      await sql.end()
      removeFolder(folder)
    },
  }
}

async function readerOf({ url, tokenOf }: ServerProcess) {
  const { hostname, port } = new URL(url)
  const connection = await openConnection(hostname, port)
  const read = async (path: string) => {
    const { status, body } = await connection.request({ method: 'GET', path, token: tokenOf('conta') })
    if (status !== 200) throw new Error(`${path} answered ${status}: ${body}`)
    return JSON.parse(body)
  }
  return read as Read
}

/** Ledgers that are opened daily: this month, the year so far, everything, and the account with the most lines. */
async function reportPaths({ sql }: Books): Promise<Record<string, string>> {
  const { rows } = await sql.query<{ id: string }>(
    'select account_id as id from gl_lines group by 1 order by count(*) desc limit 1',
  )
  const day = today()
  const ofThisMonth = `from=${firstOfMonth(day)}&to=${day}`
  const ofTheYear = `from=${addDays(day, -364)}&to=${day}`
  const ofAll = `from=2000-01-01&to=${day}`
  const ledger = `/api/accounting/accounts/${rows[0]!.id}/ledger`
  return {
    'trial balance of the month': `/api/reports/trial-balance?${ofThisMonth}`,
    'trial balance of a year': `/api/reports/trial-balance?${ofTheYear}`,
    'trial balance of all there is': `/api/reports/trial-balance?${ofAll}`,
    'income statement of a year': `/api/reports/income-statement?${ofTheYear}`,
    'balance sheet': `/api/reports/balance-sheet?date=${day}`,
    "an account's month": `${ledger}?${ofThisMonth}`,
    "an account's year, first page": `${ledger}?${ofTheYear}`,
  }
}

type Row = { accountId: string; debitCentavos: number; creditCentavos: number }

/** A trial balance that says something else than the bare sum would be beside nothing. */
async function refuseOtherSums({ sql, read }: Books) {
  const { rows } = await sql.query<{ account_id: string; debit: string; credit: string }>(bareSum)
  const { data } = await read(`/api/reports/trial-balance?from=2000-01-01&to=${today()}`)
  const { trialBalance } = data as { trialBalance: { rows: Row[] } }
  const sums = new Map(rows.map((row) => [row.account_id, `${row.debit} ${row.credit}`]))
  for (const { accountId, debitCentavos, creditCentavos } of trialBalance.rows) {
    if (sums.get(accountId) !== `${debitCentavos} ${creditCentavos}`)
      throw new Error(`the trial balance says ${debitCentavos} ${creditCentavos}, not ${sums.get(accountId)}`)
    sums.delete(accountId)
  }
  if (sums.size > 0) throw new Error(`the trial balance leaves ${sums.size} accounts out`)
}
