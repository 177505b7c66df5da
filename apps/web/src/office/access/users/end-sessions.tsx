import { office } from '@rumi/data-layer'
import { useState } from 'react'
import { useSend } from '../../../shared/fetching/store.ts'
import { officeUsersCopy as copy } from '../../../copy/office/access/users.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import type { Client } from '../../kit/records/use-directory.ts'

/** Ends all sessions of a person. */
export function EndSessions({ person }: { person: Client }) {
  const send = useSend()
  const [busy, setBusy] = useState(false)
  const end = async () => {
    setBusy(true)
    const outcome = await send(office.endSessionsOf(person.id))
    setBusy(false)
    if (outcome.ok) showToast(copy.sessionsEnded(person))
    else showToast(outcome.refusal.message, 'problem')
  }
  return (
    <section className="mt-4 grid justify-items-start gap-2 border-t border-line pt-4 pb-2">
      <h3 className="text-base">{copy.sessions}</h3>
      <p className="text-ink-soft">{copy.sessionsText}</p>
      <Button tone="secondary" size="small" loading={busy} onClick={end}>
        {copy.endSessions}
      </Button>
    </section>
  )
}
