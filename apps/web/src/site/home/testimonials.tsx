import { TestimonialFour } from '../../art/scenes/testimonial-four.tsx'
import { TestimonialOne } from '../../art/scenes/testimonial-one.tsx'
import { TestimonialThree } from '../../art/scenes/testimonial-three.tsx'
import { TestimonialTwo } from '../../art/scenes/testimonial-two.tsx'
import { homeCopy } from '../../copy/home.ts'
import { SectionTitle } from '../sections/section-title.tsx'
import { Stars } from '../sections/stars.tsx'

const pictures = [TestimonialOne, TestimonialTwo, TestimonialThree, TestimonialFour]

/** Four people who come back (spec §3, 'Testimonial'; decision 4). */
export function Testimonials() {
  const { title, entries, rating } = homeCopy.testimonials
  return (
    <section className="shell section-y">
      <SectionTitle title={title} />
      <ul className="grid gap-6 md:grid-cols-2 xl:grid-cols-4">
        {entries.map((entry, index) => {
          const Picture = pictures[index % pictures.length] ?? TestimonialOne
          return (
            <li key={entry.name}>
              <figure className="art-listen flex h-full flex-col gap-4 rounded-md bg-white p-6 shadow-soft">
                <Stars rating={entry.rating} label={rating(entry.rating)} />
                <blockquote className="grow">{entry.message}</blockquote>
                <figcaption className="flex items-center gap-4">
                  <Picture className="size-20 shrink-0 rounded-full" />
                  <span className="grid leading-snug">
                    <strong className="font-heading">{entry.name}</strong>
                    <span className="text-sm text-ink-soft">{entry.role}</span>
                  </span>
                </figcaption>
              </figure>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
