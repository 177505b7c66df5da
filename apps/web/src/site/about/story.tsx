import { aboutCopy } from '../../copy/site/about.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { anchors } from '../sections/section-items.ts'
import { Still } from '../stills/still.tsx'

/** Story of the business, beside its first dog. */
export function Story() {
  const copy = useCopy('about', aboutCopy)
  const { title, paragraphs } = copy.story
  return (
    <section
      id={anchors.services}
      className="shell section-y grid items-center gap-8 md:grid-cols-[auto_1fr] md:gap-16"
    >
      <Still
        name="no-dogs-yet"
        slot="about.story"
        sizes="(min-width: 768px) 384px, 256px"
        photoClassName="mx-auto aspect-[6/5] w-64 rounded-md object-cover md:w-96"
        width={480}
        height={400}
        className="mx-auto h-auto w-64 md:w-96"
      />
      <div className="grid gap-4">
        <h2 className="text-2xl tracking-tight">{title}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="measure">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  )
}
