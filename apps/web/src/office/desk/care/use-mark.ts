import { care, type CareEntry, type CareResult } from '@rumi/contract'
import { useState } from 'react'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { careSheetCopy as copy } from '../../../copy/office/desk/care-sheet.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'

export type Marking = { result: CareResult; note?: string }

/** Marks and unmarks an entry. A mark that another device made first is shown with its author, and the sheet is refetched. */
export function useMark(
  { careItemId, time, markId }: CareEntry,
  day: string,
  onRefused: () => Promise<void>,
) {
  const sendCall = useSendCall()
  const [sending, setSending] = useState(false)

  async function run(send: () => Promise<{ ok: true } | { ok: false; refusal: { message: string } }>) {
    setSending(true)
    const outcome = await send()
    setSending(false)
    if (outcome.ok) return true
    showToast(outcome.refusal.message, 'problem')
    await onRefused()
    return false
  }

  return {
    sending,
    mark: (marking: Marking) =>
      run(() => sendCall(care.mark, { body: { careItemId, day, time, ...marking } })),
    unmark: async () => {
      if (markId === null) return
      const done = await run(() => sendCall(care.unmark, { params: { id: markId } }))
      if (done) showToast(copy.undone)
    },
  }
}
