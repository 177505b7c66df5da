import { formatPesos } from '@rumi/contract'
import { Link } from 'react-router'
import { entriesCopy as copy } from '../../../../copy/office/books/entries.ts'
import { paths } from '../../../../shared/business/paths.ts'
import { unreadableWithin } from '../../../../shared/rows/unreadable-within.tsx'
import { DataTable, type Column } from '../../../../ui/controls/data-table.tsx'
import { type GlEntry, useAccounts } from './entry-draft.ts'

type Line = GlEntry['lines'][number]

/** Lines of an entry, each linked to its account's ledger. */
export function EntryLines({ lines }: { lines: readonly Line[] }) {
  const { nameOf } = useAccounts()
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">{copy.lines}</h2>
      <DataTable
        unreadable={unreadableWithin.table}
        caption={copy.lines}
        columns={columnsFor(nameOf)}
        rows={lines}
        rowKey={(line) => String(lines.indexOf(line))}
      />
    </section>
  )
}

const amount = (centavos: number) => (centavos > 0 ? formatPesos(centavos) : '–')

const columnsFor = (nameOf: (id: string) => string): readonly Column<Line>[] => [
  {
    key: 'account',
    header: copy.account,
    cell: ({ accountId }) => (
      <Link
        to={paths.officeLedger(accountId)}
        className="inline-flex min-h-8 items-center text-link underline underline-offset-2"
      >
        {nameOf(accountId)}
      </Link>
    ),
  },
  { key: 'memo', header: copy.memo, secondary: true, cell: ({ memo }) => memo },
  {
    key: 'debit',
    header: copy.debit,
    numeric: true,
    oneLine: true,
    showsHeader: true,
    cell: ({ debitCentavos }) => amount(debitCentavos),
  },
  {
    key: 'credit',
    header: copy.credit,
    numeric: true,
    oneLine: true,
    showsHeader: true,
    cell: ({ creditCentavos }) => amount(creditCentavos),
  },
]
