import {
  formatHour,
  groomingMinutesOf,
  type GroomedDog,
  type GroomingTurn,
  dayOf,
  formatDay,
} from '@rumi/contract'
import { groomingCards, type GroomingCard } from '@rumi/data-layer'
import { Check, Play } from 'lucide-react'
import { useState } from 'react'
import { DogPortrait } from '../../../art/dog/portrait.tsx'
import { myDayCopy as copy } from '../../../copy/office/desk/my-day.ts'
import { useSend } from '../../../shared/fetching/store.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { DogTags } from '../../kit/marks/dog-tags.tsx'
import { offerUndo } from '../../kit/undo/undo-offers.ts'
import { GroomingCardForm } from './grooming-card-form.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { CardPhotos } from './card-photos.tsx'

type DogTurnProps = { dog: GroomedDog; turn: GroomingTurn; onChanged: () => Promise<void> }

/** One dog of an appointment: what to know, start and finish with one press, and its card once the work began. */
export function DogTurn({ dog, turn: { bookingId, status }, onChanged }: DogTurnProps) {
  const send = useSend()
  const [sending, setSending] = useState(false)
  const [hasFinished, setFinished] = useState(false)
  const { rumiId, name, breed, weightKg, presence, card, last } = dog
  const mayStart =
    card === null &&
    (presence === 'expected' || presence === 'in-house') &&
    ['pending', 'confirmed', 'checked-in'].includes(status)
  const mayFinish = card !== null && card.finishedAt === null && status === 'checked-in'

  const act = async (work: 'start' | 'finish') => {
    setSending(true)
    const undoId = crypto.randomUUID()
    const outcome =
      work === 'start' || card === null
        ? await send(groomingCards.calls.create({ bookingId, rumiId, undoId }))
        : await send(
            groomingCards.calls.update({
              id: card.id,
              changes: { finished: true, undoId, version: card.version },
            }),
          )
    if (outcome.ok) {
      setFinished(work === 'finish')
      const message = work === 'start' ? copy.startedToast(name) : copy.finishedToast(name)
      offerUndo({ undoId, isOf: 'bookings', who: name, about: [bookingId], message })
    } else showToast(outcome.refusal.message, 'problem')
    await onChanged()
    setSending(false)
  }

  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-4">
        <DogPortrait dog={{ ...dog, _id: rumiId }} size={88} className="shrink-0" />
        <div className="min-w-0">
          <h3 className="text-xl [overflow-wrap:anywhere]">{name}</h3>
          <p className="text-ink-soft">
            {[breed, weightKg !== null && copy.weight(String(weightKg))].filter(Boolean).join(' · ')}
          </p>
          {card && (
            <p className="font-strong">
              {card.finishedAt
                ? copy.worked(card.minutes ?? groomingMinutesOf(card) ?? 0)
                : copy.started(formatHour(card.startedAt))}
            </p>
          )}
        </div>
      </div>
      <DogTags dog={dog} />
      <Warnings dog={dog} />
      <LastTime last={last} name={name} />
      {(mayStart || mayFinish) && (
        <Button size="large" loading={sending} onClick={() => void act(mayStart ? 'start' : 'finish')}>
          {mayStart ? (
            <Play className="size-5" aria-hidden="true" />
          ) : (
            <Check className="size-5" aria-hidden="true" />
          )}
          <span>{mayStart ? copy.start(name) : copy.finish(name)}</span>
        </Button>
      )}
      {card && (
        <GroomingCardForm
          key={card.id}
          card={card}
          name={name}
          takesFocus={hasFinished && card.finishedAt !== null}
          onChanged={onChanged}
        />
      )}
    </div>
  )
}

function Warnings({ dog: { allergies, temperament, medication } }: { dog: GroomedDog }) {
  const facts = [
    { label: copy.allergies, text: allergies, className: 'bg-brick-tint text-brick' },
    { label: copy.temperament, text: temperament, className: 'bg-amber-tint' },
    { label: copy.medication, text: medication, className: 'bg-indigo-tint' },
  ].filter(({ text }) => text !== '')
  if (facts.length === 0) return null
  return (
    <dl className="grid gap-1">
      {facts.map(({ label, text, className }) => (
        <div key={label} className={`rounded-sm px-3 py-2 [overflow-wrap:anywhere] ${className}`}>
          <dt className="inline font-strong">{label}: </dt>
          <dd className="inline">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Facts and photos of a dog’s last appointment. */
function LastTime({ last, name }: { last: GroomingCard | null; name: string }) {
  if (last === null) return <p className="text-ink-soft">{copy.firstTime}</p>
  const facts = [
    [copy.blade, last.blade],
    [copy.lengths, last.lengths],
    [copy.products, last.products],
    [copy.minutes, last.minutes === null ? '' : String(last.minutes)],
    [copy.by, last.staffMember],
    [copy.notes, last.notes],
  ].filter(([, text]) => text !== '')
  return (
    <section className="rounded-sm bg-white p-3">
      <h4 className="mb-1 font-strong">{copy.lastTime(formatDay(dayOf(last.startedAt), businessToday()))}</h4>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
        {facts.map(([label, text]) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="[overflow-wrap:anywhere]">{text}</dd>
          </div>
        ))}
      </dl>
      <CardPhotos card={last} name={name} />
    </section>
  )
}
