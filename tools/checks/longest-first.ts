import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The test files that take longest, by their seconds in a whole run of 2026-11-30. Where nothing is known of earlier runs
 * Vitest begins with the largest files, and these are small: the last of them would be waited for alone.
 */
const longestFiles = [
  'tests/proofs/embedded/power-cut.test.ts',
  'tests/proofs/api/operations.test.ts',
  'apps/api/src/db/seed/demo/demo-money.test.ts',
  'apps/api/src/backup/backup.test.ts',
  'apps/api/src/db/seed/demo/demo.test.ts',
  'tests/proofs/bookings/booking-interleavings.test.ts',
  'apps/api/src/auth/sessions/proofs/sign-in-attacks.test.ts',
  'tests/proofs/books/stay-histories.test.ts',
  'tests/proofs/business/settings-surfaces.test.ts',
  'apps/api/src/workbook/workbook-routes.test.ts',
  'apps/api/src/db/migrating/proofs/migrate.test.ts',
  'apps/api/src/demo/remove-demo.test.ts',
  'tests/server/api/table.test.ts',
  'tests/proofs/payments/online-returns.test.ts',
  'tests/proofs/people/telephones-seen.test.ts',
  'apps/api/src/db/proofs/rule-races.test.ts',
  'tests/server/invoicing/global-invoice.test.ts',
  'tests/proofs/payments/money-notifications.test.ts',
  'apps/api/src/http/proofs/worker-task.test.ts',
  'tests/server/payments/online-payments.test.ts',
  'tests/server/invoicing/payment-complements.test.ts',
  'apps/api/src/auth/second-factor/own-factors.test.ts',
  'tests/server/invoicing/invoicing.test.ts',
  'tests/server/bookings/booking-deposit-holds.test.ts',
  'apps/api/src/db/embedded/embedded-database.test.ts',
  'apps/api/src/jobs/start-jobs.test.ts',
  'apps/api/src/http/limits/proofs/limit-slow-bodies.test.ts',
]

/** The place of a file among the longest; those that are none of them come after all. */
export function rankOf(file: string) {
  const rank = longestFiles.findIndex((longest) => file.endsWith(`/${longest}`))
  return rank < 0 ? longestFiles.length : rank
}

/** Begins each project with the files that take longest, so that no worker ends long after the others. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    // oxlint-disable-next-line unicorn/no-array-sort -- the method of a sequencer, which leaves the files as they are
    const usual = await super.sort(files)
    const projects = [...new Set(usual.map(({ project }) => project.name))]
    return projects.flatMap((name) =>
      usual
        .filter(({ project }) => project.name === name)
        .toSorted((one, other) => rankOf(one.moduleId) - rankOf(other.moduleId)),
    )
  }
}
