import { addDays, dayCare, isDay } from '@rumi/contract'
import { bookings, medicalRecords } from '@rumi/data-layer'
import { Keyboard, Printer } from 'lucide-react'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useFetching, useStoreSelector } from '../../app/store.ts'
import { dayBoardCopy } from '../../copy/day-board.ts'
import { officeCopy } from '../../copy/office.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { Fetched } from '../fetched.tsx'
import { houseToday } from '../house-today.ts'
import { KeysDialog } from '../keys-dialog.tsx'
import { officeMeta } from '../office-meta.ts'
import { useEveryPage } from '../use-every-page.ts'
import { useHouseBook } from '../use-house-book.ts'
import { useKeptFresh } from '../use-kept-fresh.ts'
import { matches, placesTaken, type BoardEntry } from './board-entries.ts'
import { BoardSections } from './board-sections.tsx'
import { DayPicker } from './day-picker.tsx'
import { useBoardKeys } from './use-board-keys.ts'

export const meta = officeMeta(dayBoardCopy.title)

const page = 200

/** The day from the front desk: who comes, who is here, who has left; the address holds the day and the search. */
export default function DayBoardPage() {
  const [params, setParams] = useSearchParams()
  const today = houseToday()
  const asked = params.get('dia')
  const day = asked !== null && isDay(asked) ? asked : today
  const [search, setSearch] = useState(params.get('buscar') ?? '')
  const book = useHouseBook()
  const fetching = useFetching(
    [bookings.calls.list({ from: day, to: day, limit: page }), medicalRecords.calls.list({ limit: page })],
    day,
  )
  useKeptFresh(fetching.again)
  const records = useStoreSelector((state) => state.medicalRecords)
  useEveryPage(records, medicalRecords.loadMore)
  const booked = useStoreSelector((state) => state.bookings.items)
  const [keysShown, setKeysShown] = useState(false)
  const searchBox = useRef<HTMLInputElement>(null)

  const change = (name: 'dia' | 'buscar', value: string | null) =>
    setParams(
      (was) => {
        const next = new URLSearchParams(was)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const look = (text: string) => {
    setSearch(text)
    change('buscar', text)
  }
  const show = (next: string) => change('dia', next === today ? null : next)
  useBoardKeys({
    onSearch: () => searchBox.current?.focus(),
    onHelp: () => setKeysShown(true),
    onDay: (step) => show(addDays(day, step)),
    onToday: () => show(today),
  })

  const entries: BoardEntry[] = booked.map((booking) => ({
    booking,
    dogs: book.dogsIn(booking.rumiIds),
    owner: book.client(booking.clientId),
    serviceName: book.serviceName(booking.serviceId),
  }))
  const found = search ? entries.filter((entry) => matches(entry, search)) : entries
  const taken = placesTaken(entries, book.dayCareIds)

  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <DayPicker day={day} today={today} onChange={show} />
        <div className="w-full max-w-64 grow">
          <ProgressBar
            label={dayBoardCopy.placesLabel}
            value={taken}
            max={dayCare.places}
            text={dayBoardCopy.places(taken, dayCare.places)}
          />
        </div>
      </div>
      <div className="no-print mb-4 flex items-center gap-1">
        <SearchBox ref={searchBox} label={dayBoardCopy.search} value={search} onChange={look} />
        <IconButton icon={Printer} label={dayBoardCopy.print} onClick={() => window.print()} />
        <IconButton
          icon={Keyboard}
          label={officeCopy.keys}
          onClick={() => setKeysShown(true)}
          className="max-md:hidden"
        />
      </div>
      <Fetched fetchings={[fetching, book.fetching]}>
        <BoardSections
          entries={found}
          day={day}
          searched={search !== '' && entries.length > 0}
          onClearSearch={() => look('')}
          onStale={fetching.again}
        />
      </Fetched>
      <KeysDialog open={keysShown} onClose={() => setKeysShown(false)} />
    </>
  )
}
