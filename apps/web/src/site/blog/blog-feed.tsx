import type { BlogPost } from '@rumi/contract'
import { publicPaths } from '../../shared/business/public-paths.ts'
import { blogCopy } from '../../copy/site/blog.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { useBusiness } from '../../shared/business/use-business.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { blogPostsMax } from '../../ui/layout/metrics.ts'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { Arriving } from '../arriving.tsx'
import { SectionTitle } from '../sections/section-title.tsx'
import { Still } from '../stills/still.tsx'
import { BlogCard, blogCardLook } from './blog-card.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'

/** Placeholder as tall as a post. */
function BlogCardSkeleton() {
  return (
    <div aria-hidden="true" className={blogCardLook.card}>
      <div className={blogCardLook.picture} />
      <div className={blogCardLook.words}>
        <div className={blogCardLook.title}>
          <Skeleton className="h-[1lh] w-4/5" />
        </div>
        <div className={blogCardLook.snippet}>
          <Skeleton className="h-[3lh] w-full" />
        </div>
        <div className={blogCardLook.link}>
          <Skeleton className="h-6 w-28" />
        </div>
      </div>
    </div>
  )
}

const grid = 'grid gap-6 md:grid-cols-2 lg:grid-cols-3'

type ArrivingPosts = readonly BlogPost[] | undefined

/** Up to six posts, or placeholders while they load (spec §2, 'Blog'). */
export function BlogFeed({ posts }: { posts: ArrivingPosts | Promise<ArrivingPosts> }) {
  const copy = useCopy('blog', blogCopy)
  return (
    <section className="shell section-y min-h-dvh">
      <SectionTitle title={copy.feed.title} />
      <Arriving value={posts} waiting={<Waiting />}>
        {(arrived) =>
          arrived && arrived.length > 0 ? <Posts posts={arrived} /> : <Empty failed={!arrived} />
        }
      </Arriving>
    </section>
  )
}

const Posts = ({ posts }: { posts: readonly BlogPost[] }) => (
  <ul className={grid}>
    {posts.slice(0, blogPostsMax).map((post, index) => (
      <BlogCard key={post.link} post={post} place={index} />
    ))}
  </ul>
)

function Waiting() {
  const copy = useCopy('blog', blogCopy)
  return (
    <div aria-busy="true">
      <output className="sr-only">{copy.feed.loading}</output>
      <div className={grid}>
        {Array.from({ length: blogPostsMax }, (_, place) => (
          <BlogCardSkeleton key={place} />
        ))}
      </div>
    </div>
  )
}

/** Text without posts: no feed configured, or the fetch failed. */
function Empty({ failed }: { failed: boolean }) {
  const copy = useCopy('blog', blogCopy)
  const { feedUrl } = useBusiness()
  const { title, text } = failed || feedUrl !== '' ? copy.empty : copy.none
  return (
    <EmptyState
      art={<Still name="login-siesta" width={720} height={540} className="h-auto w-full rounded-md" />}
      title={title}
      text={text}
      action={
        <LinkButton to={publicPaths.services()} tone="secondary">
          {copy.empty.button}
        </LinkButton>
      }
    />
  )
}
