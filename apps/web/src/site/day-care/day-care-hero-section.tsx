import { dayCareCopy } from '../../copy/site/day-care.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { HeroPicture } from '../sections/hero-picture.tsx'
import { HeroActions } from '../sections/hero-actions.tsx'
import { MulticolourWord } from '../sections/multicolour-word.tsx'
import { PageHero } from '../sections/page-hero.tsx'

/** Hero with a word in changing colours (spec §2, 'Day care'). */
export function DayCareHeroSection() {
  const copy = useCopy('dayCare', dayCareCopy)
  const { before, word, after, subtitle, action } = copy.hero
  return (
    <PageHero
      title={
        <>
          {before} <MulticolourWord mark={after}>{word}</MulticolourWord>
        </>
      }
      subtitle={subtitle}
      art={<HeroPicture name="day-care-hero" slot="dayCare.hero" />}
      action={<HeroActions action={action} />}
    />
  )
}
