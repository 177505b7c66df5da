import { MessageCircle, Moon, PhoneCall, ShieldCheck } from 'lucide-react'
import { paths } from '../../app/paths.ts'
import { aboutCopy as copy } from '../../copy/about.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { pageMeta } from '../page-meta.ts'
import { HeroPicture } from '../sections/hero-picture.tsx'
import { anchors } from '../sections/anchors.ts'
import { HeroActions } from '../sections/hero-actions.tsx'
import { Highlights } from '../sections/highlights.tsx'
import { HouseRules } from '../sections/house-rules.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import { PromoBanner } from '../sections/promo-picture.tsx'
import { Promo } from '../sections/promo.tsx'
import { Story } from './story.tsx'

export const meta = () => pageMeta(copy)

export default function AboutPage() {
  return (
    <main id="contenido">
      <PageHero
        {...copy.hero}
        art={<HeroPicture name="about-hero" />}
        action={<HeroActions action={copy.hero.action} to={anchors.services} />}
      />
      <Story />
      <Highlights {...copy.values} spots={['heart', 'shield', 'list', 'house']} />
      <HouseRules {...copy.promises} icons={[MessageCircle, PhoneCall, Moon, ShieldCheck]} />
      <Promo
        {...copy.promo}
        above="bg-teal-tint"
        banner={<PromoBanner name="promo-banner-patio" />}
        action={
          <div className="mt-2 flex flex-wrap justify-center gap-3">
            <LinkButton to={paths.location()} tone="ink">
              {copy.closing.location}
            </LinkButton>
            <LinkButton to={paths.contact()} tone="white">
              {copy.closing.contact}
            </LinkButton>
          </div>
        }
      />
    </main>
  )
}
