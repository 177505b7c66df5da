import { books, formatPesos } from '@rumi/contract'
import { Link } from 'react-router'
import { businessCopy as copy } from '../../../copy/office/books/business-figures.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { ExportBooks } from '../../kit/export-books.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { Fetched } from '../../kit/fetched.tsx'

/** Accounts of deferred income: advances, passes, credit. */
const isDeferred = ({ code }: { code: string }) => code.startsWith('206')

/** Receivables from clients, and services that the business owes. */
export function OwedSection() {
  const owing = useCall(books.receivables, { query: {} })
  const sheet = useCall(books.balanceSheet, { query: {} })
  const receivables = owing.answer?.data.receivables
  const liabilities = sheet.answer?.data.balanceSheet.liabilities
  return (
    <Card as="section" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{copy.owed}</h2>
        <ExportBooks report="receivables" query={{ to: businessToday() }} />
      </div>
      <Fetched fetchings={[owing, sheet]}>
        {receivables && liabilities && (
          <dl className="grid gap-3">
            <Sum
              to={paths.officeReceivables()}
              name={copy.receivable}
              text={copy.receivableText}
              centavos={receivables.reduce((sum, { totalCentavos }) => sum + totalCentavos, 0)}
            />
            <Sum
              to={paths.officeBalanceSheet()}
              name={copy.deferred}
              text={copy.deferredText}
              centavos={liabilities.filter(isDeferred).reduce((sum, { centavos }) => sum + centavos, 0)}
            />
          </dl>
        )}
      </Fetched>
    </Card>
  )
}

type SumProps = { to: string; name: string; text: string; centavos: number }

const Sum = ({ to, name, text, centavos }: SumProps) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
    <dt>
      <Link to={to} className="inline-flex min-h-8 items-center text-link underline underline-offset-2">
        {name}
      </Link>
      <span className="block text-sm text-ink-soft">{text}</span>
    </dt>
    <dd className="ml-auto font-strong tabular">{formatPesos(centavos)}</dd>
  </div>
)
