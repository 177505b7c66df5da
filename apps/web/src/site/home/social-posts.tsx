import { useRef } from 'react'
import { useHouse } from '../../shared/use-house.ts'
import { homeCopy } from '../../copy/home.ts'
import { useCopy } from '../../shared/use-copy.ts'
import { SectionTitle } from '../sections/section-title.tsx'
import { LivePost } from './live-post.tsx'
import { useSocialEmbeds } from './social-embeds.ts'
import { SocialPost } from './social-post.tsx'

/** Before any script runs, the style sheet lets as many posts show as fit (spec §9, decision 3). */
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

/** The latest from the networks, as many as fit. */
export function SocialPosts() {
  const copy = useCopy('home', homeCopy)
  const row = useRef<HTMLUListElement>(null)
  const kept = useHouse().social.posts
  const shown = useSocialEmbeds(row, kept.length > 0)
  const { title, lead, posts } = copy.social
  return (
    <section aria-labelledby={headingId} className="section-y bg-sand">
      <div className="shell">
        <SectionTitle id={headingId} title={title} lead={lead} />
      </div>
      <div className="@container px-5">
        <ul ref={row} className="flex justify-center gap-5">
          {posts.map((text, index) => {
            const address = kept[index]
            return (
              <li
                key={text}
                className={`relative w-full max-w-[336px] flex-col overflow-hidden rounded-md bg-white shadow-soft ${fromWidth[index] || 'flex'}`}
              >
                <SocialPost text={text} picture={pictures[index] ?? pictures[0]} slot={slots[index]} />
                {address && index < shown && <LivePost address={address} />}
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
