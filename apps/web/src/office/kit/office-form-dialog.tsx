import type { ComponentProps } from 'react'
import { officeCopy } from '../../copy/office/frame/office.ts'
import { unsavedCopy } from '../../copy/shared/unsaved.ts'
import { FormDialog } from '../../ui/forms/form-dialog.tsx'

type OfficeFormDialogProps = Omit<ComponentProps<typeof FormDialog>, 'unsaved' | 'closeLabel' | 'cancelLabel'>

/** Form of the office in a dialog; prompts before unsaved input is lost. */
export const OfficeFormDialog = (props: OfficeFormDialogProps) => (
  <FormDialog
    {...props}
    unsaved={unsavedCopy}
    closeLabel={officeCopy.close}
    cancelLabel={officeCopy.cancel}
  />
)
