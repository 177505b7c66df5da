import { NoResults } from '../../../art/scenes/empty/no-results.tsx'
import { QuietBoard } from '../../../art/scenes/empty/quiet-board.tsx'
import { dayBoardCopy } from '../../../copy/office/desk/day-board.ts'
import { paths } from '../../../shared/business/paths.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { LinkButton } from '../../../ui/controls/link-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import type { DeskBooking } from '@rumi/contract'
import { bySection, countDogs, sections, type Section } from './board-entries.ts'
import { useRowsInWork } from '../booking-status/rows-in-work.ts'
import { useUndoOffers } from '../../kit/undo/undo-offers.ts'
import { BoardRow } from './board-row.tsx'
import { Rows } from '../../../shared/rows/rows.tsx'

type BoardSectionsProps = {
  deskBookings: readonly DeskBooking[]
  day: string
  /** Offline: read-only. */
  isCut: boolean
  /** The list is empty because of a search. */
  searched: boolean
  search: string
  onClearSearch: () => void
  onChanged: () => Promise<void>
  onOpen: (bookingId: string) => void
}

/** Sections of the day; no-shows and cancellations appear only if there are any. */
export function BoardSections({
  deskBookings,
  day,
  isCut,
  search,
  searched,
  onClearSearch,
  onChanged,
  onOpen,
}: BoardSectionsProps) {
  const offers = useUndoOffers()
  const inWork = useRowsInWork()
  if (deskBookings.length === 0 && searched) {
    return (
      <EmptyState
        art={<NoResults />}
        title={dayBoardCopy.noMatchTitle}
        text={dayBoardCopy.noMatchText}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <LinkButton to={paths.officeNewBooking({ buscar: search })}>
              {dayBoardCopy.searchEverybody}
            </LinkButton>
            <Button tone="secondary" onClick={onClearSearch}>
              {dayBoardCopy.clearSearch}
            </Button>
          </div>
        }
      />
    )
  }
  if (deskBookings.length === 0) {
    return <EmptyState art={<QuietBoard />} title={dayBoardCopy.emptyTitle} text={dayBoardCopy.emptyText} />
  }
  const shownAs = (id: string) => inWork.get(id) ?? offers.find(({ about }) => about.includes(id))?.shownAs
  const grouped = bySection(deskBookings, shownAs)
  return (
    <div className="grid gap-8">
      {sections
        .filter((section) => grouped[section].length > 0 || (section !== 'notComing' && !searched))
        .map((section) => (
          <BoardSection
            key={section}
            section={section}
            deskBookings={grouped[section]}
            {...{ day, isCut, onChanged, onOpen }}
          />
        ))}
    </div>
  )
}

type BoardSectionProps = {
  section: Section
  deskBookings: readonly DeskBooking[]
  day: string
  isCut: boolean
  onChanged: () => Promise<void>
  onOpen: (bookingId: string) => void
}

function BoardSection({ section, deskBookings, day, isCut, onChanged, onOpen }: BoardSectionProps) {
  return (
    <section>
      <h2 className="flex items-baseline gap-3 border-b-2 border-ink pb-1 text-lg">
        {dayBoardCopy.sections[section]}
        <span className="text-sm font-text text-ink-soft tabular">
          {dayBoardCopy.count(countDogs(deskBookings))}
        </span>
      </h2>
      {deskBookings.length === 0 ? (
        <p className="px-2 py-3 text-ink-soft">{dayBoardCopy.sectionEmpty[section]}</p>
      ) : (
        <ul className="@container">
          <Rows of={deskBookings} by={(deskBooking) => deskBooking.booking.id}>
            {(deskBooking) => <BoardRow {...{ deskBooking, day, isCut, onChanged, onOpen }} />}
          </Rows>
        </ul>
      )}
    </section>
  )
}
