import {
  dayOf,
  formatPesos,
  isDay,
  overrideAccess,
  overrideReasonLength,
  reachOf,
  type Quote,
} from '@rumi/contract'
import { fetchQuote, type Dog } from '@rumi/data-layer'
import { useState } from 'react'
import { useStoreSelector } from '../../app/store.ts'
import { walkInCopy as copy } from '../../copy/walk-in.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { StateChip } from '../../ui/state-chip.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { Fetched } from '../fetched.tsx'
import { RefusedMove } from '../moves/refused-move.tsx'
import { houseToday } from '../house-today.ts'
import { useFreshAnswer } from '../use-fresh-answer.ts'
import { useMayWrite } from '../use-may-write.ts'
import { useWalkIn } from './use-walk-in.ts'
import type { Visit } from './visit-choice.ts'

type WalkInPriceProps = { dogs: readonly Dog[]; visit: Visit | undefined }

/** What it costs line by line, whether the papers hold, and the booking itself. */
export function WalkInPrice({ dogs, visit }: WalkInPriceProps) {
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{copy.price}</h2>
      {visit && dogs.length > 0 ? (
        <Priced dogs={dogs} visit={visit} />
      ) : (
        <p className="text-ink-soft">{copy.incomplete}</p>
      )}
    </section>
  )
}

function Priced({ dogs, visit }: { dogs: readonly Dog[]; visit: Visit }) {
  const asked = {
    serviceId: visit.service.id,
    rumiIds: dogs.map(({ _id }) => _id),
    start: visit.start,
    end: visit.end,
  }
  const found = useFreshAnswer(() => fetchQuote(asked), JSON.stringify(asked))
  const [reason, setReason] = useState('')
  const { book, booking, refusal } = useWalkIn(dogs, visit)
  const mayWrite = useMayWrite()
  const role = useStoreSelector((state) => state.user.role)
  const quote = found.answer
  const mayCome = quote?.eligibility.every(({ ok }) => ok) ?? false
  const mayOverride = role !== null && reachOf(overrideAccess, role) === 'all'
  const isReasoned = reason.trim().length >= overrideReasonLength.min
  const ready = mayWrite && quote !== undefined && (mayCome || (mayOverride && isReasoned))
  const override = mayCome ? undefined : { reason: reason.trim() }
  const isToday = (isDay(visit.start) ? visit.start : dayOf(visit.start)) === houseToday()

  return (
    <Fetched fetchings={[found]}>
      {quote && (
        <div className="grid gap-4">
          <PriceLines quote={quote} />
          <Papers quote={quote} dogs={dogs} />
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
          {refusal && <RefusedMove refusal={refusal} onMadeRoom={() => book({ override, checkIn: false })} />}
          <div className="flex flex-wrap gap-3">
            <Button
              disabled={!ready}
              loading={booking === 'book'}
              onClick={() => void book({ override, checkIn: false })}
            >
              {copy.book}
            </Button>
            {isToday && (
              <Button
                tone="secondary"
                disabled={!ready}
                loading={booking === 'check-in'}
                onClick={() => void book({ override, checkIn: true })}
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

function PriceLines({ quote }: { quote: Quote }) {
  return (
    <dl className="grid gap-1 tabular">
      {quote.lines.map(({ label, amountCentavos }) => (
        <div key={label} className="flex justify-between gap-4">
          <dt>{label}</dt>
          <dd className="whitespace-nowrap">{formatPesos(amountCentavos)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 border-t border-line pt-1 text-base font-heading">
        <dt>{copy.total}</dt>
        <dd className="whitespace-nowrap">{formatPesos(quote.totalCentavos)}</dd>
      </div>
    </dl>
  )
}

function Papers({ quote, dogs }: { quote: Quote; dogs: readonly Dog[] }) {
  if (quote.eligibility.every(({ ok }) => ok)) {
    return (
      <p>
        <StateChip tone="ok">{copy.papersOk}</StateChip>
      </p>
    )
  }
  return quote.eligibility
    .filter(({ ok }) => !ok)
    .map(({ rumiId, reasons }) => (
      <Notice key={rumiId} tone="warning">
        <p className="font-strong">{copy.papersOf(dogs.find(({ _id }) => _id === rumiId)?.name ?? '')}</p>
        <ul className="list-disc pl-5">
          {reasons.map(({ code, message }) => (
            <li key={code}>{message}</li>
          ))}
        </ul>
      </Notice>
    ))
}
