import { books, formatPesos, type Receivable } from '@rumi/contract'
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

export const meta = officeMeta(copy.sections.receivables)

/** Who owes for visits that are over, and for how long. */
export default function ReceivablesPage() {
  return (
    <>
      <PageHeader title={copy.sections.receivables} lead={copy.receivablesLead} />
      <Receivables />
    </>
  )
}

function Receivables() {
  const navigate = useNavigate()
  const asked = useCall(books.receivables, {})
  return (
    <Fetched fetchings={[asked]}>
      <DataTable
        unreadable={unreadableWithin.table}
        caption={copy.sections.receivables}
        columns={columns}
        rows={asked.answer?.data.receivables ?? []}
        rowKey={({ clientId }) => clientId}
        onOpen={({ clientId }) => void navigate(paths.officeClient(clientId))}
        empty={<EmptyState art={<NoResults />} title={copy.nobodyOwes} text={copy.nobodyOwesText} />}
      />
    </Fetched>
  )
}

const aged = (key: string, header: string, centavos: (row: Receivable) => number): Column<Receivable> => ({
  key,
  header,
  numeric: true,
  oneLine: true,
  saysHeader: true,
  secondary: true,
  cell: (row) => formatPesos(centavos(row)),
})

const columns: readonly Column<Receivable>[] = [
  { key: 'client', header: copy.client, cell: ({ name }) => name },
  { key: 'visits', header: copy.visits, numeric: true, saysHeader: true, cell: ({ bookings }) => bookings },
  aged('30', copy.upTo30, ({ upTo30Centavos }) => upTo30Centavos),
  aged('60', copy.upTo60, ({ upTo60Centavos }) => upTo60Centavos),
  aged('90', copy.upTo90, ({ upTo90Centavos }) => upTo90Centavos),
  aged('older', copy.older, ({ olderCentavos }) => olderCentavos),
  {
    key: 'total',
    header: copy.total,
    numeric: true,
    oneLine: true,
    card: 'end',
    cell: ({ totalCentavos }) => formatPesos(totalCentavos),
  },
]
