import { addDays, desk, formatDay, type AnswerOf, type VisitStatus } from '@rumi/contract'
import { ListTodo, TriangleAlert } from 'lucide-react'
import { useDeferredValue, useRef, useState, useEffect, useLayoutEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../../shared/business/paths.ts'
import { closingCopy } from '../../../copy/office/desk/closing.ts'
import { dayBoardCopy } from '../../../copy/office/desk/day-board.ts'
import { resourceScreenCopy } from '../../../copy/office/frame/resource-screen.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useAddressChanges } from '../../../ui/hooks/use-address-changes.ts'
import { BookingPanel } from '../booking/booking-panel.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { KeysDialog } from '../../kit/keys/keys-dialog.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { loadDayBoard } from '../loaders.ts'
import { GroomersAtWork } from '../my-day/groomers-at-work.tsx'
import { dayInAddress } from '../../../shared/people/day-in-address.ts'
import { useCarePlans } from '../care/use-care-plans.ts'
import { ClosingChecklist } from '../closing/closing-checklist.tsx'
import { useDeskUpdates } from '../use-desk-updates.ts'
import type { OfflineHandle } from '../../../shared/fetching/offline-section.tsx'
import { useCachedCall } from '../../../shared/fetching/use-cached-call.ts'
import { useCanWrite, useSeesDogCare } from '../../kit/permissions/use-permission.ts'
import { filterCards, filtersIn, noFilters, type BoardFilters } from './board-filters.ts'
import { BoardSections } from './board-sections.tsx'
import { BoardTools } from './board-tools.tsx'
import { FilterBar } from './filter-bar.tsx'
import { GroupFilter } from '../groups/group-filter.tsx'
import { MissingDataDialog } from './missing-data-dialog.tsx'
import { OpenKiosk } from './open-kiosk.tsx'
import { dogsWithGaps } from './missing-data.ts'
import { useBoardKeys, rowsOnBoard } from './use-board-keys.ts'
import { matches, cardsOf, type VisitCard } from '../visit-card/visit-cards.ts'
import { Temporal } from 'temporal-polyfill'
import { useUndoOffers } from '../../kit/undo/undo-offers.ts'
import { useUnsentActs } from '../outbox/desk-outbox.ts'
import { withUnsentVisits } from '../outbox/with-unsent.ts'
import { useBoardActs } from '../visit-acts/use-board-acts.tsx'
import { useVisitActs } from '../visit-acts/use-visit-acts.ts'

/** Keeps the keyboard position: focuses the next row when the focused one moves elsewhere. */
function useRowFocus() {
  const last = useRef<{ row: HTMLElement; index: number }>(null)

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const rows = rowsOnBoard()
      const index = rows.findIndex((row) => target instanceof Node && row.contains(target))
      const row = rows[index]
      if (row) last.current = { row, index }
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])

  useLayoutEffect(() => {
    if (!last.current || last.current.row.isConnected || document.activeElement !== document.body) return
    const rows = rowsOnBoard()
    rows[Math.min(last.current.index, rows.length - 1)]?.focus()
  })
}

export const clientLoader = loadDayBoard
export const meta = officeMeta(dayBoardCopy.title)

export const handle: OfflineHandle = { readsOffline: true }

/** Day board of the front desk: arrivals, present dogs and departures; the address stores day and search. */
export default function DayBoardPage() {
  const [params] = useSearchParams()
  const change = useAddressChanges()
  const today = businessToday()
  const day = dayInAddress(params, 'dia') ?? today
  const [search, setSearch] = useState(params.get('buscar') ?? '')
  const filters = filtersIn(params)
  const board = useCachedCall(desk.day, { query: { day } }, { isStored: day === today })
  const { isCut } = board
  useDeskUpdates()
  const mayWrite = useCanWrite('bookings')
  const seesCare = useSeesDogCare()
  const navigate = useNavigate()
  const [shownDialog, setShownDialog] = useState<'keys' | 'missing-data' | 'closing'>()
  const searchBox = useRef<HTMLInputElement>(null)

  const look = (text: string) => {
    setSearch(text)
    void change({ buscar: text })
  }
  const filter = ({ fact, service, person, group }: Partial<BoardFilters>) =>
    void change({
      ...(fact !== undefined && { solo: fact || null }),
      ...(service !== undefined && { servicio: service || null }),
      ...(person !== undefined && { con: person || null }),
      ...(group !== undefined && { grupo: group || null }),
    })
  const show = (next: string) => void change({ dia: next === today ? null : next })
  useBoardKeys({
    onSearch: () => searchBox.current?.focus(),
    onHelp: () => setShownDialog('keys'),
    onDay: (step) => show(addDays(day, step)),
    onToday: () => show(today),
    onNew: () => mayWrite && !isCut && void navigate(paths.officeNewBooking({ dia: day })),
  })

  useRowFocus()

  const { cards, acts } = useBoardCards(board.answer?.data, board.again)
  const looked = useDeferredValue(search)
  const filtered = filterCards(cards, filters)
  const found = looked ? filtered.filter((card) => matches(card, looked)) : filtered
  const shown = looked ? resourceScreenCopy.counted(found.length, false) : formatDay(day, today)
  const gaps = dogsWithGaps(cards, useCarePlans(day))

  return (
    <>
      <BoardTools
        {...{ day, today, search, searchBox, isCut }}
        places={board.answer?.data.days ?? []}
        onDay={show}
        onSearch={look}
        onHelp={() => setShownDialog('keys')}
      />
      {day === today && !isCut && <GroomersAtWork />}
      {/* Announces the result, because the focus stays in the search or on the arrow. */}
      <output className="sr-only">{board.answer && shown}</output>
      <Fetched fetchings={[board]}>
        <FilterBar cards={cards} filters={filters} onChange={filter}>
          <GroupFilter value={filters.group} onChange={(group) => filter({ group })} />
        </FilterBar>
        {!isCut && mayWrite && (
          <div className="no-print mb-4 -ml-3 flex empty:hidden max-md:mb-2 max-md:overflow-x-auto md:flex-wrap">
            {seesCare && gaps.length > 0 && (
              <Button
                tone="quiet"
                size="snug"
                className="shrink-0 max-md:min-h-12"
                onClick={() => setShownDialog('missing-data')}
              >
                <TriangleAlert className="size-4" aria-hidden="true" />
                {dayBoardCopy.missingData.open(gaps.length)}
              </Button>
            )}
            {day === today && (
              <Button
                tone="quiet"
                size="snug"
                className="shrink-0 max-md:min-h-12"
                onClick={() => setShownDialog('closing')}
              >
                <ListTodo className="size-4" aria-hidden="true" />
                {closingCopy.open}
              </Button>
            )}
            {day === today && <OpenKiosk />}
          </div>
        )}
        <BoardSections
          cards={found}
          {...{ day, isCut, acts }}
          isNarrowed={cards.length > found.length}
          search={looked}
          onClearSearch={() => {
            look('')
            filter(noFilters)
          }}
          onOpen={(id) => void change({ reserva: id })}
        />
      </Fetched>
      <div className="contents">
        {shownDialog === 'closing' && (
          <ClosingChecklist
            cards={cards}
            acts={acts}
            onOpen={(id) => void change({ reserva: id })}
            onClose={() => setShownDialog(undefined)}
          />
        )}
      </div>
      {acts.dialogs}
      {shownDialog === 'missing-data' && (
        <MissingDataDialog gaps={gaps} onChanged={board.again} onClose={() => setShownDialog(undefined)} />
      )}
      <BookingPanel
        id={params.get('reserva')}
        onClose={() => void change({ reserva: null })}
        onChanged={board.again}
      />
      <KeysDialog open={shownDialog === 'keys'} onClose={() => setShownDialog(undefined)} />
    </>
  )
}

type Day = Pick<AnswerOf<typeof desk.day>['data'], 'visits' | 'bookings'>

const noCards: readonly VisitCard[] = []

/** Cards of a day with their acts, also those that are not sent yet. A card stays in its place while an act of it runs or can be undone. */
function useBoardCards(day: Day | undefined, onChanged: () => Promise<void>) {
  const offers = useUndoOffers()
  const visitActs = useVisitActs(onChanged)
  const shownAs = (ids: readonly string[]): VisitStatus | undefined =>
    ids.map((id) => visitActs.acting.get(id)).find((status) => status !== undefined) ??
    offers.find(({ about }) => about.some((id) => ids.includes(id)))?.shownAs
  const acts = useUnsentActs()
  const shown = day && { ...day, visits: withUnsentVisits(day.visits, acts) }
  const cards = shown ? cardsOf(shown, { now: Temporal.Now.instant().toString(), shownAs }) : noCards
  return { cards, acts: useBoardActs({ cards, visitActs, onChanged }) }
}
