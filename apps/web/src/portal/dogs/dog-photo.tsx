import { dogs, type Dog } from '@rumi/data-layer'
import { Camera } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSend } from '../../shared/fetching/store.ts'
import { DogPortrait } from '../../art/dog/portrait.tsx'
import { dogsCopy } from '../../copy/portal/dogs.ts'
import { uploadsCopy } from '../../copy/shared/uploads.ts'
import { FileButton } from '../../ui/controls/file-button.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { UploadProgress } from '../../shared/uploads/upload-progress.tsx'
import { pictureTypes, isPreviewable } from '../../shared/uploads/upload-error-message.ts'
import { useUpload } from '../../shared/uploads/use-upload.ts'

type DogPhotoProps = {
  dog: Dog
  /** The portrait is shown elsewhere while there is no photo. */
  isDrawn?: boolean
}

/** Photo of a dog, or its drawing, with an upload; shows the selected file during the upload. */
export function DogPhoto({ dog, isDrawn = false }: DogPhotoProps) {
  const send = useSend()
  const [picked, setPicked] = useState<string>()
  const { upload, percent, trouble, left } = useUpload({ takesPdf: false })
  const sending = percent !== undefined
  useEffect(() => () => void (picked && URL.revokeObjectURL(picked)), [picked])

  const hand = async (file: File) => {
    setPicked(isPreviewable(file) ? URL.createObjectURL(file) : undefined)
    const saved = await upload(file, (smaller, onProgress) =>
      send(dogs.calls.uploadImage({ dogId: dog._id, file: smaller, onProgress })),
    )
    setPicked(undefined)
    if (saved) showToast(dogsCopy.photoSaved(dog.name))
  }

  return (
    <div className="grid justify-items-start gap-3">
      {picked ? (
        <img
          src={picked}
          alt={dogsCopy.photoOf(dog.name)}
          width={144}
          height={144}
          className="aspect-square animate-pulse object-cover"
          style={{ borderRadius: '50% 50% 12% 12%' }}
        />
      ) : isDrawn && !dog.profileImg ? null : (
        <DogPortrait
          dog={dog}
          frame="arch"
          size={144}
          title={dog.profileImg ? dogsCopy.photoOf(dog.name) : dogsCopy.portraitOf(dog.name)}
        />
      )}
      <FileButton
        icon={Camera}
        label={sending ? uploadsCopy.sending : dog.profileImg ? dogsCopy.changePhoto : dogsCopy.addPhoto}
        accept={pictureTypes}
        loading={sending}
        onPick={hand}
      />
      <UploadProgress percent={percent} trouble={trouble} onAgain={left && (() => void hand(left))} />
    </div>
  )
}
