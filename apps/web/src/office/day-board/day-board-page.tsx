import { addDays, desk, isDay } from '@rumi/contract'
import { askFor } from '@rumi/data-layer'
import { Keyboard, ListChecks, Plus, Printer } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../app/paths.ts'
import { dayBoardCopy } from '../../copy/day-board.ts'
import { officeCopy } from '../../copy/office.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { BookingPanel } from '../booking-panel/booking-panel.tsx'
import { Fetched } from '../fetched.tsx'
import { houseToday } from '../house-today.ts'
import { KeysDialog } from '../keys-dialog.tsx'
import { officeMeta } from '../office-meta.ts'
import { useDeskNews } from '../use-desk-news.ts'
import { useFreshAnswer } from '../use-fresh-answer.ts'
import { useMayWrite } from '../use-may-write.ts'
import { matches } from './board-entries.ts'
import { BoardSections } from './board-sections.tsx'
import { DayPicker } from './day-picker.tsx'
import { useBoardKeys } from './use-board-keys.ts'

export const meta = officeMeta(dayBoardCopy.title)

/** The day from the front desk: who comes, who is here, who has left; the address holds the day and the search. */
export default function DayBoardPage() {
  const [params, setParams] = useSearchParams()
  const today = houseToday()
  const asked = params.get('dia')
  const day = asked !== null && isDay(asked) ? asked : today
  const [search, setSearch] = useState(params.get('buscar') ?? '')
  const board = useFreshAnswer(() => askFor(desk.day, { query: { day } }), day)
  useDeskNews(board.again)
  const mayWrite = useMayWrite()
  const navigate = useNavigate()
  const [keysShown, setKeysShown] = useState(false)
  const searchBox = useRef<HTMLInputElement>(null)

  const change = (name: 'dia' | 'buscar' | 'reserva', value: string | null) =>
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
    onNew: () => mayWrite && void navigate(paths.officeNewBooking({ dia: day })),
  })

  const visits = board.answer?.data.visits ?? []
  const found = search ? visits.filter((visit) => matches(visit, search)) : visits

  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <DayPicker day={day} today={today} onChange={show} />
        {board.answer?.data.days.map(({ pool, used, capacity }) => (
          <div key={pool} className="w-full max-w-64 grow">
            <ProgressBar
              label={dayBoardCopy.placesLabel}
              value={used}
              max={capacity}
              text={dayBoardCopy.places(used, capacity)}
            />
          </div>
        ))}
      </div>
      <div className="no-print mb-4 flex flex-wrap items-center gap-1">
        <SearchBox ref={searchBox} label={dayBoardCopy.search} value={search} onChange={look} />
        <IconButton icon={Printer} label={dayBoardCopy.print} onClick={() => window.print()} />
        <IconButton
          icon={Keyboard}
          label={officeCopy.keys}
          onClick={() => setKeysShown(true)}
          className="max-md:hidden"
        />
        <div className="ml-auto flex flex-wrap gap-2">
          <LinkButton tone="secondary" to={paths.officeInHouse()}>
            <ListChecks className="size-5" aria-hidden="true" />
            {dayBoardCopy.inHouseList}
          </LinkButton>
          {mayWrite && (
            <LinkButton tone="secondary" to={paths.officeNewBooking({ dia: day })}>
              <Plus className="size-5" aria-hidden="true" />
              {dayBoardCopy.walkIn}
            </LinkButton>
          )}
        </div>
      </div>
      <Fetched fetchings={[board]}>
        <BoardSections
          visits={found}
          day={day}
          searched={search !== '' && visits.length > 0}
          onClearSearch={() => look('')}
          onChanged={board.again}
          onOpen={(id) => change('reserva', id)}
        />
      </Fetched>
      <BookingPanel
        id={params.get('reserva')}
        onClose={() => change('reserva', null)}
        onChanged={board.again}
      />
      <KeysDialog open={keysShown} onClose={() => setKeysShown(false)} />
    </>
  )
}
