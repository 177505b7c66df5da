import { addDays, addMonths, bank, dayOf, invoicingCalls, type GlobalPreview } from '@rumi/contract'
import { Link } from 'react-router'
import { monthsCopy } from '../../../copy/office/books/entries.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useCall, useEveryRecord } from '../../../shared/fetching/queries.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { usePermission } from '../../kit/permissions/use-permission.ts'

const { leftOpen: copy } = monthsCopy

/** Open items at the end of a month to close; `null` skips the request. */
export function useOpenInMonth(month: string | null) {
  const maySeeEntries = usePermission({ access: 'books', area: 'glEntries' })
  const maySeeTills = usePermission({ access: 'staff', area: 'cashDays' })
  const from = `${month}-01`
  const days = month === null ? null : { from, to: addDays(addMonths(from, 1), -1) }
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
  const queries = [
    ...(maySeeEntries ? [drafts] : []),
    ...(maySeeTills ? [openTills, countedTills] : []),
    ...(maySeeInvoices ? [unsettled, uninvoiced] : []),
    statement,
  ]
  const isOfMonth = ({ openedAt }: { openedAt: string }) => days !== null && dayOf(openedAt) <= days.to
  return {
    isLoading: month !== null && queries.some(({ status }) => status === 'loading'),
    days,
    drafts: drafts.answer ?? [],
    tills: [...(openTills.answer ?? []), ...(countedTills.answer ?? [])].filter(isOfMonth).length,
    bankLines: statement.answer?.data.reconciliation.unmatchedLines ?? 0,
    invoices: unsettled.answer?.data.cfdis.length ?? 0,
    hasMoreInvoices: unsettled.answer?.data.hasMore ?? false,
    uninvoicedSales: globalSales(uninvoiced.answer?.data.preview),
  }
}

/** Number of sales that a global invoice could include. */
const globalSales = (preview: GlobalPreview | undefined) =>
  preview === undefined || preview.obstacle !== null ? 0 : preview.sales

/** Open items that the books of a month would lack if closed now, each with a link. */
export function OpenInMonth({ open }: { open: ReturnType<typeof useOpenInMonth> }) {
  const { days, drafts, tills, bankLines, invoices, hasMoreInvoices, uninvoicedSales } = open
  const firstDraft = drafts.map(({ date }) => date).toSorted()[0]
  if (!days || (!firstDraft && tills + bankLines + invoices + uninvoicedSales === 0)) return null
  return (
    <Notice tone="warning">
      <p>{copy.lead}</p>
      <ul className="mt-2 grid gap-1">
        {firstDraft && (
          <Item
            to={paths.officeEntries({ estado: 'draft', desde: firstDraft, hasta: days.to })}
            text={copy.drafts(drafts.length)}
          />
        )}
        {tills > 0 && <Item to={paths.officeTill()} text={copy.tills(tills)} />}
        {bankLines > 0 && (
          <Item
            to={paths.officeReconciliation({ desde: days.from, hasta: days.to })}
            text={copy.bankLines(bankLines)}
          />
        )}
        {invoices > 0 && (
          <Item
            to={paths.officeInvoices({ estado: 'por-atender' })}
            text={copy.invoices(invoices, hasMoreInvoices)}
          />
        )}
        {uninvoicedSales > 0 && (
          <Item to={paths.officeInvoices({ global: days.to })} text={copy.uninvoiced(uninvoicedSales)} />
        )}
      </ul>
    </Notice>
  )
}

const Item = ({ to, text }: { to: string; text: string }) => (
  <li>
    <Link to={to} className="inline-flex min-h-10 items-center text-link underline underline-offset-2">
      {text}
    </Link>
  </li>
)
