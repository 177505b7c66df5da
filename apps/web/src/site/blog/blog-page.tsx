import { blogCopy } from '../../copy/blog.ts'
import { pageMeta } from '../page-meta.ts'
import { HeroPicture } from '../sections/hero-picture.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import { BlogFeed } from './blog-feed.tsx'

export const meta = () => pageMeta(blogCopy)

export default function BlogPage() {
  return (
    <main id="contenido">
      <PageHero {...blogCopy.hero} field="bg-amber-tint" art={<HeroPicture name="blog-hero" />} />
      <BlogFeed />
    </main>
  )
}
