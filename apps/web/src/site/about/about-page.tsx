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
import { PageSections } from '../sections/page-sections.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import { Still } from '../stills/still.tsx'

/** Story of the business, beside its first dog. */
export function Story() {
  const copy = useCopy('about', aboutCopy)
  const { title, paragraphs } = copy.story
  return (
    <section
      id={anchors.services}
      className="shell section-y grid items-center gap-8 md:grid-cols-[auto_1fr] md:gap-16"
    >
      <Still
        name="no-dogs-yet"
        slot="about.story"
        sizes="(min-width: 768px) 384px, 256px"
        photoClassName="mx-auto aspect-[6/5] w-64 rounded-md object-cover md:w-96"
        width={480}
        height={400}
        className="mx-auto h-auto w-64 md:w-96"
      />
      <div className="grid gap-4">
        <h2 className="text-2xl tracking-tight">{title}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="measure">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  )
}

export const meta = pageMeta('about', aboutCopy)

export default function AboutPage() {
  const copy = useCopy('about', aboutCopy)
  return (
    <main id="contenido">
      <PageHero
        {...copy.hero}
        art={<HeroPicture name="about-hero" slot="about.hero" />}
        action={<HeroActions page="about" action={copy.hero.action} to={anchors.services} />}
      />
      <PageSections
        page="about"
        sections={{
          story: <Story />,
          values: <Highlights {...copy.values} spots={['heart', 'shield', 'list', 'house']} />,
          promises: <HouseRules {...copy.promises} icons={[MessageCircle, PhoneCall, Moon, ShieldCheck]} />,
          promo: (
            <ClosingPromo
              {...copy.promo}
              slot="about.closing"
              above="bg-teal-tint"
              first={{ to: publicPaths.location(), label: copy.closing.location }}
              second={{ to: publicPaths.contact(), label: copy.closing.contact }}
            />
          ),
        }}
      />
    </main>
  )
}
