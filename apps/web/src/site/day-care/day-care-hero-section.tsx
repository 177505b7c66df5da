import { DayCareHero } from '../../art/scenes/day-care-hero.tsx'
import { dayCareCopy } from '../../copy/day-care.ts'
import { buttonLook } from '../../ui/button-look.ts'
import { MulticolourWord } from '../sections/multicolour-word.tsx'
import { PageHero } from '../sections/page-hero.tsx'

/** Where the plans of the page stand. */
export const plansId = 'planes'

export function DayCareHeroSection() {
  const { before, word, after, subtitle, action } = dayCareCopy.hero
  return (
    <PageHero
      title={
        <>
          {before} <MulticolourWord>{word}</MulticolourWord>
          {after}
        </>
      }
      subtitle={subtitle}
      art={<DayCareHero className="w-full" />}
      action={
        <a href={`#${plansId}`} className={buttonLook({ size: 'large', className: 'mt-2' })}>
          {action}
        </a>
      }
    />
  )
}
