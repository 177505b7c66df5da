import { dayOf, visits as visitCalls } from '@rumi/contract'
import { BellRing, Check } from 'lucide-react'
import { useState } from 'react'
import { dayBoardCopy as copy } from '../../../copy/office/desk/day-board.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import type { DogOnBoard } from './visit-cards.ts'

type AnnounceReadyProps = { member: DogOnBoard; namesDog: boolean; onChanged: () => Promise<void> }

/** Notifies the owner of a dog that leaves today that it can be collected, once per visit. */
export function AnnounceReady({ member: { visit, dog }, namesDog, onChanged }: AnnounceReadyProps) {
  const send = useSendCall()
  const [isSending, setSending] = useState(false)
  if (visit.status !== 'in-house' || dayOf(visit.expectedUntil) > businessToday()) return null
  if (visit.readyAt !== null)
    return (
      <span className="inline-flex min-h-9 items-center gap-1.5 px-3 text-sm text-ink-soft">
        <Check className="size-4 shrink-0" aria-hidden="true" />
        {copy.announced(dog.name)}
      </span>
    )

  async function announce() {
    setSending(true)
    const outcome = await send(visitCalls.ready, { params: { id: visit.id }, body: {} })
    if (outcome.ok) await onChanged()
    setSending(false)
    showToast(outcome.ok ? copy.announced(dog.name) : outcome.refusal.message, outcome.ok ? 'ok' : 'problem')
  }

  return (
    <Button
      tone="quiet"
      size="snug"
      className="max-md:min-h-12"
      resting={isSending}
      onClick={() => void announce()}
    >
      <BellRing className="size-4 shrink-0" aria-hidden="true" />
      {copy.announceReady(dog.sex)}
      <span className={namesDog ? '' : 'sr-only'}> {dog.name}</span>
    </Button>
  )
}
