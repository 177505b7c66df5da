import {
  electronicBooks,
  expenses,
  invoicingCalls,
  ownData,
  reports,
  taxes,
  type CallSpec,
} from '@rumi/contract'
import { requestOf, type CallInput } from '../call.ts'
import { createCallThunk } from '../slices/create-call-thunk.ts'
import { download, storedDownloadError } from './download.ts'

/** Fetches the file that a call answers and hands it to the person, under the name the server gives it. */
const downloadOf = <C extends CallSpec & { failure: string }>(spec: C) =>
  createCallThunk(
    `downloads/${spec.name}`,
    { failure: spec.failure, toStoredError: storedDownloadError },
    (input: CallInput<C>, { http, saveFile, signal }) =>
      download({ http, saveFile }, { ...requestOf(spec, input as object), signal }),
  )

/** The files that people take along. */
export const downloads = {
  electronicAccounts: downloadOf(electronicBooks.accounts),
  electronicBalance: downloadOf(electronicBooks.balance),
  electronicEntries: downloadOf(electronicBooks.entries),
  /** The informative return of operations with suppliers. */
  suppliersOfMonth: downloadOf(taxes.downloadSuppliers),
  reportCsv: downloadOf(reports.exportCsv),
  ownWorkbook: downloadOf(ownData.workbook),
  reportWorkbook: downloadOf(reports.exportWorkbook),
  invoice: downloadOf(invoicingCalls.download),
  invoicePdf: downloadOf(invoicingCalls.downloadPdf),
  /** The invoice that a supplier wrote. */
  supplierInvoice: downloadOf(expenses.downloadCfdi),
  /** Has it stamped first. */
  stampedInvoice: downloadOf(invoicingCalls.stamp),
}
