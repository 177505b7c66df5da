import { configDefaults, defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/checks/longest-first.ts'
import type { VitestProject } from './tools/checks/vitest-run.ts'

/** Tests that depend on the database engine and therefore run on both, even where a PostgreSQL server is available. */
const onBothEngines = [
  'apps/api/src/{db/embedded,jobs,live}/**/*.test.ts',
  'tests/server/engine/**/*.test.ts',
]

/** Tests about the files of the embedded database, which a PostgreSQL server does not have. */
const embeddedOnly = ['apps/api/src/db/embedded/**/*.test.ts']

/** Long tests of the server: whole backups, the whole demo, every workbook, and those in a folder `proofs` beside the code. */
const longServerTests = [
  'apps/api/src/**/proofs/*.test.ts',
  'apps/api/src/{backup,demo,workbook}/**/*.test.ts',
  'apps/api/src/db/seed/**/*.test.ts',
]

/** Long proofs, which run before a release: `npm run proofs`. */
const proofs = ['tests/proofs/**/*.test.ts', 'tools/{attack,bench,fuzz,simulate}/**/*.test.ts']

/** Proofs of the embedded engine. */
const embeddedProofs = [
  'tests/proofs/{embedded,both-engines}/**/*.test.ts',
  'apps/api/src/{backup,db}/**/*.test.ts',
]

/** Creates the databases that many tests start from once per run. */
const globalSetup = ['apps/api/src/db/testing/templates-of-a-run.ts']

/** Test files of a project share loaded modules: reloading them took four fifths of the time of the unit tests. */
const sharedModules = { isolate: false }

const exclude = [...configDefaults.exclude, '**/build/**', '**/dist/**']

export default defineConfig({
  test: {
    allowOnly: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit' satisfies VitestProject,
          ...sharedModules,
          include: ['packages/**/*.test.{ts,tsx}', 'apps/web/**/*.test.{ts,tsx}'],
          exclude,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'repository' satisfies VitestProject,
          include: ['tests/repository/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: [...exclude, ...proofs],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'api' satisfies VitestProject,
          ...sharedModules,
          include: ['apps/api/**/*.test.ts', 'tests/server/**/*.test.ts'],
          exclude: [...exclude, ...longServerTests, ...(process.env.TEST_DATABASE_URL ? embeddedOnly : [])],
          globalSetup,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'embedded' satisfies VitestProject,
          ...sharedModules,
          include: onBothEngines,
          exclude,
          globalSetup,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'embedded-proofs' satisfies VitestProject,
          ...sharedModules,
          include: embeddedProofs,
          exclude: [...exclude, 'apps/api/src/db/{embedded,seed}/**'],
          globalSetup,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'proofs' satisfies VitestProject,
          ...sharedModules,
          include: [...proofs, ...longServerTests],
          exclude: [...exclude, 'tests/proofs/embedded/**'],
          globalSetup,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
