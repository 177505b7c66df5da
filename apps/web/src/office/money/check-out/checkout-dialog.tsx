import { formatPesos, type LateFee as Fee, centavosIn, changeOf } from '@rumi/contract'
import { checkoutCopy as copy } from '../../../copy/office/money/check-out.ts'
import { officePaymentsCopy } from '../../../copy/office/money/payments.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { unsavedCopy } from '../../../copy/shared/unsaved.ts'
import { useAddOnChoices } from '../../../shared/cancelling/use-add-on-choices.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { ProblemInSight } from '../../../ui/forms/problem-in-sight.tsx'
import { BeyondPrice } from '../payments/beyond-price.tsx'
import { WhoCollects } from '../../kit/who-collects.tsx'
import { ToReturnList } from '../payments/to-return.tsx'
import { ChargeLines } from './charge-lines.tsx'
import { ChargeMethods } from './charge-methods.tsx'
import type { Checkout } from './checkout-store.ts'
import { LeavesEarly } from './leaves-early.tsx'
import { DiscountFields } from './discount-fields.tsx'
import { ExtraFields } from './extra-fields.tsx'
import { TipFields } from './tip-fields.tsx'
import { useCheckoutSheet, type CheckoutSheet } from './use-checkout-sheet.ts'
import { useState } from 'react'
import { paths } from '../../../shared/business/paths.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { WentThroughNoTill } from '../till/through-no-till.tsx'
import { UndoStrip } from '../../kit/undo/undo-strip.tsx'
import { useUndoOffer } from '../../kit/undo/undo-offers.ts'
import { leavingId, type CheckOut } from './use-check-out.ts'
import { AreaLink } from '../../kit/permissions/area-link.tsx'

type LateFeeProps = { fee: Fee; isWaived: boolean; onWaive: (isWaived: boolean) => void }

/** Waives or restores the late pick-up fee, which is listed among the items. */
function LateFee({ fee, isWaived, onWaive }: LateFeeProps) {
  return (
    <div>
      {isWaived && <output className="block">{copy.lateWaived(formatPesos(fee.feeCentavos))}</output>}
      <Button tone="quiet" size="snug" className="-ml-3 max-md:min-h-12" onClick={() => onWaive(!isWaived)}>
        {isWaived ? copy.lateCharge : copy.lateWaive}
      </Button>
    </div>
  )
}

type CheckoutDialogProps = { checkout: Checkout; onClose: () => void }

/** Sheet for going home: open items, tip, payment, and one button that charges and ends the visit. */
export function CheckoutDialog({ checkout, onClose }: CheckoutDialogProps) {
  const { names, inside, onChanged } = checkout
  const { choices, chosen } = useAddOnChoices(inside)
  const sheet = useCheckoutSheet(checkout, chosen)
  const { bookings, done, early } = sheet
  return (
    <Dialog
      open
      size="large"
      wholeOnPhone
      onClose={onClose}
      unsaved={done ? undefined : unsavedCopy}
      title={done ? copy.titleDone(names) : copy.title(names)}
      closeLabel={officeCopy.close}
      actions={
        done || !sheet.areHere ? (
          <Button onClick={onClose}>{officeCopy.close}</Button>
        ) : (
          <ChargeActions sheet={sheet} />
        )
      }
    >
      {done ? (
        <Charged
          sheet={sheet}
          leaving={checkout}
          done={done}
          names={names}
          onChanged={onChanged}
          onLeave={onClose}
        />
      ) : (
        <div className="grid gap-6 pb-2">
          <WhoCollects
            {...bookings[0]}
            dogs={checkout.dogs}
            collection={sheet.collection}
            onChange={sheet.setCollection}
          />
          <LeavesEarly bookings={bookings} early={early} />
          {early.beyondPriceCentavos > 0 && (
            <BeyondPrice
              centavos={early.beyondPriceCentavos}
              money={sheet.beyondMoney}
              onChange={sheet.setBeyondMoney}
            />
          )}
          {choices}
          {sheet.due.toReturn.length > 0 && (
            <section className="rounded-sm bg-cream p-4">
              <h3 className="font-strong">{officePaymentsCopy.toReturn.title}</h3>
              <ToReturnList lines={sheet.due.toReturn} named={false} onLeave={onClose} />
            </section>
          )}
          <ChargeLines lines={sheet.lines} leftOut={sheet.leftOut} onLeaveOut={sheet.leaveOut} />
          {sheet.lateFees.map((fee) => (
            <LateFee
              key={fee.dueAt}
              fee={fee}
              isWaived={sheet.waived.has(fee.bookingId)}
              onWaive={(isWaived) => sheet.waiveFee(fee.bookingId, isWaived)}
            />
          ))}
          <ExtraFields extras={sheet.extras} />
          <DiscountFields
            discount={sheet.form.discount}
            centavos={sheet.sums.off.total}
            problem={sheet.sums.off.problem}
            onChange={(discount) => sheet.changeForm({ discount })}
          />
          {sheet.sums.charged > 0 && (
            <>
              <TipFields
                tip={sheet.form.tip}
                centavos={sheet.sums.tip}
                onChange={(tip) => sheet.changeForm({ tip })}
              />
              <ChargeMethods
                form={sheet.form}
                onChange={sheet.changeForm}
                creditCentavos={sheet.due.creditCentavos}
                restCentavos={sheet.sums.rest}
                cashCentavos={sheet.sums.cash}
              />
            </>
          )}
          {sheet.refusal && <ProblemInSight key={sheet.refusal}>{sheet.refusal}</ProblemInSight>}
        </div>
      )}
    </Dialog>
  )
}

function ChargeActions({ sheet: { sums, isBusy, submit } }: { sheet: CheckoutSheet }) {
  return (
    <>
      <output className="grow basis-full text-lg font-heading tabular sm:basis-auto sm:self-center">
        {copy.total}: {formatPesos(sums.total)}
      </output>
      <Button loading={isBusy} onClick={() => void submit()}>
        {sums.charged > 0 ? copy.charge(formatPesos(sums.total)) : copy.withoutCharging}
      </Button>
    </>
  )
}

type ChargedProps = {
  sheet: CheckoutSheet
  leaving: Parameters<typeof leavingId>[0]
  done: CheckOut
  names: string
  onChanged: () => Promise<void>
  onLeave: () => void
}

const moved = ({ amountCentavos, tipCentavos }: CheckOut['payments'][number]) => amountCentavos + tipCentavos

/** Result of a check-out: what was charged, the change, the receipt, and undo while it is offered. */
function Charged({ sheet, leaving, done: { payments }, names, onChanged, onLeave }: ChargedProps) {
  const { sums, form } = sheet
  const [receipt] = payments
  const offer = useUndoOffer(leavingId(leaving))
  const [undone, setUndone] = useState(false)
  const total = formatPesos(payments.reduce((sum, payment) => sum + moved(payment), 0))
  const received = sums.cash > 0 ? centavosIn(form.received) : null
  return (
    <div className="grid gap-4 pb-2">
      {receipt && <Notice tone="ok">{copy.charged(total)}</Notice>}
      <WentThroughNoTill payments={payments} />
      {received !== null && (
        <p className="text-xl font-heading tabular">
          {copy.change(formatPesos(changeOf(received, sums.cash)))}
        </p>
      )}
      {!offer && !undone && <p>{copy.onTheWay(names)}</p>}
      <UndoStrip
        offer={offer}
        onUndone={async () => {
          setUndone(true)
          await onChanged()
        }}
      />
      {receipt && offer && !offer.isOver && <p className="text-sm text-ink-soft">{copy.undoKeepsCharge}</p>}
      {receipt && (
        <AreaLink
          to={paths.officePayment(receipt.id)}
          onClick={onLeave}
          className="inline-flex min-h-10 items-center justify-self-start text-link underline underline-offset-2 max-md:min-h-12"
        >
          {copy.receipt(total)}
        </AreaLink>
      )}
    </div>
  )
}
