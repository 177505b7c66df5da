import { ClipboardPlus } from 'lucide-react'
import { useState } from 'react'
import { together, useEveryRecord } from '../../../shared/fetching/queries.ts'
import { NoMedicalRecordsYet } from '../../../art/scenes/empty/no-medical-records-yet.tsx'
import { officeRecordsCopy } from '../../../copy/office/people/medical-records.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Fetched, pollWhileVisible } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { OnlyFor } from '../../kit/permissions/only-for.tsx'
import { useDirectory } from '../../kit/records/use-directory.ts'
import { UndoStrip } from '../../kit/undo/undo-strip.tsx'
import { useUndoOffers } from '../../kit/undo/undo-offers.ts'
import { useCanWrite } from '../../kit/permissions/use-permission.ts'
import { EvaluationDialog } from './evaluation-dialog.tsx'
import { ReviewDesk } from './review-desk.tsx'
import { reviewQueue } from './review-queue.ts'

export const meta = officeMeta(officeRecordsCopy.title)

/** Medical records that owners submitted for review, oldest first, and evaluations by staff. */
export default function RecordsPage() {
  return (
    <OnlyFor access="desk" area="medicalRecords">
      <Review />
    </OnlyFor>
  )
}

function Review() {
  const medicalRecords = useEveryRecord('medicalRecords', { verified: 'false' }, pollWhileVisible)
  const mayWrite = useCanWrite('medicalRecords')
  const [evaluating, setEvaluating] = useState(false)
  const people = useEveryRecord('clients', { handedIn: 'true' }, pollWhileVisible)
  const waiting = reviewQueue(medicalRecords.answer ?? [], people.answer ?? [])
  const pendingRecords = waiting.flatMap((item) => (item.is === 'medical-record' ? [item.record] : []))
  const book = useDirectory({
    dogIds: pendingRecords.map(({ rumiId }) => rumiId),
    clientIds: pendingRecords.map(({ ownerId }) => ownerId),
  })
  const handedIn = together(medicalRecords, people)
  const settled = useUndoOffers().findLast(({ isOf }) => isOf === 'medical-records')

  return (
    <>
      <PageHeader
        title={officeRecordsCopy.title}
        lead={officeRecordsCopy.lead}
        actions={
          mayWrite ? (
            <Button tone={waiting.length > 0 ? 'secondary' : 'primary'} onClick={() => setEvaluating(true)}>
              <ClipboardPlus className="size-5" aria-hidden="true" />
              {officeRecordsCopy.evaluate}
            </Button>
          ) : undefined
        }
      />
      <div className="sticky top-2 z-20 mb-4 rounded-sm bg-white shadow-soft has-[output:empty]:hidden max-md:top-28">
        <UndoStrip offer={settled} onUndone={handedIn.again} />
      </div>
      <Fetched fetchings={[handedIn, book.fetching]}>
        {waiting.length === 0 ? (
          <EmptyState
            art={<NoMedicalRecordsYet />}
            title={officeRecordsCopy.emptyTitle}
            text={officeRecordsCopy.emptyText}
          />
        ) : (
          <ReviewDesk queue={waiting} book={book} mayWrite={mayWrite} onStale={handedIn.again} />
        )}
      </Fetched>
      <EvaluationDialog open={evaluating} onClose={() => setEvaluating(false)} />
    </>
  )
}
