import { invoicingCalls, type CfdiOf, type InvoiceStamp } from '@rumi/contract'
import { call, formOf } from '../call.ts'
import { createCallThunk } from '../slices/create-call-thunk.ts'

export type SealedElsewhere = {
  of: CfdiOf & { of: 'orders' | 'bookings' | 'passes' | 'deposits' | 'applications' | 'globals' }
  file: File
}

/** Links the invoice of a sale that was sealed elsewhere, by its XML. */
export const bringBackInvoice = createCallThunk(
  'invoicing/bringBack',
  invoicingCalls.bringBack,
  async ({ of, file }: SealedElsewhere, { http, signal }): Promise<InvoiceStamp> =>
    (await call(http, invoicingCalls.bringBack, { params: of }, { form: formOf(file), signal })).data.stamp,
)
