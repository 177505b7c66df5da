import { comparedRows, formatPesos, type DaySpan } from '@rumi/contract'
import { booksCopy as copy } from '../../../../copy/office/books/ledger.ts'
import { Link } from 'react-router'
import { paths } from '../../../../shared/business/paths.ts'
import { Rows } from '../../../../shared/rows/rows.tsx'
import { ComparedTable, type Openings } from './compared-table.tsx'

type StatementRow = { accountId: string; code: string; name: string; centavos: number }
type Part = { rows: readonly StatementRow[]; totalCentavos: number }
type StatementTableProps = Part & {
  title: string
  period: DaySpan
  /** The same part of the comparison period. */
  before?: (Part & { period: DaySpan }) | undefined
}

/** Part of a statement: accounts linked to their movements, and their sum, optionally with a comparison. */
export function StatementTable({ before, ...part }: StatementTableProps) {
  const { title, period, rows, totalCentavos } = part
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 className="text-lg">{title}</h2>
      {before ? (
        <ComparedTable
          caption={title}
          lines={[
            ...comparedRows(rows, before.rows).map(({ now, before: then, ...account }) => ({
              opens: {
                now: paths.officeLedger(account.accountId, period),
                before: paths.officeLedger(account.accountId, before.period),
                name: copy.openAccount(account.code, account.name),
                nameBefore: copy.openAccountBefore(account.code, account.name),
              },
              label: copy.ledgerOf(account.code, account.name),
              nowCentavos: now?.centavos ?? 0,
              beforeCentavos: then?.centavos ?? 0,
            })),
            {
              isSum: true,
              label: copy.totalOf(title),
              nowCentavos: totalCentavos,
              beforeCentavos: before.totalCentavos,
            },
          ]}
        />
      ) : (
        <PlainTable {...part} />
      )}
    </section>
  )
}

function PlainTable({ title, rows, totalCentavos, period }: Omit<StatementTableProps, 'before'>) {
  return (
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
  )
}

type StatementResultProps = {
  centavos: number
  beforeCentavos: number | undefined
  /** Link to the statement that explains this result, if any. */
  opens?: Openings | undefined
}

/** Result of a statement, optionally with a comparison. */
export function StatementResult({ centavos, beforeCentavos, opens }: StatementResultProps) {
  if (beforeCentavos === undefined)
    return (
      <p className="flex justify-between gap-4 border-t-2 border-ink pt-3 text-lg font-strong tabular">
        {opens ? (
          <Link to={opens.now} aria-label={opens.name} className="text-link underline underline-offset-2">
            {copy.result}
          </Link>
        ) : (
          <span>{copy.result}</span>
        )}
        <span className="whitespace-nowrap">{formatPesos(centavos)}</span>
      </p>
    )
  return (
    <ComparedTable
      caption={copy.result}
      lines={[{ label: copy.result, isSum: true, nowCentavos: centavos, beforeCentavos, opens }]}
    />
  )
}
