import { missingId, type RequestContext, type Part } from './request-context.ts'
import type { TestServer } from '../servers/open-test-server.ts'
import { smallestPicture } from '../bookings/smallest-picture.ts'
import { supplierInvoice } from '../documents/supplier-invoice.ts'

const account = async (server: TestServer) =>
  (await server.database.pool.query(`select id from accounts where code = '601.84'`)).rows[0].id as string

/** An expense with its invoice; by default it waits to be paid. */
async function expense(server: TestServer, { payment = 'later', isrRetained = 0, hasInvoice = true } = {}) {
  const { rows } = await server.database.pool.query<{ id: string }>(
    `insert into expenses (day, supplier_name, supplier_rfc, concept, subtotal_centavos, iva_percent, iva_centavos, account_id, payment,
       isr_retained_centavos, cfdi_uuid, cfdi_xml, entered_by)
     values ('2026-11-02', 'Croquetas del Sur', 'CRO850101SA7', 'Croquetas', 100000, 16, 16000, $1, $3, $4, case when $5 then gen_random_uuid() end, case when $5 then '<x/>' end, $2)
     returning id`,
    [await account(server), server.ids.conta, payment, isrRetained, hasInvoice],
  )
  return rows[0]!.id
}

const idOf = async ({ server, about }: RequestContext) => (about === 'missing' ? missingId : expense(server))

/** Valid requests about purchases and business figures. */
export const expenseRequests: Record<string, (context: RequestContext) => Promise<Part>> = {
  'reports.houseUse': async () => ({}),
  'reports.expiringMedicalRecords': async () => ({}),
  'reports.exportWorkbook': async () => ({ params: { report: 'occupancy' } }),
  'reports.exportCsv': async () => ({ params: { report: 'expiring-medical-records' } }),
  'expenses.lastDay': async () => ({}),
  'expenses.list': async () => ({}),
  'expenses.read': async (context) => ({ params: { id: await idOf(context) } }),
  'expenses.readCfdi': async () => ({ file: new Blob([supplierInvoice()]) }),
  'expenses.previewCfdis': async () => ({ file: new Blob([supplierInvoice()]) }),
  'expenses.importCfdis': async ({ server }) => ({
    body: {
      invoices: [{ file: 'factura.xml', cfdi: supplierInvoice(), accountId: await account(server) }],
    },
  }),
  'expenses.create': async ({ server, about }) => ({
    body: {
      day: '2026-11-02',
      supplierName: 'Croquetas del Sur',
      supplierRfc: 'CRO850101SA7',
      concept: 'Croquetas',
      subtotalCentavos: 1_000_00,
      ivaPercent: 16,
      ivaCentavos: 160_00,
      accountId: about === 'missing' ? missingId : await account(server),
      payment: 'bank',
    },
  }),
  'expenses.pay': async (context) => ({ params: { id: await idOf(context) }, body: { day: '2026-11-03' } }),
  'expenses.remit': async ({ server, about }) => ({
    params: {
      id: about === 'missing' ? missingId : await expense(server, { payment: 'bank', isrRetained: 10_000 }),
    },
    body: { day: '2026-11-03' },
  }),
  'expenses.correctSupplier': async ({ server, about }) => ({
    params: { id: about === 'missing' ? missingId : await expense(server, { hasInvoice: false }) },
    body: { supplierName: 'Croquetas del Norte', supplierRfc: 'CRO850101SA7' },
  }),
  'expenses.takeBack': async (context) => ({
    params: { id: await idOf(context) },
    body: { reason: 'Doble' },
  }),
  'expenses.attachCfdi': async ({ server, about }) => ({
    params: { id: about === 'missing' ? missingId : await expense(server, { hasInvoice: false }) },
    file: new Blob([supplierInvoice()]),
  }),
  'expenses.attachReceipt': async (context) => ({
    params: { id: await idOf(context) },
    file: smallestPicture,
  }),
  'expenses.downloadCfdi': async (context) => ({ params: { id: await idOf(context) } }),
}
