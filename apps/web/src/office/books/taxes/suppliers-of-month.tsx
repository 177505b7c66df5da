import {
  formatDay,
  formatPesos,
  publicRfc,
  taxes,
  type LackingExpense,
  type SupplierOfMonth,
} from '@rumi/contract'
import { downloads } from '@rumi/data-layer'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { taxesCopy as copy } from '../../../copy/office/books/taxes.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { useSend, type Refusal } from '../../../shared/fetching/store.ts'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { Rows } from '../../../shared/rows/rows.tsx'
import { unreadableWithin } from '../../../shared/rows/unreadable-within.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { DataTable, type Column } from '../../../ui/controls/data-table.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { Fetched } from '../../kit/fetched.tsx'
import { usePermission } from '../../kit/permissions/use-permission.ts'

/** Paid expenses of a month by supplier, the ones that lack an RFC, and the DIOT to download. */
export function SuppliersOfMonth({ month }: { month: string }) {
  const suppliersQuery = useCall(taxes.suppliers, { query: { month } })
  const found = suppliersQuery.answer?.data
  return (
    <section aria-labelledby="diot">
      <h2 id="diot" className="text-lg">
        {copy.diot}
      </h2>
      <p className="mb-3 text-ink-soft">{copy.diotLead}</p>
      <Fetched fetchings={[suppliersQuery]}>
        {found && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {found.lacking.length > 0 && <Lacking expenses={found.lacking} />}
            <DataTable
              unreadable={unreadableWithin.table}
              caption={copy.suppliers}
              columns={columns}
              rows={found.suppliers}
              rowKey={({ rfc, operation }) => `${rfc} ${operation}`}
              empty={found.lacking.length === 0 && <p>{copy.noSuppliers}</p>}
            />
            {found.lacking.length === 0 && found.suppliers.length > 0 && <Download month={month} />}
          </div>
        )}
      </Fetched>
    </section>
  )
}

function Lacking({ expenses }: { expenses: readonly LackingExpense[] }) {
  return (
    <Notice tone="warning">
      <p>{copy.lacking(expenses.length)}</p>
      <ul className="mt-2 grid gap-1">
        <Rows of={expenses} by={({ expenseId, terminalId }) => `${expenseId ?? terminalId}`}>
          {({ expenseId, day, supplierName, totalCentavos, problem }) => (
            <li>
              <Link
                to={expenseId ? paths.officeExpense(expenseId) : paths.officeReconciliation()}
                className="inline-flex min-h-10 items-center text-link underline underline-offset-2"
              >
                {copy.lackingOf(
                  formatDay(day, businessToday()),
                  supplierName,
                  formatPesos(totalCentavos),
                  copy.problems[problem],
                )}
              </Link>
            </li>
          )}
        </Rows>
      </ul>
    </Notice>
  )
}

function Download({ month }: { month: string }) {
  const send = useSend()
  const mayExport = usePermission({ access: 'books-export', area: 'exports' })
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  if (!mayExport) return null
  const download = async () => {
    setBusy(true)
    setRefusal(undefined)
    const outcome = await send(downloads.suppliersOfMonth({ query: { month } }))
    setBusy(false)
    if (!outcome.ok) return setRefusal(outcome.refusal)
    showToast(copy.downloaded(outcome.answer))
  }
  return (
    <div className="grid justify-items-start gap-3">
      {refusal && <ActionableRefusal refusal={refusal} />}
      <Button tone="secondary" loading={busy} onClick={() => void download()}>
        {!busy && <FileDown className="size-5" aria-hidden="true" />}
        <span>{copy.download}</span>
      </Button>
    </div>
  )
}

const columns: readonly Column<SupplierOfMonth>[] = [
  {
    key: 'supplier',
    header: copy.supplier,
    cell: ({ rfc, name }) => (
      <>
        <span>{rfc === publicRfc ? copy.unknownSuppliers : name}</span>
        <span className="block text-sm text-ink-soft">{rfc}</span>
      </>
    ),
  },
  { key: 'operation', header: copy.operation, cell: ({ operation }) => copy.operations[operation] },
  {
    key: 'base',
    header: copy.base,
    numeric: true,
    oneLine: true,
    showsHeader: true,
    cell: ({ base16Centavos, base8Centavos, returned16Centavos, returned8Centavos }) =>
      formatPesos(base16Centavos + base8Centavos - returned16Centavos - returned8Centavos),
  },
  {
    key: 'without',
    header: copy.withoutIva,
    numeric: true,
    oneLine: true,
    showsHeader: true,
    cell: ({ zeroCentavos, exemptCentavos }) => formatPesos(zeroCentavos + exemptCentavos),
  },
  {
    key: 'iva',
    header: copy.ivaOfSupplier,
    numeric: true,
    oneLine: true,
    showsHeader: true,
    cell: ({ iva16Centavos, iva8Centavos }) => formatPesos(iva16Centavos + iva8Centavos),
  },
]
