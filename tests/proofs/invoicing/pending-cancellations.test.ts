import { afterEach, beforeEach, expect, test } from 'vitest'
import { cancellationsPoller } from '../../../apps/api/src/invoicing/index.ts'
import { createFacturapi } from '../../../apps/api/src/invoicing/facturapi.ts'
import { eventsDelivered } from '../../support/bookings/events-delivered.ts'
import { invoice, invoicingBusiness, type Sale } from '../../support/documents/invoicing-business.ts'

const { server, provider, changeClient, paidStay, stamp, cancel, read, made } = invoicingBusiness()

const poller = () =>
  cancellationsPoller(
    server().database.db,
    createFacturapi({ key: 'sk_test_ventas', baseUrl: provider().address }),
  )
beforeEach(() => {
  provider().faults.needsReceiver = true
})
afterEach(() => server().database.pool.query('delete from notifications'))

async function waiting() {
  const sale = await paidStay()
  await stamp(sale)
  expect((await cancel(sale)).body.data.stamp.status).toBe('cancelling')
  return sale
}
const statusOf = async (sale: Sale) => (await read(sale)).stamps[0].status as string
const substitute = (sale: Sale) =>
  server().request('conta', 'DELETE', `/api/invoicing/${sale.of}/${sale.id}/cfdi?motive=01`)
/** Titles of notifications by the local part of their addresses. */
async function notified() {
  await eventsDelivered(server().database.pool)
  const { rows } = await server().database.pool.query<{ who: string; title: string }>(
    `select split_part(u.email, '@', 1) as who, n.title from notifications n join users u on u.id = n.user_id
     where n.kind = 'cancellation-ended' order by 1`,
  )
  return rows
}

test('a cancellation ends once its receiver agrees, and the office is notified once', async () => {
  const sale = await waiting()
  const poll = poller()
  await poll()
  expect([await statusOf(sale), await notified()]).toEqual(['cancelling', []])
  provider().agree(made()[0]!.id, true)
  await poll()
  await poll()
  expect(await statusOf(sale)).toBe('cancelled')
  const title = `Factura cancelada: ${invoice.legalName}`
  expect(await notified()).toEqual(['admin', 'conta'].map((who) => ({ who, title })))
})

test('a receiver who declines leaves the invoice valid, and the office is notified', async () => {
  const sale = await waiting()
  provider().agree(made()[0]!.id, false)
  await poller()()
  expect(await statusOf(sale)).toBe('valid')
  const title = `No aceptó cancelar: ${invoice.legalName}`
  expect(await notified()).toEqual(['admin', 'conta'].map((who) => ({ who, title })))
})

test('a substituted invoice that its receiver keeps is reported once and not requested again', async () => {
  const sale = await paidStay()
  await stamp(sale)
  await changeClient({ invoice: { ...invoice, rfc: 'MISC491214B86' } })
  await substitute(sale)
  provider().agree(made()[0]!.id, false)
  const poll = poller()
  await poll()
  await poll()
  expect((await read(sale)).stamps.map(({ status }: { status: string }) => status)).toEqual([
    'valid',
    'cancelling',
  ])
  expect(made()[0]!.cancellation_status).toBe('rejected')
  expect(await notified()).toHaveLength(2)
  await substitute(sale)
  provider().agree(made()[0]!.id, true)
  await poll()
  expect((await read(sale)).stamps[1].status).toBe('cancelled')
})

test('a provider that is away leaves the cancellation for the next run', async () => {
  const sale = await waiting()
  provider().agree(made()[0]!.id, true)
  const poll = poller()
  provider().faults.away = true
  await expect(poll()).rejects.toThrow()
  provider().faults.away = false
  expect(await statusOf(sale)).toBe('cancelling')
  await poll()
  expect(await statusOf(sale)).toBe('cancelled')
})
