import {
  bank,
  books,
  dayOf,
  expenses,
  formatPesos,
  invoicingCalls,
  terminals,
  type GlobalPreview,
} from '@rumi/contract'
import { Link } from 'react-router'
import { monthsCopy } from '../../../copy/office/books/entries.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useCall, useEveryRecord } from '../../../shared/fetching/queries.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { usePermission } from '../../kit/permissions/use-permission.ts'
import { daysOfMonth } from '../../kit/periods/months.ts'

const { leftOpen: copy } = monthsCopy

/** Open items at the end of a month to close, in the order of the work; `null` skips the request. */
export function useOpenInMonth(month: string | null) {
  const maySeeEntries = usePermission({ access: 'books', area: 'glEntries' })
  const maySeeTills = usePermission({ access: 'staff', area: 'cashDays' })
  const days = month === null ? null : daysOfMonth(month)
  const drafts = useEveryRecord('glEntries', maySeeEntries && days ? { status: 'draft', to: days.to } : null)
  const tills = maySeeTills && days !== null
  const openTills = useEveryRecord('cashDays', tills ? { status: 'open' } : null)
  const countedTills = useEveryRecord('cashDays', tills ? { status: 'counted' } : null)
  const maySeeInvoices = usePermission({ access: invoicingCalls.list.access, area: 'payments' })
  const unsettled = useCall(
    invoicingCalls.list,
    maySeeInvoices && days ? { query: { unsettled: 'true' } } : null,
  )
  const uninvoiced = useCall(
    invoicingCalls.previewGlobal,
    maySeeInvoices && days ? { query: { periodicity: 'month', day: days.to } } : null,
  )
  const statement = useCall(bank.reconciliation, days && { query: days })
  const bridges = useCall(terminals.bridges, month === null ? null : {})
  const withoutCfdi = useCall(
    expenses.list,
    month === null ? null : { query: { month, withoutCfdi: 'true' } },
  )
  const ivaQuery = useCall(books.ivaCheck, month === null ? null : { query: { month } })
  const iva = ivaQuery.answer?.data.ivaCheck
  const queries = [
    ...(maySeeEntries ? [drafts] : []),
    ...(maySeeTills ? [openTills, countedTills] : []),
    ...(maySeeInvoices ? [unsettled, uninvoiced] : []),
    statement,
    bridges,
    withoutCfdi,
    ivaQuery,
  ]
  const isOfMonth = ({ openedAt }: { openedAt: string }) => days !== null && dayOf(openedAt) <= days.to
  const drafted = drafts.answer ?? []
  const firstDraft = drafted.map(({ date }) => date).toSorted()[0]
  const tillCount = [...(openTills.answer ?? []), ...(countedTills.answer ?? [])].filter(isOfMonth).length
  const deposits = uninvoiced.answer?.data.preview.deposits ?? []
  const sales = globalSales(uninvoiced.answer?.data.preview)
  const invoices = unsettled.answer?.data.cfdis.length ?? 0
  const bankLines = statement.answer?.data.reconciliation.unmatchedLines ?? 0
  const waiting = (bridges.answer?.data.bridges ?? [])
    .map(({ payments }) => payments.filter(({ day }) => days !== null && day <= days.to))
    .map((payments) => payments.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0))
    // The bank deducts refunds beyond the charges from the next deposit.
    .filter((centavos) => centavos > 0)
  const waitingCentavos = waiting.reduce((sum, centavos) => sum + centavos, 0)
  const expenseCount = withoutCfdi.answer?.data.totals.count ?? 0
  const all: (OpenItem & { maySee: boolean })[] =
    days === null || month === null
      ? []
      : [
          {
            step: 'tills',
            maySee: maySeeTills,
            count: tillCount,
            text: copy.tills(tillCount),
            to: paths.officeTill(),
          },
          {
            step: 'bankLines',
            maySee: true,
            count: bankLines,
            text: copy.bankLines(bankLines),
            to: paths.officeReconciliation({ desde: days.from, hasta: days.to }),
          },
          {
            step: 'terminals',
            maySee: (bridges.answer?.data.bridges.length ?? 0) > 0,
            count: waiting.length,
            text: copy.terminals(formatPesos(waitingCentavos), waiting.length),
            to: paths.officeReconciliation({ desde: days.from, hasta: days.to }),
          },
          {
            step: 'deposits',
            maySee: maySeeInvoices,
            count: deposits.length,
            text: copy.deposits(deposits.length),
            to: paths.officeInvoices({ global: days.to }),
          },
          {
            step: 'uninvoiced',
            maySee: maySeeInvoices,
            count: sales,
            text: copy.uninvoiced(sales),
            to: paths.officeInvoices({ global: days.to }),
          },
          {
            step: 'expenses',
            maySee: true,
            count: expenseCount,
            text: copy.expenses(expenseCount),
            to: paths.officeExpenses({ mes: month, pago: 'sin-cfdi' }),
          },
          {
            step: 'drafts',
            maySee: maySeeEntries,
            count: drafted.length,
            text: copy.drafts(drafted.length),
            to: paths.officeEntries({ estado: 'draft', desde: firstDraft ?? days.from, hasta: days.to }),
          },
          {
            step: 'invoices',
            maySee: maySeeInvoices,
            count: invoices,
            text: copy.invoices(invoices, unsettled.answer?.data.hasMore ?? false),
            to: paths.officeInvoices({ estado: 'por-atender' }),
          },
          {
            step: 'iva',
            maySee: true,
            count: iva?.causes.reduce((sum, { count }) => sum + count, 0) ?? 0,
            text: copy.iva(formatPesos(iva ? iva.booksCentavos - iva.cfdiCentavos : 0)),
            to: paths.officeMonth(month),
          },
        ]
  return {
    isLoading: month !== null && queries.some(({ status }) => status === 'loading'),
    queries,
    deposits,
    iva,
    items: all.filter(({ maySee }) => maySee),
  }
}

type OpenItem = {
  step:
    | 'tills'
    | 'bankLines'
    | 'terminals'
    | 'deposits'
    | 'uninvoiced'
    | 'expenses'
    | 'drafts'
    | 'invoices'
    | 'iva'
  count: number
  text: string
  to: string
}

/** Number of sales that a global invoice could include. */
const globalSales = (preview: GlobalPreview | undefined) =>
  preview === undefined || preview.obstacle !== null ? 0 : preview.sales

/** Open items that the books of a month would lack if closed now, each with a link. */
export function OpenInMonth({ open }: { open: Pick<ReturnType<typeof useOpenInMonth>, 'items'> }) {
  const left = open.items.filter(({ count }) => count > 0)
  if (left.length === 0) return null
  return (
    <Notice tone="warning">
      <p>{copy.lead}</p>
      <ul className="mt-2 grid gap-1">
        {left.map(({ step, to, text }) => (
          <li key={step}>
            <Link
              to={to}
              className="inline-flex min-h-10 items-center text-link underline underline-offset-2"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
