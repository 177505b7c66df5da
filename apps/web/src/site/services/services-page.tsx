import { publicPaths } from '../../shared/business/public-paths.ts'
import { servicesCopy } from '../../copy/site/services.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { pageMeta } from '../page-meta.ts'
import { HeroPicture } from '../sections/hero-picture.tsx'
import { anchors } from '../sections/section-items.ts'
import { ClosingPromo } from '../sections/closing-promo.tsx'
import { HeroActions } from '../sections/hero-actions.tsx'
import { Highlights } from '../sections/highlights.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import { ServiceRows } from './service-rows.tsx'

export const meta = pageMeta('services', servicesCopy)

export default function ServicesPage() {
  const copy = useCopy('services', servicesCopy)
  return (
    <main id="contenido">
      <PageHero
        {...copy.hero}
        art={<HeroPicture name="home-hero" slot="services.hero" />}
        action={<HeroActions action={copy.hero.action} to={anchors.services} />}
      />
      <ServiceRows />
      <Highlights {...copy.steps} spots={['list', 'nose', 'clock', 'heart']} />
      <ClosingPromo
        {...copy.promo}
        slot="services.closing"
        first={{ to: publicPaths.register(), label: copy.closing.register }}
        second={{ to: publicPaths.contact(), label: copy.closing.contact }}
      />
    </main>
  )
}
