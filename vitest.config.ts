import { configDefaults, defineConfig } from 'vitest/config'

/** House tests that go through the server, and so run on both engines. */
const throughTheServer = [
  'tests/house/{table,operations,wrong-requests,loop,last-place,power-cut,workbook-size}.test.ts',
  'tests/house/booking-*.test.ts',
  'tools/{attack,bench,fuzz,simulate}/*.test.ts',
]

const exclude = [...configDefaults.exclude, '**/build/**', '**/dist/**']

export default defineConfig({
  test: {
    allowOnly: false,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.{ts,tsx}', 'apps/web/**/*.test.{ts,tsx}'],
          exclude,
        },
      },
      {
        test: {
          name: 'house',
          include: ['tests/house/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: [...exclude, ...throughTheServer],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['apps/api/**/*.test.ts', ...throughTheServer],
          exclude,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
