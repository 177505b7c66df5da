import { dayOf, type IvaCheck } from '@rumi/contract'
import { beforeAll, expect } from 'vitest'
import { now } from '../../../apps/api/src/http/clock.ts'
import type { TestServer } from '../servers/open-test-server.ts'

export const monthOfToday = () => dayOf(now()).slice(0, 7)

/**
 * Reads the check of 208.01, whose differences must explain the whole. What was sold this month is invoiced first, so that every
 * difference is listed.
 */
export function ivaDifferences(server: () => TestServer) {
  const issueGlobal = (day = dayOf(now())) =>
    server().request('conta', 'POST', '/api/invoicing/globals', { periodicity: 'month', day })
  beforeAll(() => issueGlobal())

  async function checkOf(month = monthOfToday()): Promise<IvaCheck> {
    const path = `/api/accounting/ivaCheck?month=${month}`
    const { status, body } = await server().request('conta', 'GET', path)
    expect([status, body.message]).toEqual([200, undefined])
    const check: IvaCheck = body.data.ivaCheck
    const explained = check.causes.reduce((sum, { centavos }) => sum + centavos, 0)
    expect(explained).toBe(check.booksCentavos - check.cfdiCentavos)
    return check
  }

  /** Returns cause, books and CFDI of a sale or an entry that differs in a month; undefined where it agrees. */
  async function differenceOf({ id }: { id: string }, month = monthOfToday()) {
    const { causes } = await checkOf(month)
    for (const { count, differences } of causes) expect(differences).toHaveLength(count)
    const [found] = causes.flatMap(({ cause, differences }) =>
      differences
        .filter(({ target, entryId }) => entryId === id || Object.values(target ?? {}).includes(id))
        .map(({ booksCentavos, cfdiCentavos }) => [cause, booksCentavos, cfdiCentavos]),
    )
    return found
  }

  return { checkOf, differenceOf, issueGlobal }
}
