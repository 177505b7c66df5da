import { formatDay, formatHour, timeOf, type DayAvailability } from '@rumi/contract'
import { useId, useState, type ReactNode } from 'react'
import { bookCopy } from '../../../copy/portal/book.ts'
import { scrollIntoViewIfHidden } from '../../../ui/hooks/focus/notice-in-sight.tsx'

type Slot = NonNullable<DayAvailability['slots']>[number]

type HourListProps = {
  day: string
  today: string
  /** Duration of the visit in words. */
  length: string
  slots: readonly Slot[]
  chosenTime: string | undefined
  /** Scrolls the hours into view after a press on the day; not on page load. */
  isAnswer: boolean
  onChoose: (time: string) => void
  /** Alternatives for an hour that is taken. */
  renderWhenTaken?: (time: string) => ReactNode
}

/** Possible start hours of a day, morning and afternoon separately. */
export function HourList({
  day,
  today,
  length,
  slots,
  chosenTime,
  isAnswer,
  onChoose,
  renderWhenTaken,
}: HourListProps) {
  const headingId = useId()
  const [requestedTime, setRequestedTime] = useState<string>()
  const isMorning = ({ start }: Slot) => timeOf(start) < '12:00'
  const shown = slots.filter(({ remaining }) => remaining > 0 || renderWhenTaken)
  const groups = [
    { name: bookCopy.morning, slots: shown.filter(isMorning) },
    { name: bookCopy.afternoon, slots: shown.filter((slot) => !isMorning(slot)) },
  ].filter((group) => group.slots.length > 0)

  const press = ({ start, remaining }: Slot) => {
    const time = timeOf(start)
    setRequestedTime(remaining > 0 ? undefined : time)
    if (remaining > 0) onChoose(time)
  }

  return (
    <section
      ref={isAnswer ? scrollIntoViewIfHidden : null}
      aria-labelledby={headingId}
      className="grid scroll-mt-20 gap-4"
    >
      <div>
        <h2 id={headingId} className="text-lg">
          {bookCopy.hoursOf(formatDay(day, today))}
        </h2>
        <p className="text-sm text-ink-soft">{length}</p>
      </div>
      {groups.map((group) => (
        <div key={group.name} className="grid gap-2">
          <h3 className="text-sm font-strong text-ink-soft">{group.name}</h3>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
            {group.slots.map((slot) => (
              <li key={slot.start}>
                <HourButton
                  slot={slot}
                  isChosen={timeOf(slot.start) === chosenTime}
                  onPress={() => press(slot)}
                />
              </li>
            ))}
          </ul>
          {requestedTime && group.slots.some(({ start }) => timeOf(start) === requestedTime) && (
            <div key={requestedTime} ref={scrollIntoViewIfHidden} className="scroll-mt-20">
              {renderWhenTaken?.(requestedTime)}
            </div>
          )}
        </div>
      ))}
    </section>
  )
}

function HourButton({ slot, isChosen, onPress }: { slot: Slot; isChosen: boolean; onPress: () => void }) {
  const isTaken = slot.remaining === 0
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onPress}
      className={`grid min-h-12 w-full content-center rounded-sm border-2 font-strong tabular leading-tight aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary ${isTaken ? 'border-dashed border-line text-ink-soft' : 'border-line bg-white hover:border-ink'}`}
    >
      {formatHour(slot.start)}
      {isTaken && <span className="text-xs font-text">{bookCopy.full}</span>}
    </button>
  )
}
