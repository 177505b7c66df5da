import { isShownAtArrival, type DogEligibility, type ServiceType } from '@rumi/contract'
import type { Dog } from '@rumi/data-layer'
import { FilePlus } from 'lucide-react'
import { useState } from 'react'
import { deskReason } from '../../../copy/office/desk/desk-reasons.ts'
import { walkInCopy as copy } from '../../../copy/office/desk/walk-in.ts'
import { lackingKeys } from '../../../shared/medical-records/records-beside.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { MedicalRecordDialog } from './medical-record-dialog.tsx'
import { useUndoOffers } from '../../kit/undo/undo-offers.ts'
import { UndoStrip } from '../../kit/undo/undo-strip.tsx'
import { useCanWrite } from '../../kit/permissions/use-permission.ts'
import { useRequiresRecords } from './medical-record.ts'

type RecordsForVisitProps = {
  eligibility: readonly DogEligibility[]
  dogs: readonly Dog[]
  serviceType: ServiceType
  onAdded: () => Promise<void>
}

/** Validity of the medical records for this visit, and the missing ones per dog, with a form to add them. */
export function RecordsForVisit({ eligibility, dogs, serviceType, onAdded }: RecordsForVisitProps) {
  const mayWrite = useCanWrite('medicalRecords')
  const requiresRecords = useRequiresRecords(serviceType)
  const [adding, setAdding] = useState<{ dog: Dog; lacking: readonly string[] }>()
  // The owner's identification is no medical record of a dog.
  const lacking = eligibility
    .map(({ rumiId, reasons }) => ({
      rumiId,
      reasons: reasons.filter(({ code }) => !isShownAtArrival(code)),
    }))
    .filter(({ reasons }) => reasons.length > 0)
  const received = useUndoOffers().find(({ about }) => dogs.some(({ _id }) => about.includes(_id)))
  const close = () => {
    setAdding(undefined)
    void onAdded()
  }
  return (
    <>
      <UndoStrip offer={received} onUndone={onAdded} />
      {lacking.length === 0 && (
        <p>
          {requiresRecords ? (
            <StateChip tone="ok">{copy.medicalRecordsOk}</StateChip>
          ) : (
            <span className="text-ink-soft">{copy.medicalRecordsNotAsked}</span>
          )}
        </p>
      )}
      <Rows of={lacking} by={({ rumiId }) => rumiId} within="blocks">
        {({ rumiId, reasons }) => {
          const dog = dogs.find(({ _id }) => _id === rumiId)
          return (
            <Notice tone="warning">
              <p className="font-strong">{copy.medicalRecordsOf(dog?.name ?? '')}</p>
              <ul className="list-disc pl-5">
                {reasons.map((reason) => (
                  <li key={reason.code}>{deskReason(reason)}</li>
                ))}
              </ul>
              {mayWrite && dog && (
                <Button
                  tone="secondary"
                  size="small"
                  className="mt-2"
                  onClick={() => setAdding({ dog, lacking: lackingKeys(reasons.map(({ code }) => code)) })}
                >
                  <FilePlus className="size-4" aria-hidden="true" />
                  {copy.addMedicalRecord(dog.name)}
                </Button>
              )}
            </Notice>
          )
        }}
      </Rows>
      {adding && <MedicalRecordDialog open {...adding} onClose={close} />}
    </>
  )
}
