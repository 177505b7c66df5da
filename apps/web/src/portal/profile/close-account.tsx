import { clients, type Client } from '@rumi/data-layer'
import { useState } from 'react'
import { paths } from '../../shared/business/paths.ts'
import { browserStore, useSend } from '../../shared/fetching/store.ts'
import { profileCopy } from '../../copy/portal/profile.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { ProfileSection } from '../../shared/account/profile-section.tsx'
import { ClosingConsequences } from './closing-consequences.tsx'

const { closing: copy } = profileCopy

/** Closes the account, or leaves the account of `sharedWith`: consequences, confirmation word, and obstacles. */
export function CloseAccount({ person, sharedWith }: { person: Client; sharedWith: string | undefined }) {
  const send = useSend()
  const [isConfirming, setIsConfirming] = useState(false)
  const [word, setWord] = useState('')

  const stay = () => {
    setIsConfirming(false)
    setWord('')
  }
  const close = async () => {
    const outcome = await send(clients.calls.remove(person.id))
    if (!outcome.ok) return outcome.refusal.message
    browserStore().persistor.purge()
    window.location.assign(paths.login({ listo: 'closed' }))
    return undefined
  }

  return (
    <ProfileSection title={copy.title} text={sharedWith ? copy.ownTextOnly(sharedWith) : copy.text}>
      <Button tone="secondary" className="justify-self-start" onClick={() => setIsConfirming(true)}>
        {copy.button}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={stay}
        title={copy.dialogTitle}
        closeLabel={profileCopy.close}
        keepLabel={profileCopy.cancel}
        confirmLabel={copy.confirm}
        notYet={word.trim().toUpperCase() !== copy.word}
        onConfirm={close}
      >
        <p>{sharedWith ? copy.ownDialogOnly(sharedWith) : copy.dialogText}</p>
        {isConfirming && !sharedWith && <ClosingConsequences />}
        <TextField
          label={copy.confirmLabel}
          value={word}
          autoCapitalize="characters"
          autoComplete="off"
          onChange={({ currentTarget }) => setWord(currentTarget.value)}
        />
      </ConfirmDialog>
    </ProfileSection>
  )
}
