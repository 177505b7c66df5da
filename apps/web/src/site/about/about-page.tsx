import { MessageCircle, Moon, PhoneCall, ShieldCheck } from 'lucide-react'
import { publicPaths } from '../../shared/business/public-paths.ts'
import { aboutCopy } from '../../copy/site/about.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { pageMeta } from '../page-meta.ts'
import { HeroPicture } from '../sections/hero-picture.tsx'
import { anchors } from '../sections/section-items.ts'
import { ClosingPromo } from '../sections/closing-promo.tsx'
import { HeroActions } from '../sections/hero-actions.tsx'
import { Highlights } from '../sections/highlights.tsx'
import { HouseRules } from '../sections/house-rules.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import { Story } from './story.tsx'

export const meta = pageMeta('about', aboutCopy)

export default function AboutPage() {
  const copy = useCopy('about', aboutCopy)
  return (
    <main id="contenido">
      <PageHero
        {...copy.hero}
        art={<HeroPicture name="about-hero" slot="about.hero" />}
        action={<HeroActions action={copy.hero.action} to={anchors.services} />}
      />
      <Story />
      <Highlights {...copy.values} spots={['heart', 'shield', 'list', 'house']} />
      <HouseRules {...copy.promises} icons={[MessageCircle, PhoneCall, Moon, ShieldCheck]} />
      <ClosingPromo
        {...copy.promo}
        slot="about.closing"
        above="bg-teal-tint"
        first={{ to: publicPaths.location(), label: copy.closing.location }}
        second={{ to: publicPaths.contact(), label: copy.closing.contact }}
      />
    </main>
  )
}
