import type { Dog } from '@rumi/data-layer'
import { useId, useState } from 'react'
import { papersCopy } from '../../copy/papers.ts'
import { troubleCopy } from '../../copy/trouble.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { nameOf, type MedicalRecord } from './medical-record.ts'
import { PaperForm } from './paper-form.tsx'
import type { WantedPaper } from './wanted-paper.ts'

type PaperDialogProps = {
  dog: Dog
  /** A new paper, and how its form begins. */
  wanted?: WantedPaper | undefined
  /** One that is there already and not verified yet. */
  corrected?: MedicalRecord | undefined
  onClose: () => void
}

/** Writes a paper down as it stands in the dog's vaccination card, or corrects one, with its photo or PDF. */
export function PaperDialog({ dog, wanted, corrected, onClose }: PaperDialogProps) {
  const formId = useId()
  const [saving, setSaving] = useState(false)
  const open = wanted !== undefined || corrected !== undefined
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={corrected ? papersCopy.editTitle(nameOf(corrected)) : papersCopy.addTitle(dog.name)}
      closeLabel={troubleCopy.close}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {papersCopy.cancel}
          </Button>
          <Button type="submit" form={formId} loading={saving}>
            {papersCopy.save}
          </Button>
        </>
      }
    >
      {open && (
        <PaperForm
          id={formId}
          dog={dog}
          wanted={wanted}
          corrected={corrected}
          onSaving={setSaving}
          onSaved={onClose}
        />
      )}
    </Dialog>
  )
}
