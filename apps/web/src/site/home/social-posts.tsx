import { homeCopy } from '../../copy/home.ts'
import { chromeCopy } from '../../copy/chrome.ts'
import { networkNames } from '../../copy/navigation.ts'
import { networkAddresses } from '../chrome/networks.ts'
import { NetworkIcon } from '../chrome/network-icon.tsx'
import { Still } from '../stills/still.tsx'
import { SectionTitle } from '../sections/section-title.tsx'

/** One post per 336 px of width, one at least and six at most (spec §9, decision 3). */
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

/** The latest from the networks, as many as fit. */
export function SocialPosts() {
  const { title, lead, posts, open } = homeCopy.social
  return (
    <section className="section-y bg-sand">
      <div className="shell">
        <SectionTitle title={title} lead={lead} />
      </div>
      <div className="@container px-5">
        <ul className="flex justify-center gap-5">
          {posts.map((post, index) => (
            <li
              key={post.text}
              className={`w-full max-w-[336px] flex-col overflow-hidden rounded-md bg-white shadow-soft ${fromWidth[index] || 'flex'}`}
            >
              <Still
                name={pictures[index] ?? pictures[0]}
                width={336}
                height={252}
                className="aspect-[4/3] w-full object-cover"
              />
              <div className="flex grow flex-col gap-3 p-5">
                <p className="flex items-center gap-2 text-sm font-strong text-ink-soft">
                  <NetworkIcon network={post.network} className="size-5" />
                  {networkNames[post.network]}
                </p>
                <p className="grow">{post.text}</p>
                <a
                  href={networkAddresses[post.network]}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="inline-flex min-h-10 items-center self-start font-strong text-link underline"
                >
                  {open} <span className="sr-only">{chromeCopy.footer.newTab}</span>
                </a>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
