import { dayOf, formatDay, mostTransferProofs, transferProofs } from '@rumi/contract'
import { uploadTransferProof } from '@rumi/data-layer'
import { useId } from 'react'
import { transferProofCopy as copy } from '../../copy/shared/payments.ts'
import { businessToday } from '../../shared/business/business-today.ts'
import { useCall } from '../../shared/fetching/queries.ts'
import { useSend } from '../../shared/fetching/store.ts'
import { Rows } from '../../shared/rows/rows.tsx'
import { UploadProgress } from '../../shared/uploads/upload-progress.tsx'
import { useUpload } from '../../shared/uploads/use-upload.ts'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { FileButtons, SeeFile } from '../uploads/file-actions.tsx'

/** Booking or order that a transfer pays. */
type TransferTarget = { bookingId: string } | { orderId: string }

/** Proofs of a transfer that were sent, and a button to send another one. */
export function TransferProof({ target }: { target: TransferTarget }) {
  const send = useSend()
  const hintId = useId()
  const sent = useCall(transferProofs.list, { query: target }).answer?.data.transferProofs
  const { upload, percent, trouble, left } = useUpload({ takesPdf: true })
  const hand = async (file: File) => {
    const proof = await upload(file, (smaller, onProgress) =>
      send(uploadTransferProof({ target, file: smaller, onProgress })),
    )
    if (proof) showToast(copy.sent)
  }
  if (!sent) return null
  return (
    <div className="grid gap-2 border-t border-line pt-3">
      <p className="font-strong">{copy.title}</p>
      <p id={hintId} className="text-sm text-ink-soft">
        {sent.length > 0 ? copy.waiting : copy.hint}
      </p>
      <ul className="empty:hidden">
        <Rows of={sent} by={({ id }) => id}>
          {({ file, createdAt }) => (
            <li>
              <SeeFile href={file}>{copy.sentOn(formatDay(dayOf(createdAt), businessToday()))}</SeeFile>
            </li>
          )}
        </Rows>
      </ul>
      <UploadProgress percent={percent} trouble={trouble} onAgain={left && (() => void hand(left))} />
      {sent.length < mostTransferProofs && (
        <FileButtons
          label={sent.length > 0 ? copy.another : copy.upload}
          describedBy={hintId}
          loading={percent !== undefined}
          onPick={hand}
        />
      )}
    </div>
  )
}
