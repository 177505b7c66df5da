import { addDays, desk, formatDay } from '@rumi/contract'
import { useDeferredValue, useRef, useState, useEffect, useLayoutEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../../shared/business/paths.ts'
import { dayBoardCopy } from '../../../copy/office/desk/day-board.ts'
import { resourceScreenCopy } from '../../../copy/office/frame/resource-screen.ts'
import { useAddressChanges } from '../../../ui/hooks/use-address-changes.ts'
import { BookingPanel } from '../booking/booking-panel.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { KeysDialog } from '../../kit/keys/keys-dialog.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { loadDayBoard } from '../loaders.ts'
import { dayInAddress } from '../../../shared/people/day-in-address.ts'
import { useDeskUpdates } from '../use-desk-updates.ts'
import type { OfflineHandle } from '../../../shared/fetching/offline-section.tsx'
import { useCachedCall } from '../../../shared/fetching/use-cached-call.ts'
import { useCanWrite } from '../../kit/permissions/use-permission.ts'
import { matches } from './board-entries.ts'
import { BoardSections } from './board-sections.tsx'
import { BoardTools } from './board-tools.tsx'
import { useBoardKeys, rowsOnBoard } from './use-board-keys.ts'

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
  const board = useCachedCall(desk.day, { query: { day } })
  const { isCut } = board
  useDeskUpdates()
  const mayWrite = useCanWrite('bookings')
  const navigate = useNavigate()
  const [keysShown, setKeysShown] = useState(false)
  const searchBox = useRef<HTMLInputElement>(null)

  const look = (text: string) => {
    setSearch(text)
    void change({ buscar: text })
  }
  const show = (next: string) => void change({ dia: next === today ? null : next })
  useBoardKeys({
    onSearch: () => searchBox.current?.focus(),
    onHelp: () => setKeysShown(true),
    onDay: (step) => show(addDays(day, step)),
    onToday: () => show(today),
    onNew: () => mayWrite && !isCut && void navigate(paths.officeNewBooking({ dia: day })),
  })

  useRowFocus()

  const visits = board.answer?.data.visits ?? []
  const looked = useDeferredValue(search)
  const found = looked ? visits.filter((visit) => matches(visit, looked)) : visits
  const shown = looked ? resourceScreenCopy.counted(found.length, false) : formatDay(day, today)

  return (
    <>
      <BoardTools
        {...{ day, today, search, searchBox, isCut }}
        places={board.answer?.data.days ?? []}
        onDay={show}
        onSearch={look}
        onHelp={() => setKeysShown(true)}
      />
      {/* Announces the result, because the focus stays in the search or on the arrow. */}
      <output className="sr-only">{board.answer && shown}</output>
      <Fetched fetchings={[board]}>
        <BoardSections
          visits={found}
          {...{ day, isCut }}
          searched={looked !== '' && visits.length > 0}
          search={looked}
          onClearSearch={() => look('')}
          onChanged={board.again}
          onOpen={(id) => void change({ reserva: id })}
        />
      </Fetched>
      <BookingPanel
        id={params.get('reserva')}
        onClose={() => void change({ reserva: null })}
        onChanged={board.again}
      />
      <KeysDialog open={keysShown} onClose={() => setKeysShown(false)} />
    </>
  )
}
