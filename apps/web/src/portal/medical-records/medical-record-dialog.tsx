import type { Dog } from '@rumi/data-layer'
import { medicalRecordsCopy } from '../../copy/portal/medical-records.ts'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { unsavedCopy } from '../../copy/shared/unsaved.ts'
import { FormDialog } from '../../ui/forms/form-dialog.tsx'
import { nameOf, type MedicalRecord } from './medical-record.ts'
import { MedicalRecordForm } from './medical-record-form.tsx'
import type { WantedMedicalRecord } from './wanted-medical-record.ts'

type MedicalRecordDialogProps = {
  dog: Dog
  /** A new medical record, and how its form begins. */
  wanted?: WantedMedicalRecord | undefined
  /** One that is there already and not verified yet. */
  corrected?: MedicalRecord | undefined
  onClose: () => void
}

/** Writes a medical record down as it stands in the dog's vaccination card, or corrects one, with its photo or PDF. */
export const MedicalRecordDialog = ({ dog, wanted, corrected, onClose }: MedicalRecordDialogProps) => (
  <FormDialog
    unsaved={unsavedCopy}
    open={wanted !== undefined || corrected !== undefined}
    onClose={onClose}
    title={
      corrected ? medicalRecordsCopy.editTitle(nameOf(corrected)) : medicalRecordsCopy.addTitle(dog.name)
    }
    closeLabel={errorMessagesCopy.close}
    cancelLabel={medicalRecordsCopy.cancel}
    submitLabel={medicalRecordsCopy.save}
  >
    {(wiring) => (
      <MedicalRecordForm {...wiring} dog={dog} wanted={wanted} corrected={corrected} onSaved={onClose} />
    )}
  </FormDialog>
)
