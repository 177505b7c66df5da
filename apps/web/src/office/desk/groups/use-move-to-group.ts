import { visits, type Visit } from '@rumi/contract'
import { playGroupsCopy as copy } from '../../../copy/office/desk/play-groups.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { offerUndo } from '../../kit/undo/undo-offers.ts'

type Move = {
  visit: Visit
  dog: { name: string }
  /** Null moves it out of all groups. */
  group: { id: string; name: string } | null
}

/** Returns a function that moves a dog to a play group, shows warnings and offers an undo. */
export function useMoveToGroup() {
  const sendCall = useSendCall()
  return async ({ visit, dog, group }: Move) => {
    const undoId = crypto.randomUUID()
    const outcome = await sendCall(visits.playGroup, {
      params: { id: visit.id },
      body: { playGroupId: group?.id ?? null, undoId },
    })
    if (!outcome.ok) return showToast(outcome.refusal.message, 'problem')
    for (const { message } of outcome.answer.data.warnings) showToast(message, 'problem')
    const message = group ? copy.moved(dog.name, group.name) : copy.movedOut(dog.name)
    offerUndo({ undoId, isOf: 'visits', who: dog.name, about: [visit.id], message })
  }
}
