import type { BlogPost } from '@rumi/contract'
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { blogCopy } from '../../copy/site/blog.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { pageMeta } from '../page-meta.ts'
import { pageSource } from '../page-source.ts'
import { HeroPicture } from '../sections/hero-picture.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import { BlogFeed } from './blog-feed.tsx'

export const meta = pageMeta('blog', blogCopy)

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  posts: await context.get(pageSource).posts(),
})

/** Client-side navigation shows an error if the posts fail to load (spec §7). */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) => ({
  posts: serverLoader<typeof loader>().then(
    ({ posts }): readonly BlogPost[] | undefined => posts,
    (failure: unknown) => {
      console.error(blogCopy.logged, failure)
      return undefined
    },
  ),
})

export default function BlogPage() {
  const copy = useCopy('blog', blogCopy)
  const { posts } = useLoaderData<typeof loader | typeof clientLoader>()
  return (
    <main id="contenido">
      <PageHero
        {...copy.hero}
        field="bg-amber-tint"
        art={<HeroPicture name="blog-hero" slot="blog.hero" />}
      />
      <BlogFeed posts={posts} />
    </main>
  )
}
