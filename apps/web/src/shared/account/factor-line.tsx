import { secondFactor, formatMoment, type SecondFactorRecord } from '@rumi/contract'
import { Fingerprint, Pencil, Smartphone, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { businessToday } from '../business/business-today.ts'
import { useSendCall } from '../fetching/queries.ts'
import { secondFactorCopy as copy } from '../../copy/shared/second-factor.ts'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { RenameFactorDialog } from './rename-factor-dialog.tsx'

type FactorLineProps = {
  factor: SecondFactorRecord
  isLast: boolean
  /** The role requires a factor, so the last one cannot be removed. */
  kept: boolean
}

/** One factor with its last use, and buttons to rename or remove it. */
export function FactorLine({ factor, isLast, kept }: FactorLineProps) {
  const sendCall = useSendCall()
  const [doing, setDoing] = useState<'rename' | 'remove'>()
  const Icon = factor.kind === 'totp' ? Smartphone : Fingerprint
  const today = businessToday()

  const remove = async () => {
    const outcome = await sendCall(secondFactor.remove, { params: { id: factor.id } })
    if (!outcome.ok) return outcome.refusal.message
    setDoing(undefined)
    showToast(copy.removed)
    return undefined
  }
  const renamed = () => {
    setDoing(undefined)
    showToast(copy.renamed)
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <Icon className="size-6 shrink-0 text-ink-soft" aria-hidden="true" />
      <div className="min-w-[min(10rem,100%)] grow basis-40">
        <p className="font-strong [overflow-wrap:anywhere]">{factor.name}</p>
        <p className="text-sm text-ink-soft">
          {factor.lastUsedAt ? copy.used(formatMoment(factor.lastUsedAt, today)) : copy.neverUsed}
        </p>
      </div>
      <div className="flex">
        <IconButton
          icon={Pencil}
          label={`${copy.rename}: ${factor.name}`}
          onClick={() => setDoing('rename')}
        />
        <IconButton
          icon={Trash2}
          label={`${copy.remove}: ${factor.name}`}
          onClick={() => (kept ? showToast(copy.keepLast, 'problem') : setDoing('remove'))}
        />
      </div>
      <RenameFactorDialog
        factor={doing === 'rename' ? factor : null}
        onClose={() => setDoing(undefined)}
        onRenamed={renamed}
      />
      <ConfirmDialog
        open={doing === 'remove'}
        onClose={() => setDoing(undefined)}
        title={copy.removeTitle(factor.name)}
        closeLabel={copy.close}
        keepLabel={copy.cancel}
        confirmLabel={copy.remove}
        onConfirm={remove}
      >
        <p>{isLast ? copy.removeLast : copy.removeText}</p>
      </ConfirmDialog>
    </li>
  )
}
