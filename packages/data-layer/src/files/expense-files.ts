import { expenses, type AnswerOf, type CfdiReading, type Expense } from '@rumi/contract'
import { call, formOf } from '../call.ts'
import { createCallThunk } from '../slices/create-call-thunk.ts'

/** Parses a supplier's invoice and returns its fields. Stores nothing. */
export const readSupplierInvoice = createCallThunk(
  'expenses/read',
  expenses.readCfdi,
  async (file: File, { http, signal }): Promise<CfdiReading> =>
    (await call(http, expenses.readCfdi, {}, { form: formOf(file), signal })).data.reading,
)

/** Reads many invoices of suppliers from XML and ZIP files. Stores nothing. */
export const previewSupplierInvoices = createCallThunk(
  'expenses/preview',
  expenses.previewCfdis,
  async (
    files: readonly File[],
    { http, signal },
  ): Promise<AnswerOf<typeof expenses.previewCfdis>['data']> => {
    const form = new FormData()
    for (const file of files) form.append('file', file)
    return (await call(http, expenses.previewCfdis, {}, { form, signal })).data
  },
)

type Attachment = { id: string; file: File }

/** Attaches the invoice of an expense that was entered without it. */
export const attachInvoice = createCallThunk(
  'expenses/attachInvoice',
  expenses.attachCfdi,
  async ({ id, file }: Attachment, { http, signal }): Promise<Expense> =>
    (await call(http, expenses.attachCfdi, { params: { id } }, { form: formOf(file), signal })).data.expense,
)

/** Keeps a photo or a PDF as the receipt of an expense. */
export const attachReceipt = createCallThunk(
  'expenses/attachReceipt',
  expenses.attachReceipt,
  async ({ id, file }: Attachment, { http, signal }): Promise<Expense> =>
    (await call(http, expenses.attachReceipt, { params: { id } }, { form: formOf(file), signal })).data
      .expense,
)
