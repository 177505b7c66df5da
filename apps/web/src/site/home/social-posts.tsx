import { useRef, type RefObject, useEffect, useState } from 'react'
import { useBusiness } from '../../shared/business/use-business.ts'
import { homeCopy } from '../../copy/site/home.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { useInView } from '../../ui/hooks/scrolling/use-in-view.ts'
import { useOnline } from '../../ui/hooks/use-online.ts'
import { SectionTitle } from '../sections/section-title.tsx'
import { LivePost } from './live-post.tsx'
import { socialPostsMax, socialPostWidthPx } from '../../ui/layout/metrics.ts'
import type { PhotoSlot } from '@rumi/contract'
import { chromeCopy } from '../../copy/site/chrome.ts'
import { networkNames } from '../../copy/shared/navigation.ts'
import { NetworkIcon } from '../chrome/network-icon.tsx'
import { Still } from '../stills/still.tsx'
import type { StillName } from '../../shared/business/still-names.ts'

/** Number of posts that a width has room for: one per 336 px, one at least and six at most (spec §9, decision 3). */
export const postsThatFit = (widthPx: number) =>
  Math.min(Math.max(Math.floor(widthPx / socialPostWidthPx), 1), socialPostsMax)

/** Returns how many posts the row has room for, updated on resize; 0 before it is measured. */
function usePostsThatFit(row: RefObject<HTMLElement | null>) {
  const [fitting, setFitting] = useState(0)
  useEffect(() => {
    const element = row.current
    if (!element) return
    const observer = new ResizeObserver(
      ([entry]) => entry && setFitting(postsThatFit(entry.contentRect.width)),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [row])
  return fitting
}

/** Before any script runs, the style sheet shows as many posts as fit (spec §9, decision 3). */
const fromWidth = [
  '',
  'hidden @min-[672px]:flex',
  'hidden @min-[1008px]:flex',
  'hidden @min-[1344px]:flex',
  'hidden @min-[1680px]:flex',
  'hidden @min-[2016px]:flex',
]

const pictures = [
  'event-games',
  'event-cake',
  'login-siesta',
  'training-card',
  'grooming-bath',
  'event-gift',
] as const

const slots = [
  'home.social.1',
  'home.social.2',
  'home.social.3',
  'home.social.4',
  'home.social.5',
  'home.social.6',
] as const

const headingId = 'redes'

/** Latest posts, as many as fit: our own cards, under the network's frames once a visitor comes near (decision 21). */
export function SocialPosts() {
  const copy = useCopy('home', homeCopy)
  const row = useRef<HTMLUListElement>(null)
  const addresses = useBusiness().social.posts
  const fitting = usePostsThatFit(row)
  const near = useInView(row)
  const online = useOnline()
  const { title, lead, frameTitle } = copy.social
  const texts: readonly string[] = copy.social.posts
  const posts = Array.from(
    { length: Math.min(Math.max(texts.length, addresses.length), socialPostsMax) },
    (_, index) => texts[index] ?? '',
  )
  if (posts.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="section-y bg-sand">
      <div className="shell">
        <SectionTitle id={headingId} title={title} lead={lead} />
      </div>
      <div className="@container px-5">
        <ul ref={row} className="flex justify-center gap-5">
          {posts.map((text, index) => {
            const address = addresses[index]
            return (
              <li
                key={index}
                className={`relative w-full max-w-[336px] flex-col overflow-hidden rounded-md bg-white shadow-soft ${fromWidth[index] || 'flex'}`}
              >
                <SocialPost text={text} picture={pictures[index] ?? pictures[0]} slot={slots[index]} />
                {address && near && online && index < fitting && (
                  <LivePost address={address} title={frameTitle} />
                )}
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}

type SocialPostProps = { text: string; picture: StillName; slot?: PhotoSlot | undefined }

/** Preview of a post, complete without the network, with a link to more. */
function SocialPost({ text, picture, slot }: SocialPostProps) {
  const copy = useCopy('home', homeCopy)
  const chrome = useCopy('chrome', chromeCopy)
  const { instagram } = useBusiness().social
  return (
    <article className="flex grow flex-col">
      <Still
        name={picture}
        slot={slot}
        sizes="336px"
        width={336}
        height={252}
        className="aspect-[4/3] w-full object-cover"
      />
      <div className="flex grow flex-col gap-3 p-5">
        <p className="flex items-center gap-2 text-sm font-strong text-ink-soft">
          <NetworkIcon network="instagram" className="size-5" />
          {networkNames.instagram}
        </p>
        <p className="grow">{text}</p>
        {instagram && (
          <a
            href={instagram}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-10 items-center self-start font-strong text-link underline"
          >
            {copy.social.open} <span className="sr-only">{chrome.footer.newTab}</span>
          </a>
        )}
      </div>
    </article>
  )
}
