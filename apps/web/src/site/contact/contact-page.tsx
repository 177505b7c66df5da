import { contactCopy } from '../../copy/contact.ts'
import { useTold } from '../../shared/use-told.ts'
import { pageMeta } from '../page-meta.ts'
import { HeroPicture } from '../sections/hero-picture.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import { ContactSection } from './contact-section.tsx'

export const meta = pageMeta(contactCopy)

export default function ContactPage() {
  return (
    <main id="contenido">
      <PageHero
        {...useTold(contactCopy.hero)}
        field="bg-teal-tint"
        art={<HeroPicture name="contact-hero" />}
      />
      <ContactSection />
    </main>
  )
}
