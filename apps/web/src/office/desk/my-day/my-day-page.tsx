import { formatDay, myDay, type GroomingTurn, formatHour, formatList } from '@rumi/contract'
import { useRef } from 'react'
import { QuietBoard } from '../../../art/scenes/empty/quiet-board.tsx'
import { myDayCopy as copy } from '../../../copy/office/desk/my-day.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { useFocusThatFollows } from '../../../ui/hooks/focus/use-focus-that-follows.ts'
import { Fetched, pollWhileVisible } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { OnlyFor } from '../../kit/permissions/only-for.tsx'
import { loadMyDay } from '../loaders.ts'
import { TurnCard, type TurnCardProps } from './turn-card.tsx'
import { isTurnOver, lacksCard } from './turn-states.ts'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { DogPortrait } from '../../../art/dog/portrait.tsx'
import { DogTags } from '../../kit/marks/dog-tags.tsx'

export const clientLoader = loadMyDay
export const meta = officeMeta(copy.title)

/** Appointments of the groomer who is logged in, the next one large. */
export default function MyDayPage() {
  return (
    <OnlyFor access="desk" area="groomingCards">
      <OwnDay />
    </OnlyFor>
  )
}

function OwnDay() {
  const fetched = useCall(myDay.show, {}, pollWhileVisible)
  const found = fetched.answer?.data.myDay
  const turns = found?.appointments ?? []
  const left = turns.filter((turn) => !isTurnOver(turn))
  const dogsLeft = left.flatMap(({ dogs }) => dogs.filter(({ card }) => !card?.finishedAt)).length
  const today = businessToday()
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={copy.title}
        lead={found && copy.lead(capital(formatDay(found.day, today)), dogsLeft)}
      />
      <Fetched fetchings={[fetched]}>
        {found?.staffMember === null ? (
          <EmptyState art={<QuietBoard />} title={copy.notLinkedTitle} text={copy.notLinkedText} />
        ) : turns.length === 0 ? (
          <EmptyState art={<QuietBoard />} title={copy.emptyTitle} text={copy.emptyText} />
        ) : (
          <Turns
            turns={turns}
            colleagues={found?.colleagues ?? []}
            asOf={new Date(fetched.answeredAtMs ?? 0).toISOString()}
            onChanged={fetched.again}
          />
        )}
      </Fetched>
    </div>
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

type TurnsProps = {
  turns: readonly GroomingTurn[]
  colleagues: readonly { id: string; name: string }[]
  asOf: string
  onChanged: () => Promise<void>
}

/** The work of now with the last card to write, then what follows and what is done. */
function Turns({ turns, ...shown }: TurnsProps) {
  const open = turns.filter((turn) => !isTurnOver(turn))
  const inWork = open.filter(({ dogs }) => dogs.some(({ card }) => card && !card.finishedAt))
  const over = turns.filter(isTurnOver)
  const toWrite = over.filter(lacksCard).slice(-1)
  const now = [...toWrite, ...(inWork.length > 0 ? inWork : open.slice(0, 1))]
  const later = open.filter((turn) => !now.includes(turn))
  const done = over.filter((turn) => !now.includes(turn))
  const heading = useRef<HTMLHeadingElement>(null)
  const holder = useFocusThatFollows<HTMLDivElement>(heading)
  return (
    <div className="grid gap-8" ref={holder}>
      <section aria-labelledby="mi-dia-ahora">
        <h2 id="mi-dia-ahora" ref={heading} tabIndex={-1} className="mb-2 text-lg outline-none">
          {copy.next}
        </h2>
        {now.length === 0 && <p className="text-ink-soft">{copy.allDone}</p>}
        <div className="grid gap-4">
          <Rows of={now} by={({ bookingId }) => bookingId} within="blocks">
            {(turn) => <TurnCard turn={turn} {...shown} />}
          </Rows>
        </div>
      </section>
      <TurnList title={copy.later} turns={later} {...shown} />
      <TurnList title={copy.done} turns={done} {...shown} />
    </div>
  )
}

function TurnList({ title, turns, ...shown }: TurnsProps & { title: string }) {
  if (turns.length === 0) return null
  return (
    <section>
      <h2 className="mb-2 text-lg">{title}</h2>
      <ul className="border-t border-line">
        <Rows of={turns} by={({ bookingId }) => bookingId}>
          {(turn) => <TurnRow turn={turn} {...shown} />}
        </Rows>
      </ul>
    </section>
  )
}

const presences = {
  expected: { tone: 'missing', text: copy.notHere },
  'in-house': { tone: 'ok', text: copy.here },
  gone: { tone: 'over', text: copy.gone },
  missed: { tone: 'over', text: copy.missed },
} as const

/** Appointment in one line, which opens to the whole card. */
function TurnRow(props: TurnCardProps) {
  const { start, service, dogs } = props.turn
  const [first] = dogs
  const presence = first?.presence ? presences[first.presence] : null
  return (
    <li className="border-b border-line">
      <details>
        <summary className="flex min-h-16 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-1 py-2 hover:bg-cream">
          <span className="tabular w-14 font-strong">{formatHour(start)}</span>
          {first && <DogPortrait dog={{ ...first, _id: first.rumiId }} size={40} className="shrink-0" />}
          <span className="min-w-0 grow">
            <span className="block font-strong [overflow-wrap:anywhere]">
              {formatList(dogs.map(({ name }) => name))}
            </span>
            <span className="block text-sm text-ink-soft">{service}</span>
            <DogTags dog={{ tags: [...new Set(dogs.flatMap(({ tags }) => tags))] }} />
          </span>
          {presence && <StateChip tone={presence.tone}>{presence.text}</StateChip>}
        </summary>
        <div className="pb-4">
          <TurnCard {...props} />
        </div>
      </details>
    </li>
  )
}
