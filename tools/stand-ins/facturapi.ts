import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RequestedInvoice, SoldItem as Item, StoredInvoice } from './facturapi-invoice.ts'
import { pdfOf } from './facturapi-pdf.ts'
import { amissInApplied, amissInPayment, localMoment, paidOf } from './facturapi-payments.ts'
import { sealedXmlOf, type Issuer } from './facturapi-xml.ts'

type RequestKind = 'create' | 'list' | 'xml' | 'pdf' | 'cancel'

/**
 * Stand-in for Facturapi within the product's needs: invoices per idempotency key (a second use is a
 * conflict), search by our id, XML, PDF, cancellation with a motive. In memory only.
 */
export async function startFacturapiStandIn({
  key,
  port = 0,
  issuer = someIssuer,
  now = () => new Date().toISOString(),
}: {
  key: string
  port?: number
  issuer?: Issuer
  now?: () => string
}) {
  const invoices = new Map<string, StoredInvoice>()
  const faults = {
    away: false,
    /** The next answer to these is lost on its way back, though what was asked for is done. */
    lostAnswers: new Set<RequestKind>(),
    /** The next response to these is an error page of a proxy, although the request succeeded. */
    garbledAnswers: new Set<RequestKind>(),
    /** Added to the next total, in pesos. */
    wrongBy: 0,
    /** Whether a receiver must agree before something is cancelled. */
    needsReceiver: false,
    /** Delay of every response. */
    answersAfter: Promise.resolve() as Promise<unknown>,
  }

  function create(requested: RequestedInvoice): [number, object] {
    const wrong =
      amissIn(requested, new Date(now())) ??
      (requested.type === 'P' ? amissInPayment : amissInApplied)(requested, [...invoices.values()])
    if (wrong) return [400, { message: wrong, status: 400, ok: false }]
    const used = [...invoices.values()].some(
      ({ idempotency_key: known }) => known !== null && known === requested.idempotency_key,
    )
    if (used) return [409, { message: 'Ya existe un recurso con esa llave de idempotencia.', status: 409 }]
    const invoice: StoredInvoice = {
      id: randomUUID().replaceAll('-', '').slice(0, 24),
      uuid: randomUUID().toUpperCase(),
      moment: localMoment(now()),
      status: 'valid',
      cancellation_status: 'none',
      total: requested.type === 'P' ? 0 : totalOf(requested.items ?? []) + faults.wrongBy,
      paid: paidOf(requested) + (requested.type === 'P' ? faults.wrongBy : 0),
      external_id: requested.external_id ?? null,
      idempotency_key: requested.idempotency_key ?? null,
      cancellation: null,
      requested,
    }
    faults.wrongBy = 0
    invoices.set(invoice.id, invoice)
    return [200, shown(invoice)]
  }

  function cancel(invoice: StoredInvoice, query: URLSearchParams): [number, object] {
    const motive = query.get('motive')
    const substitution = query.get('substitution')
    if (!motive || !/^0[1-4]$/.test(motive)) return [400, { message: 'El motivo no es válido.', status: 400 }]
    if (invoice.status === 'canceled') return [400, { message: 'La factura ya está cancelada.', status: 400 }]
    if (motive === '01' && !isSubstituteOf(invoice, substitution))
      return [400, { message: 'Falta la factura que la sustituye.', status: 400 }]
    invoice.cancellation = { motive, ...(substitution !== null && { substitution }) }
    invoice.cancellation_status = faults.needsReceiver ? 'pending' : 'accepted'
    if (!faults.needsReceiver) invoice.status = 'canceled'
    return [200, shown(invoice)]
  }

  /** A valid invoice that names this one as the one it takes the place of. */
  const isSubstituteOf = ({ uuid: former }: StoredInvoice, substitution: string | null) =>
    [...invoices.values()].some(
      ({ uuid, status, requested }) =>
        uuid === substitution &&
        status === 'valid' &&
        requested.related_documents?.some(
          ({ relationship, documents }) => relationship === '04' && documents?.includes(former),
        ),
    )

  /** The receiver of an invoice answers whether it may be cancelled. */
  function agree(id: string, agrees: boolean) {
    const invoice = invoices.get(id)
    if (!invoice) throw new Error('There is no such invoice.')
    invoice.cancellation_status = agrees ? 'accepted' : 'rejected'
    if (agrees) invoice.status = 'canceled'
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in')
    const body = await bodyOf(request)
    if (faults.away) return send(response, 503, { message: 'unavailable' })
    if (request.headers.authorization !== `Bearer ${key}`)
      return send(response, 401, { message: 'La llave no es válida.', status: 401 })
    const [, id, what] = /^\/v2\/invoices(?:\/(\w+))?(?:\/(xml|pdf))?$/.exec(pathname) ?? []
    if (!pathname.startsWith('/v2/invoices')) return send(response, 404, { message: 'not found' })
    if (!id) {
      if (request.method === 'POST') {
        const made = create(body)
        await faults.answersAfter
        return reported(response, 'create', made)
      }
      const wanted = searchParams.get('external_id')
      const data = [...invoices.values()].filter(({ external_id: known }) => known === wanted).map(shown)
      return reported(response, 'list', [200, { page: 1, total_pages: 1, total_results: data.length, data }])
    }
    const invoice = invoices.get(id)
    if (!invoice) return send(response, 404, { message: 'No existe esa factura.', status: 404 })
    if (request.method === 'DELETE') return reported(response, 'cancel', cancel(invoice, searchParams))
    if (what !== 'xml' && what !== 'pdf') return send(response, 200, shown(invoice))
    if (spoils(response, what)) return
    return what === 'xml'
      ? response.writeHead(200, { 'content-type': 'application/xml' }).end(sealedXmlOf(invoice, issuer))
      : response.writeHead(200, { 'content-type': 'application/pdf' }).end(printed(invoice))
  }

  function reported(response: ServerResponse, which: RequestKind, [status, output]: [number, object]) {
    if (!spoils(response, which)) send(response, status, output)
  }

  /** Whether what was to be answered does not arrive as it was. */
  function spoils(response: ServerResponse, which: RequestKind) {
    if (faults.lostAnswers.delete(which)) return Boolean(response.destroy())
    if (!faults.garbledAnswers.delete(which)) return false
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>En mantenimiento</h1>')
    return true
  }

  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults,
    invoices,
    agree,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

const someIssuer: Issuer = { rfc: 'LOM0402291A1', name: 'LOMITO FELIZ', regime: '601', zip: '01710' }

type StandIn = Pick<Awaited<ReturnType<typeof startFacturapiStandIn>>, 'address'>

/** With what the product is started to have its invoices stamped at the stand-in. */
export const facturapiEnvironment = ({ address }: StandIn, key: string) => ({
  FACTURAPI_KEY: key,
  FACTURAPI_BASE_URL: address,
})

/** Reason against stamping, in words; SAT's other rules are not checked here. */
function amissIn(requested: RequestedInvoice, at: Date) {
  const { type, customer, use, payment_form: form, payment_method: method, global, items = [] } = requested
  const [related] = requested.related_documents ?? []
  if (
    type === 'E' &&
    (!['01', '07'].includes(related?.relationship ?? '') || related?.documents?.length !== 1)
  )
    return 'Falta el documento relacionado.'
  const isApplied = requested.related_documents?.some(({ relationship }) => relationship === '07')
  if (type === 'E' && isApplied && form !== '30')
    return 'La forma de pago de una aplicación de anticipo es 30.'
  if (!/^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}$/.test(customer?.tax_id ?? ''))
    return 'El RFC del receptor no es válido.'
  if (customer?.legal_name?.includes('RECHAZADA'))
    return 'El nombre del receptor no corresponde al registrado en el SAT.'
  if (!customer?.legal_name || !customer.tax_system || !/^\d{5}$/.test(customer.address?.zip ?? ''))
    return 'Faltan datos del receptor.'
  if (type === 'P') return use === 'CP01' ? null : 'El uso de un complemento de pago es CP01.'
  if (!use || !/^\d{2}$/.test(form ?? '')) return 'Falta el uso o la forma de pago.'
  if (method === 'PPD' && form !== '99') return 'La forma de pago debe ser 99 cuando el método es PPD.'
  if (method === 'PUE' && form === '99') return 'La forma de pago no puede ser 99 cuando el método es PUE.'
  if (customer.tax_id === 'XAXX010101000' && type === 'I' && amissInGlobal(global, at))
    return 'Falta la información global.'
  // With included taxes it is not documented whether a price is before or after what is withheld.
  const isAmbiguous = items.some(
    ({ product }) => product.tax_included && product.taxes?.some(({ withholding }) => withholding),
  )
  if (isAmbiguous) return 'Una retención va con el precio sin impuestos.'
  return items.length === 0 ? 'Faltan conceptos.' : null
}

/** A period by SAT's catalogues: a month, or two of them by 13 to 18, of this year or the one before. */
function amissInGlobal(global: RequestedInvoice['global'], at: Date) {
  const months = global?.periodicity === 'two_months' ? /^1[3-8]$/ : /^(0[1-9]|1[0-2])$/
  const isKnown = ['day', 'week', 'fortnight', 'month', 'two_months'].includes(global?.periodicity ?? '')
  const years = at.getUTCFullYear() - (global?.year ?? 0)
  return !isKnown || !months.test(global?.months ?? '') || years < -1 || years > 1
}

/** Sold lines with their tax, added or included, less what is withheld, rounded once. */
function totalOf(items: readonly Item[]) {
  const total = items.reduce((sum, { quantity, product }) => {
    const taxes = product.tax_included ? [] : (product.taxes ?? [])
    const rate = taxes.reduce((all, tax) => all + (tax.withholding ? -1 : 1) * (tax.rate ?? 0), 0)
    return sum + quantity * product.price * (1 + rate)
  }, 0)
  return Math.round(total * 100) / 100
}

const shown = ({ requested, ...invoice }: StoredInvoice) => ({
  ...invoice,
  customer: requested.customer,
  type: requested.type,
})

const printed = ({ uuid, total, paid, requested }: StoredInvoice) =>
  pdfOf([
    `Folio ${requested.series}-${requested.folio_number}`,
    `Folio fiscal ${uuid}`,
    `Receptor ${requested.customer?.tax_id}`,
    `Total ${(requested.type === 'P' ? paid : total).toFixed(2)}`,
  ])

async function bodyOf(request: IncomingMessage): Promise<object> {
  let text = ''
  for await (const part of request) text += String(part)
  return text.startsWith('{') ? (JSON.parse(text) as object) : {}
}

function send(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
