import type { ReactNode } from 'react'
import { PapelPicado } from '../../art/papel-picado.tsx'
import type { HeroCopy } from '../../copy/site/page-copy.ts'

type PromoProps = HeroCopy & {
  /** Picture beside the text. */
  art?: ReactNode
  /** Picture below the text. */
  banner?: ReactNode
  action?: ReactNode
  /** Background colour above the papel picado. */
  above?: string
}

/** Full-width promise below papel picado. */
export function Promo({ title, subtitle, art, banner, action, above = 'bg-sand' }: PromoProps) {
  return (
    <section className="bg-band text-on-band">
      <PapelPicado className={`h-10 w-full md:h-16 ${above}`} />
      <div
        className={`shell grid items-center gap-8 py-12 md:py-16 ${art ? 'md:grid-cols-[1fr_1.1fr] md:gap-12' : 'justify-items-center'}`}
      >
        <div
          className={`grid justify-items-center gap-3 text-center ${art ? 'md:justify-items-start md:text-left' : ''}`}
        >
          <h2 className="text-3xl font-display tracking-tight">{title}</h2>
          <p className="measure text-lg">{subtitle}</p>
          {action}
        </div>
        {art ?? banner}
      </div>
    </section>
  )
}
