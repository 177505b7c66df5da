import { formatPesos } from '@rumi/contract'
import { Link } from 'react-router'
import { booksCopy as copy } from '../../../../copy/office/books/ledger.ts'
import { unreadableWithin } from '../../../../shared/rows/unreadable-within.tsx'
import { DataTable, type Column } from '../../../../ui/controls/data-table.tsx'

/** Links of a line on either side, with their accessible names. */
export type Openings = { now: string; before: string; name: string; nameBefore: string }

/** Line of a statement with its comparison. */
export type ComparedLine = {
  label: string
  nowCentavos: number
  beforeCentavos: number
  isSum?: boolean
  opens?: Openings | undefined
}

type ComparedTableProps = {
  caption: string
  lines: readonly ComparedLine[]
  /** Heading of the name column. */
  heading?: string
}

export function ComparedTable({ caption, lines, heading = copy.account }: ComparedTableProps) {
  return (
    <DataTable
      unreadable={unreadableWithin.table}
      caption={caption}
      columns={columnsOf(heading)}
      rows={lines}
      rowKey={({ label }) => label}
    />
  )
}

/** Formats a difference with its sign. */
export const signedPesos = (centavos: number) => `${centavos > 0 ? '+' : ''}${formatPesos(centavos)}`

const linkLook = 'inline-flex min-h-8 items-center text-link underline underline-offset-2'

const amount = (key: string, header: string, cell: Column<ComparedLine>['cell']): Column<ComparedLine> => ({
  key,
  header,
  numeric: true,
  oneLine: true,
  showsHeader: true,
  card: 'whole',
  cell: (line) => <span className={line.isSum ? 'font-strong' : ''}>{cell(line)}</span>,
})

const columnsOf = (heading: string): readonly Column<ComparedLine>[] => [
  {
    key: 'account',
    header: heading,
    cell: ({ label, isSum, opens }) =>
      opens ? (
        <Link to={opens.now} aria-label={opens.name} className={`${linkLook} ${isSum ? '' : 'font-text'}`}>
          {label}
        </Link>
      ) : (
        label
      ),
  },
  amount('now', copy.now, ({ nowCentavos }) => formatPesos(nowCentavos)),
  amount('before', copy.before, ({ opens, beforeCentavos }) =>
    opens && beforeCentavos !== 0 ? (
      <Link
        to={opens.before}
        aria-label={copy.figureOf(opens.nameBefore, formatPesos(beforeCentavos))}
        className={linkLook}
      >
        {formatPesos(beforeCentavos)}
      </Link>
    ) : (
      formatPesos(beforeCentavos)
    ),
  ),
  amount('difference', copy.difference, ({ nowCentavos, beforeCentavos }) =>
    signedPesos(nowCentavos - beforeCentavos),
  ),
]
