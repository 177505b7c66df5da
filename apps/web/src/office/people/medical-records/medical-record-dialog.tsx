import type { Dog } from '@rumi/data-layer'
import { officeRecordsCopy } from '../../../copy/office/people/medical-records.ts'
import { OfficeFormDialog } from '../../kit/office-form-dialog.tsx'
import { lazyComponent } from '../../../shared/fetching/lazy-component.tsx'

const { medicalRecord: copy } = officeRecordsCopy

/** Heavier than the screens that offer it, so it loads on first use. */
const MedicalRecordForm = lazyComponent(
  async () => (await import('./medical-record-form.tsx')).MedicalRecordForm,
)

type MedicalRecordDialogProps = {
  open: boolean
  dog: Pick<Dog, '_id' | 'name' | 'birthDate'>
  /** Keys of the records that a visit lacks (`lackingKeys`). */
  lacking?: readonly string[]
  onClose: () => void
}

/** Dialog for a medical record presented at the counter: photo, data and verification in one step. */
export const MedicalRecordDialog = ({ open, dog, lacking, onClose }: MedicalRecordDialogProps) => (
  <OfficeFormDialog open={open} onClose={onClose} title={copy.title(dog.name)} submitLabel={copy.save}>
    {(wiring) => <MedicalRecordForm {...wiring} {...{ dog, lacking }} onSaved={onClose} />}
  </OfficeFormDialog>
)
