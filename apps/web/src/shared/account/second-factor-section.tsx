import { secondFactor } from '@rumi/contract'
import { useCall } from '../fetching/queries.ts'
import { secondFactorCopy as copy } from '../../copy/shared/second-factor.ts'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { Rows } from '../rows/rows.tsx'
import { ActionableRefusal } from '../refusals/actionable-refusal.tsx'
import { SkeletonList } from '../../ui/feedback/skeleton.tsx'
import { StateChip } from '../../ui/feedback/state-chip.tsx'
import { AddFactors } from './add-factors.tsx'
import { FactorLine } from './factor-line.tsx'
import { ProfileSection } from './profile-section.tsx'
import { RenewCodes } from './renew-codes.tsx'

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
