import { formatPesos, type Receivable } from '@rumi/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { booksCopy as copy } from '../../../copy/office/books/ledger.ts'
import { paths } from '../../../shared/business/paths.ts'
import { unreadableWithin } from '../../../shared/rows/unreadable-within.tsx'
import { DataTable, type Column } from '../../../ui/controls/data-table.tsx'
import { signedPesos } from './statements/compared-table.tsx'
import { AreaLink } from '../../kit/permissions/area-link.tsx'

type Aged = Omit<Receivable, 'clientId' | 'name' | 'visits'>
type Row = Aged & Pick<Receivable, 'name'> & { clientId: string | null; beforeCentavos: number }
type OwedByClientProps = {
  now: readonly Receivable[]
  before?: { rows: readonly Receivable[]; day: string } | undefined
}

/** Receivables per client by age, with totals; optionally beside another day. */
export function OwedByClient({ now, before }: OwedByClientProps) {
  const rows = rowsOf(now, before?.rows ?? [])
  const total = { ...sumOf(rows), clientId: null, name: copy.receivablesTotal }
  return (
    <DataTable
      unreadable={unreadableWithin.table}
      caption={copy.sections.receivables}
      columns={before ? comparedColumns(before.day) : agedColumns}
      rows={[...rows, total]}
      rowKey={({ clientId }) => clientId ?? 'total'}
    />
  )
}

const nothing: Aged & { beforeCentavos: number } = {
  bookings: 0,
  totalCentavos: 0,
  upTo30Centavos: 0,
  upTo60Centavos: 0,
  upTo90Centavos: 0,
  olderCentavos: 0,
  beforeCentavos: 0,
}

/** Joins both days' receivables; a client on only one of them owes zero on the other. */
function rowsOf(now: readonly Receivable[], before: readonly Receivable[]): Row[] {
  const owed = new Map(before.map((row) => [row.clientId, row]))
  const settled = before.filter(({ clientId }) => !now.some((row) => row.clientId === clientId))
  return [
    ...now.map((row) => ({
      ...row,
      beforeCentavos: owed.get(row.clientId)?.totalCentavos ?? 0,
    })),
    ...settled.map(({ clientId, name, totalCentavos }) => ({
      ...nothing,
      clientId,
      name,
      beforeCentavos: totalCentavos,
    })),
  ]
}

const sumOf = (rows: readonly Row[]) =>
  rows.reduce(
    (sum, row) => ({
      bookings: sum.bookings + row.bookings,
      totalCentavos: sum.totalCentavos + row.totalCentavos,
      upTo30Centavos: sum.upTo30Centavos + row.upTo30Centavos,
      upTo60Centavos: sum.upTo60Centavos + row.upTo60Centavos,
      upTo90Centavos: sum.upTo90Centavos + row.upTo90Centavos,
      olderCentavos: sum.olderCentavos + row.olderCentavos,
      beforeCentavos: sum.beforeCentavos + row.beforeCentavos,
    }),
    nothing,
  )

const amount = (
  key: string,
  header: string,
  text: (row: Row) => ReactNode,
  more: Partial<Column<Row>> = {},
): Column<Row> => ({
  key,
  header,
  numeric: true,
  oneLine: true,
  showsHeader: true,
  card: 'whole',
  ...more,
  cell: (row) => <span className={row.clientId ? '' : 'font-strong'}>{text(row)}</span>,
})

const client: Column<Row> = {
  key: 'client',
  header: copy.client,
  cell: ({ clientId, name }) =>
    clientId ? (
      <AreaLink
        to={paths.officeClient(clientId)}
        className="inline-flex min-h-8 items-center font-text text-link underline underline-offset-2"
      >
        {name}
      </AreaLink>
    ) : (
      name
    ),
}

const agedColumns: readonly Column<Row>[] = [
  client,
  amount('visits', copy.visits, ({ bookings }) => String(bookings)),
  amount('30', copy.upTo30, ({ upTo30Centavos }) => formatPesos(upTo30Centavos)),
  amount('60', copy.upTo60, ({ upTo60Centavos }) => formatPesos(upTo60Centavos)),
  amount('90', copy.upTo90, ({ upTo90Centavos }) => formatPesos(upTo90Centavos)),
  amount('older', copy.older, ({ olderCentavos }) => formatPesos(olderCentavos)),
  amount('total', copy.total, ({ totalCentavos }) => formatPesos(totalCentavos)),
]

const comparedColumns = (day: string): readonly Column<Row>[] => [
  client,
  amount('now', copy.now, ({ totalCentavos }) => formatPesos(totalCentavos)),
  amount('before', copy.before, ({ clientId, name, beforeCentavos }) =>
    clientId && beforeCentavos !== 0 ? (
      <Link
        to={paths.officeReceivables({ dia: day })}
        aria-label={copy.owedBefore(name, formatPesos(beforeCentavos))}
        className="inline-flex min-h-8 items-center text-link underline underline-offset-2"
      >
        {formatPesos(beforeCentavos)}
      </Link>
    ) : (
      formatPesos(beforeCentavos)
    ),
  ),
  amount('difference', copy.difference, ({ totalCentavos, beforeCentavos }) =>
    signedPesos(totalCentavos - beforeCentavos),
  ),
]
