import { createHmac, timingSafeEqual } from 'node:crypto'
import { MercadoPagoConfig, Payment, PaymentRefund } from 'mercadopago'
import { AppConfig } from 'mercadopago/dist/utils/config/index.js'
import { RestClient } from 'mercadopago/dist/utils/restClient/index.js'
import type { MercadoPagoKeys } from '../../config.ts'
import { withinTime } from '../../http/limits/within-time.ts'
import {
  ProviderAway,
  ProviderRefused,
  type Notice,
  type OnlineProvider,
  type ProviderPayment,
} from './provider.ts'

const timeoutMs = 8_000
const options = { timeout: timeoutMs, maxRetries: 1 }
/**
 * Timeout of a whole response including its retry; the client library's own ends with the first line. The
 * provider waits 22 seconds for a webhook.
 */
const usualPatienceMs = 20_000
const currency = 'MXN'

/** The provider writes pesos with decimals. */
const pesosOf = (centavos: number) => centavos / 100
const centavosOf = (pesos: number | undefined) => Math.round((pesos ?? 0) * 100)

const standings: Record<string, 'approved' | 'refused' | 'returned'> = {
  approved: 'approved',
  rejected: 'refused',
  cancelled: 'refused',
  refunded: 'returned',
  charged_back: 'returned',
}

type Read = {
  id?: string | number
  external_reference?: string
  status?: string
  transaction_amount?: number
  transaction_amount_refunded?: number
  currency_id?: string
}

const paymentOf = (read: Read): ProviderPayment => ({
  id: String(read.id),
  reference: read.external_reference ?? '',
  status: standings[read.status ?? ''] ?? 'waiting',
  amountCentavos: centavosOf(read.transaction_amount),
  returnedCentavos: centavosOf(read.transaction_amount_refunded),
  currency: read.currency_id ?? '',
})

/** Mercado Pago's Checkout Pro by its official client. */
export function createMercadoPago(
  { accessToken, webhookSecret, baseUrl }: MercadoPagoKeys,
  { patienceMs = usualPatienceMs } = {},
): OnlineProvider {
  if (baseUrl) Object.assign(AppConfig, { BASE_URL: baseUrl.replace(/\/+$/, '') })
  const config = new MercadoPagoConfig({ accessToken, options })
  const payments = new Payment(config)
  const refunds = new PaymentRefund(config)
  const request = <T>(call: () => Promise<T>) => requestWithin(patienceMs, call)

  return {
    async createCheckout({ reference, title, amountCentavos, payerEmail, returnUrl, noticeUrl, expiresAt }) {
      const made = await request(() =>
        // The library's `Preference` uses `/checkout/preferences/`, which is not the documented URL.
        RestClient.fetch<{ init_point?: string }>('/checkout/preferences', {
          ...options,
          method: 'POST',
          headers: { Authorization: `Bearer ${accessToken}` },
          idempotencyKey: ['checkout', reference, expiresAt].filter(Boolean).join('-'),
          body: JSON.stringify({
            items: [
              {
                id: reference,
                title,
                quantity: 1,
                unit_price: pesosOf(amountCentavos),
                currency_id: currency,
              },
            ],
            external_reference: reference,
            notification_url: noticeUrl,
            back_urls: { success: returnUrl, pending: returnUrl, failure: returnUrl },
            ...(returnUrl.startsWith('https://') && { auto_return: 'approved' }),
            ...(expiresAt && expiryOf(expiresAt)),
            ...(payerEmail && { payer: { email: payerEmail } }),
          }),
        }),
      )
      const url = made.init_point
      if (!url) throw new ProviderAway('The provider answered no address to pay at.')
      return { url }
    },

    async readPayment(id) {
      try {
        const read = await request(() => payments.get({ id }))
        if (String(read.id) !== id) throw new ProviderAway('The provider answered something else.')
        return paymentOf(read)
      } catch (error) {
        if (!(error instanceof ProviderRefused)) throw error
        if (statusOf(error.cause) === 404) return null
        throw new ProviderAway(error.message, { cause: error })
      }
    },

    async findPayments(reference) {
      const { results } = await request(() =>
        payments.search({ options: { external_reference: reference } }),
      ).catch((error: unknown) => {
        if (error instanceof ProviderRefused) throw new ProviderAway(error.message, { cause: error })
        throw error
      })
      if (!Array.isArray(results)) throw new ProviderAway('The provider answered no list of payments.')
      return results.map(paymentOf).filter((found) => found.reference === reference)
    },

    async refund({ id, amountCentavos, key }) {
      const made = await request(() =>
        refunds.create({
          payment_id: id,
          body: { amount: pesosOf(amountCentavos) },
          requestOptions: { idempotencyKey: key },
        }),
      )
      // The library returns an unreadable response as an empty one.
      if (made.id === undefined) throw new ProviderAway('The provider answered no refund.')
      if (made.status === 'rejected' || made.status === 'cancelled')
        throw new ProviderRefused(`The provider answered a refund that is ${made.status}.`)
    },

    isSigned: (notice) => isSigned(notice, webhookSecret),
  }
}

/** The provider reads instants with an offset. */
function expiryOf(expiresAt: string) {
  const until = expiresAt.replace('Z', '+00:00')
  return { expires: true, expiration_date_to: until, date_of_expiration: until }
}

/**
 * Maximum age of a signature, so that a captured webhook cannot be replayed. A missed one is polled by
 * `askAboutPending`.
 */
const oldestSignatureMs = 5 * 60_000
/** Tolerated clock skew of the provider. */
const clockSkewMs = 10_000

/** True if a signature is recent. The provider writes seconds or milliseconds. */
function isFresh(at: string) {
  if (!/^\d{10}(?:\d{3})?$/.test(at)) return false
  const ageMs = Date.now() - Number(at.padEnd(13, '0'))
  return ageMs <= oldestSignatureMs && ageMs >= -clockSkewMs
}

/** The provider's `x-signature: ts=…,v1=…` over what it names; ids with letters are signed in lower case. */
function isSigned({ dataId, requestId, signature }: Notice, secret: string) {
  const parts = new Map(
    (signature ?? '').split(',').map((part) => {
      const [name = '', value = ''] = part.split('=')
      return [name.trim(), value.trim()] as const
    }),
  )
  const [at, digest] = [parts.get('ts'), parts.get('v1')]
  if (!at || !digest || !/^[\da-f]{64}$/i.test(digest) || !isFresh(at)) return false
  const signs = (id: string) => {
    const signed = `id:${id};${requestId ? `request-id:${requestId};` : ''}ts:${at};`
    const expected = createHmac('sha256', secret).update(signed).digest()
    return timingSafeEqual(expected, Buffer.from(digest, 'hex'))
  }
  return signs(dataId) || signs(dataId.toLowerCase())
}

/** Answers of the provider that another try may change: keys that are being set right, and keys of requests still under way. */
const retryable = [401, 403, 408, 409, 423, 424, 429]

/** A refusal of the provider is one for good where asking again cannot help. */
async function requestWithin<T>(patienceMs: number, call: () => Promise<T>): Promise<T> {
  try {
    return await withinTime(patienceMs, call)
  } catch (error) {
    const status = statusOf(error)
    const isFinal = status !== undefined && status >= 400 && status < 500 && !retryable.includes(status)
    const message = error instanceof Error ? error.message : 'The provider did not answer.'
    throw isFinal
      ? new ProviderRefused(message, { cause: error })
      : new ProviderAway(message, { cause: error })
  }
}

function statusOf(error: unknown) {
  if (typeof error !== 'object' || error === null) return undefined
  const { status, statusCode } = error as { status?: unknown; statusCode?: unknown }
  return typeof status === 'number' ? status : typeof statusCode === 'number' ? statusCode : undefined
}
