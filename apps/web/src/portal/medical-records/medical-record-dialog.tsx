import type { Dog } from '@rumi/data-layer'
import { medicalRecordsCopy } from '../../copy/portal/medical-records.ts'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { unsavedCopy } from '../../copy/shared/unsaved.ts'
import { FormDialog } from '../../ui/forms/form-dialog.tsx'
import { MedicalRecordForm } from './medical-record-form.tsx'
import { type WantedMedicalRecord, nameOf, type MedicalRecord } from './wanted-medical-record.ts'

type MedicalRecordDialogProps = {
  dog: Dog
  /** New medical record with initial values. */
  wanted?: WantedMedicalRecord | undefined
  /** Existing unverified medical record. */
  corrected?: MedicalRecord | undefined
  onClose: () => void
}

/** Dialog to add or correct a medical record from the vaccination card, with photo or PDF. */
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
