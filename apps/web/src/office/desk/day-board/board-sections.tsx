import { NoResults } from '../../../art/scenes/empty/no-results.tsx'
import { QuietBoard } from '../../../art/scenes/empty/quiet-board.tsx'
import { dayBoardCopy } from '../../../copy/office/desk/day-board.ts'
import { paths } from '../../../shared/business/paths.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { LinkButton } from '../../../ui/controls/link-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import type { DeskVisit } from '@rumi/contract'
import { bySection, countDogs, sections, type Section } from './board-entries.ts'
import { useRowsInWork } from '../booking-status/rows-in-work.ts'
import { useUndoOffers } from '../../kit/undo/undo-offers.ts'
import { BoardRow } from './board-row.tsx'
import { Rows } from '../../../shared/rows/rows.tsx'

type BoardSectionsProps = {
  visits: readonly DeskVisit[]
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
  visits,
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
  if (visits.length === 0 && searched) {
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
  if (visits.length === 0) {
    return <EmptyState art={<QuietBoard />} title={dayBoardCopy.emptyTitle} text={dayBoardCopy.emptyText} />
  }
  const shownAs = (id: string) => inWork.get(id) ?? offers.find(({ about }) => about.includes(id))?.shownAs
  const grouped = bySection(visits, shownAs)
  return (
    <div className="grid gap-8">
      {sections
        .filter((section) => grouped[section].length > 0 || (section !== 'notComing' && !searched))
        .map((section) => (
          <BoardSection
            key={section}
            section={section}
            visits={grouped[section]}
            {...{ day, isCut, onChanged, onOpen }}
          />
        ))}
    </div>
  )
}

type BoardSectionProps = {
  section: Section
  visits: readonly DeskVisit[]
  day: string
  isCut: boolean
  onChanged: () => Promise<void>
  onOpen: (bookingId: string) => void
}

function BoardSection({ section, visits, day, isCut, onChanged, onOpen }: BoardSectionProps) {
  return (
    <section>
      <h2 className="flex items-baseline gap-3 border-b-2 border-ink pb-1 text-lg">
        {dayBoardCopy.sections[section]}
        <span className="text-sm font-text text-ink-soft tabular">
          {dayBoardCopy.count(countDogs(visits))}
        </span>
      </h2>
      {visits.length === 0 ? (
        <p className="px-2 py-3 text-ink-soft">{dayBoardCopy.sectionEmpty[section]}</p>
      ) : (
        <ul className="@container">
          <Rows of={visits} by={(visit) => visit.booking.id}>
            {(visit) => <BoardRow {...{ visit, day, isCut, onChanged, onOpen }} />}
          </Rows>
        </ul>
      )}
    </section>
  )
}
