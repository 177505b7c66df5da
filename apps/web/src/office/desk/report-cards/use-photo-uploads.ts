import { reportCardLimits } from '@rumi/contract'
import { addReportPhoto, removeReportPhoto, type ReportCard } from '@rumi/data-layer'
import { useEffect, useRef, useState } from 'react'
import { useSend } from '../../../shared/fetching/store.ts'
import { officeReportsCopy } from '../../../copy/shared/report-cards.ts'
import { smallerPhoto } from '../../../ui/forms/smaller-photo.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'

/** Pending photo, shown from the local copy until uploaded. */
export type PhotoUpload = {
  key: string
  file: File
  preview: string
  state: 'waiting' | 'sending' | 'failed'
  sharePercent: number
  trouble?: string
}

/** Photos of a card with pending ones, uploaded one by one, so that over a weak signal at least the first arrives. */
export function usePhotoUploads(card: ReportCard) {
  const send = useSend()
  const [photos, setPhotos] = useState<readonly string[]>(card.photos)
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>([])
  const queue = useRef<PhotoUpload[]>([])
  const busy = useRef(false)
  const previews = useRef(new Set<string>())

  useEffect(() => {
    const made = previews.current
    return () => made.forEach((preview) => URL.revokeObjectURL(preview))
  }, [])

  const change = (key: string, part: Partial<PhotoUpload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)))
  const drop = (key: string) => {
    queue.current = queue.current.filter((one) => one.key !== key)
    setUploads((all) => all.filter((one) => one.key !== key))
  }

  async function sendNext(): Promise<void> {
    const next = queue.current[0]
    if (busy.current || !next) return
    busy.current = true
    const { key } = next
    change(key, { state: 'sending', sharePercent: 0 })
    const file = await smallerPhoto(next.file)
    const outcome = await send(
      addReportPhoto({
        cardId: card.id,
        file,
        key,
        onProgress: (share) => change(key, { sharePercent: Math.round(share * 100) }),
      }),
    )
    queue.current = queue.current.filter((one) => one.key !== key)
    if (outcome.ok) {
      drop(key)
      setPhotos(outcome.answer.photos)
    } else change(key, { state: 'failed', trouble: outcome.refusal.message })
    busy.current = false
    return sendNext()
  }

  function enqueue(added: readonly PhotoUpload[]) {
    queue.current.push(...added)
    void sendNext()
  }

  return {
    photos,
    uploads,
    room: reportCardLimits.photos - photos.length - uploads.length,
    add: (files: readonly File[]) => {
      const room = reportCardLimits.photos - photos.length - uploads.length
      if (files.length > room) showToast(officeReportsCopy.tooMany(reportCardLimits.photos), 'note')
      const added = files.slice(0, Math.max(0, room)).map((file): PhotoUpload => {
        const preview = URL.createObjectURL(file)
        previews.current.add(preview)
        return { key: crypto.randomUUID(), file, preview, state: 'waiting', sharePercent: 0 }
      })
      setUploads((all) => [...all, ...added])
      enqueue(added)
    },
    retry: (upload: PhotoUpload) => {
      change(upload.key, { state: 'waiting', sharePercent: 0 })
      enqueue([upload])
    },
    drop,
    remove: async (address: string) => {
      const outcome = await send(removeReportPhoto({ cardId: card.id, address }))
      if (outcome.ok) setPhotos(outcome.answer.photos)
      else showToast(outcome.refusal.message, 'problem')
    },
  }
}
