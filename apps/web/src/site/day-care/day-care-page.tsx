import { dayCareCopy } from '../../copy/day-care.ts'
import { pageMeta } from '../page-meta.ts'
import { Questions } from '../sections/questions.tsx'
import { DayCareFilm } from './day-care-film.tsx'
import { DayCareHeroSection } from './day-care-hero-section.tsx'
import { DayCareHighlights } from './day-care-highlights.tsx'
import { DayCarePlans } from './day-care-plans.tsx'
import { DayCarePromo } from './day-care-promo.tsx'
import { DayCareRules } from './day-care-rules.tsx'
import { DayCareServices } from './day-care-services.tsx'

export const meta = () => pageMeta(dayCareCopy)

export default function DayCarePage() {
  return (
    <main id="contenido">
      <DayCareHeroSection />
      <DayCarePromo />
      <DayCareServices />
      <DayCareHighlights />
      <DayCareFilm />
      <DayCarePlans />
      <DayCareRules />
      <Questions {...dayCareCopy.questions} />
    </main>
  )
}
