import type { Quote, ServiceType } from '@rumi/contract'
import type { Dog } from '@rumi/data-layer'
import { FilePlus } from 'lucide-react'
import { useState } from 'react'
import { deskReason } from '../../copy/desk-reasons.ts'
import { walkInCopy as copy } from '../../copy/walk-in.ts'
import { Rows } from '../../shared/rows/rows.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { StateChip } from '../../ui/state-chip.tsx'
import { PaperDialog } from '../records/paper-dialog.tsx'
import { useUndoOffers } from '../undo/undo-offers.ts'
import { UndoStrip } from '../undo/undo-strip.tsx'
import { useAsksForPapers } from '../use-asks-for-papers.ts'
import { useCanWrite } from '../use-can-write.ts'

type PapersForVisitProps = {
  quote: Quote
  dogs: readonly Dog[]
  serviceType: ServiceType
  onAdded: () => Promise<void>
}

/** Whether the papers hold for this visit, and if not, what each dog lacks; what was brought is added right here. */
export function PapersForVisit({ quote, dogs, serviceType, onAdded }: PapersForVisitProps) {
  const mayWrite = useCanWrite('medicalRecords')
  const asksForPapers = useAsksForPapers(serviceType)
  const [adding, setAdding] = useState<Dog>()
  const lacking = quote.eligibility.filter(({ reasons }) => reasons.length > 0)
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
          {asksForPapers ? (
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
                <Button tone="secondary" size="small" className="mt-2" onClick={() => setAdding(dog)}>
                  <FilePlus className="size-4" aria-hidden="true" />
                  {copy.addPaper(dog.name)}
                </Button>
              )}
            </Notice>
          )
        }}
      </Rows>
      {adding && <PaperDialog open dog={adding} onClose={close} />}
    </>
  )
}
