import { Camera, ImageUp } from 'lucide-react'
import { type DragEvent, type ReactNode, useState } from 'react'
import { officePhotosCopy as copy } from '../../copy/office/business/photos.ts'
import { pictureTypes } from '../../shared/uploads/upload-error-message.ts'
import { FileButton } from '../../ui/controls/file-button.tsx'

type PhotoDropProps = { label: string; loading: boolean; onPick: (file: File) => void; children?: ReactNode }

/** Takes a photo by button, drag and drop, or the phone's camera. */
export function PhotoDrop({ label, loading, onPick, children }: PhotoDropProps) {
  const [isOver, setIsOver] = useState(false)
  const over = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file && !loading) onPick(file)
  }
  const shared = { accept: pictureTypes, loading, onPick }
  return (
    <div
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={`grid justify-items-start gap-3 rounded-sm border-2 border-dashed p-3 ${isOver ? 'border-teal bg-teal-tint' : 'border-line-strong'}`}
    >
      {children}
      <div className="flex flex-wrap gap-2">
        <span className="md:hidden">
          <FileButton {...shared} icon={Camera} label={copy.take} camera />
        </span>
        <FileButton {...shared} icon={ImageUp} label={label} />
      </div>
      <p className="text-sm text-ink-soft">
        <span className="max-md:hidden">{copy.drop} </span>
        {copy.kinds}
      </p>
    </div>
  )
}
