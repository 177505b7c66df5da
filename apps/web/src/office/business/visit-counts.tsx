import type { Sales } from '@rumi/contract'
import { Link } from 'react-router'
import { businessCopy as copy } from '../../copy/business.ts'
import { paths } from '../../shared/paths.ts'
import { Rows } from '../../shared/rows/rows.tsx'
import { Card } from '../../ui/card.tsx'

const counted = [
  { what: 'delivered', to: paths.officeBookings() },
  { what: 'dogs', to: paths.officeDogs() },
  { what: 'noShows', to: paths.officeBookings() },
  { what: 'cancelled', to: paths.officeBookings() },
  { what: 'newClients', to: paths.officeClients() },
] as const

/** How many came, stayed away and are new, each beside the period before. */
export function VisitCounts({ sales: { counts, before } }: { sales: Sales }) {
  return (
    <Card as="section" className="grid gap-2">
      <h2 className="text-lg">{copy.visits}</h2>
      <ul>
        <Rows of={counted} by={({ what }) => what}>
          {({ what, to }) => (
            <li className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2">
              <Link
                to={to}
                className="inline-flex min-h-8 items-center text-link underline underline-offset-2"
              >
                {copy[what]}
              </Link>
              <span className="ml-auto tabular">
                <span className="font-strong">{counts[what]}</span>{' '}
                <span className="text-ink-soft">{copy.before(before.counts[what])}</span>
              </span>
            </li>
          )}
        </Rows>
      </ul>
    </Card>
  )
}
