import { photoAt } from '@rumi/contract'
import { useState } from 'react'
import { officePhotosCopy } from '../../copy/office/business/photos.ts'
import { Photo } from '../../shared/business/photo.tsx'
import type { Outcome } from '../../shared/fetching/store.ts'
import { UploadProgress } from '../../shared/uploads/upload-progress.tsx'
import { useUpload } from '../../shared/uploads/use-upload.ts'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { PhotoDrop } from './photo-drop.tsx'

const longestSidePx = 1920

type RecordPhotoProps = {
  /** Current photo; empty if there is none. */
  address: string
  copy: { title: string; hint: string; choose: string; done: string; current: string }
  /** Uploads a photo and resolves to its address. */
  put: (file: Blob, onProgress: (percent: number) => void) => Promise<Outcome<string>>
}

/** Photo of a record, with an upload. */
export function RecordPhoto({ address: kept, copy, put }: RecordPhotoProps) {
  const [address, setAddress] = useState(kept)
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
