import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Preference = {
  id: string
  external_reference: string
  notification_url?: string
  items: { title: string; unit_price: number; quantity: number; currency_id?: string }[]
  back_urls?: { success?: string }
  expires?: boolean
  expiration_date_to?: string
  date_of_expiration?: string
}

type ProviderPayment = {
  id: number
  status: 'approved' | 'in_process' | 'rejected' | 'refunded' | 'charged_back'
  external_reference: string
  transaction_amount: number
  transaction_amount_refunded: number
  currency_id: string
}

/**
 * What goes wrong between the two: the next answer of a path never arrives, though it was carried out; refunds alone are answered with a
 * status and not carried out.
 */
type Fault = { lostAnswers: Set<'preferences' | 'refunds'>; away: boolean; refundsAnswer: number | null }

/**
 * Stand-in that responds, signs and sends notices as Mercado Pago does, as far as the server uses it: preferences, payments, refunds with
 * their keys, and notices. It is what the product is tried against; money moves nowhere.
 */
export async function startMercadoPagoStandIn({ secret, port = 0 }: { secret: string; port?: number }) {
  const preferences = new Map<string, Preference>()
  const payments = new Map<number, ProviderPayment>()
  const byKey = new Map<string, object>()
  const refunds: { paymentId: number; amount: number }[] = []
  const faults: Fault = { lostAnswers: new Set(), away: false, refundsAnswer: null }
  let lastId = 1_000_000_000

  const totalOf = ({ items }: Preference) =>
    items.reduce((sum, { unit_price, quantity }) => sum + unit_price * quantity, 0)

  function createPreference(body: Omit<Preference, 'id'>) {
    const preference = { ...body, id: randomUUID() }
    preferences.set(preference.id, preference)
    return { ...preference, init_point: `${address()}/checkout/${preference.id}` }
  }

  function createRefund(payment: ProviderPayment, amount: number) {
    const left = payment.transaction_amount - payment.transaction_amount_refunded
    if (amount > left + 0.001) return null
    payment.transaction_amount_refunded += amount
    if (payment.transaction_amount_refunded >= payment.transaction_amount - 0.001) payment.status = 'refunded'
    refunds.push({ paymentId: payment.id, amount })
    return { id: (lastId += 1), payment_id: payment.id, amount, status: 'approved' }
  }

  /** The buyer pays at the page that a preference opened; `changes` is what the provider then says of it. */
  function pay(preferenceId: string, changes: Partial<ProviderPayment> = {}): ProviderPayment {
    const preference = preferences.get(preferenceId)
    if (!preference) throw new Error('There is no such preference.')
    const payment: ProviderPayment = {
      id: (lastId += 1),
      status: 'approved',
      external_reference: preference.external_reference,
      transaction_amount: totalOf(preference),
      transaction_amount_refunded: 0,
      currency_id: 'MXN',
      ...changes,
    }
    payments.set(payment.id, payment)
    return payment
  }

  function found(reference: string | null) {
    const results = [...payments.values()].filter(
      ({ external_reference }) => external_reference === reference,
    )
    return { paging: { total: results.length, limit: 30, offset: 0 }, results }
  }

  /** A notice of a payment, signed as the provider signs; `ageMs` ago, or ahead of now where it is negative. */
  function noticeOf(id: number, { signedWith = secret, ageMs = 0 } = {}) {
    const [ts, requestId] = [String(Date.now() - ageMs), randomUUID()]
    const v1 = createHmac('sha256', signedWith)
      .update(`id:${id};request-id:${requestId};ts:${ts};`)
      .digest('hex')
    return {
      query: `data.id=${id}&type=payment`,
      headers: {
        'content-type': 'application/json',
        'x-signature': `ts=${ts},v1=${v1}`,
        'x-request-id': requestId,
      },
      body: { type: 'payment', action: 'payment.updated', data: { id: String(id) } },
    }
  }

  /** Sends the notice of a payment to its address and returns the status. */
  async function notify(id: number, noticeUrl: string) {
    const { query, headers, body } = noticeOf(id)
    const reported = await fetch(`${noticeUrl}?${query}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return reported.status
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://stand-in')
    const body = await bodyOf(request)
    const key = String(request.headers['x-idempotency-key'] ?? randomUUID())
    if (faults.away) return send(response, 503, { message: 'unavailable' })
    if (path.startsWith('/checkout/') && !path.endsWith('/preferences'))
      return checkoutPage(request.method ?? 'GET', path.split('/')[2] ?? '', response)
    if (!/^Bearer .+/.test(request.headers.authorization ?? ''))
      return send(response, 401, { message: 'invalid access token' })

    if (request.method === 'POST' && path === '/checkout/preferences') {
      const made = once(key, () => createPreference(body as Omit<Preference, 'id'>))
      return lost('preferences') ? response.destroy() : send(response, 201, made)
    }
    if (request.method === 'GET' && path === '/v1/payments/search')
      return send(response, 200, found(searchParams.get('external_reference')))
    const [, id, what] = /^\/v1\/payments\/(\d+)(?:\/(refunds))?$/.exec(path) ?? []
    const payment = payments.get(Number(id))
    if (!payment) return send(response, 404, { message: 'Payment not found', error: 'not_found' })
    if (request.method === 'GET') return send(response, 200, payment)
    if (request.method === 'POST' && what) {
      if (faults.refundsAnswer) return send(response, faults.refundsAnswer, { message: 'refused' })
      const { amount = payment.transaction_amount } = body as { amount?: number }
      const made = once(key, () => createRefund(payment, amount) ?? { refused: true })
      if (lost('refunds')) return response.destroy()
      return 'refused' in made
        ? send(response, 400, { message: 'amount is greater than what is left', error: 'bad_request' })
        : send(response, 201, made)
    }
    return send(response, 404, { message: 'not found' })
  }

  function once(key: string, make: () => object) {
    const made = byKey.get(key) ?? make()
    byKey.set(key, made)
    return made
  }

  const lost = (what: 'preferences' | 'refunds') => faults.lostAnswers.delete(what)

  /** The page that a person is sent to: one button that pays, and the way back. */
  async function checkoutPage(method: string, id: string, response: ServerResponse) {
    const preference = preferences.get(id)
    if (!preference) return send(response, 404, { message: 'not found' })
    const back = preference.back_urls?.success ?? '/'
    if (method === 'POST') {
      const { id: paid } = pay(id)
      if (preference.notification_url) await notify(paid, preference.notification_url).catch(() => undefined)
      return response.writeHead(303, { location: back }).end()
    }
    const what = preference.items.map(({ title }) => title).join(', ')
    return response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        `<!doctype html><html lang="es"><meta name="viewport" content="width=device-width"><title>Pago de prueba</title>` +
          `<h1>Pago de prueba</h1><p>${escaped(what)}: $${totalOf(preference).toFixed(2)} MXN</p>` +
          `<form method="post"><button>Pagar</button></form><p><a href="${escaped(back)}">Volver sin pagar</a></p>`,
      )
  }

  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    address: address(),
    faults,
    refunds,
    preferences,
    payments,
    pay,
    noticeOf,
    notify,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

type StandIn = Pick<Awaited<ReturnType<typeof startMercadoPagoStandIn>>, 'address'>

/** With what the product is started to be paid at the stand-in. */
export const mercadoPagoEnvironment = ({ address }: StandIn, secret: string) => ({
  MERCADOPAGO_ACCESS_TOKEN: 'development',
  MERCADOPAGO_WEBHOOK_SECRET: secret,
  MERCADOPAGO_BASE_URL: address,
})

async function bodyOf(request: IncomingMessage): Promise<object> {
  let text = ''
  for await (const part of request) text += String(part)
  return text.startsWith('{') ? (JSON.parse(text) as object) : {}
}

function send(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
