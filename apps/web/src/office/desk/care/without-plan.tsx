import type { CareSheet } from '@rumi/contract'
import { DogPortrait } from '../../../art/dog/portrait.tsx'
import { careSheetCopy as copy } from '../../../copy/office/desk/care-sheet.ts'
import { paths } from '../../../shared/business/paths.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { AreaLinkButton } from '../../kit/permissions/area-link.tsx'

/** Dogs of the day without a plan, with the texts of their files, so that nobody is forgotten. */
export const WithoutPlan = ({ dogs }: { dogs: CareSheet['withoutPlan'] }) => (
  <section className="no-print grid gap-3">
    <div>
      <h2 className="text-lg">{copy.withoutPlanTitle}</h2>
      <p className="text-ink-soft">{copy.withoutPlanLead}</p>
    </div>
    <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
      <Rows of={dogs} by={({ visitId }) => visitId}>
        {({ rumiId, dogName, feeding, medication, ...look }) => (
          <li className="flex flex-wrap items-center gap-3 rounded-md bg-white p-3 shadow-soft">
            <DogPortrait dog={{ ...look, _id: rumiId }} size={40} />
            <div className="grid min-w-[min(9rem,100%)] grow basis-36 gap-0.5 [overflow-wrap:anywhere]">
              <span className="font-strong">{dogName}</span>
              <span>
                <span>{`${copy.feeding}: `}</span>
                <span className={feeding ? '' : 'text-ink-soft'}>{feeding || copy.noText}</span>
              </span>
              <span>
                <span>{`${copy.medication}: `}</span>
                <span className={medication ? '' : 'text-ink-soft'}>{medication || copy.noText}</span>
              </span>
            </div>
            <AreaLinkButton tone="secondary" size="small" to={`${paths.officeDog(rumiId)}#cuidados`}>
              {copy.makePlan}
              <span className="sr-only"> {dogName}</span>
            </AreaLinkButton>
          </li>
        )}
      </Rows>
    </ul>
  </section>
)
