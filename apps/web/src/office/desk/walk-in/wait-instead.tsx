import { formatNames } from '@rumi/contract'
import { waitingList, type Dog } from '@rumi/data-layer'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { walkInCopy as copy } from '../../../copy/office/desk/walk-in.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useSend, type Refusal } from '../../../shared/fetching/store.ts'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { useCanWrite } from '../../kit/permissions/use-permission.ts'
import { forgetWalkIn } from './walk-in-draft.ts'
import type { Visit } from './visit-choice.ts'

/** Enters the family into the waiting list of a time without a place. */
export function WaitInstead({ dogs, visit }: { dogs: readonly Dog[]; visit: Visit }) {
  const send = useSend()
  const navigate = useNavigate()
  const mayWrite = useCanWrite('waitingList')
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  if (!mayWrite) return null

  async function wait() {
    setSending(true)
    const { service, start, end, isSideBySide } = visit
    const outcome = await send(
      waitingList.calls.create({
        serviceId: service.id,
        rumiIds: dogs.map(({ _id }) => _id),
        start,
        end,
        ...(isSideBySide && { sideBySide: true as const }),
      }),
    )
    setSending(false)
    if (!outcome.ok) return setRefusal(outcome.refusal)
    forgetWalkIn()
    showToast(copy.waits(formatNames(dogs)))
    await navigate(paths.officeWaiting())
  }

  return (
    <>
      {refusal && <ActionableRefusal refusal={refusal} />}
      <Button tone="secondary" loading={isSending} className="justify-self-start" onClick={wait}>
        {copy.waitInstead}
      </Button>
    </>
  )
}
