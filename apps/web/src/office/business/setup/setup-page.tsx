import { setup } from '@rumi/contract'
import { officeSetupCopy as copy } from '../../../copy/office/business/setup.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { OnlyFor } from '../../kit/permissions/only-for.tsx'
import { OpeningSection } from './opening-section.tsx'
import { SetupStepRow } from './setup-step-row.tsx'

export const meta = officeMeta(copy.title)

/** Setup of a new business: required settings, and the opening. */
export default function SetupPage() {
  return (
    <OnlyFor access="admin" area="setup">
      <PageHeader title={copy.title} lead={copy.lead} />
      <Guide />
    </OnlyFor>
  )
}

function Guide() {
  const asked = useCall(setup.read, {})
  const state = asked.answer?.data.setup
  return (
    <Fetched fetchings={[asked]}>
      {state && (
        <div className="grid max-w-4xl gap-8">
          <div className="grid gap-2">
            <p className="tabular text-ink-soft">
              {copy.progress(state.steps.filter(({ done }) => done).length, state.steps.length)}
            </p>
            <ol aria-label={copy.title} className="border-t-2 border-ink">
              {state.steps.map((step, place) => (
                <SetupStepRow key={step.step} number={place + 1} {...step} />
              ))}
            </ol>
          </div>
          <OpeningSection state={state} onStale={asked.again} />
        </div>
      )}
    </Fetched>
  )
}
