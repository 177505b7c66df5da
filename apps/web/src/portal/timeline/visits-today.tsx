import { dayOf, formatDay, formatHour, timeline, type VisitMoment, type VisitTimeline } from '@rumi/contract'
import type { Dog } from '@rumi/data-layer'
import {
  Bath,
  Camera,
  Check,
  DoorOpen,
  Drumstick,
  Footprints,
  HeartHandshake,
  House,
  Info,
  Pill,
  Sparkles,
  type LucideIcon,
} from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { DogPortrait } from '../../art/dog/portrait.tsx'
import { timelineCopy as copy } from '../../copy/portal/timeline.ts'
import { businessToday } from '../../shared/business/business-today.ts'
import { paths } from '../../shared/business/paths.ts'
import { useCall } from '../../shared/fetching/queries.ts'
import { OfferPush } from '../push/offer-push.tsx'
import { Rows } from '../../shared/rows/rows.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { StateChip } from '../../ui/feedback/state-chip.tsx'
import { Card } from '../../ui/layout/card.tsx'

const icons: Record<VisitMoment['kind'], LucideIcon> = {
  arrived: House,
  'service-begun': Bath,
  'service-done': Sparkles,
  meal: Drumstick,
  medicine: Pill,
  walk: Footprints,
  care: HeartHandshake,
  incident: Info,
  report: Camera,
  ready: Check,
  left: DoorOpen,
}

/** Timelines of the owner's dogs that are present or were today, or of one of them; renders nothing without any. */
export function VisitsToday({ dogs, only }: { dogs: readonly Dog[]; only?: string }) {
  const { answer } = useCall(timeline.read, { query: only === undefined ? {} : { rumiId: only } })
  const visits = answer?.data.visits ?? []
  if (visits.length === 0) return null
  return (
    <section className="grid gap-4" aria-label={copy.title}>
      {only === undefined && <h2 className="text-lg md:text-xl">{copy.title}</h2>}
      <div className={only === undefined ? 'grid items-start gap-4 lg:grid-cols-2' : 'grid gap-4'}>
        <Rows of={visits} by={({ visitId }) => visitId} within="blocks">
          {(visit) => (
            <OneVisit
              visit={visit}
              dog={dogs.find(({ _id }) => _id === visit.rumiId)}
              heading={only === undefined ? 'h3' : 'h2'}
            />
          )}
        </Rows>
      </div>
      {visits.some(({ status }) => status === 'in-house') && <OfferPush />}
    </section>
  )
}

type OneVisitProps = { visit: VisitTimeline; dog: Dog | undefined; heading: 'h2' | 'h3' }

function OneVisit({ visit, dog, heading: Heading }: OneVisitProps) {
  const { visitId, status, group, moments } = visit
  const today = businessToday()
  const [showsAll, setShowsAll] = useState(false)
  const ofToday = moments.filter(({ at }) => dayOf(at) === today)
  const shown = showsAll ? moments : ofToday
  return (
    <Card as="article" aria-labelledby={visitId} className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <DogPortrait
          dog={dog ?? { _id: visit.rumiId, breed: '', color: '' }}
          size={56}
          className="shrink-0"
        />
        <div className="min-w-[min(10rem,100%)] grow basis-40">
          <Heading id={visitId} className="text-lg [overflow-wrap:anywhere]">
            {copy.day(dog?.name ?? '')}
          </Heading>
          {group && status === 'in-house' && (
            <p className="text-ink-soft [overflow-wrap:anywhere]">{copy.group(group)}</p>
          )}
        </div>
        <StateChip tone={status === 'in-house' ? 'ok' : 'over'}>
          {copy.states[status === 'in-house' ? 'in-house' : 'gone']}
        </StateChip>
      </div>
      <ol aria-live="polite" className="grid gap-3">
        <Rows of={shown} by={({ kind, at, subject }) => `${kind} ${at} ${subject}`}>
          {(moment) => <Moment moment={moment} today={today} />}
        </Rows>
      </ol>
      {ofToday.length < moments.length && !showsAll && (
        <Button tone="quiet" className="justify-self-start" onClick={() => setShowsAll(true)}>
          {copy.earlier}
        </Button>
      )}
    </Card>
  )
}

function Moment({ moment, today }: { moment: VisitMoment; today: string }) {
  const { kind, at, bookingId, cardId } = moment
  const Icon = icons[kind]
  const day = dayOf(at)
  const text = copy.moments[kind](moment)
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3">
      <span className="grid size-9 place-items-center rounded-full bg-sand text-teal">
        <Icon className="size-5" aria-hidden="true" />
      </span>
      {bookingId && cardId ? (
        <Link
          prefetch="intent"
          to={`${paths.bookingReports(bookingId)}#${cardId}`}
          className="flex min-h-12 items-center font-strong text-link underline [overflow-wrap:anywhere]"
        >
          {text}
        </Link>
      ) : (
        <span className="[overflow-wrap:anywhere]">{text}</span>
      )}
      <time dateTime={at} className="text-right text-sm text-ink-soft tabular">
        {day !== today && <span className="block">{formatDay(day, today)}</span>}
        <span>{formatHour(at)}</span>
      </time>
    </li>
  )
}
