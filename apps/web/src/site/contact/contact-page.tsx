import { contactCopy } from '../../copy/site/contact.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { pageMeta } from '../page-meta.ts'
import { HeroPicture } from '../sections/hero-picture.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import { useState, useEffect, useRef } from 'react'
import { DirectWays } from './direct-ways.tsx'
import type { SentMessage } from './send-message.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Still } from '../stills/still.tsx'
import { Link } from 'react-router'
import { publicPaths } from '../../shared/business/public-paths.ts'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { ProblemInSight } from '../../ui/forms/problem-in-sight.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { TextAreaField } from '../../ui/forms/text-area-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { WithoutScript } from '../without-script.tsx'
import { useContactForm, type ContactFormProps } from './use-contact-form.ts'
import { Form } from '../../ui/forms/form.tsx'

/** Thanks in place of the form; takes the focus. */
export function ContactSent({ sent, onAgain }: { sent: SentMessage; onAgain: () => void }) {
  const copy = useCopy('contact', contactCopy)
  const { title, copied, numbered, answered, again } = copy.sent
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid justify-items-center gap-4 py-6 text-center">
      <Still
        name="promo-banner-friends"
        width={840}
        height={350}
        className="h-auto w-full max-w-sm rounded-md"
      />
      <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {title}
      </h3>
      <p className="measure [overflow-wrap:anywhere]">
        <span>{sent.copied ? copied(sent.email) : numbered(sent.reference, sent.email)}</span> {answered}
      </p>
      <Button tone="secondary" onClick={onAgain}>
        {again}
      </Button>
    </div>
  )
}

const nothingWritten = { name: '', message: '' }

/** Contact form, its thanks, and other ways to contact. */
export function ContactSection() {
  const copy = useCopy('contact', contactCopy)
  const [written, setWritten] = useState(nothingWritten)
  const [sent, setSent] = useState<SentMessage>()
  const thank = (arrived: SentMessage) => {
    setSent(arrived)
    setWritten(nothingWritten)
  }
  return (
    <section className="shell section-y grid gap-8 lg:grid-cols-[1.4fr_1fr] lg:items-start lg:gap-12">
      <div className="grid gap-6 rounded-md bg-white p-6 shadow-soft md:p-10">
        <h2 className="text-xl">{copy.form.title}</h2>
        {sent === undefined ? (
          <ContactForm onWrite={setWritten} onSent={thank} />
        ) : (
          <ContactSent sent={sent} onAgain={() => setSent(undefined)} />
        )}
      </div>
      <DirectWays {...written} />
    </section>
  )
}

export const meta = pageMeta('contact', contactCopy)

export default function ContactPage() {
  const copy = useCopy('contact', contactCopy)
  return (
    <main id="contenido">
      <PageHero
        {...copy.hero}
        field="bg-teal-tint"
        art={<HeroPicture name="contact-hero" slot="contact.hero" />}
      />
      <ContactSection />
    </main>
  )
}

/** Contact form, validated first by the browser and then by the server; input is never lost. */
function ContactForm(props: ContactFormProps) {
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
