import { graphemeCount, photos, type StoredPhoto } from '@rumi/contract'
import { placePhoto } from '@rumi/data-layer'
import { useEffect, useState } from 'react'
import { officePhotosCopy as copy } from '../../../copy/office/business/photos.ts'
import type { PhotoPlace } from '../../../shared/business/photo-places.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { useSend } from '../../../shared/fetching/store.ts'
import { uploadErrorMessage } from '../../../shared/uploads/upload-error-message.ts'
import { useUpload } from '../../../shared/uploads/use-upload.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import type { Focus } from './crop-previews.tsx'

type Picked = { file: File; src: string }

/** Width of the largest stored size, with room for a crop. */
const longestSidePx = 2560
const longestAlt = 160

const altTrouble = (alt: string) => {
  if (alt.trim() === '') return copy.altMissing
  return graphemeCount(alt.trim()) > longestAlt ? copy.altLong : undefined
}

type DraftOptions = {
  place: PhotoPlace
  photo: StoredPhoto | undefined
  onChanged: () => Promise<void>
  onDone: () => void
}

/** Draft of a photograph: file, text and focal point; survives a failed save. */
export function usePhotoDraft({ place: { slot }, photo, onChanged, onDone }: DraftOptions) {
  const send = useSend()
  const sendCall = useSendCall()
  const { upload, percent, trouble, left } = useUpload({ takesPdf: false, longestSidePx })
  const [picked, setPicked] = useState<Picked>()
  const [alt, setAlt] = useState(photo?.alt ?? '')
  const [focus, setFocus] = useState<Focus>(photo ? { x: photo.x, y: photo.y } : { x: 0.5, y: 0.5 })
  const [altError, setAltError] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)

  useEffect(() => {
    if (picked) return () => URL.revokeObjectURL(picked.src)
    return undefined
  }, [picked])

  function pick(file: File) {
    const wrong = uploadErrorMessage(file, { takesPdf: false })
    // Scales down an oversized picture before upload.
    if (wrong && !file.type.startsWith('image/')) return setRefusal(wrong)
    setRefusal(undefined)
    setPicked({ file, src: URL.createObjectURL(file) })
    setFocus({ x: 0.5, y: 0.5 })
  }

  const sendPicked = async (file: File) =>
    (await upload(file, (smaller, onProgress) =>
      send(placePhoto({ slot, file: smaller, alt: alt.trim(), ...focus, onProgress })),
    )) !== undefined

  async function sendChanges(stored: StoredPhoto) {
    const outcome = await sendCall(photos.change, {
      params: { slot },
      body: { alt: alt.trim(), ...focus, version: stored.version },
    })
    if (outcome.ok) return true
    if (outcome.refusal.code === 'stale') await onChanged()
    setRefusal(outcome.refusal.issues[0]?.message ?? outcome.refusal.message)
    return false
  }

  async function save() {
    const wrong = altTrouble(alt)
    setAltError(wrong)
    setRefusal(undefined)
    if (wrong || isSaving) return
    setIsSaving(true)
    const isSaved = picked ? await sendPicked(picked.file) : photo !== undefined && (await sendChanges(photo))
    if (isSaved) await onChanged()
    setIsSaving(false)
    if (!isSaved) return
    showToast(picked ? copy.placed : copy.changed)
    onDone()
  }

  return {
    src: picked?.src ?? photo?.address,
    isNew: picked !== undefined,
    alt,
    setAlt,
    altError,
    focus,
    setFocus,
    pick,
    save,
    isSaving,
    refusal,
    percent,
    trouble,
    /** True if the same file can be retried. */
    mayTryAgain: left !== undefined,
  }
}
