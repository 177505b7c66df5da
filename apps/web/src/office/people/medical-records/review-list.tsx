import { IdCard } from 'lucide-react'
import { DogPortrait } from '../../../art/dog/portrait.tsx'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { officeRecordsCopy } from '../../../copy/office/people/medical-records.ts'
import { fullName, type Directory } from '../../kit/records/use-directory.ts'
import { medicalRecordName } from './medical-record.ts'
import type { ToReview } from './review-queue.ts'
import { Rows } from '../../../shared/rows/rows.tsx'

type ReviewListProps = {
  queue: readonly ToReview[]
  book: Directory
  current: string
  onChoose: (position: number) => void
}

/** Queue of items to review; a press opens one. */
export function ReviewList({ queue, book, current, onChoose }: ReviewListProps) {
  return (
    <div className="lg:sticky lg:top-4">
      <p className="pb-1 text-sm text-ink-soft">{officeRecordsCopy.waiting(queue.length)}</p>
      <ol
        aria-label={officeRecordsCopy.caption}
        className="max-h-60 overflow-y-auto border-t-2 border-ink lg:max-h-[80dvh]"
      >
        <Rows of={queue} by={(item) => item.id}>
          {(item, position) => (
            <li className="border-b border-line">
              <button
                type="button"
                aria-current={item.id === current || undefined}
                onClick={() => onChoose(position)}
                className="flex min-h-14 w-full items-center gap-2.5 px-2 py-2 text-left hover:bg-cream aria-[current=true]:bg-sand"
              >
                <Face item={item} book={book} />
                <span className="min-w-0">
                  <span className="block truncate font-strong">{headingOf(item, book)}</span>
                  <span className="block truncate text-sm text-ink-soft">{lineOf(item, book)}</span>
                </span>
              </button>
            </li>
          )}
        </Rows>
      </ol>
    </div>
  )
}

function Face({ item, book }: { item: ToReview; book: Directory }) {
  const dog = item.is === 'medical-record' ? book.dog(item.record.rumiId) : undefined
  if (!dog) return <IdCard className="mx-1.5 size-6 shrink-0 text-ink-soft" aria-hidden="true" />
  return <DogPortrait dog={dog} size={36} className="shrink-0" />
}

const headingOf = (item: ToReview, book: Directory) =>
  item.is === 'medical-record'
    ? (book.dog(item.record.rumiId)?.name ?? officeCopy.unknownDog)
    : fullName(item.client)

const lineOf = (item: ToReview, book: Directory) =>
  item.is === 'medical-record'
    ? `${medicalRecordName(item.record)} · ${fullName(book.client(item.record.ownerId))}`
    : officeRecordsCopy.identification
