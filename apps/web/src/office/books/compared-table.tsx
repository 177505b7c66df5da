import { formatPesos } from '@rumi/contract'
import { Link } from 'react-router'
import { booksCopy as copy } from '../../copy/books.ts'
import { paths } from '../../shared/paths.ts'
import { unreadableWithin } from '../../shared/rows/unreadable-within.tsx'
import { DataTable, type Column } from '../../ui/data-table.tsx'
import type { ComparedRow } from './compared-rows.ts'
import type { Period } from './period.tsx'

/** One part of a statement beside another of other days; a line that is no account is a sum. */
export type ComparedLine = Pick<ComparedRow, 'nowCentavos' | 'beforeCentavos'> & {
  label: string
  account?: ComparedRow
}

type ComparedTableProps = { caption: string; lines: readonly ComparedLine[]; period: Period }

export function ComparedTable({ caption, lines, period }: ComparedTableProps) {
  return (
    <DataTable
      unreadable={unreadableWithin.table}
      caption={caption}
      columns={columnsOf(period)}
      rows={lines}
      rowKey={({ label }) => label}
    />
  )
}

/** A difference with its sign. */
export const signedPesos = (centavos: number) => `${centavos > 0 ? '+' : ''}${formatPesos(centavos)}`

const amount = (key: string, header: string, text: (line: ComparedLine) => string): Column<ComparedLine> => ({
  key,
  header,
  numeric: true,
  oneLine: true,
  saysHeader: true,
  card: 'whole',
  cell: (line) => <span className={line.account ? '' : 'font-strong'}>{text(line)}</span>,
})

const columnsOf = (period: Period): readonly Column<ComparedLine>[] => [
  {
    key: 'account',
    header: copy.account,
    cell: ({ account, label }) =>
      account ? (
        <Link
          to={paths.officeLedger(account.accountId, period)}
          aria-label={copy.openAccount(account.code, account.name)}
          className="inline-flex min-h-8 items-center font-text text-link underline underline-offset-2"
        >
          {label}
        </Link>
      ) : (
        label
      ),
  },
  amount('now', copy.now, ({ nowCentavos }) => formatPesos(nowCentavos)),
  amount('before', copy.before, ({ beforeCentavos }) => formatPesos(beforeCentavos)),
  amount('difference', copy.difference, ({ nowCentavos, beforeCentavos }) =>
    signedPesos(nowCentavos - beforeCentavos),
  ),
]
