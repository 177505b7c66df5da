import type { ReactNode } from 'react'
import { FadeAtHalf } from '../../ui/layout/fade-at-half.tsx'
import { PaintWithHero } from './paint-with-hero.tsx'

type PageHeroProps = {
  title: ReactNode
  subtitle: string
  art: ReactNode
  action?: ReactNode
  /** Background colour. */
  field?: string
}

/**
 * Hero of every page but the first, at least 55vh high (spec §2, 'Common display behaviour'). Its picture shrinks so
 * that the next section stays visible on a phone.
 */
export function PageHero({ title, subtitle, art, action, field = 'bg-sand' }: PageHeroProps) {
  return (
    <PaintWithHero>
      <section className={`grid min-h-[55vh] pt-[79px] ${field}`}>
        <div className="shell grid items-center gap-6 short:gap-2 md:grid-cols-[1.1fr_1fr] md:gap-10">
          <FadeAtHalf className="grid justify-items-center gap-4 pt-6 text-center short:gap-2 short:pt-0 md:justify-items-start md:py-12 md:text-left">
            <h1
              className={`font-display tracking-tight ${hasLongWord(title) ? longWordLook : 'text-display'}`}
            >
              {title}
            </h1>
            <p className="max-w-[40ch] text-lg short:text-base">{subtitle}</p>
            {action}
          </FadeAtHalf>
          <div className="mx-auto w-full max-w-[400px] self-end md:max-w-[520px]">{art}</div>
        </div>
      </section>
    </PaintWithHero>
  )
}

/** Letters of a display word that fit a window of 320 px, and half of one of 768. */
const longestWord = 11
const longWordLook =
  'text-[length:min(var(--text-display),9vw)] leading-[1.05] md:text-[length:min(var(--text-display),4.9vw)]'

const hasLongWord = (title: ReactNode) =>
  typeof title === 'string' && title.split(' ').some((word) => word.length > longestWord)
