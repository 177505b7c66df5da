import type { BlogPost } from '@rumi/contract'
import { blogCopy } from '../../copy/site/blog.ts'
import { chromeCopy } from '../../copy/site/chrome.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { type StillName, stillPath } from '../../shared/business/still-names.ts'

/** Sizes shared by a post and its placeholder, so that nothing shifts. */
export const blogCardLook = {
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
export function BlogCard({ post, place }: { post: BlogPost; place: number }) {
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
