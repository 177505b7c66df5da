import { secondFactor } from '@rumi/contract'
import { useCall, useSendCall } from '../fetching/queries.ts'
import { secondFactorCopy as copy } from '../../copy/shared/second-factor.ts'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { Rows } from '../rows/rows.tsx'
import { ActionableRefusal } from '../refusals/actionable-refusal.tsx'
import { SkeletonList } from '../../ui/feedback/skeleton.tsx'
import { StateChip } from '../../ui/feedback/state-chip.tsx'
import { AddFactors } from './add-factors.tsx'
import { FactorLine } from './factor-line.tsx'
import { ProfileSection } from './profile-section.tsx'
import { useState } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'

/** Second factors of the user: list, add, remove and recovery codes. */
export function SecondFactorSection() {
  const factorsQuery = useCall(secondFactor.list, {})
  const { secondFactors, recoveryCodesLeft, required } = factorsQuery.answer?.data ?? {}
  const count = secondFactors?.length ?? 0
  return (
    <ProfileSection
      title={copy.title}
      text={required ? `${copy.text} ${copy.required}` : copy.text}
      state={
        secondFactors &&
        (count > 0 ? (
          <StateChip tone="ok">{copy.on}</StateChip>
        ) : (
          <StateChip tone="missing">{required ? copy.missing : copy.off}</StateChip>
        ))
      }
    >
      {factorsQuery.refusal && <ActionableRefusal refusal={factorsQuery.refusal} isReadError />}
      {factorsQuery.status === 'loading' && !secondFactors && (
        <SkeletonList label={errorMessagesCopy.loading} count={1} />
      )}
      {secondFactors && count > 0 && (
        <>
          <ul className="divide-y divide-line">
            <Rows of={secondFactors} by={({ id }) => id}>
              {(factor) => (
                <FactorLine factor={factor} isLast={count === 1} kept={count === 1 && required === true} />
              )}
            </Rows>
          </ul>
          <RenewCodes left={recoveryCodesLeft ?? 0} onRenewed={factorsQuery.again} />
        </>
      )}
      {secondFactors && <AddFactors onAdded={factorsQuery.again} />}
    </ProfileSection>
  )
}

const { recovery: recoveryCopy } = copy

/** Number of unused recovery codes, with a button to renew all ten. */
function RenewCodes({ left, onRenewed }: { left: number; onRenewed: () => void }) {
  const sendCall = useSendCall()
  const [isConfirming, setIsConfirming] = useState(false)
  const [codes, setCodes] = useState<readonly string[] | null>(null)

  const renew = async () => {
    const outcome = await sendCall(secondFactor.renewRecoveryCodes, {})
    if (!outcome.ok) return outcome.refusal.message
    setIsConfirming(false)
    setCodes(outcome.answer.data.recoveryCodes)
    return undefined
  }
  const putAway = () => {
    setCodes(null)
    onRenewed()
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className={left < 3 ? 'font-strong' : 'text-ink-soft'}>{recoveryCopy.left(left)}</p>
      <Button tone="secondary" onClick={() => setIsConfirming(true)}>
        {recoveryCopy.renew}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        title={recoveryCopy.renewTitle}
        closeLabel={copy.close}
        keepLabel={copy.cancel}
        confirmLabel={recoveryCopy.renewConfirm}
        onConfirm={renew}
      >
        <p>{recoveryCopy.renewText}</p>
      </ConfirmDialog>
      <RecoveryCodesDialog codes={codes} onDone={putAway} />
    </div>
  )
}
