import { books } from '@rumi/contract'
import { booksCopy as copy } from '../../../../copy/office/books/ledger.ts'
import { useCall } from '../../../../shared/fetching/queries.ts'
import { PageHeader } from '../../../../ui/layout/page-header.tsx'
import { Fetched } from '../../../kit/fetched.tsx'
import { officeMeta } from '../../../kit/office-meta.ts'
import { AuditBooks } from '../audit-books.tsx'
import { ComparedPeriodFields, ComparedWith, useComparedPeriod } from './comparison.tsx'
import { ExportBooks } from '../../../kit/export-books.tsx'
import { PeriodFields, useStatementPeriod } from './period.tsx'
import { TrialBalanceTable } from './trial-balance-table.tsx'

export const meta = officeMeta(copy.sections.trialBalance)

/** All accounts with their movements between two days. */
export default function TrialBalancePage() {
  return (
    <>
      <PageHeader title={copy.sections.trialBalance} lead={copy.trialBalanceLead} />
      <TrialBalance />
    </>
  )
}

function TrialBalance() {
  const opened = useStatementPeriod()
  const { period } = opened
  const other = useComparedPeriod(period)
  const trialBalanceQuery = useCall(books.trialBalance, { query: period })
  const earlierQuery = useCall(books.trialBalance, other ? { query: other } : null)
  const before = other && earlierQuery.answer?.data.trialBalance
  return (
    <>
      <PeriodFields opened={opened}>
        <ComparedPeriodFields other={other} />
        <ExportBooks report="trial-balance" query={period} other={other} />
      </PeriodFields>
      <AuditBooks />
      {other && <ComparedWith other={other} />}
      <Fetched fetchings={[trialBalanceQuery, ...(other ? [earlierQuery] : []), ...opened.fetchings]}>
        <TrialBalanceTable
          rows={trialBalanceQuery.answer?.data.trialBalance.rows ?? []}
          period={period}
          before={before && { rows: before.rows, period: before }}
        />
      </Fetched>
    </>
  )
}
