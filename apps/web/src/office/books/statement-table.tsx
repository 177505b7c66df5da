import { formatPesos } from '@rumi/contract'
import { booksCopy as copy } from '../../copy/books.ts'
import { Link } from 'react-router'
import { paths } from '../../shared/paths.ts'
import { Rows } from '../../shared/rows/rows.tsx'
import type { Period } from './period.tsx'

type StatementRow = { accountId: string; code: string; name: string; centavos: number }
type StatementTableProps = {
  title: string
  rows: readonly StatementRow[]
  totalCentavos: number
  period: Period
}

/** One part of a statement: its accounts, each opening its movements, and their sum. */
export function StatementTable({ title, rows, totalCentavos, period }: StatementTableProps) {
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">{title}</h2>
      <dl className="grid tabular">
        <Rows of={rows} by={({ accountId }) => accountId} within="facts">
          {({ accountId, code, name, centavos }) => (
            <div className="flex min-h-10 items-center justify-between gap-4 border-b border-line">
              <dt>
                <Link
                  to={paths.officeLedger(accountId, period)}
                  aria-label={copy.openAccount(code, name)}
                  className="inline-flex min-h-8 items-center text-link underline underline-offset-2"
                >
                  {copy.ledgerOf(code, name)}
                </Link>
              </dt>
              <dd className="whitespace-nowrap">{formatPesos(centavos)}</dd>
            </div>
          )}
        </Rows>
        <div className="flex min-h-10 items-center justify-between gap-4 font-strong">
          <dt>{copy.totalOf(title)}</dt>
          <dd className="whitespace-nowrap">{formatPesos(totalCentavos)}</dd>
        </div>
      </dl>
    </section>
  )
}
