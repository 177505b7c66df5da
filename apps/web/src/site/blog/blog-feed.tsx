import { paths } from '../../app/paths.ts'
import { blogCopy } from '../../copy/blog.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { blogPostsMax } from '../../ui/metrics.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { SectionTitle } from '../sections/section-title.tsx'
import { Still } from '../stills/still.tsx'
import { BlogCard } from './blog-card.tsx'
import { BlogCardSkeleton } from './blog-card-skeleton.tsx'
import { useBlogPosts } from './use-blog-posts.ts'

const grid = 'grid gap-6 md:grid-cols-2 lg:grid-cols-3'

/** Up to six posts, in the places that were kept for them while they were on their way (spec §2, 'Blog'). */
export function BlogFeed() {
  const posts = useBlogPosts()
  return (
    <section className="shell section-y min-h-dvh" aria-busy={posts === undefined}>
      <SectionTitle title={blogCopy.feed.title} />
      {posts === undefined ? (
        <Waiting />
      ) : posts.length === 0 ? (
        <Empty />
      ) : (
        <ul className={grid}>
          {posts.slice(0, blogPostsMax).map((post, index) => (
            <BlogCard key={post.link} post={post} place={index} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Waiting() {
  return (
    <>
      <div className="[@media(scripting:none)]:hidden">
        <output className="sr-only">{blogCopy.feed.loading}</output>
        <div className={grid}>
          {Array.from({ length: blogPostsMax }, (_, place) => (
            <BlogCardSkeleton key={place} />
          ))}
        </div>
      </div>
      <noscript>
        <p className="text-center">{blogCopy.withoutScript}</p>
      </noscript>
    </>
  )
}

function Empty() {
  const { title, text, button } = blogCopy.empty
  return (
    <EmptyState
      art={<Still name="login-siesta" width={720} height={540} className="h-auto w-full rounded-md" />}
      title={title}
      text={text}
      action={
        <LinkButton to={paths.services()} tone="secondary">
          {button}
        </LinkButton>
      }
    />
  )
}
