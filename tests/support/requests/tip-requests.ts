import { missingId, type Part, type RequestContext } from './request-context.ts'
import type { TestServer } from '../servers/open-test-server.ts'
import { targets } from './table-targets.ts'

const payout = { amountCentavos: 1_00, cashDayId: null }

/** Leaves a tip of one peso for the whole team. */
async function tip(server: TestServer) {
  const payment = await targets.payments!.newBody!(server, 'admin')
  await server.request('admin', 'POST', '/api/payments', { ...payment, tipCentavos: 1_00 })
}

/** Valid requests about tips. */
export const tipRequests: Record<string, (context: RequestContext) => Promise<Part>> = {
  'tips.owed': async () => ({}),
  'tips.payOut': async ({ server, about }) => {
    if (about === 'missing') return { body: { ...payout, staffId: missingId } }
    await tip(server)
    return { body: { ...payout, staffId: null } }
  },
  'tips.takeBack': async ({ server, about }) => {
    const body = { reason: 'Doble' }
    if (about === 'missing') return { params: { id: missingId }, body }
    await tip(server)
    const paid = await server.request('admin', 'POST', '/api/tips/payouts', { ...payout, staffId: null })
    return { params: { id: paid.body.data.payout.id }, body }
  },
}
