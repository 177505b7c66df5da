import type { CfdiSubject } from '@rumi/contract'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { Pace } from '../../../apps/api/src/jobs/event-queue.ts'
import { facturapiEnvironment, startFacturapiStandIn } from '../../../tools/stand-ins/facturapi.ts'
import { eligibleDog, serviceOf } from '../bookings/eligible-dog.ts'
import { openNights } from '../bookings/open-nights.ts'
import { stepBooking } from '../bookings/step-booking.ts'
import { openTestServer, type DemoName, type TestServer } from '../servers/open-test-server.ts'
import type { ReadElement } from './read-xml.ts'

const key = 'sk_test_ventas'

/** Ana's invoice data. */
export const invoice = {
  rfc: 'VECJ880326XX1',
  legalName: 'Ana Vega Cruz',
  taxRegime: '612',
  postalCode: '06700',
  cfdiUse: 'G03',
}
export type Sale = { of: CfdiSubject; id: string; totalCentavos: number }
export type Paid = Sale & { paymentId: string }

/** Business that can stamp, opened for the tests of a file, with sales, refunds and invoices. */
export function invoicingBusiness({ pace }: { pace?: Pace } = {}) {
  let provider: Awaited<ReturnType<typeof startFacturapiStandIn>>
  let server: TestServer
  let nightsAhead = 20
  beforeAll(async () => {
    provider = await startFacturapiStandIn({ key })
    server = await openTestServer(facturapiEnvironment(provider, key), { races: true, ...(pace && { pace }) })
    await server.database.pool.query('update users set identified_at = now()')
    const house = { rfc: 'LOM0402291A1', taxRegime: '601', legalName: 'Lomito Feliz' }
    await server.request('admin', 'PATCH', '/api/settings', house)
  })
  afterAll(async () => {
    await server.close()
    await provider.close()
  })
  beforeEach(async () => {
    provider.faults.lostAnswers.clear()
    provider.invoices.clear()
    await changeClient({ invoice })
  })

  const changeClient = (changes: object) =>
    server.request('ana', 'PUT', `/api/users/${server.ids.ana}`, changes)

  async function stay(): Promise<Sale> {
    nightsAhead += 4
    const { body, status } = await server.request('ana', 'POST', '/api/serviceBookings', {
      serviceId: await serviceOf(server, 'Hotel'),
      rumiIds: [await eligibleDog(server, 'Nube')],
      ...openNights(nightsAhead, 2),
    })
    expect([status, body.message]).toEqual([201, undefined])
    const { id, totalCentavos } = body.data.serviceBooking
    return { of: 'bookings', id, totalCentavos }
  }
  /** Confirms a booking as if its background checks had passed. */
  const confirm = ({ id }: Sale) =>
    server.database.pool.query(`update bookings set status = 'confirmed', awaits = '{}' where id = $1`, [id])
  /** Delivers a booking as if its days had passed. */
  const deliver = ({ id }: Sale) => stepBooking(server.database.pool, id, 'checked-in', 'checked-out')
  async function pay({ id }: Sale, amountCentavos: number, method = 'card'): Promise<string> {
    const { status, body } = await server.request('marta', 'POST', `/api/serviceBookings/${id}/payments`, {
      amountCentavos,
      method,
    })
    expect([status, body.message]).toEqual([201, undefined])
    return body.data.payments.at(-1).id
  }
  async function paidStay() {
    const sale = await stay()
    await confirm(sale)
    return { ...sale, paymentId: await pay(sale, sale.totalCentavos) }
  }
  async function soldPass(): Promise<Paid> {
    const { status, body } = await server.request('marta', 'POST', '/api/passes', {
      kind: 'training-5',
      ownerId: server.ids.ana,
      payment: { method: 'transfer' },
    })
    expect([status, body.message]).toEqual([201, undefined])
    const { id, totalCentavos } = body.data.pass
    const paid = await server.request('marta', 'GET', `/api/payments?passId=${id}`)
    return { of: 'passes', id, totalCentavos, paymentId: paid.body.data.payments[0].id }
  }
  async function giveBack(paymentId: string, amountCentavos: number, method = 'cash'): Promise<Sale> {
    const { status, body } = await server.request('marta', 'POST', `/api/payments/${paymentId}/refunds`, {
      amountCentavos,
      method,
      reason: 'Se fue antes',
    })
    expect([status, body.message]).toEqual([201, undefined])
    return { of: 'refunds', id: body.data.payment.id, totalCentavos: amountCentavos }
  }

  /** Ends an unused pass, whose whole price goes back. */
  async function endPass({ id, totalCentavos, paymentId }: Paid): Promise<Sale> {
    const ended = { status: 'cancelled', money: 'return' }
    expect((await server.request('marta', 'PATCH', `/api/passes/${id}`, ended)).status).toBe(200)
    const { rows } = await server.database.pool.query('select id from payments where refund_of = $1', [
      paymentId,
    ])
    return { of: 'refunds', id: rows[0].id, totalCentavos }
  }

  const at = ({ of, id }: Sale) => `/api/invoicing/${of}/${id}`
  const request = (who: DemoName, sale: Sale) => server.request(who, 'POST', `${at(sale)}/requests`)
  const stamp = (sale: Sale, who: DemoName = 'conta') => server.request(who, 'POST', `${at(sale)}/cfdi`)
  const download = (sale: Sale, who: DemoName = 'conta') => server.request(who, 'GET', `${at(sale)}/cfdi`)
  const cancel = (sale: Sale, motive = '03') =>
    server.request('conta', 'DELETE', `${at(sale)}/cfdi?motive=${motive}`)
  const read = async (sale: Sale, who: DemoName = 'conta') =>
    (await server.request(who, 'GET', at(sale))).body.data.invoicing
  const made = () => [...provider.invoices.values()]

  return {
    server: () => server,
    provider: () => provider,
    changeClient,
    stay,
    confirm,
    deliver,
    pay,
    paidStay,
    soldPass,
    giveBack,
    endPass,
    request,
    stamp,
    download,
    cancel,
    read,
    made,
  }
}

export const centavos = (pesos: string | undefined) => Math.round(Number(pesos) * 100)
export const partOf = ({ children }: ReadElement, name: string) =>
  children.find((child) => child.name === name)!
export const ivaOf = (cfdi: ReadElement) =>
  centavos(partOf(cfdi, 'Impuestos').attributes.TotalImpuestosTrasladados)
