import type { Dog } from '@rumi/data-layer'
import { papersCopy } from '../../copy/papers.ts'
import { troubleCopy } from '../../copy/trouble.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
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
export const PaperDialog = ({ dog, wanted, corrected, onClose }: PaperDialogProps) => (
  <FormDialog
    open={wanted !== undefined || corrected !== undefined}
    onClose={onClose}
    title={corrected ? papersCopy.editTitle(nameOf(corrected)) : papersCopy.addTitle(dog.name)}
    closeLabel={troubleCopy.close}
    cancelLabel={papersCopy.cancel}
    submitLabel={papersCopy.save}
  >
    {(wiring) => <PaperForm {...wiring} dog={dog} wanted={wanted} corrected={corrected} onSaved={onClose} />}
  </FormDialog>
)
