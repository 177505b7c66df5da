import { Camera, FileUp, FileText } from 'lucide-react'
import { uploadsCopy } from '../../copy/shared/uploads.ts'
import { FileButton } from '../../ui/controls/file-button.tsx'
import { medicalRecordTypes, pictureTypes } from '../../shared/uploads/upload-error-message.ts'

/** Opens a file submitted before. */
export const SeeFile = ({ href, children }: { href: string; children: string }) => (
  <a
    href={href}
    target="_blank"
    rel="noreferrer"
    className="inline-flex min-h-12 items-center gap-2 justify-self-start text-link underline"
  >
    <FileText className="size-5" aria-hidden="true" />
    {children}
  </a>
)

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
