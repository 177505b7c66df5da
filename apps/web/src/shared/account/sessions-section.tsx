import { auth, formatMoment } from '@rumi/contract'
import { session } from '@rumi/data-layer'
import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { businessToday } from '../business/business-today.ts'
import { useCall } from '../fetching/queries.ts'
import { useSend } from '../fetching/store.ts'
import { profileCopy } from '../../copy/portal/profile.ts'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ActionableRefusal } from '../refusals/actionable-refusal.tsx'
import { SkeletonList } from '../../ui/feedback/skeleton.tsx'
import { StateChip } from '../../ui/feedback/state-chip.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { ProfileSection } from './profile-section.tsx'
import { Rows } from '../rows/rows.tsx'

const { sessions: copy } = profileCopy

/** Open sessions of the account, each with a button to end it (ASVS 7.5.2). */
export function SessionsSection() {
  const send = useSend()
  const sessionsQuery = useCall(auth.listSessions, {})
  const [ending, setEnding] = useState<string>()
  const open = sessionsQuery.answer?.data.sessions

  const end = async (id: string) => {
    setEnding(id)
    const outcome = await send(session.calls.endSession(id))
    if (outcome.ok) await sessionsQuery.again()
    setEnding(undefined)
    if (!outcome.ok) return showToast(outcome.refusal.message, 'problem')
    showToast(copy.ended)
  }
  const endOthers = async () => {
    setEnding('others')
    const outcome = await send(session.calls.endOtherSessions())
    if (outcome.ok) await sessionsQuery.again()
    setEnding(undefined)
    if (!outcome.ok) return showToast(outcome.refusal.message, 'problem')
    showToast(copy.othersEnded)
  }

  return (
    <ProfileSection title={copy.title}>
      {sessionsQuery.refusal && <ActionableRefusal refusal={sessionsQuery.refusal} isReadError />}
      {sessionsQuery.status === 'loading' && <SkeletonList label={errorMessagesCopy.loading} count={2} />}
      {open && (
        <ul className="divide-y divide-line">
          <Rows of={open} by={(one) => one.id}>
            {(one) => (
              <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                <MonitorSmartphone className="size-6 shrink-0 text-ink-soft" aria-hidden="true" />
                <div className="min-w-[min(10rem,100%)] grow basis-40">
                  <p className="font-strong [overflow-wrap:anywhere]">{one.device || copy.unknown}</p>
                  <p className="text-sm text-ink-soft">
                    {copy.lastUsed(formatMoment(one.lastUsedAt, businessToday()))}
                  </p>
                </div>
                {one.current ? (
                  <StateChip tone="ok">{copy.here}</StateChip>
                ) : (
                  <Button tone="secondary" loading={ending === one.id} onClick={() => end(one.id)}>
                    {copy.end}
                    <span className="sr-only"> {one.device}</span>
                  </Button>
                )}
              </li>
            )}
          </Rows>
        </ul>
      )}
      {open && open.length > 2 && (
        <Button
          tone="secondary"
          className="justify-self-start"
          loading={ending === 'others'}
          onClick={endOthers}
        >
          {copy.endOthers}
        </Button>
      )}
    </ProfileSection>
  )
}
