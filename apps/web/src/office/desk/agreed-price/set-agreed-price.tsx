import {
  agreedPriceAccess,
  bookingPayments,
  formatPesos,
  holdsPlace,
  isPricedByAgreement,
  type DeskBooking,
  type BeyondMoney,
} from '@rumi/contract'
import { bookings } from '@rumi/data-layer'
import { useState, type FormEvent } from 'react'
import { useCall } from '../../../shared/fetching/queries.ts'
import { useSend, type Refusal } from '../../../shared/fetching/store.ts'
import { agreedPriceCopy as copy } from '../../../copy/office/desk/bookings.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { BeyondPrice } from '../../money/payments/beyond-price.tsx'
import { usePermission } from '../../kit/permissions/use-permission.ts'
import { TwoVersions } from '../../../shared/refusals/two-versions.tsx'
import { AgreedPriceFields } from './agreed-price-fields.tsx'
import { noPrice, writtenPrice, type PriceDraft } from './written-price.ts'
import { Form } from '../../../ui/forms/form.tsx'

type AgreePriceProps = { deskBooking: DeskBooking; onChanged: () => Promise<void> }

/** Price of an event: missing, or recorded by the desk as agreed. */
export function SetAgreedPrice({ deskBooking: { booking, service }, onChanged }: AgreePriceProps) {
  const mayAgree = usePermission({ access: agreedPriceAccess, area: 'bookings', toChange: true })
  const [opened, setOpened] = useState(false)
  const agreed = async () => {
    setOpened(false)
    await onChanged()
  }
  if (!isPricedByAgreement(service.serviceType) || !holdsPlace(booking.status)) return null
  const isMissing = booking.agreedCentavos === null && booking.totalCentavos === 0
  return (
    <>
      {isMissing && <Notice tone="warning">{copy.missing}</Notice>}
      {mayAgree &&
        (isMissing || opened ? (
          <WritePrice
            booking={booking}
            onWriting={() => setOpened(true)}
            onAgreed={agreed}
            onStale={onChanged}
            onCancel={isMissing ? undefined : () => setOpened(false)}
          />
        ) : (
          <div>
            <Button tone="quiet" size="small" onClick={() => setOpened(true)}>
              {copy.change}
            </Button>
          </div>
        ))}
    </>
  )
}

type WritePriceProps = {
  booking: DeskBooking['booking']
  /** Called on input, so that it is not lost if the booking changes. */
  onWriting: () => void
  onAgreed: () => Promise<void>
  onStale: () => Promise<void>
  onCancel: (() => void) | undefined
}

function WritePrice({ booking, onWriting, onAgreed, onStale, onCancel }: WritePriceProps) {
  const { id, version, agreedCentavos } = booking
  const send = useSend()
  const [draft, setDraft] = useState(noPrice)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [saving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const [money, setMoney] = useState<BeyondMoney>('credit')
  const account = useCall(bookingPayments.list, { params: { id } }).answer?.data
  const [began] = useState(agreedCentavos)
  const { price, faults } = writtenPrice(draft)
  const beyondCentavos = Math.max(0, (account?.paidCentavos ?? 0) - (price?.totalCentavos ?? Infinity))
  const agreedMeanwhile = agreedCentavos !== began && agreedCentavos !== null
  const refusedAmount = refusal?.issues.find(({ path }) => path.endsWith('totalCentavos'))?.message

  const write = (written: PriceDraft) => {
    setDraft(written)
    onWriting()
  }
  const agree = async () => {
    setIsSubmitted(true)
    setRefusal(undefined)
    if (!price) return
    setSaving(true)
    const outcome = await send(
      bookings.calls.update({
        id,
        changes: { agreedPrice: price, version, ...(beyondCentavos > 0 && { money }) },
      }),
    )
    if (!outcome.ok && outcome.refusal.httpStatus === 409) await onStale()
    setSaving(false)
    if (!outcome.ok) return setRefusal(outcome.refusal)
    showToast(copy.agreed(formatPesos(price.totalCentavos)))
    await onAgreed()
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void agree()
  }

  return (
    <Form problems={refusal?.issues} onSubmit={submit} className="grid gap-3 rounded-sm bg-cream p-4">
      {refusal && !refusedAmount && !agreedMeanwhile && <ActionableRefusal refusal={refusal} />}
      <AgreedPriceFields
        draft={draft}
        ivaPercent={account?.ivaPercent ?? 0}
        onChange={write}
        faults={isSubmitted ? missingIn(faults, price !== undefined, refusedAmount) : {}}
      />
      {beyondCentavos > 0 && <BeyondPrice centavos={beyondCentavos} money={money} onChange={setMoney} />}
      {agreedMeanwhile && (
        <TwoVersions
          rows={[
            {
              label: copy.amount,
              mine: price ? formatPesos(price.totalCentavos) : null,
              theirs: formatPesos(agreedCentavos),
            },
          ]}
          onMine={() => void agree()}
          onTheirs={() => void onAgreed()}
        />
      )}
      <div className={`flex flex-wrap gap-3 ${agreedMeanwhile ? 'hidden' : ''}`}>
        <Button type="submit" tone="secondary" loading={saving}>
          {copy.agree}
        </Button>
        {onCancel && (
          <Button tone="secondary" onClick={onCancel}>
            {officeCopy.cancel}
          </Button>
        )}
      </div>
    </Form>
  )
}

/** Errors on save: here an empty field is an error. */
const missingIn = (
  faults: ReturnType<typeof writtenPrice>['faults'],
  isWritten: boolean,
  refusedAmount: string | undefined,
) =>
  isWritten || faults.amount || faults.reason
    ? { ...faults, amount: faults.amount ?? refusedAmount }
    : { amount: copy.notAnAmount }
