import { secondFactor } from '@rumi/contract'
import { useNavigate } from 'react-router'
import { AddFactors } from '../../shared/account/add-factors.tsx'
import { useIsOpen } from '../../shared/business/use-business.ts'
import { homeOf } from '../../shared/business/public-paths.ts'
import { copyContextOf, type Matched } from '../../shared/business/resolve-copy.ts'
import { useCall } from '../../shared/fetching/queries.ts'
import { useLogout, useStoreSelector } from '../../shared/fetching/store.ts'
import { secondFactorCopy } from '../../copy/shared/second-factor.ts'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ActionableRefusal } from '../../shared/refusals/actionable-refusal.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { ToastRegion } from '../../ui/feedback/toast-region.tsx'
import { AuthHeading } from './auth-heading.tsx'

const { setup: copy } = secondFactorCopy

export const meta = (matched: Matched) => [
  { title: `${copy.meta} | ${copyContextOf(matched).business.name}` },
  { name: 'robots', content: 'noindex' },
]

/** Setup of a mandatory second factor; every other page is closed until then. */
export default function SecondFactorPage() {
  const role = useStoreSelector((state) => state.user.role)
  const navigate = useNavigate()
  const isOpen = useIsOpen()
  const logOut = useLogout()
  const factorsQuery = useCall(secondFactor.list, {})
  const isSet = (factorsQuery.answer?.data.secondFactors.length ?? 0) > 0

  const leave = async () => {
    const outcome = await logOut()
    if (!outcome.ok) showToast(outcome.refusal.message, 'problem')
  }

  return (
    <>
      <AuthHeading title={copy.title} lead={copy.lead} />
      <div className="grid gap-6">
        {factorsQuery.refusal && <ActionableRefusal refusal={factorsQuery.refusal} isReadError />}
        {isSet ? (
          <>
            <Notice tone="ok">{copy.ready}</Notice>
            <Button size="large" onClick={() => role && navigate(homeOf(role, isOpen), { replace: true })}>
              {copy.continue}
            </Button>
          </>
        ) : (
          <AddFactors explained onAdded={factorsQuery.again} />
        )}
        <Button tone="quiet" onClick={leave}>
          {copy.leave}
        </Button>
      </div>
      <ToastRegion dismissLabel={errorMessagesCopy.dismiss} />
    </>
  )
}
