import { clients, type Client } from '@rumi/data-layer'
import { useState } from 'react'
import { paths } from '../../app/paths.ts'
import { browserStore, useSend } from '../../app/store.ts'
import { profileCopy } from '../../copy/profile.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ProfileSection } from './profile-section.tsx'

const { closing: copy } = profileCopy

/** The way out: says what becomes of everything, asks for a word, and tells what stands against it. */
export function CloseAccount({ person }: { person: Client }) {
  const send = useSend()
  const [asking, setAsking] = useState(false)
  const [word, setWord] = useState('')
  const [closing, setClosing] = useState(false)
  const [trouble, setTrouble] = useState<string>()

  const stay = () => {
    setAsking(false)
    setWord('')
    setTrouble(undefined)
  }
  const close = async () => {
    setClosing(true)
    const outcome = await send(clients.calls.remove(person.id))
    if (!outcome.ok) {
      setClosing(false)
      return setTrouble(outcome.refusal.message)
    }
    await browserStore().persistor.purge()
    window.location.assign(paths.home())
  }

  return (
    <ProfileSection title={copy.title} text={copy.text}>
      <Button tone="secondary" className="justify-self-start" onClick={() => setAsking(true)}>
        {copy.button}
      </Button>
      <Dialog
        open={asking}
        onClose={stay}
        title={copy.dialogTitle}
        closeLabel={profileCopy.close}
        actions={
          <>
            <Button tone="secondary" onClick={stay}>
              {profileCopy.cancel}
            </Button>
            <Button
              tone="danger"
              loading={closing}
              disabled={word.trim().toUpperCase() !== copy.word}
              onClick={close}
            >
              {copy.confirm}
            </Button>
          </>
        }
      >
        <div className="grid gap-5 pb-2">
          <p>{copy.dialogText}</p>
          {trouble && <Notice tone="problem">{trouble}</Notice>}
          <TextField
            label={copy.confirmLabel}
            value={word}
            autoCapitalize="characters"
            autoComplete="off"
            onChange={({ currentTarget }) => setWord(currentTarget.value)}
          />
        </div>
      </Dialog>
    </ProfileSection>
  )
}
