import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { businessCopy as copy } from '../../../copy/office/books/business-figures.ts'
import { paths } from '../../../shared/business/paths.ts'
import { Rows } from '../../../shared/rows/rows.tsx'

type ClientsNamedProps = {
  name: string
  text?: string
  counted: ReactNode
  /** Total number of clients, of whom some are listed. */
  count: number
  clients: readonly { clientId: string; name: string; note?: string }[]
}

/** Number of clients that expands to their names. */
export function ClientsNamed({ name, text, counted, count, clients }: ClientsNamedProps) {
  if (clients.length === 0)
    return (
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2">
        <span>{name}</span>
        {counted}
      </p>
    )
  return (
    <details className="border-b border-line">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4 py-2">
        <span className="text-link underline underline-offset-2">{name}</span>
        {counted}
      </summary>
      {text && <p className="text-sm text-ink-soft">{text}</p>}
      <ul className="pb-2">
        <Rows of={clients} by={({ clientId }) => clientId}>
          {({ clientId, name: client, note }) => (
            <li className="flex flex-wrap items-baseline justify-between gap-x-4">
              <Link
                to={paths.officeClient(clientId)}
                className="inline-flex min-h-8 items-center text-link underline underline-offset-2"
              >
                {client}
              </Link>
              {note && <span className="text-ink-soft">{note}</span>}
            </li>
          )}
        </Rows>
      </ul>
      {count > clients.length && <p className="pb-2 text-ink-soft">{copy.firstNamed(clients.length)}</p>}
    </details>
  )
}
