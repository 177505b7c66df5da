import { homeCopy } from '../../copy/site/home.ts'
import { pageMeta } from '../page-meta.ts'
import { HomeClosing } from './home-closing.tsx'
import { HomeHeroCarousel } from './home-hero-carousel.tsx'
import { HomePromo } from './home-promo.tsx'
import { HomeServices } from './home-services.tsx'
import { SocialPosts } from './social-posts.tsx'
import { Testimonials } from './testimonials.tsx'

export const meta = pageMeta('home', homeCopy)

export default function HomePage() {
  return (
    <main id="contenido">
      <HomeHeroCarousel />
      <HomePromo />
      <HomeServices />
      <SocialPosts />
      <HomeClosing />
      <Testimonials />
    </main>
  )
}
