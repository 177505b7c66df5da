import { CallFailed } from '@rumi/data-layer/http'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { contactCopy } from '../../copy/site/contact.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { fieldErrors } from '../../ui/forms/field-errors.ts'
import { forgetDraft, storeDraft, storedDraft } from '../../ui/forms/form-draft.ts'
import { errorSentence } from '../error-sentence.ts'
import { useOwnContact } from '../use-own-contact.ts'
import { sendMessage, writtenIn, type SentMessage, type Written } from './send-message.ts'

export type ContactFormProps = {
  /** Called on input. */
  onWrite: (written: Pick<Written, 'name' | 'message'>) => void
  /** Called once the message was sent. */
  onSent: (sent: SentMessage) => void
}

const draftName = 'contacto'

/** Validates, stores and sends the form. Fields are uncontrolled, so that no failure can clear them. */
export function useContactForm({ onWrite, onSent }: ContactFormProps) {
  const copy = useCopy('contact', contactCopy)
  const ref = useRef<HTMLFormElement>(null)
  const attempt = useRef<{ body: string; key: string }>(undefined)
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map())
  const [trouble, setTrouble] = useState<string>()
  const [sending, setSending] = useState(false)
  const notifyWritten = useEffectEvent(onWrite)

  useEffect(() => {
    const draft = storedDraft<Written>(draftName)
    if (!ref.current || !draft) return
    fill(ref.current, draft)
    notifyWritten(writtenIn(ref.current))
  }, [])

  useOwnContact((own) => {
    if (!ref.current) return
    const written = writtenIn(ref.current)
    const { name, email, phone } = own
    fill(ref.current, {
      name: written.name || name,
      email: written.email || email,
      phone: written.phone || phone,
    })
    onWrite(writtenIn(ref.current))
  })

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const written = writtenIn(event.currentTarget)
    storeDraft(draftName, written)
    onWrite(written)
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setTrouble(undefined)
    if (pointAt(form, fieldErrors(form, copy.form.wrong))) return
    const written = writtenIn(form)
    const body = JSON.stringify(written)
    if (attempt.current?.body !== body) attempt.current = { body, key: crypto.randomUUID?.() ?? body }
    setSending(true)
    try {
      const sent = await sendMessage(written, attempt.current.key)
      forgetDraft(draftName)
      onSent(sent)
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure
      const named = new Map(failure.issues.map(({ path, message }) => [path, message]))
      if (!pointAt(form, named)) setTrouble(errorSentence(failure))
    } finally {
      setSending(false)
    }
  }

  /** Shows errors beside their fields and focuses the first; returns true if there was one. */
  const pointAt = (form: HTMLFormElement, wrong: ReadonlyMap<string, string>) => {
    setErrors(wrong)
    const first = [...form.elements].find((element) => wrong.has(element.getAttribute('name') ?? ''))
    if (first instanceof HTMLElement) first.focus()
    return first !== undefined
  }

  return {
    form: { ref, onInput, onSubmit },
    sending,
    trouble,
    errorOf: (name: keyof Written) => errors.get(name),
  }
}

function fill(form: HTMLFormElement, draft: Partial<Written>) {
  for (const [name, text] of Object.entries(draft)) {
    const control = form.elements.namedItem(name)
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value = text
  }
}
