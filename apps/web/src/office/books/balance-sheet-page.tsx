import { books, firstOfMonth, formatPesos, isDay } from '@rumi/contract'
import { useSearchParams } from 'react-router'
import { booksCopy as copy } from '../../copy/books.ts'
import { houseToday } from '../../shared/house-today.ts'
import { useCall } from '../../shared/queries.ts'
import { DateField } from '../../ui/date-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useAddressChanges } from '../../ui/use-address-changes.ts'
import { Fetched } from '../fetched.tsx'
import { officeMeta } from '../office-meta.ts'
import { StatementTable } from './statement-table.tsx'

export const meta = officeMeta(copy.sections.balance)

/** What the house has and owes at the end of a day, and that it balances. */
export default function BalanceSheetPage() {
  return (
    <>
      <PageHeader title={copy.sections.balance} lead={copy.balanceLead} />
      <BalanceSheet />
    </>
  )
}

function BalanceSheet() {
  const [query] = useSearchParams()
  const change = useAddressChanges()
  const said = query.get('dia')
  const date = said && isDay(said) ? said : houseToday()
  const asked = useCall(books.balanceSheet, { query: { date } })
  const told = asked.answer?.data.balanceSheet
  const period = { from: firstOfMonth(date), to: date }
  return (
    <>
      <div className="no-print mb-4 flex">
        <DateField
          label={copy.at}
          value={date}
          onChange={({ target }) => void change({ dia: target.value })}
        />
      </div>
      <Fetched fetchings={[asked]}>
        {told && (
          <div className="grid max-w-3xl gap-8">
            <StatementTable
              title={copy.assets}
              rows={told.assets}
              totalCentavos={told.assetsCentavos}
              period={period}
            />
            <StatementTable
              title={copy.liabilities}
              rows={told.liabilities}
              totalCentavos={told.liabilitiesCentavos}
              period={period}
            />
            <StatementTable
              title={copy.equity}
              rows={told.equity}
              totalCentavos={told.equityCentavos}
              period={period}
            />
            <p className="flex justify-between gap-4 border-t-2 border-ink pt-3 text-lg font-strong tabular">
              <span>{copy.result}</span>
              <span className="whitespace-nowrap">{formatPesos(told.resultCentavos)}</span>
            </p>
            {told.assetsCentavos === told.liabilitiesCentavos + told.equityCentavos + told.resultCentavos ? (
              <Notice>{copy.balances}</Notice>
            ) : (
              <Notice tone="problem">{copy.doesNotBalance}</Notice>
            )}
          </div>
        )}
      </Fetched>
    </>
  )
}
