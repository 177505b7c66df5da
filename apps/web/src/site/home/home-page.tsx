import { homeCopy } from '../../copy/site/home.ts'
import type { ItemCopy } from '../../copy/site/page-copy.ts'
import { pageMeta } from '../page-meta.ts'
import { HomeHeroCarousel } from './home-hero-carousel.tsx'
import { HomeServices } from './home-services.tsx'
import { SocialPosts } from './social-posts.tsx'
import { Testimonials } from './testimonials.tsx'
import { publicPaths } from '../../shared/business/public-paths.ts'
import { ArchFrame } from '../../art/arch.tsx'
import { useCopy } from '../../shared/business/use-copy.ts'
import { useOffers } from '../../shared/business/use-business.ts'
import { PaintWithHero } from '../sections/paint-with-hero.tsx'
import { PageSections } from '../sections/page-sections.tsx'
import { Still } from '../stills/still.tsx'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { BadgeCheck, ReceiptText, Users } from 'lucide-react'
import { PapelPicado } from '../../art/papel-picado.tsx'

const icons = [Users, BadgeCheck, ReceiptText]

/** Promise of the business, in one picture and three lines. */
export function HomePromo() {
  const copy = useCopy('home', homeCopy)
  const { title, subtitle, points } = copy.promo
  return (
    <section className="bg-white">
      <PapelPicado className="h-10 w-full md:h-[72px]" />
      <div className="shell section-y grid gap-8 md:gap-12">
        <Still
          name="promo-banner-friends"
          slot="home.promo"
          sizes="min(1200px, 92vw)"
          width={1200}
          height={360}
          className="aspect-[3/2] w-full rounded-lg object-cover sm:aspect-[10/3]"
        />
        <div className="grid gap-3 md:grid-cols-2 md:items-end md:gap-12">
          <h2 className="text-3xl font-display tracking-tight">{title}</h2>
          <p className="measure text-lg text-ink-soft">{subtitle}</p>
        </div>
        <ul className="grid gap-6 md:grid-cols-3 empty:hidden">
          {points.map((point: ItemCopy, index) => {
            const Icon = icons[point.place ?? index] ?? BadgeCheck
            return (
              <li key={point.title} className="flex flex-wrap items-start gap-4">
                <span className="grid size-12 shrink-0 place-items-center rounded-sm bg-secondary text-on-secondary">
                  <Icon className="size-6" aria-hidden="true" />
                </span>
                <div className="min-w-0 grow basis-[9rem]">
                  <h3 className="font-heading">{point.title}</h3>
                  <p>{point.text}</p>
                </div>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}

/** Second picture of the page with the main call to action. */
export function HomeClosing() {
  const copy = useCopy('home', homeCopy)
  const { title, subtitle, primary, secondary } = copy.closing
  return (
    <section className="overflow-hidden bg-band text-on-band">
      <div className="shell grid items-end gap-6 pt-14 md:grid-cols-[1.2fr_1fr] md:pt-10">
        <div className="grid justify-items-center gap-5 self-center text-center md:justify-items-start md:pb-10 md:text-left">
          <h2 className="text-3xl font-display tracking-tight">{title}</h2>
          <p className="max-w-[44ch] text-lg">{subtitle}</p>
          <div className="flex flex-wrap justify-center gap-3">
            <LinkButton to={publicPaths.register()} tone="ink">
              {primary}
            </LinkButton>
            {useOffers().includes('dayCare') && (
              <LinkButton to={publicPaths.dayCare()} tone="white">
                {secondary}
              </LinkButton>
            )}
          </div>
        </div>
        <ArchFrame className="mx-auto bg-band! aspect-[4/5] w-full max-w-[300px] translate-y-5 md:max-w-[340px]">
          <Still
            name="login-doorway"
            slot="home.closing"
            sizes="340px"
            width={720}
            height={800}
            className="size-full object-cover"
          />
        </ArchFrame>
      </div>
    </section>
  )
}

export const meta = pageMeta('home', homeCopy)

export default function HomePage() {
  return (
    <main id="contenido">
      <PaintWithHero>
        <HomeHeroCarousel />
      </PaintWithHero>
      <PageSections
        page="home"
        sections={{
          promo: <HomePromo />,
          services: <HomeServices />,
          social: <SocialPosts />,
          closing: <HomeClosing />,
          testimonials: <Testimonials />,
        }}
      />
    </main>
  )
}
