import { photoAt } from '@rumi/contract'
import { useState, type DragEvent, type ReactNode } from 'react'
import { Camera, ImageUp } from 'lucide-react'
import { officePhotosCopy } from '../../copy/office/business/photos.ts'
import { Photo } from '../../shared/business/photo.tsx'
import type { Outcome } from '../../shared/fetching/store.ts'
import { UploadProgress } from '../../shared/uploads/upload-progress.tsx'
import { useUpload } from '../../shared/uploads/use-upload.ts'
import { showToast } from '../../ui/feedback/toast-store.ts'
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
          <FileButton {...shared} icon={Camera} label={officePhotosCopy.take} camera />
        </span>
        <FileButton {...shared} icon={ImageUp} label={label} />
      </div>
      <p className="text-sm text-ink-soft">
        <span className="max-md:hidden">{officePhotosCopy.drop} </span>
        {officePhotosCopy.kinds}
      </p>
    </div>
  )
}

const longestSidePx = 1920

type RecordPhotoProps = {
  /** Current photo; empty if there is none. */
  address: string
  copy: { title: string; hint: string; choose: string; done: string; current: string }
  /** Uploads a photo and resolves to its address. */
  put: (file: Blob, onProgress: (percent: number) => void) => Promise<Outcome<string>>
}

/** Photo of a record, with an upload. */
export function RecordPhoto({ address: storedAddress, copy, put }: RecordPhotoProps) {
  const [address, setAddress] = useState(storedAddress)
  const { upload, percent, trouble, left } = useUpload({ takesPdf: false, longestSidePx })

  const send = async (picked: File) => {
    const changed = await upload(picked, put)
    if (!changed) return
    setAddress(changed)
    showToast(copy.done)
  }

  const file = photoAt(address)
  const image = { alt: copy.current, width: 160, height: 160, className: 'size-40 rounded-sm bg-sand' }
  return (
    <section className="mt-4 grid gap-3 border-t border-line pt-4 pb-2">
      <h3 className="text-base">{copy.title}</h3>
      <div className="grid gap-4 sm:grid-cols-[auto_1fr] sm:items-start">
        {file && <Photo {...image} file={file} sizes="160px" className={`${image.className} object-cover`} />}
        {!file && address && (
          <img {...image} alt={copy.current} src={address} className={`${image.className} object-contain`} />
        )}
        <div className="grid gap-3">
          <p className="text-ink-soft">{copy.hint}</p>
          <PhotoDrop
            label={copy.choose}
            loading={percent !== undefined}
            onPick={(picked) => void send(picked)}
          />
          <UploadProgress
            percent={percent}
            afterwards={officePhotosCopy.preparing}
            trouble={trouble}
            onAgain={left && (() => void send(left))}
          />
        </div>
      </div>
    </section>
  )
}
