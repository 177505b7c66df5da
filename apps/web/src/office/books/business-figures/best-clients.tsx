import { formatPesos, type Sales } from '@rumi/contract'
import { Link } from 'react-router'
import { businessCopy as copy } from '../../../copy/office/books/business-figures.ts'
import { paths } from '../../../shared/business/paths.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { ExportReport } from './export-report.tsx'

/** Clients with the highest revenue. */
export function BestClients({ sales: { from, to, bestClients } }: { sales: Sales }) {
  if (bestClients.length === 0) return null
  return (
    <Card as="section" className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{copy.best}</h2>
        <ExportReport report="clients" name={copy.best} query={{ from, to }} />
      </div>
      <ol>
        <Rows of={bestClients} by={({ clientId }) => clientId}>
          {({ clientId, name, incomeCentavos }) => (
            <li className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2">
              <Link
                to={paths.officeClient(clientId)}
                className="inline-flex min-h-8 items-center text-link underline underline-offset-2"
              >
                {name}
              </Link>
              <span className="ml-auto tabular">{formatPesos(incomeCentavos)}</span>
            </li>
          )}
        </Rows>
      </ol>
    </Card>
  )
}
