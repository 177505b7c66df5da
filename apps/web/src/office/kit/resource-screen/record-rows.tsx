import {
  useEffect,
  useImperativeHandle,
  useRef,
  type Ref,
  type RefObject,
  useLayoutEffect,
  useState,
} from 'react'
import { useMediaQuery } from '../../../ui/hooks/use-media-query.ts'
import { useVisibleRows } from '../../../ui/hooks/scrolling/use-visible-rows.ts'
import type { DrawnRows } from './drawn-rows.ts'
import { RecordCards } from './record-cards.tsx'
import { RecordTable } from './record-table.tsx'
import { idOf } from './screen.ts'

/** Height of the sticky elements at the top. */
const stickyPx = 140

/** Row with keyboard focus. Scrolls to a row that is not rendered yet and focuses it once it is. */
function useRowNavigation(list: RefObject<HTMLElement | null>, count: number, rowHeightPx: number) {
  const [active, setActive] = useState(0)
  const wanted = useRef<number | null>(null)

  useLayoutEffect(() => {
    if (wanted.current === null) return
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${wanted.current}"] [data-opens]`)
    if (!row) return
    wanted.current = null
    row.focus()
  })

  const walk = (step: -1 | 1) => {
    if (count === 0) return
    const standing = list.current?.contains(document.activeElement)
    const next = standing ? Math.min(count - 1, Math.max(0, active + step)) : Math.min(active, count - 1)
    wanted.current = next
    setActive(next)
    const drawn = list.current?.querySelector<HTMLElement>(`[data-row="${next}"] [data-opens]`)
    if (drawn) {
      wanted.current = null
      drawn.focus()
    } else {
      const topPx = list.current?.getBoundingClientRect().top ?? 0
      window.scrollTo({ top: window.scrollY + topPx + next * rowHeightPx - stickyPx })
    }
  }
  return { active: Math.min(active, Math.max(0, count - 1)), setActive, walk }
}

/** Heights of office rows (docs/design.md#office) and of their cards on a phone. */
const rowHeightPx = { table: 40, card: 76, largeCard: 104 } as const
/** Above this text size the corner of a card may need its own line. */
const largeText = 1.4
/** Distance from the end, in rows, at which the next page is fetched. */
const fetchAheadRows = 60

/** Height of a card: two lines of name and one below, at the user's text size. */
function cardHeightPx() {
  const scale = Math.max(1, Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16)
  return Math.round(scale * (scale < largeText ? rowHeightPx.card : rowHeightPx.largeCard))
}

export type RowsHandle = { walk: (step: -1 | 1) => void }

type RecordRowsProps<Row> = Pick<
  DrawnRows<Row>,
  'screen' | 'columns' | 'rows' | 'sort' | 'onSort' | 'onOpen'
> & {
  ref: Ref<RowsHandle>
  mayLoadMore: boolean
  onMore: () => void
}

/** Virtualised rows: renders only those in view and fetches the next page ahead of the end. */
export function RecordRows<Row>({ ref, mayLoadMore, onMore, ...shown }: RecordRowsProps<Row>) {
  const { screen, rows } = shown
  const list = useRef<HTMLDivElement>(null)
  const isWide = useMediaQuery('(min-width: 768px)')
  const heightPx = isWide ? rowHeightPx.table : cardHeightPx()
  const { first, end } = useVisibleRows(list, rows.length, heightPx)
  const { active, setActive, walk } = useRowNavigation(list, rows.length, heightPx)
  useImperativeHandle(ref, () => ({ walk }))

  const isNearEnd = end > rows.length - fetchAheadRows
  useEffect(() => {
    if (mayLoadMore && isNearEnd) onMore()
  }, [mayLoadMore, isNearEnd, onMore])

  const Rows = isWide ? RecordTable : RecordCards
  return (
    <div ref={list} className="@container">
      <Rows
        {...shown}
        first={first}
        end={end}
        active={active}
        rowHeightPx={heightPx}
        onActive={setActive}
        keyOf={(row) => idOf(screen, row)}
      />
    </div>
  )
}
