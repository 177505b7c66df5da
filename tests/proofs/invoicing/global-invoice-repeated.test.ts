import { dayOf, type GlobalPeriodicity } from '@rumi/contract'
import { expect, test } from 'vitest'
import { now } from '../../../apps/api/src/http/clock.ts'
import { invoicingBusiness } from '../../support/documents/invoicing-business.ts'

const { server, provider, soldPass, cancel, made } = invoicingBusiness()

const today = () => dayOf(now())
const preview = async () =>
  (await server().request('conta', 'GET', `/api/invoicing/globals?periodicity=day&day=${today()}`)).body.data
    .preview
const issue = (key: string, periodicity: GlobalPeriodicity = 'day') =>
  server().request(
    'conta',
    'POST',
    '/api/invoicing/globals',
    { periodicity, day: today() },
    { 'idempotency-key': key },
  )
/** Whatever was sold before is in an invoice. */
const settle = async () => {
  await issue(crypto.randomUUID())
  provider().invoices.clear()
}

test('a request that is repeated by its key is about the same invoice, whatever was sold since', async () => {
  await settle()
  await soldPass()
  const first = await issue('repetida')
  await soldPass()
  expect((await issue('repetida')).body).toEqual(first.body)
  expect(made()).toHaveLength(1)
  expect(await preview()).toMatchObject({ sales: 1 })
  const other = await issue('repetida', 'week')
  expect([other.status, other.body.code]).toEqual([422, 'idempotency-reused'])
  expect(
    (await cancel({ of: 'globals', id: first.body.data.global.id, totalCentavos: 0 }, '02')).body.data.stamp
      .status,
  ).toBe('cancelled')
  const again = await issue('repetida')
  expect([again.status, again.body.data.stamp.status]).toEqual([201, 'cancelled'])
  expect(made()).toHaveLength(1)
})

test('a request whose answer was lost is repeated by its key, and stamped once', async () => {
  await settle()
  const sale = await soldPass()
  provider().faults.lostAnswers.add('create')
  expect((await issue('perdida')).body.code).toBe('stamping-provider-away')
  await soldPass()
  const { status, body } = await issue('perdida')
  expect([status, body.data.stamp.status, body.data.stamp.totalCentavos]).toEqual([
    201,
    'valid',
    sale.totalCentavos,
  ])
  expect(made()).toHaveLength(1)
  expect(await preview()).toMatchObject({ sales: 1 })
})
