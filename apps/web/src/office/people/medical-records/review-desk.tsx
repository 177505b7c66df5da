import { useState } from 'react'
import { officeRecordsCopy } from '../../../copy/office/people/medical-records.ts'
import { fullName, type Directory } from '../../kit/records/use-directory.ts'
import { IdentificationReview } from './identification-review.tsx'
import { MedicalRecordReview } from './medical-record-review.tsx'
import { ReviewList } from './review-list.tsx'
import type { ToReview } from './review-queue.ts'
import { useReviewKeys } from './use-review-keys.ts'

type ReviewDeskProps = {
  queue: readonly ToReview[]
  book: Directory
  mayWrite: boolean
  onStale: () => Promise<void>
}

/** Queue on the left, and the current item: photo beside its review form. */
export function ReviewDesk({ queue, book, mayWrite, onStale }: ReviewDeskProps) {
  const [wanted, setWanted] = useState<string>()
  // Index in the queue: when an item is settled, the next one takes its place.
  const [place, setPlace] = useState(0)
  const found = queue.findIndex(({ id }) => id === wanted)
  const at = found >= 0 ? found : Math.min(place, queue.length - 1)
  const current = queue[at]

  const show = (position: number) => {
    const next = queue[Math.max(0, Math.min(queue.length - 1, position))]
    setWanted(next?.id)
    setPlace(next ? queue.indexOf(next) : 0)
  }
  useReviewKeys({ onNext: () => show(at + 1), onPrevious: () => show(at - 1) })
  if (!current) return null
  const owner = current.is === 'medical-record' ? book.client(current.record.ownerId) : current.client
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[18rem_1fr]">
      <ReviewList queue={queue} book={book} current={current.id} onChoose={show} />
      <section aria-label={officeRecordsCopy.position(at + 1, queue.length)} className="min-w-0">
        {current.is === 'medical-record' ? (
          <MedicalRecordReview
            key={current.id}
            record={current.record}
            dog={book.dog(current.record.rumiId)}
            owner={owner}
            mayWrite={mayWrite}
            onStale={onStale}
          />
        ) : (
          <IdentificationReview
            key={current.id}
            client={current.client}
            address={current.address}
            name={fullName(current.client)}
            mayWrite={mayWrite}
            onSettled={onStale}
          />
        )}
        <p className="mt-4 text-sm text-ink-soft max-md:hidden">{officeRecordsCopy.keysHint}</p>
      </section>
    </div>
  )
}
