import { Camera, FileText, ImageUp } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { officeRecordsCopy } from '../../../copy/office/people/medical-records.ts'
import { isPreviewable } from '../../../shared/uploads/upload-error-message.ts'
import { FileButton } from '../../../ui/controls/file-button.tsx'

const { medicalRecord: copy } = officeRecordsCopy
const accepted = 'image/*,application/pdf'

type MedicalRecordPhotoProps = { picked: File | undefined; onPick: (file: File) => void }

/** Photo of a medical record, from camera or file, with a preview. */
export function MedicalRecordPhoto({ picked, onPick }: MedicalRecordPhotoProps) {
  const preview = useMemo(
    () => (picked && isPreviewable(picked) ? URL.createObjectURL(picked) : undefined),
    [picked],
  )
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview])
  return (
    <div className="grid justify-items-start gap-2">
      {preview && (
        <img
          src={preview}
          alt={copy.photo}
          className="max-h-56 max-w-full rounded-sm border border-line object-contain"
        />
      )}
      {picked && !preview && (
        <p className="flex items-center gap-2">
          <FileText className="size-5 shrink-0" aria-hidden="true" />
          <span className="[overflow-wrap:anywhere]">{picked.name}</span>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <span className="pointer-fine:hidden">
          <FileButton icon={Camera} label={copy.take} accept="image/*" camera onPick={onPick} />
        </span>
        <FileButton
          icon={ImageUp}
          label={picked ? copy.other : copy.pick}
          accept={accepted}
          onPick={onPick}
        />
      </div>
    </div>
  )
}
