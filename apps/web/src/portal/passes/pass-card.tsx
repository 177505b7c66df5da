import { dayOf, daysBetween, formatDay, formatPesos } from '@rumi/contract'
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
import { PassUses } from './pass-uses.tsx'
import { WithdrawPass } from './withdraw-pass.tsx'

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
