import type { ReactNode } from 'react'
import { dayBoardCopy } from '../../../copy/office/desk/day-board.ts'
import { CompactSelect } from '../../../ui/controls/compact-select.tsx'
import { choicesIn, factFilterNames, filterCards, noFilters, type BoardFilters } from './board-filters.ts'
import { countDogs, type VisitCard } from '../visit-card/visit-cards.ts'

const { filters: copy } = dayBoardCopy

type FilterBarProps = {
  /** All cards of the day. */
  cards: readonly VisitCard[]
  filters: BoardFilters
  onChange: (filters: Partial<BoardFilters>) => void
  /** Further choices. */
  children: ReactNode
}

/** Narrows the board by what there is on this day, each with its number of dogs. */
export function FilterBar({ cards, filters, onChange, children }: FilterBarProps) {
  const countOf = (fact: BoardFilters['fact']) => countDogs(filterCards(cards, { ...noFilters, fact }))
  const facts = factFilterNames.filter((fact) => fact === filters.fact || countOf(fact) > 0)
  const { services, people } = choicesIn(cards)
  return (
    <fieldset className="no-print mb-4 flex min-w-0 items-center gap-2 empty:hidden max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:py-1 md:flex-wrap">
      <legend className="sr-only">{copy.label}</legend>
      {facts.map((fact) => (
        <button
          key={fact}
          type="button"
          aria-pressed={filters.fact === fact}
          onClick={() => onChange({ fact: filters.fact === fact ? '' : fact })}
          className="inline-flex min-h-12 shrink-0 items-center gap-2 rounded-full border-2 border-line-strong bg-white px-4 hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-white md:min-h-(--control-height)"
        >
          {copy[fact]} <span className="font-strong tabular">{countOf(fact)}</span>
        </button>
      ))}
      {(services.length > 1 || filters.service !== '') && (
        <CompactSelect
          label={copy.service}
          value={filters.service}
          options={optionsOf(services, copy.anyService)}
          onChange={(service) => onChange({ service })}
        />
      )}
      {(people.length > 1 || filters.person !== '') && (
        <CompactSelect
          label={copy.person}
          value={filters.person}
          options={optionsOf(people, copy.anyPerson)}
          onChange={(person) => onChange({ person })}
        />
      )}
      {children}
    </fieldset>
  )
}

const optionsOf = (names: readonly string[], all: string) => [
  { value: '', label: all },
  ...names.map((name) => ({ value: name, label: name })),
]
