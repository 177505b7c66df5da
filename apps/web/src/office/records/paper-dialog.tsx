import type { Dog } from '@rumi/data-layer'
import { officeRecordsCopy } from '../../copy/office-records.ts'
import { OfficeFormDialog } from '../office-form-dialog.tsx'
import { PaperForm } from './paper-form.tsx'

const { paper: copy } = officeRecordsCopy

type PaperDialogProps = { open: boolean; dog: Pick<Dog, '_id' | 'name' | 'birthDate'>; onClose: () => void }

/** A paper that somebody brought to the counter: photographed, written down and verified in one act. */
export const PaperDialog = ({ open, dog, onClose }: PaperDialogProps) => (
  <OfficeFormDialog open={open} onClose={onClose} title={copy.title(dog.name)} submitLabel={copy.save}>
    {(wiring) => <PaperForm {...wiring} dog={dog} onSaved={onClose} />}
  </OfficeFormDialog>
)
