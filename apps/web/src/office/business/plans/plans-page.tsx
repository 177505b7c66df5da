import { planPages, plans, settings, type PlanPage } from '@rumi/contract'
import { useCallback, useState } from 'react'
import { officePlansCopy as copy } from '../../../copy/office/business/plans.ts'
import { officeTextsCopy } from '../../../copy/office/business/texts.ts'
import { useCall, useEveryRecord, useSendCall } from '../../../shared/fetching/queries.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { OnlyFor } from '../../kit/permissions/only-for.tsx'
import { DraftedPage } from '../texts/drafted-page.tsx'
import { previewPath } from '../texts/preview-path.ts'
import type { PlanCard } from './plan-draft.ts'
import type { DraftedCard } from './plan-editor.tsx'
import { PlanList } from './plan-list.tsx'

export const meta = officeMeta(copy.title)

/** Plans and packages of the public pages, in display order. */
export default function PlansPage() {
  return (
    <OnlyFor access="admin" area="planCards">
      <PageHeader title={copy.title} lead={copy.lead} />
      <Plans />
    </OnlyFor>
  )
}

function Plans() {
  const cards = useEveryRecord('planCards', {})
  const services = useEveryRecord('services', {})
  const settingsQuery = useCall(settings.read, {})
  const [drafted, setDrafted] = useState<DraftedCard>()
  return (
    <Fetched fetchings={[cards, services, settingsQuery]}>
      {settingsQuery.answer && (
        <div className="grid gap-10">
          {planPages.map((page) => (
            <PlanList
              key={page}
              page={page}
              cards={inOrder(cards.answer ?? [], page)}
              services={services.answer ?? []}
              terms={settingsQuery.answer!.data.settings}
              onLook={setDrafted}
            />
          ))}
        </div>
      )}
      <Dialog
        open={drafted !== undefined}
        onClose={() => setDrafted(undefined)}
        title={drafted ? copy.previewOf(copy.pages[drafted.card.page]) : ''}
        closeLabel={officeTextsCopy.preview.close}
        size="large"
      >
        {drafted && <DraftedCardPage drafted={drafted} />}
      </Dialog>
    </Fetched>
  )
}

const inOrder = (cards: readonly PlanCard[], page: PlanPage) =>
  cards.filter((card) => card.page === page).toSorted((one, other) => one.position - other.position)

function DraftedCardPage({ drafted }: { drafted: DraftedCard }) {
  const sendCall = useSendCall()
  const fetchPreview = useCallback(
    () => sendCall(plans.preview, { body: { path: previewPath(drafted.card.page), ...drafted } }),
    [sendCall, drafted],
  )
  return <DraftedPage fetchPage={fetchPreview} shows={drafted.card.planName} />
}
