import { clients } from '@rumi/data-layer'
import { useRef, useState } from 'react'
import { useSend } from '../../../shared/fetching/store.ts'
import { officeRecordsCopy as copy } from '../../../copy/office/people/medical-records.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { PictureViewer, type PictureViewerHandle } from '../../../ui/controls/picture-viewer.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { ContactLinks } from '../../kit/contact-links.tsx'
import type { Client } from '../../kit/records/use-directory.ts'
import { useReviewKeys } from './use-review-keys.ts'

type IdentificationReviewProps = {
  client: Client
  address: string
  name: string
  mayWrite: boolean
  onSettled: () => Promise<void>
}

/** Review of an identification; either result deletes the picture. */
export function IdentificationReview({
  client,
  address,
  name,
  mayWrite,
  onSettled,
}: IdentificationReviewProps) {
  const send = useSend()
  const viewer = useRef<PictureViewerHandle>(null)
  const [busy, setBusy] = useState<boolean>()

  const settle = async (identified: boolean) => {
    setBusy(identified)
    const changes = { identified, version: client.version }
    const outcome = await send(clients.calls.update({ id: client.id, changes }))
    setBusy(undefined)
    await onSettled()
    if (!outcome.ok) return showToast(outcome.refusal.message, 'problem')
    showToast(identified ? copy.registered(name) : copy.askedAgain(name))
  }
  useReviewKeys({
    ...(mayWrite && { onVerify: () => void settle(true), onRefuse: () => void settle(false) }),
    onZoomIn: () => viewer.current?.zoomIn(),
    onZoomOut: () => viewer.current?.zoomOut(),
  })

  return (
    <div className="grid items-start gap-6 xl:grid-cols-[1fr_20rem]">
      <PictureViewer ref={viewer} src={address} alt={copy.identificationOf(name)} words={copy.viewer} />
      <div className="grid gap-4">
        <div>
          <h2 className="text-lg">{copy.identificationOf(name)}</h2>
          <ContactLinks client={client} />
        </div>
        {mayWrite && (
          <div className="flex flex-wrap gap-3">
            <Button loading={busy === true} onClick={() => settle(true)}>
              {copy.register}
            </Button>
            <Button tone="secondary" loading={busy === false} onClick={() => settle(false)}>
              {copy.unreadable}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
