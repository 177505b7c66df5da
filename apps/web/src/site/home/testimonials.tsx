import type { PhotoSlot } from '@rumi/contract'
import { homeCopy } from '../../copy/site/home.ts'
import { type TestimonialCopy, testimonialDefaults } from '../../copy/site/page-copy.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { SectionTitle } from '../sections/section-title.tsx'
import { CardPicture } from '../stills/still.tsx'
import { stillPath } from '../../shared/business/still-names.ts'
import { Stars } from '../sections/stars.tsx'

const pictures = ['testimonial-one', 'testimonial-two', 'testimonial-three', 'testimonial-four'] as const

const slots = [
  'home.testimonials.1',
  'home.testimonials.2',
  'home.testimonials.3',
  'home.testimonials.4',
] as const

/** People who come back, four by default (spec §3, 'Testimonial'; decision 4). */
export function Testimonials() {
  const copy = useCopy('home', homeCopy)
  const { title, rating: words } = copy.testimonials
  const entries: readonly TestimonialCopy[] = copy.testimonials.entries
  if (entries.length === 0) return null
  return (
    <section className="shell section-y">
      <SectionTitle title={title} />
      <ul className="grid gap-6 md:grid-cols-2 xl:grid-cols-4">
        {entries.map(({ place, ...entry }, index) => (
          <li key={place ?? index}>
            <Testimonial
              {...entry}
              imageUrl={stillPath(pictures[(place ?? index) % pictures.length] ?? pictures[0])}
              slot={slots[place ?? index]}
              ratingLabel={words}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type TestimonialProps = TestimonialCopy & {
  imageUrl?: string
  /** Slot of the photograph that may replace the drawing. */
  slot?: PhotoSlot | undefined
  ratingLabel: (stars: number) => string
}

export function Testimonial(props: TestimonialProps) {
  const { name, role, message, imageUrl, rating = testimonialDefaults.rating, slot, ratingLabel } = props
  return (
    <figure className="flex h-full flex-col gap-4 rounded-md bg-white p-6 shadow-soft">
      <Stars rating={rating} label={ratingLabel(rating)} />
      <blockquote className="grow">{message}</blockquote>
      <figcaption className="flex flex-wrap items-center gap-4">
        <CardPicture
          imageUrl={imageUrl}
          slot={slot}
          sizes="80px"
          width={80}
          height={80}
          className="size-20 shrink-0 rounded-full object-cover"
        />
        <span className="grid min-w-0 grow basis-[6rem] leading-snug">
          <strong className="font-heading">{name}</strong>
          <span className="text-sm text-ink-soft">{role}</span>
        </span>
      </figcaption>
    </figure>
  )
}
