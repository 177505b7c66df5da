import { NoResults } from '../../art/scenes/no-results.tsx'
import { QuietBoard } from '../../art/scenes/quiet-board.tsx'
import { dayBoardCopy } from '../../copy/day-board.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { bySection, countDogs, sections, type BoardEntry, type Section } from './board-entries.ts'
import { BoardRow } from './board-row.tsx'

type BoardSectionsProps = {
  entries: readonly BoardEntry[]
  day: string
  /** There are entries, but a search narrowed them. */
  searched: boolean
  onClearSearch: () => void
  onStale: () => Promise<void>
}

/** The day in its sections; those who do not come only where there are any. */
export function BoardSections({ entries, day, searched, onClearSearch, onStale }: BoardSectionsProps) {
  if (entries.length === 0 && searched) {
    return (
      <EmptyState
        art={<NoResults />}
        title={dayBoardCopy.noMatchTitle}
        text={dayBoardCopy.noMatchText}
        action={
          <Button tone="secondary" onClick={onClearSearch}>
            {dayBoardCopy.clearSearch}
          </Button>
        }
      />
    )
  }
  if (entries.length === 0) {
    return <EmptyState art={<QuietBoard />} title={dayBoardCopy.emptyTitle} text={dayBoardCopy.emptyText} />
  }
  const grouped = bySection(entries)
  return (
    <div className="grid gap-8">
      {sections
        .filter((section) => grouped[section].length > 0 || (section !== 'notComing' && !searched))
        .map((section) => (
          <BoardSection
            key={section}
            section={section}
            entries={grouped[section]}
            day={day}
            onStale={onStale}
          />
        ))}
    </div>
  )
}

type BoardSectionProps = {
  section: Section
  entries: readonly BoardEntry[]
  day: string
  onStale: () => Promise<void>
}

function BoardSection({ section, entries, day, onStale }: BoardSectionProps) {
  return (
    <section>
      <h2 className="flex items-baseline gap-3 border-b-2 border-ink pb-1 text-lg">
        {dayBoardCopy.sections[section]}
        <span className="text-sm font-text text-ink-soft tabular">
          {dayBoardCopy.count(countDogs(entries))}
        </span>
      </h2>
      {entries.length === 0 ? (
        <p className="px-2 py-3 text-ink-soft">{dayBoardCopy.sectionEmpty[section]}</p>
      ) : (
        <ul>
          {entries.map((entry) => (
            <BoardRow key={entry.booking.id} entry={entry} day={day} onStale={onStale} />
          ))}
        </ul>
      )}
    </section>
  )
}
