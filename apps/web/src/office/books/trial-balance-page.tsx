import { books, formatPesos, type TrialBalanceRow } from '@rumi/contract'
import { useNavigate } from 'react-router'
import { NoResults } from '../../art/scenes/no-results.tsx'
import { booksCopy as copy } from '../../copy/books.ts'
import { paths } from '../../shared/paths.ts'
import { useCall } from '../../shared/queries.ts'
import { unreadableWithin } from '../../shared/rows/unreadable-within.tsx'
import { DataTable, type Column } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Fetched } from '../fetched.tsx'
import { officeMeta } from '../office-meta.ts'
import { AuditBooks } from './audit-books.tsx'
import { ExportBooks } from './export-books.tsx'
import { PeriodFields, usePeriod } from './period.tsx'

export const meta = officeMeta(copy.sections.trialBalance)

/** Every account with what moved on it between two days. */
export default function TrialBalancePage() {
  return (
    <>
      <PageHeader title={copy.sections.trialBalance} lead={copy.trialBalanceLead} />
      <TrialBalance />
    </>
  )
}

function TrialBalance() {
  const period = usePeriod()
  const navigate = useNavigate()
  const asked = useCall(books.trialBalance, { query: period })
  return (
    <>
      <PeriodFields {...period}>
        <ExportBooks report="trial-balance" query={period} />
      </PeriodFields>
      <AuditBooks />
      <Fetched fetchings={[asked]}>
        <DataTable
          unreadable={unreadableWithin.table}
          caption={copy.sections.trialBalance}
          columns={columns}
          rows={asked.answer?.data.trialBalance.rows ?? []}
          rowKey={({ accountId }) => accountId}
          onOpen={({ accountId }) => void navigate(paths.officeLedger(accountId, period))}
          empty={<EmptyState art={<NoResults />} title={copy.nothingMoved} text={copy.nothingMovedText} />}
        />
      </Fetched>
    </>
  )
}

const columns: readonly Column<TrialBalanceRow>[] = [
  { key: 'account', header: copy.account, cell: ({ code, name }) => copy.ledgerOf(code, name) },
  {
    key: 'opening',
    header: copy.opening,
    numeric: true,
    oneLine: true,
    saysHeader: true,
    secondary: true,
    cell: ({ openingCentavos }) => formatPesos(openingCentavos),
  },
  {
    key: 'debit',
    header: copy.debit,
    numeric: true,
    oneLine: true,
    saysHeader: true,
    cell: ({ debitCentavos }) => formatPesos(debitCentavos),
  },
  {
    key: 'credit',
    header: copy.credit,
    numeric: true,
    oneLine: true,
    saysHeader: true,
    cell: ({ creditCentavos }) => formatPesos(creditCentavos),
  },
  {
    key: 'closing',
    header: copy.closing,
    numeric: true,
    oneLine: true,
    card: 'end',
    cell: ({ closingCentavos }) => formatPesos(closingCentavos),
  },
]
