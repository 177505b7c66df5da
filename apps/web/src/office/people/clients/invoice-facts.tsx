import { nameInCfdi } from '@rumi/contract'
import { officeClientsCopy as copy } from '../../../copy/office/people/clients.ts'
import type { Client } from '../../kit/records/use-directory.ts'

/** Invoice details of a client. */
export function InvoiceFacts({ invoice }: { invoice: NonNullable<Client['invoice']> }) {
  const name = nameInCfdi(invoice)
  const facts = [
    [copy.rfc, invoice.rfc],
    [copy.legalName, invoice.legalName],
    [copy.nameInCfdi, name === invoice.legalName ? '' : name],
    [copy.taxRegime, invoice.taxRegime],
    [copy.postalCode, invoice.postalCode],
    [copy.cfdiUse, invoice.cfdiUse],
  ].filter(([, fact]) => fact)
  return (
    <dl className="grid grid-cols-[max-content_1fr] gap-x-6 gap-y-1.5 tabular">
      {facts.map(([term, fact]) => (
        <div key={term} className="contents">
          <dt className="text-ink-soft">{term}</dt>
          <dd className="[overflow-wrap:anywhere]">{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
