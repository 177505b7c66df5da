import {
  booking as bookingCalls,
  dayOf,
  isDay,
  isPricedByAgreement,
  overrideAccess,
  overrideReasonLength,
  reachOf,
  type Quote,
} from '@rumi/contract'
import type { Dog } from '@rumi/data-layer'
import { useState } from 'react'
import { useStoreSelector } from '../../shared/store.ts'
import { deskReason } from '../../copy/desk-reasons.ts'
import { walkInCopy as copy } from '../../copy/walk-in.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { StateChip } from '../../ui/state-chip.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { AgreedPriceFields } from '../agreed-price/agreed-price-fields.tsx'
import { noPrice, writtenPrice } from '../agreed-price/written-price.ts'
import { Fetched } from '../fetched.tsx'
import { RefusedMove } from '../moves/refused-move.tsx'
import { houseToday } from '../../shared/house-today.ts'
import { TermsNote } from '../../shared/terms-note.tsx'
import { PriceLines } from '../../shared/price-lines.tsx'
import { useCall } from '../../shared/queries.ts'
import { useCanWrite } from '../use-can-write.ts'
import { useWalkIn } from './use-walk-in.ts'
import type { Visit } from './visit-choice.ts'

type WalkInPriceProps = {
  dogs: readonly Dog[]
  visit: Visit | undefined
  /** The visitor's request that this booking answers. */
  messageId: string | null
}

/** What it costs line by line, whether the papers hold, and the booking itself. */
export function WalkInPrice({ dogs, visit, messageId }: WalkInPriceProps) {
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{copy.price}</h2>
      {visit && dogs.length > 0 ? (
        <Priced dogs={dogs} visit={visit} messageId={messageId} />
      ) : (
        <p className="text-ink-soft">{copy.incomplete}</p>
      )}
    </section>
  )
}

function Priced({ dogs, visit, messageId }: WalkInPriceProps & { visit: Visit }) {
  const asked = {
    serviceId: visit.service.id,
    rumiIds: dogs.map(({ _id }) => _id),
    start: visit.start,
    end: visit.end,
  }
  const found = useCall(bookingCalls.quote, { body: asked })
  const [reason, setReason] = useState('')
  const [draft, setDraft] = useState(noPrice)
  const [tried, setTried] = useState(false)
  const [taken, setTaken] = useState({ checkIn: false })
  const { book, booking, refusal } = useWalkIn(dogs, visit, messageId)
  const mayWrite = useCanWrite()
  const role = useStoreSelector((state) => state.user.role)
  const quote = found.answer?.data.quote
  const mayCome = quote?.eligibility.every(({ ok }) => ok) ?? false
  const mayOverride = role !== null && reachOf(overrideAccess, role) === 'all'
  const isReasoned = reason.trim().length >= overrideReasonLength.min
  const ready = mayWrite && quote !== undefined && (mayCome || (mayOverride && isReasoned))
  const override = mayCome ? undefined : { reason: reason.trim() }
  const isAgreed = isPricedByAgreement(visit.service.serviceType)
  const { price: agreedPrice, faults } = isAgreed ? writtenPrice(draft) : { faults: {} }
  const take = ({ checkIn }: { checkIn: boolean }) => {
    setTried(true)
    if (Object.values(faults).some(Boolean)) return
    setTaken({ checkIn })
    void book({ override, agreedPrice, checkIn })
  }
  const isToday = (isDay(visit.start) ? visit.start : dayOf(visit.start)) === houseToday()

  return (
    <Fetched fetchings={[found]}>
      {quote && (
        <div className="grid gap-4">
          {isAgreed ? (
            <AgreedPriceFields draft={draft} onChange={setDraft} faults={tried ? faults : {}} />
          ) : (
            <>
              <PriceLines price={quote} ivaPercent={quote.ivaPercent} />
              <TermsNote quote={quote} />
            </>
          )}
          <MedicalRecords quote={quote} dogs={dogs} />
          {!mayCome &&
            (mayOverride ? (
              <TextAreaField
                label={copy.override}
                hint={copy.overrideHint}
                rows={2}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            ) : (
              <Notice>{copy.onlyAdmin}</Notice>
            ))}
          {refusal && <RefusedMove refusal={refusal} onMadeRoom={() => take(taken)} />}
          <div className="flex flex-wrap gap-3">
            <Button disabled={!ready} loading={booking === 'book'} onClick={() => take({ checkIn: false })}>
              {copy.book}
            </Button>
            {isToday && (!isAgreed || agreedPrice) && (
              <Button
                tone="secondary"
                disabled={!ready}
                loading={booking === 'check-in'}
                onClick={() => take({ checkIn: true })}
              >
                {copy.bookAndCheckIn}
              </Button>
            )}
          </div>
        </div>
      )}
    </Fetched>
  )
}

function MedicalRecords({ quote, dogs }: { quote: Quote; dogs: readonly Dog[] }) {
  if (quote.eligibility.every(({ ok }) => ok)) {
    return (
      <p>
        <StateChip tone="ok">{copy.medicalRecordsOk}</StateChip>
      </p>
    )
  }
  return quote.eligibility
    .filter(({ ok }) => !ok)
    .map(({ rumiId, reasons }) => (
      <Notice key={rumiId} tone="warning">
        <p className="font-strong">
          {copy.medicalRecordsOf(dogs.find(({ _id }) => _id === rumiId)?.name ?? '')}
        </p>
        <ul className="list-disc pl-5">
          {reasons.map((reason) => (
            <li key={reason.code}>{deskReason(reason)}</li>
          ))}
        </ul>
      </Notice>
    ))
}
