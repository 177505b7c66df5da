import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import type { GlobalPeriodicity } from '@rumi/contract'
import type * as Library from 'facturapi'
import type { FacturapiKeys } from '../config.ts'
import { withinTime } from '../http/limits/within-time.ts'
import type { Cfdi, CfdiLine, Complement, FiscalDocument, TaxPart } from './documents/cfdi.ts'
import type { Retention } from './documents/retention.ts'
import { StampingAway, StampingRefused, StampSpent, type Stamp, type StampingProvider } from './stamping.ts'

// It is CommonJS with a default export, which Node and the loader of the tests read differently.
const {
  default: Facturapi,
  InvoiceStatus,
  CancellationStatus,
} = createRequire(import.meta.url)('facturapi') as typeof Library

/** Stamping goes on to the tax office, which takes its time. */
const timeoutMs = 30_000

/** Facturapi by its official client. Its address ends in the version of its API, which is added where it is missing. */
export function createFacturapi({ key, baseUrl }: FacturapiKeys): StampingProvider {
  const client = new Facturapi(key)
  if (baseUrl) client.BASE_URL = baseUrl.replace(/\/+$/, '').replace(/(?:\/v2)?$/, '/v2')

  /** Returns the current document of an idempotency key. */
  async function madeUnder(ours: string) {
    const { data } = await requestWithinTimeout(async () => {
      const answered = await client.invoices.list({ external_id: ours })
      if (!Array.isArray(answered?.data)) throw unreadable()
      return answered
    })
    const found = data.find(
      ({ external_id: known, status }) => known === ours && status !== InvoiceStatus.FAILED,
    )
    return found && stampIn(found)
  }

  return {
    async stamp(cfdi, { key: ours, again }) {
      const existing = again ? await madeUnder(ours) : undefined
      if (existing) return existing
      try {
        return stampIn(await requestInvoice(() => client.invoices.create(bodyOf(cfdi, ours))))
      } catch (error) {
        if (!(error instanceof StampingRefused) || statusOf(error.cause) !== 409) throw error
        // Another request has used the key.
        const made = await madeUnder(ours)
        if (!made) throw new StampingAway('The same invoice is being stamped.', { cause: error })
        return made
      }
    },

    async xmlOf({ providerId, uuid }) {
      return requestWithinTimeout(async () => {
        const xml = String(await bytesOf(await client.invoices.downloadXml(providerId)))
        if (!xml.toLowerCase().includes(`uuid="${uuid}"`)) throw unreadable()
        return xml
      })
    },

    async pdfOf(providerId) {
      return requestWithinTimeout(async () => {
        const pdf = await bytesOf(await client.invoices.downloadPdf(providerId))
        if (!pdf.subarray(0, 5).equals(pdfStart)) throw unreadable()
        return pdf
      })
    },

    async cancel(providerId, because) {
      const retrieved = async () =>
        cancellationIn(await requestInvoice(() => client.invoices.retrieve(providerId)))
      const former = because.again ? await retrieved() : null
      if (former) return former
      const options = {
        motive: because.motive as Library.CancellationMotive,
        ...(because.substituteUuid && { substitution: because.substituteUuid.toUpperCase() }),
      }
      try {
        return (
          cancellationIn(await requestInvoice(() => client.invoices.cancel(providerId, options))) ?? 'kept'
        )
      } catch (error) {
        if (!(error instanceof StampingRefused)) throw error
        // It may have been cancelled by a request whose answer was lost.
        const now = await retrieved()
        if (now !== 'cancelled' && now !== 'waiting') throw error
        return now
      }
    },
  }
}

const pdfStart = Buffer.from('%PDF-')

/** The client hands a file over as it finds it. */
async function bytesOf(file: unknown): Promise<Buffer> {
  if (typeof file === 'string') return Buffer.from(file)
  return file instanceof Blob
    ? Buffer.from(await file.arrayBuffer())
    : buffer(file as AsyncIterable<Uint8Array>)
}

/** While SAT is out of reach an invoice is pending, and has no name of SAT's yet. */
function stampIn({ id, uuid, total, status }: Library.Invoice): Stamp {
  if (status === InvoiceStatus.CANCELED) throw new StampSpent('The invoice was cancelled at the provider.')
  if (!uuid || status !== InvoiceStatus.VALID) throw new StampingAway('The invoice waits for the tax office.')
  return { providerId: id, uuid: uuid.toLowerCase(), totalCentavos: Math.round(total * 100) }
}

const waiting = [CancellationStatus.PENDING, CancellationStatus.VERIFYING]
const declined = [CancellationStatus.REJECTED, CancellationStatus.EXPIRED]

/** Null where no cancellation was requested. */
function cancellationIn({ status, cancellation_status: cancellation }: Library.Invoice) {
  if (status === InvoiceStatus.CANCELED) return 'cancelled' as const
  if (waiting.includes(cancellation)) return 'waiting' as const
  return declined.includes(cancellation) ? ('kept' as const) : null
}

/**
 * Returns Facturapi's request body. Prices include IVA, which Facturapi extracts from the total, so that
 * totals match to the centavo. It seals with the business's certificate.
 */
function bodyOf(cfdi: FiscalDocument, key: string) {
  return {
    type: cfdi.type,
    idempotency_key: key,
    external_id: key,
    series: cfdi.series,
    folio_number: cfdi.folio,
    customer: {
      legal_name: cfdi.receiver.name.toLocaleUpperCase('es-MX'),
      tax_id: cfdi.receiver.rfc,
      tax_system: cfdi.receiver.taxRegime,
      address: { zip: cfdi.receiver.postalCode },
    },
    use: cfdi.receiver.cfdiUse,
    ...(cfdi.type === 'P' ? paymentIn(cfdi) : saleIn(cfdi)),
  }
}

const periodicities = {
  day: 'day',
  week: 'week',
  month: 'month',
  'two-months': 'two_months',
} as const satisfies Record<GlobalPeriodicity, string>

/** Sold or returned lines. */
function saleIn(cfdi: Cfdi) {
  const prices = pricesOf(cfdi)
  return {
    payment_form: cfdi.paymentForm,
    payment_method: cfdi.paymentMethod,
    currency: 'MXN',
    ...(cfdi.related.length > 0 && {
      related_documents: [...Map.groupBy(cfdi.related, ({ relation }) => relation)].map(
        ([relationship, documents]) => ({
          relationship,
          documents: documents.map(({ uuid }) => uuid.toUpperCase()),
        }),
      ),
    }),
    ...(cfdi.sold && {
      global: {
        periodicity: periodicities[cfdi.sold.periodicity],
        months: cfdi.sold.months,
        year: cfdi.sold.year,
      },
    }),
    items: cfdi.lines.map((line, place) => ({
      quantity: line.quantity,
      product: {
        description: line.description,
        product_key: line.productKey,
        unit_key: line.unitKey,
        unit_name: line.unit,
        sku: line.number,
        ...prices[place]!,
        taxability: line.ivaTreatment === 'none' ? '01' : '02',
        taxes:
          line.ivaTreatment === 'none'
            ? []
            : [taxAt(line.ivaTreatment, line.ivaPercent), ...withheld(cfdi.retention)],
      },
    })),
  }
}

const withheld = (retention: Retention | undefined) =>
  retention ? [{ type: 'ISR', rate: retention.basisPoints / 10_000, factor: 'Tasa', withholding: true }] : []

/**
 * Prices with IVA, from which Facturapi extracts it. With a retention the prices are without taxes, to six decimals, and scaled by less
 * than a centavo of the whole, so that total, IVA and retention are those in whole centavos.
 */
function pricesOf(cfdi: Cfdi) {
  const { lines, retention } = cfdi
  if (!retention) return lines.map(({ unitCentavos }) => ({ price: unitCentavos / 100, tax_included: true }))
  const bases = lines.map(({ unitCentavos, ivaPercent }) => (unitCentavos * 100) / (100 + ivaPercent))
  const scale = scaleOf(cfdi, retention, bases)
  return bases.map((base) => ({ price: Number(((base * scale) / 100).toFixed(6)), tax_included: false }))
}

/** Returns the factor of the bases with which Facturapi rounds each sum to its centavos; that of the total alone where none fits all. */
function scaleOf({ lines, totalCentavos }: Cfdi, retention: Retention, bases: readonly number[]) {
  const share = (line: CfdiLine, place: number) => line.quantity * bases[place]!
  const sumOf = (rateOf: (line: CfdiLine) => number) =>
    lines.reduce((sum, line, place) => sum + share(line, place) * rateOf(line), 0)
  const isrOf = (line: CfdiLine) => (line.ivaTreatment === 'none' ? 0 : retention.basisPoints / 10_000)
  const total = { centavos: totalCentavos, exact: sumOf((line) => 1 + line.ivaPercent / 100 - isrOf(line)) }
  const percents = [...new Set(lines.map(({ ivaPercent }) => ivaPercent))].filter((percent) => percent > 0)
  const sums = [
    total,
    { centavos: retention.centavos, exact: sumOf(isrOf) },
    ...percents.map((percent) => {
      const isOfRate = (line: CfdiLine) => line.ivaPercent === percent
      const centavos = lines.filter(isOfRate).reduce((sum, line) => sum + line.ivaCentavos, 0)
      return { centavos, exact: sumOf((line) => (isOfRate(line) ? percent / 100 : 0)) }
    }),
  ]
  const least = Math.max(...sums.map(({ centavos, exact }) => (centavos - 0.5) / exact))
  const most = Math.min(...sums.map(({ centavos, exact }) => (centavos + 0.5) / exact))
  return least < most ? (least + most) / 2 : total.centavos / total.exact
}

const taxAt = (treatment: CfdiLine['ivaTreatment'], ivaPercent: number) =>
  treatment === 'exempt'
    ? { type: 'IVA', factor: 'Exento' }
    : { type: 'IVA', rate: ivaPercent / 100, factor: 'Tasa' }

const isTaxed = ({ treatment }: TaxPart) => treatment !== 'none'

/** Payment of an invoice in parts. Facturapi extracts its IVA from the base. */
const paymentIn = (cfdi: Complement) => ({
  complements: [
    {
      type: 'pago',
      data: [
        {
          payment_form: cfdi.paymentForm,
          currency: 'MXN',
          exchange: 1,
          date: cfdi.paidAt,
          related_documents: [
            {
              uuid: cfdi.invoice.uuid.toUpperCase(),
              amount: cfdi.totalCentavos / 100,
              installment: cfdi.installment,
              last_balance: cfdi.balanceCentavos / 100,
              currency: 'MXN',
              exchange: 1,
              taxability: cfdi.parts.some(isTaxed) ? '02' : '01',
              taxes: cfdi.parts.filter(isTaxed).flatMap((part) => {
                const base = (part.centavos - part.ivaCentavos) / 100
                return [
                  { base, ...taxAt(part.treatment, part.ivaPercent), withholding: false },
                  ...withheld(cfdi.retention).map((tax) => ({ base, ...tax })),
                ]
              }),
            },
          ],
        },
      ],
    },
  ],
})

/** Answers that another try may change: a key that is being set right, and too many requests. */
const retryable = [401, 403, 408, 423, 424, 425, 429]

/** A refusal is one for good where asking again cannot help. */
async function requestWithinTimeout<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await withinTime(timeoutMs, call)
  } catch (error) {
    const status = statusOf(error)
    const isFinal = status !== undefined && status >= 400 && status < 500 && !retryable.includes(status)
    const message = error instanceof Error ? error.message : 'The provider did not answer.'
    throw isFinal
      ? new StampingRefused(message, { cause: error })
      : new StampingAway(message, { cause: error })
  }
}

/** The client library returns any response, also a proxy's page. */
const requestInvoice = (call: () => Promise<Library.Invoice>) =>
  requestWithinTimeout(async () => {
    const invoice = await call()
    if (typeof invoice?.id !== 'string' || typeof invoice.status !== 'string') throw unreadable()
    return invoice
  })

const unreadable = () => new Error('The provider answered something else.')

function statusOf(error: unknown) {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined
  return typeof error.status === 'number' ? error.status : undefined
}
