import { Camera, FileUp } from 'lucide-react'
import { uploadsCopy } from '../../copy/shared/uploads.ts'
import { FileButton } from '../../ui/controls/file-button.tsx'
import { medicalRecordTypes, pictureTypes } from '../../shared/uploads/upload-error-message.ts'

type FileButtonsProps = {
  label: string
  describedBy: string
  loading?: boolean
  onPick: (file: File) => void
}

/** Buttons for a photo or PDF, from files or the phone's camera. */
export const FileButtons = ({ label, ...shared }: FileButtonsProps) => (
  <div className="flex flex-wrap gap-3">
    <span className="md:hidden">
      <FileButton {...shared} icon={Camera} label={uploadsCopy.takePhoto} accept={pictureTypes} camera />
    </span>
    <FileButton {...shared} icon={FileUp} label={label} accept={medicalRecordTypes} />
  </div>
)
