import { formatPesos, type SalesByIva as Sold } from '@rumi/contract'
import type { ReactNode } from 'react'
import { taxesCopy as copy } from '../../../copy/office/books/taxes.ts'
import { unreadableWithin } from '../../../shared/rows/unreadable-within.tsx'
import { DataTable, type Column } from '../../../ui/controls/data-table.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'

/** Sales of a month by treatment of IVA with their sum; a sentence where there is one treatment. */
export function SalesByIva({ sales }: { sales: readonly Sold[] }) {
  const isPartlyCreditable = sales.some(({ treatment }) => treatment === 'exempt' || treatment === 'none')
  const [first, ...others] = sales
  if (!first || (first.treatment === 'by-hand' && others.length === 0)) return null
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3">
      {others.length === 0 ? (
        <p className="text-ink-soft">{copy.salesOfOneRate(copy.treatmentOf(first))}</p>
      ) : (
        <section aria-labelledby="sales-by-iva">
          <h3 id="sales-by-iva">{copy.sales}</h3>
          <p className="mb-2 text-sm text-ink-soft">{copy.salesLead}</p>
          <DataTable
            unreadable={unreadableWithin.table}
            caption={copy.sales}
            columns={columns}
            rows={[...sales.map((row) => ({ ...row, label: copy.treatmentOf(row) })), sumOf(sales)]}
            rowKey={({ label }) => label}
          />
        </section>
      )}
      {isPartlyCreditable && <Notice tone="warning">{copy.partlyCreditable}</Notice>}
    </div>
  )
}

type Row = Pick<Sold, 'baseCentavos' | 'ivaCentavos'> & { label: string; isSum?: boolean }

const sumOf = (sales: readonly Sold[]): Row => ({
  label: copy.total,
  isSum: true,
  baseCentavos: sales.reduce((sum, { baseCentavos }) => sum + baseCentavos, 0),
  ivaCentavos: sales.reduce((sum, { ivaCentavos }) => sum + ivaCentavos, 0),
})

const strongSum = (row: Row, content: ReactNode) =>
  row.isSum ? <span className="font-strong">{content}</span> : content

const amountColumn = (key: string, header: string, centavosOf: (row: Row) => number): Column<Row> => ({
  key,
  header,
  numeric: true,
  oneLine: true,
  showsHeader: true,
  cell: (row) => strongSum(row, formatPesos(centavosOf(row))),
})

const columns: readonly Column<Row>[] = [
  { key: 'treatment', header: copy.treatment, cell: ({ label }) => label },
  amountColumn('base', copy.netBase, ({ baseCentavos }) => baseCentavos),
  amountColumn('iva', copy.iva, ({ ivaCentavos }) => ivaCentavos),
  amountColumn('collected', copy.collected, ({ baseCentavos, ivaCentavos }) => baseCentavos + ivaCentavos),
]
