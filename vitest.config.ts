import { configDefaults, defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/checks/longest-first.ts'

/** System tests that go through the server, and so run on both engines. */
const throughTheServer = [
  'tests/system/{table,operations,changes-made-already,client-limits,loop,last-place,power-cut,power-cut-of-*,damaged-database,remaining-hours,sorted-lists,specification-calls,private-files,house-changes,settings-followed,second-business,second-business-files,shared-accounts,shared-accounts-*,feed-address,settings-surfaces,offers-surfaces,people-found,telephones}.test.ts',
  'tests/system/{booking-*,orders-*,charges,payments,payment-corrections,online-payments,online-without-notice,online-returns,books,books-found,money-notifications,counter-sales,electronic-books,expenses,expense-documents,invoicing,invoiced-sales,credit-notes,stock,stock-*,books-posted-once,charge-extras,late-pickup,order-returns,payment-complements,invoices-to-settle,global-invoice,books-audited,global-invoice-*,books-of-each-event,refunds-that-lower-a-price,late-payments}.test.ts',
]

/**
 * Long proofs, which run once, on a real server where there is one: random histories, two instances beside each other, whole
 * installations that are started, saved and emptied by their commands, a server that falls silent, and one that rests after a load.
 */
const longProofs = [
  'tests/system/{wrong-requests,workbook-size,long-interleavings,books-histories,money-histories,stock-histories}.test.ts',
  'tests/system/{backup-commands,remove-demo,refused-starts,silent-server,two-instances,memory-after-load}.test.ts',
  'apps/api/src/demo/remove-demo-money.test.ts',
  'tools/{attack,bench,fuzz,simulate}/*.test.ts',
]

/** What depends on the engine itself: tried on both, also where the rest is tried on a server alone. */
const aboutTheEngine = [
  'apps/api/src/{db,jobs,live,backup}/**/*.test.ts',
  'tests/system/{damaged-database,loop,last-place,power-cut,power-cut-of-*}.test.ts',
]

/** What is made for the demo is about what it says, which no engine changes: the journeys walk through it on the embedded one. */
const aboutTheDemo = ['apps/api/src/db/seed/**/*.test.ts']

/**
 * What waits for the proofs on the embedded engine: whole installations that are saved, broken, emptied and opened again, cuts of the
 * power in the middle of money, and backups, migrations, lists and the edges of rules, whose statements are the same on both engines and
 * run every day on the server.
 */
const longOnEmbedded = [
  'tests/system/{backup-commands,damaged-database,remove-demo,power-cut-of-*}.test.ts',
  'apps/api/src/db/{migrate,repository,paging-order,rule-edges}.test.ts',
  'apps/api/src/backup/backup.test.ts',
]

/** What is about the files of the embedded database is not asked again where the tests have a server. */
const aboutTheEmbedded = [
  'apps/api/src/db/{database-files,embedded-database,folder-lock}.test.ts',
  'tests/system/{damaged-database,power-cut,power-cut-of-*}.test.ts',
]

/** The databases that many tests begin with are made once in a run. */
const globalSetup = ['apps/api/src/db/testing/templates-of-a-run.ts']

/** Files of a project share what they load: four fifths of the units' time went into loading it again, a fifth of the server's. */
const sharedModules = { isolate: false }

const exclude = [...configDefaults.exclude, '**/build/**', '**/dist/**']

export default defineConfig({
  test: {
    allowOnly: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          ...sharedModules,
          include: ['packages/**/*.test.{ts,tsx}', 'apps/web/**/*.test.{ts,tsx}'],
          exclude,
        },
      },
      {
        test: {
          name: 'system',
          include: ['tests/system/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: [...exclude, ...throughTheServer, ...longProofs],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'api',
          ...sharedModules,
          include: ['apps/api/**/*.test.ts', ...throughTheServer],
          exclude: [...exclude, ...longProofs, ...(process.env.TEST_DATABASE_URL ? aboutTheEmbedded : [])],
          globalSetup,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'embedded',
          ...sharedModules,
          include: aboutTheEngine,
          exclude: [...exclude, ...longOnEmbedded, ...aboutTheDemo],
          globalSetup,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'embedded-proofs',
          ...sharedModules,
          include: longOnEmbedded,
          exclude,
          globalSetup,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'proofs',
          ...sharedModules,
          include: longProofs,
          exclude,
          globalSetup,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
