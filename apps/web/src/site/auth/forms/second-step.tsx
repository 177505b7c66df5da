import type { ProofKind } from '@rumi/contract'
import type { SecondStep as Step } from '@rumi/data-layer'
import { useState } from 'react'
import { passkeysWork } from '../../../shared/account/passkey-ceremony.ts'
import { useFacts } from '../../../shared/business/use-copy.ts'
import { secondFactorCopy } from '../../../copy/shared/second-factor.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { AuthHeading } from '../auth-heading.tsx'
import { CodeStep } from './code-step.tsx'
import { PasskeyStep } from './passkey-step.tsx'
import type { StepAttempt } from './step-attempt.ts'

const { login: copy } = secondFactorCopy

type SecondStepProps = Omit<StepAttempt, 'challenge'> & { step: Step }

/** Second step after the password: one of the account's factors. */
export function SecondStep({ step: { challenge, kinds }, onOpened, onStartOver }: SecondStepProps) {
  const usable = kinds.filter((kind) => kind !== 'passkey' || passkeysWork())
  const [way, setWay] = useState<ProofKind>(() => firstOf(usable))
  const attempt = { challenge, onOpened, onStartOver }
  return (
    <>
      <AuthHeading title={copy.title} lead={useFacts()(copy.lead[way])} />
      {way === 'passkey' ? <PasskeyStep {...attempt} /> : <CodeStep key={way} kind={way} {...attempt} />}
      <div className="mt-6 grid justify-items-center gap-1">
        {usable
          .filter((kind) => kind !== way)
          .map((kind) => (
            <Button key={kind} tone="quiet" onClick={() => setWay(kind)}>
              {copy.other[kind]}
            </Button>
          ))}
        <Button tone="quiet" onClick={() => onStartOver()}>
          {copy.startOver}
        </Button>
      </div>
      {way === 'recovery' && <p className="mt-4 text-center text-ink-soft">{copy.lost}</p>}
    </>
  )
}

/** The app first, as it works everywhere; recovery codes last, as they are few. */
const firstOf = (kinds: readonly ProofKind[]): ProofKind =>
  (['totp', 'passkey', 'recovery'] as const).find((kind) => kinds.includes(kind)) ?? 'recovery'
