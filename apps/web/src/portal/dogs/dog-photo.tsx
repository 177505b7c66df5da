import { dogs, type Dog } from '@rumi/data-layer'
import { Camera } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSend } from '../../app/store.ts'
import { DogPortrait } from '../../art/dog/portrait.tsx'
import { dogsCopy } from '../../copy/dogs.ts'
import { uploadsCopy } from '../../copy/uploads.ts'
import { FileButton } from '../../ui/file-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { pictureTypes, uploadTrouble } from '../uploads/upload-trouble.ts'

/** The dog's face, drawn until there is a photo, and the way to hand one in; what was picked shows while it travels. */
export function DogPhoto({ dog }: { dog: Dog }) {
  const send = useSend()
  const [picked, setPicked] = useState<string>()
  const [trouble, setTrouble] = useState<string>()
  useEffect(() => () => void (picked && URL.revokeObjectURL(picked)), [picked])

  const upload = async (file: File) => {
    const wrong = uploadTrouble(file, { takesPdf: false })
    setTrouble(wrong)
    if (wrong) return
    setPicked(URL.createObjectURL(file))
    const outcome = await send(dogs.calls.uploadImage({ dogId: dog._id, file }))
    setPicked(undefined)
    if (outcome.ok) showToast(dogsCopy.photoSaved(dog.name))
    else setTrouble(outcome.refusal.issues[0]?.message ?? outcome.refusal.message)
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
      ) : (
        <DogPortrait
          dog={dog}
          frame="arch"
          size={144}
          title={dog.profileImg ? dogsCopy.photoOf(dog.name) : dogsCopy.portraitOf(dog.name)}
        />
      )}
      <FileButton
        icon={Camera}
        label={picked ? uploadsCopy.sending : dog.profileImg ? dogsCopy.changePhoto : dogsCopy.addPhoto}
        accept={pictureTypes}
        loading={picked !== undefined}
        onPick={upload}
      />
      {trouble && <Notice tone="problem">{trouble}</Notice>}
    </div>
  )
}
