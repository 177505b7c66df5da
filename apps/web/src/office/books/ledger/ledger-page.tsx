import { books, formatDay, formatPesos, type AccountLedger } from '@rumi/contract'
import { Link, useParams } from 'react-router'
import { NoResults } from '../../../art/scenes/empty/no-results.tsx'
import { booksCopy as copy } from '../../../copy/office/books/ledger.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { unreadableWithin } from '../../../shared/rows/unreadable-within.tsx'
import { DataTable, LeadingCell, type Column } from '../../../ui/controls/data-table.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LinkButton } from '../../../ui/controls/link-button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { ComparedLedger } from './statements/compared-ledger.tsx'
import { ComparedPeriodFields, useComparedPeriod } from './statements/comparison.tsx'
import { ExportBooks } from '../../kit/export-books.tsx'
import { PeriodFields, useStatementPeriod } from './statements/period.tsx'

export const meta = officeMeta(copy.title)

/** Ledger of one account; each line links to its origin. */
export default function LedgerPage() {
  return <Ledger />
}

function Ledger() {
  const { id = '' } = useParams()
  const opened = useStatementPeriod(id)
  const { period } = opened
  const other = useComparedPeriod(period)
  const ledgerQuery = useCall(books.ledger, { params: { id }, query: period })
  const ledger = ledgerQuery.answer?.data.ledger
  return (
    <>
      <PageHeader
        title={ledger ? copy.ledgerOf(ledger.account.code, ledger.account.name) : copy.title}
        actions={
          <LinkButton tone="secondary" to={paths.officeTrialBalance(period)}>
            {copy.back}
          </LinkButton>
        }
      />
      <PeriodFields opened={opened}>
        <ComparedPeriodFields other={other} />
        <ExportBooks report="ledger" query={{ ...period, accountId: id }} />
      </PeriodFields>
      {other && <ComparedLedger accountId={id} {...{ period, other }} />}
      <Fetched fetchings={[ledgerQuery, ...opened.fetchings]}>
        {ledger && (
          <>
            <p className="mb-2 tabular">
              {copy.opening}: {formatPesos(ledger.openingCentavos)}
            </p>
            <DataTable
              unreadable={unreadableWithin.table}
              caption={copy.title}
              columns={columns}
              rows={ledger.lines}
              rowKey={({ entryId, debitCentavos, creditCentavos }) =>
                `${entryId} ${debitCentavos} ${creditCentavos}`
              }
              empty={
                <EmptyState art={<NoResults />} title={copy.nothingMoved} text={copy.nothingMovedText} />
              }
            />
            {ledger.hasMore && (
              <div className="mt-3">
                <Notice>{copy.moreLines(ledger.lines.length)}</Notice>
              </div>
            )}
            <p className="mt-3 font-strong tabular">
              {copy.closing}: {formatPesos(ledger.closingCentavos)}
            </p>
          </>
        )}
      </Fetched>
    </>
  )
}

type Line = AccountLedger['lines'][number]

/** Page of the visit, order, pass or expense of a line. */
function whereItHappened({ bookingId, orderId, passId, expenseId }: Line) {
  if (bookingId) return paths.officeBooking(bookingId)
  if (orderId) return paths.officeOrder(orderId)
  if (passId) return paths.officePass(passId)
  return expenseId && paths.officeExpense(expenseId)
}

const columns: readonly Column<Line>[] = [
  {
    key: 'day',
    header: copy.day,
    oneLine: true,
    cell: ({ date }) => <LeadingCell>{formatDay(date, businessToday())}</LeadingCell>,
  },
  {
    key: 'what',
    header: copy.what,
    cell: (line) => {
      const to = whereItHappened(line)
      return to ? (
        <Link to={to} className="inline-flex min-h-8 items-center text-link underline underline-offset-2">
          {line.description}
        </Link>
      ) : (
        line.description
      )
    },
  },
  {
    key: 'entry',
    header: copy.entry,
    numeric: true,
    showsHeader: true,
    cell: ({ entryId, number }) => (
      <Link
        to={paths.officeEntry(entryId)}
        className="inline-flex min-h-8 items-center text-link underline underline-offset-2"
      >
        {number}
      </Link>
    ),
  },
  {
    key: 'debit',
    header: copy.debit,
    numeric: true,
    oneLine: true,
    showsHeader: true,
    cell: ({ debitCentavos }) => (debitCentavos > 0 ? formatPesos(debitCentavos) : '–'),
  },
  {
    key: 'credit',
    header: copy.credit,
    numeric: true,
    oneLine: true,
    showsHeader: true,
    cell: ({ creditCentavos }) => (creditCentavos > 0 ? formatPesos(creditCentavos) : '–'),
  },
  {
    key: 'balance',
    header: copy.balance,
    numeric: true,
    oneLine: true,
    card: 'end',
    cell: ({ balanceCentavos }) => formatPesos(balanceCentavos),
  },
]
