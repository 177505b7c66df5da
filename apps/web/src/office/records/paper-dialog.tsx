import type { Dog } from '@rumi/data-layer'
import { officeCopy } from '../../copy/office.ts'
import { officeRecordsCopy } from '../../copy/office-records.ts'
import { unsavedCopy } from '../../copy/unsaved.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { PaperForm } from './paper-form.tsx'

const { paper: copy } = officeRecordsCopy

type PaperDialogProps = { open: boolean; dog: Pick<Dog, '_id' | 'name' | 'birthDate'>; onClose: () => void }

/** A paper that somebody brought to the counter: photographed, written down and verified in one act. */
export const PaperDialog = ({ open, dog, onClose }: PaperDialogProps) => (
  <FormDialog
    unsaved={unsavedCopy}
    open={open}
    onClose={onClose}
    title={copy.title(dog.name)}
    closeLabel={officeCopy.close}
    cancelLabel={officeCopy.cancel}
    submitLabel={copy.save}
  >
    {(wiring) => <PaperForm {...wiring} dog={dog} onSaved={onClose} />}
  </FormDialog>
)
