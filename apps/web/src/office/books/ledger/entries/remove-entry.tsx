import { glEntries } from '@rumi/data-layer'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { entriesCopy as copy } from '../../../../copy/office/books/entries.ts'
import { paths } from '../../../../shared/business/paths.ts'
import { useSend } from '../../../../shared/fetching/store.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog.tsx'
import { showToast } from '../../../../ui/feedback/toast-store.ts'
import type { GlEntry } from './entry-draft.ts'

/** Deletes a draft; reverses a posted entry after a confirmation. */
export function RemoveEntry({ entry: { id, number, status } }: { entry: GlEntry }) {
  const send = useSend()
  const navigate = useNavigate()
  const [isConfirming, setIsConfirming] = useState(false)
  const isDraft = status === 'draft'

  const remove = async () => {
    const outcome = await send(glEntries.calls.remove(id))
    if (!outcome.ok) return outcome.refusal.message
    setIsConfirming(false)
    showToast(isDraft ? copy.discarded : copy.reversed(number))
    if (isDraft) await navigate(paths.officeEntries())
    return undefined
  }

  return (
    <>
      <Button tone="secondary" className="justify-self-start" onClick={() => setIsConfirming(true)}>
        {isDraft ? copy.discard : copy.reverse}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        title={isDraft ? copy.discardTitle : copy.reverseTitle(number)}
        closeLabel={copy.close}
        keepLabel={copy.keep}
        confirmLabel={isDraft ? copy.discardConfirm : copy.reverseConfirm}
        onConfirm={remove}
      >
        <p>{isDraft ? copy.discardText : copy.reverseText}</p>
      </ConfirmDialog>
    </>
  )
}
