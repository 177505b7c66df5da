import { contactCopy } from '../../copy/site/contact.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { pageMeta } from '../page-meta.ts'
import { HeroPicture } from '../sections/hero-picture.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import { ContactSection } from './contact-section.tsx'

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
