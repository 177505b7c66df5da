import type { IvaCheck } from '@rumi/contract'
import type { Pool } from 'pg'
import { readXml, type ReadElement } from '../../../tests/support/documents/read-xml.ts'
import type { startFacturapiStandIn } from '../../stand-ins/facturapi.ts'
import type { SimulationState } from '../simulation-state.ts'
import { readBooks } from './office-requests.ts'

type StampingStandIn = Awaited<ReturnType<typeof startFacturapiStandIn>>

type Stored = Record<'id' | 'uuid' | 'status' | 'month', string> &
  Record<'total' | 'iva' | 'isr', number> & { sale: string | null; appliesToParts: boolean }

const storedQuery = `
  select c.id, upper(c.uuid::text) as uuid, c.status, c.total_centavos::int as total,
    c.iva_centavos::int as iva, c.isr_retained_centavos::int as isr, coalesce(c.order_id, c.booking_id, c.pass_id) as sale,
    to_char(coalesce(g.last_day::timestamp, coalesce(p.received_at, c.stamped_at) at time zone 'America/Mexico_City'), 'YYYY-MM') as month,
    c.applied_id is not null and f.payment_method = 'PPD' as "appliesToParts"
  from cfdis c left join global_invoices g on g.id = c.global_id left join payments p on p.id = c.payment_id
    left join cfdis f on f.id = c.related_to
  where c.uuid is not null`

/** Taxes of a sealed CFDI in centavos; `lines` counts its concepts. */
type Sealed = { iva: number; isr: number; lines: number; isInParts: boolean; sign: number }

/** Sealed documents never change, so each is read once. */
const known = new Map<string, Sealed>()

const centavosIn = (pesos: string | undefined) => Math.round(Number(pesos ?? 0) * 100)
const named = (element: ReadElement | undefined, name: string) =>
  element?.children.find((child) => child.name === name)

function readSealed(xml: string): Sealed {
  const cfdi = readXml(xml)
  const { TipoDeComprobante: type, MetodoPago: method } = cfdi.attributes
  const ofPayment = named(named(named(cfdi, 'Complemento'), 'Pagos'), 'Totales')?.attributes
  const taxes = named(cfdi, 'Impuestos')?.attributes
  const ivaOfPayment = Object.entries(ofPayment ?? {}).reduce(
    (sum, [name, pesos]) => sum + (name.startsWith('TotalTrasladosImpuesto') ? centavosIn(pesos) : 0),
    0,
  )
  return {
    iva: ofPayment ? ivaOfPayment : centavosIn(taxes?.TotalImpuestosTrasladados),
    isr: centavosIn(ofPayment ? ofPayment.TotalRetencionesISR : taxes?.TotalImpuestosRetenidos),
    lines: named(cfdi, 'Conceptos')!.children.length,
    isInParts: method === 'PPD',
    sign: type === 'E' ? -1 : 1,
  }
}

/** Every stamped CFDI with what its XML states. */
async function readCfdis(pool: Pool) {
  const { rows } = await pool.query<Stored>(storedQuery)
  const unread = rows.flatMap(({ id }) => (known.has(id) ? [] : [id]))
  const { rows: documents } = await pool.query<{ id: string; xml: string }>(
    'select id, xml from cfdis where id = any($1)',
    [unread],
  )
  for (const { id, xml } of documents) known.set(id, readSealed(xml))
  return rows.map((row) => ({ ...row, sealed: known.get(row.id)! }))
}

const isLive = ({ status }: Stored) => status === 'valid' || status === 'cancelling'

/** An invoice in parts states its IVA and ISR for later, in its complements. */
const isDue = (row: Stored & { sealed: Sealed }) =>
  isLive(row) && !row.sealed.isInParts && !row.appliesToParts

/** Differences between the CFDI that live at the stamping provider and those of the product, and sales with two invoices. */
export async function brokenCfdis(pool: Pool, provider: StampingStandIn): Promise<string[]> {
  const rows = await readCfdis(pool)
  const stored = new Map(rows.map((row) => [row.uuid, row]))
  const broken: string[] = []
  for (const { uuid, status, requested, total, paid } of provider.invoices.values()) {
    const row = stored.get(uuid.toUpperCase())
    if ((status === 'valid') !== (row !== undefined && isLive(row)))
      broken.push(`the CFDI ${uuid} is ${status} at the provider and ${row?.status ?? 'unknown'} here`)
    if (row && row.total !== Math.round((requested.type === 'P' ? paid : total) * 100))
      broken.push(`the CFDI ${uuid} is of ${total} at the provider and ${row.total} here`)
  }
  const atProvider = new Set([...provider.invoices.values()].map(({ uuid }) => uuid.toUpperCase()))
  for (const row of rows) {
    if (!atProvider.has(row.uuid)) broken.push(`the provider lacks the CFDI ${row.uuid}`)
    const { sealed } = row
    // The provider extracts IVA and ISR from each line by itself.
    if (Math.abs(sealed.iva - row.iva) > sealed.lines || Math.abs(sealed.isr - row.isr) > 1)
      broken.push(
        `the CFDI ${row.uuid} states IVA ${sealed.iva} and ISR ${sealed.isr}, here ${row.iva} and ${row.isr}`,
      )
  }
  const ofSales = Map.groupBy(
    rows.filter((row) => row.sale !== null && row.status === 'valid'),
    ({ sale }) => sale,
  )
  for (const [sale, documents] of ofSales)
    if (documents.length > 1) broken.push(`${documents.length} invoices of the sale ${sale}`)
  return broken
}

const movedQuery = `
  select a.code, sum(l.credit_centavos - l.debit_centavos)::int as centavos,
    sum(l.credit_centavos - l.debit_centavos) filter (where to_char(e.date, 'YYYY-MM') = $1)::int as moved
  from gl_lines l join gl_entries e on e.id = l.entry_id and e.status = 'posted' join accounts a on a.id = l.account_id
  where a.code in ('208.01', '113.02') group by a.code`

/** 208.01 of a month and its CFDI as the product compares them, against ledger and documents alone; each difference has its row. */
export async function brokenIva(simulation: SimulationState, pool: Pool, month: string): Promise<string[]> {
  const { ivaCheck }: { ivaCheck: IvaCheck } = await readBooks(
    simulation,
    `/accounting/ivaCheck?month=${month}`,
  )
  const { booksCentavos, cfdiCentavos, causes } = ivaCheck
  const stated = (await readCfdis(pool))
    .filter((row) => isDue(row) && row.month === month)
    .reduce((sum, { sealed, iva }) => sum + sealed.sign * iva, 0)
  const moved = await pool.query<{ code: string; moved: number }>(movedQuery, [month])
  const posted = moved.rows.find(({ code }) => code === '208.01')?.moved ?? 0
  const isWhole = causes.every(({ count, differences }) => differences.length === count)
  const explained = causes
    .flatMap(({ differences }) => differences)
    .reduce((sum, one) => sum + one.booksCentavos - one.cfdiCentavos, 0)
  const figures = { booksCentavos, posted, cfdiCentavos, stated, explained }
  const holds =
    booksCentavos === posted &&
    cfdiCentavos === stated &&
    (!isWhole || booksCentavos - cfdiCentavos === explained)
  return holds ? [] : [`208.01 of ${month}: ${JSON.stringify(figures)}`]
}

/** ISR on 113.02 against that of the CFDI in force, once each has its credit notes and complements. */
export async function brokenIsr(pool: Pool): Promise<string[]> {
  const stated = (await readCfdis(pool))
    .filter(isDue)
    .reduce((sum, { sealed, isr }) => sum + sealed.sign * isr, 0)
  const { rows: accounts } = await pool.query<{ code: string; centavos: number }>(movedQuery, ['none'])
  const posted = -(accounts.find(({ code }) => code === '113.02')?.centavos ?? 0)
  return posted === stated ? [] : [`113.02 holds ${posted}, the CFDI retain ${stated}`]
}
