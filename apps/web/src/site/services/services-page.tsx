import { paths } from '../../app/paths.ts'
import { servicesCopy as copy } from '../../copy/services.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { pageMeta } from '../page-meta.ts'
import { HeroPicture } from '../sections/hero-picture.tsx'
import { anchors } from '../sections/anchors.ts'
import { HeroActions } from '../sections/hero-actions.tsx'
import { Highlights } from '../sections/highlights.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import { PromoBanner } from '../sections/promo-picture.tsx'
import { Promo } from '../sections/promo.tsx'
import { ServiceRows } from './service-rows.tsx'

export const meta = () => pageMeta(copy)

export default function ServicesPage() {
  return (
    <main id="contenido">
      <PageHero
        {...copy.hero}
        art={<HeroPicture name="home-hero" />}
        action={<HeroActions action={copy.hero.action} to={anchors.services} />}
      />
      <ServiceRows />
      <Highlights {...copy.steps} spots={['list', 'nose', 'clock', 'heart']} />
      <Promo
        {...copy.promo}
        banner={<PromoBanner name="promo-banner-patio" />}
        action={
          <div className="mt-2 flex flex-wrap justify-center gap-3">
            <LinkButton to={paths.register()} tone="ink">
              {copy.closing.register}
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
