import { Link } from 'react-router'
import { publicPaths } from '../../shared/business/public-paths.ts'
import { contactCopy } from '../../copy/site/contact.ts'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { ProblemInSight } from '../../ui/forms/problem-in-sight.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { TextAreaField } from '../../ui/forms/text-area-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { WithoutScript } from '../without-script.tsx'
import { useContactForm, type ContactFormProps } from './use-contact-form.ts'
import { Form } from '../../ui/forms/form.tsx'

/** Contact form, validated first by the browser and then by the server; input is never lost. */
export function ContactForm(props: ContactFormProps) {
  const copy = useCopy('contact', contactCopy)
  const { form, sending, trouble, errorOf } = useContactForm(props)
  const { fields, privacy, privacyLink, send } = copy.form
  return (
    <Form problems="own" {...form} className="grid gap-5">
      <WithoutScript text={copy.form.withoutScript} />
      {trouble && <ProblemInSight>{trouble}</ProblemInSight>}
      <TextField
        name="name"
        label={fields.name}
        autoComplete="name"
        required
        maxLength={80}
        error={errorOf('name')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          kind="email"
          name="email"
          label={fields.email}
          autoComplete="email"
          required
          maxLength={254}
          error={errorOf('email')}
        />
        <TextField
          kind="tel"
          name="phone"
          label={fields.phone}
          optionalLabel={errorMessagesCopy.optional}
          hint={fields.phoneHint}
          autoComplete="tel"
          pattern="\+?[\d \(\)\-]{7,20}"
          error={errorOf('phone')}
        />
      </div>
      <TextAreaField
        name="message"
        label={fields.message}
        hint={fields.messageHint}
        required
        rows={5}
        maxLength={2000}
        error={errorOf('message')}
      />
      <div className="absolute -left-[9999px]" aria-hidden="true">
        <label>
          {fields.website}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p className="text-sm text-ink-soft">
        {privacy}{' '}
        <Link to={publicPaths.privacy()} className="text-link underline">
          {privacyLink}
        </Link>
        .
      </p>
      <SubmitButton loading={sending} className="justify-self-start max-sm:w-full">
        {send}
      </SubmitButton>
    </Form>
  )
}
