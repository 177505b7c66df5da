import { useState, useRef } from 'react'
import { IdCard } from 'lucide-react'
import { officeRecordsCopy } from '../../../copy/office/people/medical-records.ts'
import { DogPortrait } from '../../../art/dog/portrait.tsx'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { fullName, type Directory, type Client } from '../../kit/records/use-directory.ts'
import { MedicalRecordReview } from './medical-record-review.tsx'
import type { ToReview } from './review-queue.ts'
import { useReviewKeys } from './use-review-keys.ts'
import { medicalRecordName } from './medical-record.ts'
import { clients } from '@rumi/data-layer'
import { useSend } from '../../../shared/fetching/store.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { PictureViewer, type PictureViewerHandle } from '../../../ui/controls/picture-viewer.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { ContactLinks } from '../../kit/contact-links.tsx'

type ReviewListProps = {
  queue: readonly ToReview[]
  book: Directory
  current: string
  onChoose: (position: number) => void
}

/** Queue of items to review; a press opens one. */
function ReviewList({ queue, book, current, onChoose }: ReviewListProps) {
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

type IdentificationReviewProps = {
  client: Client
  address: string
  name: string
  mayWrite: boolean
  onSettled: () => Promise<void>
}

/** Review of an identification; either result deletes the picture. */
function IdentificationReview({ client, address, name, mayWrite, onSettled }: IdentificationReviewProps) {
  const send = useSend()
  const viewer = useRef<PictureViewerHandle>(null)
  const [busy, setBusy] = useState<boolean>()

  const settle = async (identified: boolean) => {
    setBusy(identified)
    const changes = { identified, version: client.version }
    const outcome = await send(clients.calls.update({ id: client.id, changes }))
    setBusy(undefined)
    await onSettled()
    if (!outcome.ok) return showToast(outcome.refusal.message, 'problem')
    showToast(identified ? officeRecordsCopy.registered(name) : officeRecordsCopy.askedAgain(name))
  }
  useReviewKeys({
    ...(mayWrite && { onVerify: () => void settle(true), onRefuse: () => void settle(false) }),
    onZoomIn: () => viewer.current?.zoomIn(),
    onZoomOut: () => viewer.current?.zoomOut(),
  })

  return (
    <div className="grid items-start gap-6 xl:grid-cols-[1fr_20rem]">
      <PictureViewer
        ref={viewer}
        src={address}
        alt={officeRecordsCopy.identificationOf(name)}
        words={officeRecordsCopy.viewer}
      />
      <div className="grid gap-4">
        <div>
          <h2 className="text-lg">{officeRecordsCopy.identificationOf(name)}</h2>
          <ContactLinks client={client} />
        </div>
        {mayWrite && (
          <div className="flex flex-wrap gap-3">
            <Button loading={busy === true} onClick={() => settle(true)}>
              {officeRecordsCopy.register}
            </Button>
            <Button tone="secondary" loading={busy === false} onClick={() => settle(false)}>
              {officeRecordsCopy.unreadable}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
