import { comparedRows, formatPesos, type DaySpan, type TrialBalanceRow } from '@rumi/contract'
import { Link } from 'react-router'
import { NoResults } from '../../../../art/scenes/empty/no-results.tsx'
import { booksCopy as copy } from '../../../../copy/office/books/ledger.ts'
import { paths } from '../../../../shared/business/paths.ts'
import { unreadableWithin } from '../../../../shared/rows/unreadable-within.tsx'
import { DataTable, type Column } from '../../../../ui/controls/data-table.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { signedPesos } from './compared-table.tsx'

type Figure = 'openingCentavos' | 'debitCentavos' | 'creditCentavos' | 'closingCentavos'
type Figures = Record<Figure, number>
type Account = Pick<TrialBalanceRow, 'accountId' | 'code' | 'name'>
/** Without an account, the totals of all movements: balances are by nature and have no meaningful sum. */
type Row = { account?: Account; now: Figures; before?: Figures | undefined }

type TrialBalanceTableProps = {
  rows: readonly TrialBalanceRow[]
  period: DaySpan
  /** Accounts of the comparison period, shown below each figure. */
  before?: { rows: readonly TrialBalanceRow[]; period: DaySpan } | undefined
}

/**
 * Accounts with opening balance, movements and closing balance, and the totals of the movements; each side links to
 * its own movements.
 */
export function TrialBalanceTable({ rows, period, before }: TrialBalanceTableProps) {
  const accounts = comparedRows(rows, before?.rows ?? []).map(
    ({ now = nothing, before: then = nothing, ...account }): Row => ({
      account,
      now,
      before: before && then,
    }),
  )
  const sums: Row = { now: sumsOf(rows), before: before && sumsOf(before.rows) }
  return (
    <DataTable
      unreadable={unreadableWithin.table}
      caption={copy.sections.trialBalance}
      columns={columnsOf(period, before?.period)}
      rows={accounts.length > 0 ? [...accounts, sums] : []}
      rowKey={({ account }) => account?.accountId ?? 'sums'}
      empty={<EmptyState art={<NoResults />} title={copy.nothingMoved} text={copy.nothingMovedText} />}
    />
  )
}

const nothing: Figures = { openingCentavos: 0, debitCentavos: 0, creditCentavos: 0, closingCentavos: 0 }

const sumsOf = (rows: readonly TrialBalanceRow[]): Figures =>
  rows.reduce(
    (sum, { debitCentavos, creditCentavos }) => ({
      ...sum,
      debitCentavos: sum.debitCentavos + debitCentavos,
      creditCentavos: sum.creditCentavos + creditCentavos,
    }),
    nothing,
  )

const columnsOf = (period: DaySpan, other: DaySpan | undefined): readonly Column<Row>[] => [
  {
    key: 'account',
    header: copy.account,
    cell: (row) => <Name {...row} period={period} isWholeRow={!other} />,
  },
  figure('openingCentavos', copy.opening, other, other ? {} : { secondary: true }),
  figure('debitCentavos', copy.debit, other),
  figure('creditCentavos', copy.credit, other),
  figure('closingCentavos', copy.closing, other, other ? {} : { card: 'end', showsHeader: false }),
  ...(other ? [difference] : []),
]

type NameProps = Row & { period: DaySpan; isWholeRow: boolean }

/** Link to an account's movements; the whole row is the target if it has no other link. */
function Name({ account, period, isWholeRow }: NameProps) {
  if (!account) return copy.sums
  const { accountId, code, name } = account
  return (
    <Link
      to={paths.officeLedger(accountId, period)}
      aria-label={copy.openAccount(code, name)}
      className={`inline-flex min-h-8 items-center hover:underline ${isWholeRow ? 'after:absolute after:inset-0' : 'font-text text-link underline underline-offset-2'}`}
    >
      {copy.ledgerOf(code, name)}
    </Link>
  )
}

const isBalance = (key: Figure) => key === 'openingCentavos' || key === 'closingCentavos'

function figure(
  key: Figure,
  header: string,
  other: DaySpan | undefined,
  more: Partial<Column<Row>> = {},
): Column<Row> {
  return {
    key,
    header,
    numeric: true,
    oneLine: true,
    showsHeader: true,
    ...(other && { card: 'whole' }),
    ...more,
    cell: ({ account, now, before }) =>
      !account && isBalance(key) ? (
        '–'
      ) : (
        <span className={account ? '' : 'font-strong'}>
          {formatPesos(now[key])}
          {other && before && <Before {...{ account, other }} header={header} centavos={before[key]} />}
        </span>
      ),
  }
}

const difference: Column<Row> = {
  key: 'difference',
  header: copy.difference,
  numeric: true,
  oneLine: true,
  showsHeader: true,
  card: 'whole',
  cell: ({ account, now, before = nothing }) =>
    account ? signedPesos(now.closingCentavos - before.closingCentavos) : '–',
}

type BeforeProps = { account: Account | undefined; other: DaySpan; header: string; centavos: number }

/** Figure of the comparison period, below in a table and behind in a card. */
function Before({ account, other, header, centavos }: BeforeProps) {
  const amount = formatPesos(centavos)
  return (
    <span className="block text-sm font-text text-ink-soft @max-2xl:pl-4">
      <span className="@2xl:sr-only">{copy.before}: </span>
      <span>
        {account && centavos !== 0 ? (
          <Link
            to={paths.officeLedger(account.accountId, other)}
            aria-label={copy.openFigureBefore(header, account.code, account.name, amount)}
            className="inline-flex min-h-6 items-center text-link underline underline-offset-2"
          >
            {amount}
          </Link>
        ) : (
          amount
        )}
      </span>
    </span>
  )
}
