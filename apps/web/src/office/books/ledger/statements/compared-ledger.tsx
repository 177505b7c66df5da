import { books, type DaySpan, type TrialBalanceRow } from '@rumi/contract'
import { booksCopy as copy } from '../../../../copy/office/books/ledger.ts'
import { paths } from '../../../../shared/business/paths.ts'
import { useCall } from '../../../../shared/fetching/queries.ts'
import { LinkButton } from '../../../../ui/controls/link-button.tsx'
import { Fetched } from '../../../kit/fetched.tsx'
import { ComparedTable } from './compared-table.tsx'
import { ComparedWith } from './comparison.tsx'

type ComparedLedgerProps = { accountId: string; period: DaySpan; other: DaySpan }

/**
 * Opening balance, movements and closing balance of an account, compared with another period; the other period's
 * movements have their own link.
 */
export function ComparedLedger({ accountId, period, other }: ComparedLedgerProps) {
  const trialBalanceQuery = useCall(books.trialBalance, { query: period })
  const earlierQuery = useCall(books.trialBalance, { query: other })
  const figuresIn = (rows: readonly TrialBalanceRow[] | undefined) =>
    rows?.find((row) => row.accountId === accountId)
  const now = figuresIn(trialBalanceQuery.answer?.data.trialBalance.rows)
  const before = figuresIn(earlierQuery.answer?.data.trialBalance.rows)
  return (
    <section className="mb-6">
      <ComparedWith other={other} />
      <Fetched fetchings={[trialBalanceQuery, earlierQuery]}>
        <ComparedTable
          caption={copy.comparedLedger}
          heading={copy.what}
          lines={figures.map(({ key, label }) => ({
            label,
            nowCentavos: now?.[key] ?? 0,
            beforeCentavos: before?.[key] ?? 0,
            isSum: key === 'closingCentavos',
          }))}
        />
        <div className="no-print mt-3">
          <LinkButton tone="secondary" to={paths.officeLedger(accountId, other)}>
            {copy.openBefore}
          </LinkButton>
        </div>
      </Fetched>
    </section>
  )
}

const figures = [
  { key: 'openingCentavos', label: copy.opening },
  { key: 'debitCentavos', label: copy.debit },
  { key: 'creditCentavos', label: copy.credit },
  { key: 'closingCentavos', label: copy.closing },
] as const
