import { NoResults } from '../../../art/scenes/empty/no-results.tsx'
import { QuietBoard } from '../../../art/scenes/empty/quiet-board.tsx'
import { dayBoardCopy } from '../../../copy/office/desk/day-board.ts'
import { paths } from '../../../shared/business/paths.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { VisitCard, type VisitCardProps } from '../visit-card/visit-card.tsx'
import {
  countDogs,
  countLate,
  sections,
  type Section,
  type VisitCard as Card,
} from '../visit-card/visit-cards.ts'
import { AreaLinkButton } from '../../kit/permissions/area-link.tsx'

type BoardSectionsProps = Omit<VisitCardProps, 'card'> & {
  cards: readonly Card[]
  /** True if a search or a filter narrows the cards. */
  isNarrowed: boolean
  search: string
  onClearSearch: () => void
}

/** Sections of the day; no-shows and cancellations appear only if there are any. */
export function BoardSections({ cards, isNarrowed, search, onClearSearch, ...rest }: BoardSectionsProps) {
  if (cards.length === 0 && isNarrowed) {
    return (
      <EmptyState
        art={<NoResults />}
        title={dayBoardCopy.noMatchTitle}
        text={dayBoardCopy.noMatchText}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <AreaLinkButton to={paths.officeNewBooking({ buscar: search })}>
              {dayBoardCopy.searchEverybody}
            </AreaLinkButton>
            <Button tone="secondary" onClick={onClearSearch}>
              {dayBoardCopy.clearSearch}
            </Button>
          </div>
        }
      />
    )
  }
  if (cards.length === 0) {
    return <EmptyState art={<QuietBoard />} title={dayBoardCopy.emptyTitle} text={dayBoardCopy.emptyText} />
  }
  const inSection = (section: Section) => cards.filter((card) => card.section === section)
  return (
    <div className="grid gap-8">
      {sections
        .filter((section) => inSection(section).length > 0 || (section !== 'notComing' && !isNarrowed))
        .map((section) => (
          <BoardSection key={section} section={section} cards={inSection(section)} {...rest} />
        ))}
    </div>
  )
}

type BoardSectionProps = Omit<VisitCardProps, 'card'> & { section: Section; cards: readonly Card[] }

function BoardSection({ section, cards, ...rest }: BoardSectionProps) {
  const late = countLate(cards)
  return (
    <section>
      <h2 className="flex flex-wrap items-center gap-x-3 border-b-2 border-ink pb-1 text-lg">
        {dayBoardCopy.sections[section]}
        <span className="text-sm font-text text-ink-soft tabular">
          {dayBoardCopy.count(countDogs(cards))}
        </span>
        {late > 0 && <StateChip tone="soon">{dayBoardCopy.lateCount(late)}</StateChip>}
      </h2>
      {cards.length === 0 ? (
        <p className="px-2 py-3 text-ink-soft">{dayBoardCopy.sectionEmpty[section]}</p>
      ) : (
        <ul className="@container">
          <Rows of={cards} by={({ key }) => key}>
            {(card) => <VisitCard card={card} {...rest} />}
          </Rows>
        </ul>
      )}
    </section>
  )
}
