import { addDays, isDay } from '@rumi/contract'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { dayBoardCopy } from '../../../copy/office/desk/day-board.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'

type DayPickerProps = { day: string; today: string; onChange: (day: string) => void }

/** Day of the board: previous, next, today, or any. */
export function DayPicker({ day, today, onChange }: DayPickerProps) {
  return (
    <div className="no-print flex max-w-full flex-wrap items-center">
      <div className="flex min-w-0 items-center">
        <IconButton
          icon={ChevronLeft}
          label={dayBoardCopy.previousDay}
          onClick={() => onChange(addDays(day, -1))}
          className="-ml-2 md:-ml-1.5"
        />
        <input
          type="date"
          aria-label={dayBoardCopy.chooseDay}
          value={day}
          onChange={({ target }) => isDay(target.value) && onChange(target.value)}
          className="min-h-(--control-height) min-w-0 max-w-full shrink rounded-sm border-2 border-line-strong bg-white px-2"
        />
        <IconButton
          icon={ChevronRight}
          label={dayBoardCopy.nextDay}
          onClick={() => onChange(addDays(day, 1))}
        />
      </div>
      {day !== today && (
        <Button tone="quiet" size="snug" onClick={() => onChange(today)}>
          {dayBoardCopy.backToToday}
        </Button>
      )}
    </div>
  )
}
