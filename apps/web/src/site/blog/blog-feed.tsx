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
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { chromeCopy } from '../../copy/site/chrome.ts'
import { type StillName, stillPath } from '../../shared/business/still-names.ts'

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

/** Sizes shared by a post and its placeholder, so that nothing shifts. */
const blogCardLook = {
  card: 'relative flex flex-col overflow-hidden rounded-md bg-white shadow-soft',
  picture: 'aspect-[3/2] h-auto w-full bg-sand',
  words: 'flex grow flex-col gap-2 p-5 md:p-6',
  title: 'min-h-[2lh] text-lg',
  snippet: 'min-h-[5lh] grow xl:min-h-[4lh] text-ink-soft',
  link: 'min-h-12',
} as const

/** For posts without a picture. */
const houseDrawings: readonly StillName[] = [
  'day-care-card',
  'promo-banner-friends',
  'grooming-bath',
  'training-card',
  'event-photo',
  'login-siesta',
]

/** Snippet of a post; always ends with an ellipsis (spec §2, 'Blog'). */
const snippetOf = ({ description }: BlogPost) => description && `${description}…`

/** Picture of a card: the post's own if permitted on our pages, otherwise a drawing. */
const pictureOf = ({ thumbnail }: BlogPost, drawing: string) =>
  thumbnail?.startsWith('https:') ? thumbnail : drawing

/** Post linked to its source in a new tab. */
function BlogCard({ post, place }: { post: BlogPost; place: number }) {
  const copy = useCopy('blog', blogCopy)
  const chrome = useCopy('chrome', chromeCopy)
  const drawing = stillPath(houseDrawings[place % houseDrawings.length] ?? 'login-siesta')
  return (
    <li className={blogCardLook.card}>
      <img
        ref={replaceWhatNeverCame}
        src={pictureOf(post, drawing)}
        data-drawing={drawing}
        onError={(event) => showDrawing(event.currentTarget)}
        alt=""
        width={600}
        height={400}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        className={`object-cover ${blogCardLook.picture}`}
      />
      <div className={blogCardLook.words}>
        <h3 className={`line-clamp-2 max-sm:line-clamp-none ${blogCardLook.title}`}>{post.title}</h3>
        <p className={`[overflow-wrap:anywhere] ${blogCardLook.snippet}`}>{snippetOf(post)}</p>
        <a
          href={post.link}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${copy.feed.readMore}: ${post.title} ${chrome.footer.newTab}`}
          className={`inline-flex items-center self-start font-strong text-link underline underline-offset-4 after:absolute after:inset-0 ${blogCardLook.link}`}
        >
          {copy.feed.readMore}
        </a>
      </div>
    </li>
  )
}

/** Replaces a failed picture with a drawing, once. */
function showDrawing(image: HTMLImageElement) {
  const { drawing } = image.dataset
  if (drawing && image.getAttribute('src') !== drawing) image.src = drawing
}

/** Replaces a picture that failed before hydration. */
function replaceWhatNeverCame(image: HTMLImageElement | null) {
  if (image?.complete && image.naturalWidth === 0) showDrawing(image)
}
