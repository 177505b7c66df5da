import { Overloaded } from '../refused.ts'

type BudgetBounds = {
  /** Budget in ms after a pause. */
  mostMs: number
  /** Refill in ms per second. */
  refillMs: number
}

/** Clients remembered. Those with a full budget are forgotten first. */
const mostRemembered = 10_000

/** Creates a budget of server time per client. Exhausted clients get `usage-limit` until it refills. */
export function createTimeBudget({ mostMs, refillMs }: BudgetBounds) {
  const spent = new Map<string, { ms: number; atMs: number }>()

  const spentBy = (client: string) => {
    const before = spent.get(client)
    if (!before) return 0
    return Math.max(0, before.ms - ((performance.now() - before.atMs) / 1_000) * refillMs)
  }

  function forgetRested() {
    for (const client of spent.keys()) if (spentBy(client) === 0) spent.delete(client)
    for (const client of spent.keys()) {
      if (spent.size <= mostRemembered) return
      spent.delete(client)
    }
  }

  return {
    refuseSpent(client: string) {
      const overMs = spentBy(client) - mostMs
      if (overMs >= 0) throw new Overloaded('usage-limit', Math.max(1, overMs / refillMs))
    },
    spend(client: string, ms: number) {
      spent.set(client, { ms: spentBy(client) + ms, atMs: performance.now() })
      if (spent.size > mostRemembered) forgetRested()
    },
  }
}
