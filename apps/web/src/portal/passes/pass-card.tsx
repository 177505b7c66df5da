import {
  dayOf,
  daysBetween,
  formatDay,
  formatPesos,
  passUsesCalls,
  type BookedWithPass,
  formatNames,
} from '@rumi/contract'
import { paths } from '../../shared/business/paths.ts'
import { passStatusCopy, passesCopy } from '../../copy/portal/passes.ts'
import { passKindCopy } from '../../shared/orders/pass-kind-copy.ts'
import { Card } from '../../ui/layout/card.tsx'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { StateChip } from '../../ui/feedback/state-chip.tsx'
import { businessToday } from '../../shared/business/business-today.ts'
import { shownPassStatus } from '../../shared/orders/pass-status.ts'
import { OwnInvoice } from '../invoicing/own-invoice.tsx'
import { PayOnline } from '../payments/pay-online.tsx'
import type { Pass } from './use-my-passes.ts'
import { passes } from '@rumi/data-layer'
import { useState } from 'react'
import { useSend } from '../../shared/fetching/store.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { useCall } from '../../shared/fetching/queries.ts'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { Rows } from '../../shared/rows/rows.tsx'

/** Summary of a pass: remaining uses, expiry and price. */
export function PassCard({ pass }: { pass: Pass }) {
  const today = businessToday()
  const copy = passKindCopy(pass.kind)
  const status = shownPassStatus(pass)
  const { tone, word } = passStatusCopy[status]
  const { units, unitsLeft, validFrom, validUntil, totalCentavos, leftCentavos } = pass
  return (
    <Card as="article" className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h3 className="text-lg">{copy.name}</h3>
        <StateChip tone={tone}>{word}</StateChip>
      </div>
      <div className="grid gap-1.5">
        <p className="font-strong tabular">{passesCopy.left(copy.unit(unitsLeft), String(units))}</p>
        <div className="h-3 overflow-hidden rounded-full bg-sand" aria-hidden="true">
          <div className="h-full rounded-full bg-accent" style={{ width: `${(unitsLeft / units) * 100}%` }} />
        </div>
      </div>
      <p className="text-sm text-ink-soft">
        {validUntil
          ? passesCopy.validity(formatDay(validFrom, today), formatDay(validUntil, today))
          : passesCopy.validFrom(formatDay(validFrom, today))}
      </p>
      <p className="text-sm text-ink-soft">
        {pass.paidAt
          ? passesCopy.paidOn(formatDay(dayOf(pass.paidAt), today))
          : passesCopy.askedOn(formatDay(dayOf(pass.createdAt), today))}
      </p>
      <PassEnd pass={pass} today={today} />
      {status === 'requested' && (
        <>
          <p className="text-sm">{passesCopy.payIt}</p>
          {leftCentavos < totalCentavos && (
            <p className="font-strong tabular">
              {passesCopy.paidInPart(formatPesos(totalCentavos - leftCentavos), formatPesos(leftCentavos))}
            </p>
          )}
          <PayOnline target={{ passId: pass.id }} amountCentavos={leftCentavos} isFirst />
        </>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-strong tabular">{formatPesos(totalCentavos)}</p>
        {status === 'active' && unitsLeft > 0 && (
          <LinkButton tone="secondary" to={paths.book({ servicio: copy.reserve })}>
            {passesCopy.bookWithIt}
          </LinkButton>
        )}
        {pass.status === 'requested' && <WithdrawPass pass={pass} />}
      </div>
      {pass.paidAt && <PassUses pass={pass} />}
      {pass.paidAt && <OwnInvoice of="passes" id={pass.id} />}
    </Card>
  )
}

/** Days before expiry with a notice. */
const soonDays = 7

/** Remaining uses of an expiring pass, or that none are left. */
function PassEnd({ pass: { kind, status, unitsLeft, validUntil }, today }: { pass: Pass; today: string }) {
  if (status !== 'active') return null
  if (unitsLeft === 0) return <p className="text-sm font-strong">{passesCopy.usedUp}</p>
  const days = validUntil === null ? Infinity : daysBetween(today, validUntil)
  if (days > soonDays) return null
  return <Notice tone="warning">{passesCopy.endsIn(days, passKindCopy(kind).unit(unitsLeft))}</Notice>
}

/** Cancels the request of a pass that is not fully paid; a partial payment becomes credit. */
function WithdrawPass({ pass }: { pass: Pass }) {
  const { id, kind, version, totalCentavos, leftCentavos } = pass
  const { name } = passKindCopy(kind)
  const send = useSend()
  const [isConfirming, setIsConfirming] = useState(false)

  const withdraw = async () => {
    const outcome = await send(passes.calls.update({ id, changes: { status: 'cancelled', version } }))
    if (!outcome.ok) return outcome.refusal.message
    setIsConfirming(false)
    showToast(passesCopy.withdrawn)
    return undefined
  }

  return (
    <>
      <Button tone="quiet" onClick={() => setIsConfirming(true)}>
        {passesCopy.withdraw}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        title={passesCopy.withdrawTitle}
        closeLabel={passesCopy.close}
        keepLabel={passesCopy.keepIt}
        confirmLabel={passesCopy.withdrawConfirm}
        onConfirm={withdraw}
      >
        <p>
          {leftCentavos === totalCentavos
            ? passesCopy.withdrawText(name)
            : passesCopy.withdrawPaidText(name, formatPesos(totalCentavos - leftCentavos))}
        </p>
      </ConfirmDialog>
    </>
  )
}

/** Uses of a pass, loaded on demand. */
function PassUses({ pass: { id, kind } }: { pass: Pass }) {
  const [open, setOpen] = useState(false)
  const { answer, status, refusal, again } = useCall(passUsesCalls.list, open ? { params: { id } } : null)
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group border-t border-line pt-1"
    >
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 font-strong">
        {passesCopy.paidFor}
        <ChevronDown className="size-5 group-open:rotate-180" aria-hidden="true" />
      </summary>
      {open && status === 'loading' && (
        <output className="flex items-center gap-2 pb-2 text-ink-soft">
          <Spinner />
          {errorMessagesCopy.loading}
        </output>
      )}
      {refusal && (
        <p>
          {refusal.message}{' '}
          <button type="button" onClick={again} className="min-h-12 text-link underline">
            {errorMessagesCopy.retry}
          </button>
        </p>
      )}
      {answer && <UseList uses={answer.data.uses} unit={passKindCopy(kind).unit} />}
    </details>
  )
}

function UseList({ uses, unit }: { uses: readonly BookedWithPass[]; unit: (count: number) => string }) {
  if (uses.length === 0) return <p className="pb-2 text-ink-soft">{passesCopy.paidNothing}</p>
  return (
    <ul className="grid gap-2 pb-2">
      <Rows of={uses} by={({ booking }) => booking.id}>
        {({ booking, dogs, days }) => (
          <li>
            <Link
              to={paths.booking(booking.id)}
              className="inline-flex min-h-12 items-center text-link underline [overflow-wrap:anywhere]"
            >
              {passesCopy.visitOf(formatNames(dogs.map((name) => ({ name }))))}
            </Link>
            <ul className="text-sm text-ink-soft tabular">
              {days.map(({ day, used, returned }) => (
                <li key={day} className="first-letter:uppercase">
                  {formatDay(day, businessToday())}:{' '}
                  <span>{used > 0 ? unit(used) : passesCopy.cameBack(unit(returned), returned)}</span>
                </li>
              ))}
            </ul>
          </li>
        )}
      </Rows>
    </ul>
  )
}
