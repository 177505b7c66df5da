import { expect } from 'vitest'
import { brokenSums } from './broken-sums.ts'
import { readXml } from './read-xml.ts'
import type { RequestInvoicing } from './settle-invoices.ts'

/** Asks the invoices, and expects what is about to be stamped to add up by the rules of SAT; `documents` counts what was read. */
export function soundDocuments(request: RequestInvoicing) {
  const read = { documents: 0 }
  const checked: RequestInvoicing = async (deed, method, path) => {
    const document = method === 'POST' && (await request(deed, 'GET', path.replace(/requests$/, 'cfdi')))
    const cfdi = document && document.status === 200 ? readXml(document.body) : undefined
    if (cfdi?.attributes.Sello === '') {
      expect(brokenSums(cfdi), JSON.stringify(cfdi)).toEqual([])
      read.documents += 1
    }
    return request(deed, method, path)
  }
  return { request: checked, read }
}
