import { electronicBooks, invoicingCalls, type CallSpec } from '@rumi/contract'
import { requestOf, type CallInput } from './call.ts'
import { createCallThunk } from './create-call-thunk.ts'
import { download, keptOfDownload } from './download.ts'

/** Fetches the file that a call answers and hands it to the person, under the name the server gives it. */
const downloadOf = <C extends CallSpec & { failure: string }>(spec: C) =>
  createCallThunk(
    `downloads/${spec.name}`,
    { failure: spec.failure, kept: keptOfDownload },
    (input: CallInput<C>, { http, saveFile, signal }) =>
      download({ http, saveFile }, { ...requestOf(spec, input as object), signal }),
  )

/** The files that the office takes along. */
export const downloads = {
  electronicAccounts: downloadOf(electronicBooks.accounts),
  electronicBalance: downloadOf(electronicBooks.balance),
  electronicEntries: downloadOf(electronicBooks.entries),
  invoice: downloadOf(invoicingCalls.download),
  /** Has it stamped first. */
  stampedInvoice: downloadOf(invoicingCalls.stamp),
}
