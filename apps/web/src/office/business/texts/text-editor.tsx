import { longestText, texts, type StoredSiteText } from '@rumi/contract'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { officeMailsCopy } from '../../../copy/office/business/mails.ts'
import { officeTextsCopy as copy } from '../../../copy/office/business/texts.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { useMeanwhile } from '../../../shared/fetching/use-meanwhile.ts'
import { WrittenVersions } from '../../../shared/refusals/written-versions.tsx'
import { currentText, belongsToMail } from './found-texts.ts'
import { Form } from '../../../ui/forms/form.tsx'

type TextEditorProps = {
  text: StoredSiteText
  label: string
  onLook: (value: string) => void
  onDone: () => void
}

/** Editor of one text, with a preview before saving. */
export function TextEditor({ text, label, onLook, onDone }: TextEditorProps) {
  const sendCall = useSendCall()
  const [value, setValue] = useState(currentText(text))
  const [trouble, setTrouble] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => area.current?.focus(), [])

  const save = async (written: string, version: number | undefined) => {
    setTrouble(undefined)
    if (written.trim() === currentText(text)) return onDone()
    setIsSaving(true)
    const outcome = await sendCall(texts.change, {
      params: { key: text.key },
      body: { value: written, version },
    })
    setIsSaving(false)
    if (!outcome.ok) {
      setTrouble(outcome.refusal.issues[0]?.message ?? outcome.refusal.message)
      area.current?.focus()
      return
    }
    showToast(belongsToMail(text.key) ? officeMailsCopy.saved : copy.saved)
    onDone()
  }
  const { base, versions } = useMeanwhile({
    now: { written: { value: currentText(text) }, version: text.version },
    mine: { value },
    write: (merged) => setValue(merged.value),
    save: (written, version) => save(written.value, version),
    isSaving,
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    void save(value, base.version)
  }

  return (
    <Form problems="own" onSubmit={submit} className="grid gap-3 lg:col-span-2">
      <TextAreaField
        ref={area}
        label={label}
        hint={`${copy.shipped} ${text.default}`}
        error={versions ? undefined : trouble}
        rows={1}
        maxLength={longestText(text)}
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
      {versions && (
        <WrittenVersions
          versions={versions}
          mine={{ value }}
          facts={[{ label, format: (written) => written.value }]}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {!versions && (
          <SubmitButton size="medium" loading={isSaving}>
            {copy.save}
          </SubmitButton>
        )}
        <Button tone="secondary" onClick={() => onLook(value)} disabled={value.trim() === ''}>
          {copy.look}
        </Button>
        <Button tone="quiet" onClick={onDone}>
          {copy.cancel}
        </Button>
      </div>
    </Form>
  )
}
