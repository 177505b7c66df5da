import { photoAt, type RecordOf, type Resources } from '@rumi/contract'
import { queryApi, tagsOfWrite, uploadProductPicture } from '@rumi/data-layer'
import { useState } from 'react'
import { officePhotosCopy } from '../../copy/office-photos.ts'
import { Photo } from '../../shared/photo.tsx'
import { useSend, useStoreDispatch } from '../../shared/store.ts'
import { UploadProgress } from '../../shared/uploads/upload-progress.tsx'
import { useUpload } from '../../shared/uploads/use-upload.ts'
import { showToast } from '../../ui/toast-store.ts'
import { PhotoDrop } from '../photos/photo-drop.tsx'

const copy = officePhotosCopy.product
const longestSidePx = 1920

type ProductPhotoProps = { product: RecordOf<Resources['products']> }

/** What the shop shows of a product, and the way to show a photograph of it. */
export function ProductPhoto({ product }: ProductPhotoProps) {
  const send = useSend()
  const dispatch = useStoreDispatch()
  const [address, setAddress] = useState(product.imageUrl)
  const { upload, percent, trouble, left } = useUpload({ takesPdf: false, longestSidePx })

  const put = async (picked: File) => {
    const changed = await upload(picked, (file, onProgress) =>
      send(uploadProductPicture({ id: String(product.id), file, onProgress })),
    )
    if (!changed) return
    setAddress(changed.imageUrl)
    dispatch(queryApi.util.invalidateTags(tagsOfWrite('products', String(product.id))))
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
            onPick={(picked) => void put(picked)}
          />
          <UploadProgress
            percent={percent}
            afterwards={officePhotosCopy.preparing}
            trouble={trouble}
            onAgain={left && (() => void put(left))}
          />
        </div>
      </div>
    </section>
  )
}
