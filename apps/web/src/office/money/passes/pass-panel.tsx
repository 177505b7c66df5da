import { passKindName } from './pass-labels.ts'
import {
  dayOf,
  desk,
  formatPesos,
  passUsesCalls,
  formatDay,
  type AnswerOf,
  type DeskPass,
  type BookedWithPass,
  formatList,
} from '@rumi/contract'
import type { ReactNode } from 'react'
import { paymentsCopy } from '../../../copy/shared/payments.ts'
import { officePassesCopy as copy } from '../../../copy/office/money/passes.ts'
import { officeInvoicingCopy } from '../../../copy/office/money/invoicing.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { unsavedCopy } from '../../../copy/shared/unsaved.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { StateChip, StatusChip } from '../../../ui/feedback/state-chip.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { shownPassStatus } from '../../../shared/orders/pass-status.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { SaleInvoice } from '../invoicing/sale-invoice.tsx'
import { fullName } from '../../kit/records/use-directory.ts'
import { PanelSection } from '../../kit/record-page-parts.tsx'
import { EndPass } from './end-pass.tsx'
import { PassActions } from './pass-actions.tsx'
import { paths } from '../../../shared/business/paths.ts'
import { bookingStatusCopy } from '../../../copy/portal/bookings.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { AreaLink } from '../../kit/permissions/area-link.tsx'

type PassPanelProps = {
  /** The open pass; null if closed. */
  id: string | null
  onClose: () => void
  /** Called after a change, to refetch the page behind. */
  onChanged: () => Promise<void>
}

/** Pass: remaining uses, payments, and bookings paid with it. */
export function PassPanel({ id, onClose, onChanged }: PassPanelProps) {
  return id ? <OpenPass key={id} id={id} onClose={onClose} onChanged={onChanged} /> : null
}

function OpenPass({ id, onClose, onChanged }: PassPanelProps & { id: string }) {
  const found = useCall(desk.passes, { query: { id } })
  const passUses = useCall(passUsesCalls.list, { params: { id } })
  const [row] = found.answer?.data.passes ?? []
  const changed = async () => {
    await Promise.all([found.again(), passUses.again(), onChanged()])
  }
  return (
    <Dialog
      unsaved={unsavedCopy}
      open
      size="large"
      onClose={onClose}
      title={row ? copy.titleOf(fullName(row.owner)) : copy.onePass}
      closeLabel={officeCopy.close}
    >
      <Fetched fetchings={[found, passUses]}>
        {row && passUses.answer ? (
          <div className="grid gap-6 pb-2">
            <PassFacts row={row} receivedBy={passUses.answer.data.receivedBy} />
            <PassActions {...row} onChanged={changed} />
            <EndPass {...row} onChanged={changed} />
            <SaleInvoice
              of={{ of: 'passes', id }}
              name={officeInvoicingCopy.pass}
              section={PanelSection}
              quiet
            />
            <PanelSection title={copy.paidFor}>
              <PassUses uses={passUses.answer.data.uses} />
            </PanelSection>
          </div>
        ) : (
          <p>{copy.gone}</p>
        )}
      </Fetched>
    </Dialog>
  )
}

type ReportFields = AnswerOf<typeof passUsesCalls.list>['data']

function PassFacts({ row: { pass }, receivedBy }: { row: DeskPass } & Pick<ReportFields, 'receivedBy'>) {
  const { tone, word } = copy.statuses[shownPassStatus(pass)]
  const day = (of: string) => formatDay(of, businessToday())
  const { paidAt, paymentMethod, paymentReference } = pass
  return (
    <div className="grid gap-4">
      <div>
        <StateChip tone={tone}>{word}</StateChip>
      </div>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        <Fact name={copy.pass}>{passKindName(pass.kind)}</Fact>
        <Fact name={copy.left}>{copy.leftOf(pass.unitsLeft, pass.units)}</Fact>
        <Fact name={copy.from}>{day(pass.validFrom)}</Fact>
        <Fact name={copy.until}>{pass.validUntil ? day(pass.validUntil) : copy.noEnd}</Fact>
        <Fact name={copy.total}>{formatPesos(pass.totalCentavos)}</Fact>
        {pass.leftCentavos > 0 && <Fact name={copy.leftToPay}>{formatPesos(pass.leftCentavos)}</Fact>}
        {paidAt && paymentMethod && (
          <Fact name={copy.paid}>
            {copy.paidOn(
              [paymentsCopy.methods[paymentMethod], paymentReference].filter(Boolean).join(', '),
              day(dayOf(paidAt)),
              receivedBy,
            )}
          </Fact>
        )}
      </dl>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="font-strong text-ink-soft">{name}</dt>
      <dd className="min-w-0 tabular [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}

/** Bookings paid by a pass, latest first, with their days and returned uses. */
function PassUses({ uses }: { uses: readonly BookedWithPass[] }) {
  if (uses.length === 0) return <p className="text-ink-soft">{copy.paidNothing}</p>
  return (
    <ul>
      <Rows of={uses} by={(use) => use.booking.id}>
        {(use) => (
          <li className="grid gap-1 border-b border-line py-2 last:border-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <AreaLink
                to={paths.officeBooking(use.booking.id)}
                className="inline-flex min-h-8 items-center font-strong text-link underline [overflow-wrap:anywhere]"
              >
                {formatList(use.dogs)}, {use.serviceName}
              </AreaLink>
              <StatusChip of={bookingStatusCopy[use.booking.status]} />
            </p>
            <ul className="text-ink-soft tabular">
              {use.days.map(({ day, used, returned }) => (
                <li key={day} className="first-letter:uppercase">
                  {formatDay(day, businessToday())}:{' '}
                  <span>{used > 0 ? copy.used(used) : copy.returned(returned)}</span>
                </li>
              ))}
            </ul>
          </li>
        )}
      </Rows>
    </ul>
  )
}
