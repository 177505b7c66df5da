import { useEffect, useImperativeHandle, useRef, type Ref } from 'react'
import { useMediaQuery } from '../../../ui/hooks/use-media-query.ts'
import { useVisibleRows } from '../../../ui/hooks/scrolling/use-visible-rows.ts'
import type { DrawnRows } from './drawn-rows.ts'
import { RecordCards } from './record-cards.tsx'
import { RecordTable } from './record-table.tsx'
import { idOf } from './screen.ts'
import { useRowNavigation } from './use-row-navigation.ts'

/** Rows of the office (docs/design.md#office), and the cards they become on a phone. */
const rowHeightPx = { table: 40, card: 76, largeCard: 104 } as const
/** From here on what stands in the corner of a card may need a line of its own. */
const largeText = 1.4
/** So many rows before the end of what is here, the next page is asked for. */
const askBeforeEndRows = 60

/** A card holds two lines of a name and one below them, in the size of the person's text. */
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

/** However many records there are, only those in sight are drawn, and the next page comes before one reaches the end. */
export function RecordRows<Row>({ ref, mayLoadMore, onMore, ...shown }: RecordRowsProps<Row>) {
  const { screen, rows } = shown
  const list = useRef<HTMLDivElement>(null)
  const isWide = useMediaQuery('(min-width: 768px)')
  const heightPx = isWide ? rowHeightPx.table : cardHeightPx()
  const { first, end } = useVisibleRows(list, rows.length, heightPx)
  const { active, setActive, walk } = useRowNavigation(list, rows.length, heightPx)
  useImperativeHandle(ref, () => ({ walk }))

  const isNearEnd = end > rows.length - askBeforeEndRows
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
