import type { RecordOf, Resources } from '@rumi/contract'
import { queryApi, tagsOfWrite, uploadProductPicture } from '@rumi/data-layer'
import { officePhotosCopy } from '../../../copy/office/business/photos.ts'
import { useSend, useStoreDispatch } from '../../../shared/fetching/store.ts'
import { RecordPhoto } from '../../kit/record-photo.tsx'

/** Photo of a product in the shop, with an upload. */
export function ProductPhoto({ product }: { product: RecordOf<Resources['products']> }) {
  const send = useSend()
  const dispatch = useStoreDispatch()
  const id = String(product.id)
  return (
    <RecordPhoto
      address={product.imageUrl}
      copy={officePhotosCopy.product}
      put={async (file, onProgress) => {
        const outcome = await send(uploadProductPicture({ id, file, onProgress }))
        if (!outcome.ok) return outcome
        dispatch(queryApi.util.invalidateTags(tagsOfWrite('products', id)))
        return { ok: true, answer: outcome.answer.imageUrl }
      }}
    />
  )
}
