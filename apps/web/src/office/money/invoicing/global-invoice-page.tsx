import {
  formatGlobalPeriod,
  formatPesos,
  invoicingCalls,
  isStandingCfdi,
  type Invoicing,
  type saleSubjects,
} from '@rumi/contract'
import { useNavigate, useParams } from 'react-router'
import { NoResults } from '../../../art/scenes/empty/no-results.tsx'
import { officeInvoicingCopy } from '../../../copy/office/money/invoicing.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useCall, useSendCall } from '../../../shared/fetching/queries.ts'
import { unreadableWithin } from '../../../shared/rows/unreadable-within.tsx'
import { DataTable, type Column } from '../../../ui/controls/data-table.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { RecordSection } from '../../kit/record-page-parts.tsx'
import { CfdiActions } from './cfdi-actions.tsx'
import { useState } from 'react'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'

const { global: copy, notSetUp } = officeInvoicingCopy

export const meta = officeMeta(copy.title)

const back = { to: paths.officeInvoices(), label: copy.back }

/** Global invoice: period, stamp and sales. A row opens its sale, where refunds are credited. */
export default function GlobalInvoicePage() {
  const { id = '' } = useParams()
  const invoiceQuery = useCall(invoicingCalls.read, { params: { of: 'globals', id } })
  const found = invoiceQuery.answer?.data.invoicing
  return (
    <Fetched fetchings={[invoiceQuery]} missing={{ copy, back }}>
      {found?.global && <OneGlobal id={id} found={found} onChanged={invoiceQuery.again} />}
    </Fetched>
  )
}

type OneGlobalProps = { id: string; found: Invoicing; onChanged: () => Promise<void> }

function OneGlobal({ id, found, onChanged }: OneGlobalProps) {
  const navigate = useNavigate()
  const period = formatGlobalPeriod(found.global!)
  const live = found.stamps.find(isStandingCfdi)
  return (
    <>
      <PageHeader title={copy.titleOf(period)} back={back} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <RecordSection title={copy.stampTitle}>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {!live && <p>{copy.letGo}</p>}
            {found.draft && !found.canStamp && <p className="text-ink-soft">{notSetUp}</p>}
            <CfdiActions
              of={{ of: 'globals', id }}
              name={period}
              found={live ? found : { ...found, draft: null }}
              canStamp={found.canStamp}
              onChanged={onChanged}
            />
            {live?.status === 'asked' && !found.canStamp && (
              <WithdrawGlobal id={id} period={period} onChanged={onChanged} />
            )}
          </div>
        </RecordSection>
        <section className="min-w-0">
          <h2 className="mb-2 text-lg">{copy.salesIn}</h2>
          <DataTable
            unreadable={unreadableWithin.table}
            caption={copy.salesIn}
            columns={columns}
            rows={found.sales.map((sale, place) => ({ ...sale, place }))}
            rowKey={({ place }) => String(place)}
            onOpen={({ of, id: sale }) => void navigate(whereSold[of](sale))}
            empty={<EmptyState art={<NoResults />} title={copy.noSalesTitle} text={copy.noSalesText} />}
          />
        </section>
      </div>
    </>
  )
}

const whereSold: Record<(typeof saleSubjects)[number], (id: string) => string> = {
  orders: paths.officeOrder,
  bookings: paths.officeBooking,
  passes: paths.officePass,
}

const columns: readonly Column<Invoicing['sales'][number] & { place: number }>[] = [
  { key: 'number', header: copy.ticket, cell: ({ number }) => number },
  {
    key: 'what',
    header: copy.what,
    cell: ({ of, isDeposit }) => (isDeposit ? copy.depositKinds : copy.kinds)[of],
  },
  {
    key: 'total',
    header: copy.total,
    numeric: true,
    oneLine: true,
    card: 'end',
    cell: ({ totalCentavos }) => formatPesos(totalCentavos),
  },
]

const { global: globalCopy } = officeInvoicingCopy

type WithdrawGlobalProps = { id: string; period: string; onChanged: () => Promise<void> }

/** Releases the sales of a global invoice that was never stamped outside the system. */
function WithdrawGlobal({ id, period, onChanged }: WithdrawGlobalProps) {
  const sendCall = useSendCall()
  const [isConfirming, setIsConfirming] = useState(false)

  const withdraw = async () => {
    const input = { params: { of: 'globals', id }, query: { motive: '02' } } as const
    const outcome = await sendCall(invoicingCalls.cancel, input)
    await onChanged()
    if (!outcome.ok) return outcome.refusal.message
    setIsConfirming(false)
    showToast(globalCopy.withdrawn)
    return undefined
  }

  return (
    <>
      <Button tone="quiet" className="justify-self-start print:hidden" onClick={() => setIsConfirming(true)}>
        {globalCopy.withdraw}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        title={globalCopy.withdrawTitle(period)}
        closeLabel={officeCopy.close}
        keepLabel={officeCopy.cancel}
        confirmLabel={globalCopy.withdrawSubmit}
        onConfirm={withdraw}
      >
        <p>{globalCopy.withdrawText}</p>
      </ConfirmDialog>
    </>
  )
}
