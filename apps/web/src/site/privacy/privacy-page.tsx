import { privacyCopy } from '../../copy/site/privacy.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { pageMeta } from '../page-meta.ts'
import { SpotStill } from '../stills/spot-still.tsx'

export const meta = pageMeta('privacy', privacyCopy)

export default function PrivacyPage() {
  const copy = useCopy('privacy', privacyCopy)
  return (
    <main id="contenido">
      <header className="bg-sand pt-[79px]">
        <div className="shell flex flex-wrap items-center gap-x-8 gap-y-4 py-10 md:py-14">
          <SpotStill name="shield" ground={1} className="size-24 md:size-32" />
          <div className="grid gap-2">
            <h1 className="text-3xl font-display tracking-tight">{copy.hero.title}</h1>
            <p className="measure text-lg">{copy.hero.subtitle}</p>
            <p className="text-sm text-ink-soft">
              {copy.version.label}. {copy.version.date}.
            </p>
          </div>
        </div>
      </header>
      <div className="shell grid gap-10 py-12 md:py-16 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <section className="grid content-start gap-3 self-start rounded-md lg:sticky lg:top-28 bg-white p-6 shadow-soft">
          <h2 className="text-xl">{copy.short.title}</h2>
          {copy.short.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
        <article className="grid gap-8">
          <h2 className="text-2xl tracking-tight">{copy.contents}</h2>
          {copy.sections.map((section) => (
            <FullSection key={section.id} {...section} />
          ))}
        </article>
      </div>
    </main>
  )
}

type FullSectionProps = {
  id: string
  title: string
  paragraphs: readonly string[]
  points?: readonly string[]
}

function FullSection({ id, title, paragraphs, points = [] }: FullSectionProps) {
  return (
    <section id={id} className="grid gap-3">
      <h3 className="text-lg">{title}</h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="measure">
          {paragraph}
        </p>
      ))}
      {points.length > 0 && (
        <ul className="measure grid list-disc gap-2 pl-6 marker:text-rust">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
