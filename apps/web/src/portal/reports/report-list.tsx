import type { Dog, ReportCard } from '@rumi/data-layer'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { NoBookingsYet } from '../../art/scenes/empty/no-bookings-yet.tsx'
import { reportsCopy } from '../../copy/shared/report-cards.ts'
import { Button } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ReportCardView } from './report-card-view.tsx'
import { Rows } from '../../shared/rows/rows.tsx'

type ReportListProps = {
  cards: readonly ReportCard[]
  dogs: readonly Dog[]
  hasMore: boolean
  loadMore: () => void
}

/** Report cards, newest first; scrolls to the one in the address. */
export function ReportList({ cards, dogs, hasMore, loadMore }: ReportListProps) {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) document.querySelector(`[id="${CSS.escape(hash.slice(1))}"]`)?.scrollIntoView()
  }, [hash])

  if (cards.length === 0)
    return <EmptyState art={<NoBookingsYet />} title={reportsCopy.emptyTitle} text={reportsCopy.emptyText} />
  return (
    <div className="grid max-w-2xl gap-6">
      <Rows of={cards} by={(card) => card.id} within="blocks">
        {(card) => <ReportCardView card={card} dog={dogs.find(({ _id }) => _id === card.rumiId)} />}
      </Rows>
      {hasMore && (
        <Button tone="secondary" className="justify-self-center" onClick={loadMore}>
          {reportsCopy.more}
        </Button>
      )}
    </div>
  )
}
