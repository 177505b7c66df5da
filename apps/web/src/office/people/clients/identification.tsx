import { clients } from '@rumi/data-layer'
import { useState } from 'react'
import { useSend } from '../../../shared/fetching/store.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { officeClientsCopy } from '../../../copy/office/people/clients.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { fullName, type Client } from '../../kit/records/use-directory.ts'
import { useCanWrite } from '../../kit/permissions/use-permission.ts'

type IdentificationProps = { client: Client; onStale: () => Promise<void> }

/** Records whether the client showed an identification; staff may revoke it after a confirmation. */
export function Identification({ client, onStale }: IdentificationProps) {
  const send = useSend()
  const mayWrite = useCanWrite('clients')
  const [saving, setSaving] = useState(false)
  const [isConfirming, setIsConfirming] = useState(false)
  const isIdentified = client.identifiedAt !== null
  const name = fullName(client)

  const note = async (identified: boolean) => {
    setSaving(true)
    const { id, version } = client
    const outcome = await send(clients.calls.update({ id, changes: { identified, version } }))
    setSaving(false)
    setIsConfirming(false)
    if (outcome.ok) {
      return showToast(
        identified ? officeClientsCopy.nowIdentified(name) : officeClientsCopy.nowWithdrawn(name),
      )
    }
    if (outcome.refusal.code !== 'stale') return showToast(outcome.refusal.message, 'problem')
    await onStale()
    showToast(officeCopy.stale(name), 'note')
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <StateChip tone={isIdentified ? 'ok' : 'missing'}>
        {isIdentified ? officeClientsCopy.isIdentified : officeClientsCopy.isMissing}
      </StateChip>
      {mayWrite && (
        <Button
          tone="quiet"
          size="small"
          loading={saving}
          onClick={() => (isIdentified ? setIsConfirming(true) : note(true))}
        >
          <span>{isIdentified ? officeClientsCopy.withdraw : officeClientsCopy.identify}</span>
          <span className="sr-only"> {name}</span>
        </Button>
      )}
      <Dialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        title={officeClientsCopy.withdrawTitle}
        closeLabel={officeCopy.close}
        actions={
          <>
            <Button tone="secondary" onClick={() => setIsConfirming(false)}>
              {officeCopy.cancel}
            </Button>
            <Button tone="danger" loading={saving} onClick={() => note(false)}>
              {officeClientsCopy.withdraw}
            </Button>
          </>
        }
      >
        <p>{officeClientsCopy.withdrawText(name)}</p>
      </Dialog>
    </div>
  )
}
