import { messageStatuses } from '@rumi/contract'
import { messages as messagesInStore } from '@rumi/data-layer'
import { useState } from 'react'
import { useSend } from '../../app/store.ts'
import { officeCopy } from '../../copy/office.ts'
import { officeMessagesCopy } from '../../copy/office-messages.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useMayWrite } from '../use-may-write.ts'
import type { Message } from './message.ts'
import { MessageRow } from './message-row.tsx'

type MessageListProps = { messages: readonly Message[]; onStale: () => Promise<void> }

/** Messages one below the other, each with the steps that are left for it. */
export function MessageList({ messages, onStale }: MessageListProps) {
  const send = useSend()
  const mayWrite = useMayWrite()
  const [busyId, setBusyId] = useState<string>()

  const mark = async ({ id, name, version }: Message, status: Message['status']) => {
    setBusyId(id)
    const outcome = await send(messagesInStore.calls.update({ id, changes: { status, version } }))
    setBusyId(undefined)
    if (outcome.ok) return showToast(officeMessagesCopy.statuses[status].done(name))
    if (outcome.refusal.code !== 'stale') return showToast(outcome.refusal.message, 'problem')
    await onStale()
    showToast(officeCopy.stale(name), 'note')
  }

  return (
    <ul aria-label={officeMessagesCopy.caption} className="border-t-2 border-ink">
      {messages.map((message) => (
        <li key={message.id}>
          <MessageRow message={message}>
            {mayWrite &&
              messageStatuses
                .filter((status) => status !== message.status)
                .map((status) => (
                  <Button
                    key={status}
                    tone={status === 'answered' && message.status === 'new' ? 'secondary' : 'quiet'}
                    className="min-h-12 px-4 md:min-h-10"
                    disabled={busyId === message.id}
                    onClick={() => mark(message, status)}
                  >
                    {officeMessagesCopy.statuses[status].action}
                  </Button>
                ))}
          </MessageRow>
        </li>
      ))}
    </ul>
  )
}
