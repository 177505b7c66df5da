import { useState } from 'react'
import { contactCopy } from '../../copy/site/contact.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { ContactForm } from './contact-form.tsx'
import { ContactSent } from './contact-sent.tsx'
import { DirectWays } from './direct-ways.tsx'
import type { SentMessage } from './send-message.ts'

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
