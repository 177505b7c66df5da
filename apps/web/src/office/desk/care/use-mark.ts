import { care, type CareResult } from '@rumi/contract'
import { useState } from 'react'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { careSheetCopy as copy } from '../../../copy/office/desk/care-sheet.ts'
import type { Outcome } from '../../../shared/fetching/store.ts'
import { canStoreActs } from '../../../shared/unsent/sealed-acts.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { discardAct, queueAct } from '../outbox/desk-outbox.ts'
import type { ShownEntry } from '../outbox/with-unsent.ts'

export type Marking = { result: CareResult; note?: string }

type Sheet = {
  day: string
  /** Offline: marks wait in the outbox. */
  isCut: boolean
  onRefused: () => Promise<void>
}

/**
 * Marks and unmarks an entry; without a connection the mark waits in the outbox. A mark that another device made first is shown with its
 * author, and the sheet is refetched.
 */
export function useMark(entry: ShownEntry, { day, isCut, onRefused }: Sheet) {
  const { careItemId, time, markId, unsentId } = entry
  const sendCall = useSendCall()
  const [sending, setSending] = useState(false)

  async function run(send: () => Promise<Outcome<unknown>>) {
    setSending(true)
    const outcome = await send()
    setSending(false)
    if (outcome.ok) return 'done'
    if (outcome.refusal.httpStatus === 0) return outcome.refusal.message
    showToast(outcome.refusal.message, 'problem')
    await onRefused()
    return 'refused'
  }

  return {
    sending,
    mark: async (marking: Marking) => {
      const body = { careItemId, day, time, ...marking }
      const { dogName, name, kind } = entry
      const queue = () => queueAct({ kind: 'mark', body, dogName, name, careKind: kind })
      if (isCut) return queue()
      const outcome = await run(() => sendCall(care.mark, { body }))
      if (outcome === 'done' || outcome === 'refused') return outcome === 'done'
      if (canStoreActs()) return queue()
      showToast(outcome, 'problem')
      return false
    },
    unmark: async () => {
      if (unsentId !== undefined) return discardAct(unsentId)
      if (markId === null) return
      const outcome = await run(() => sendCall(care.unmark, { params: { id: markId } }))
      if (outcome === 'done') showToast(copy.undone)
      else if (outcome !== 'refused') showToast(outcome, 'problem')
    },
  }
}
