import { agreements, dayOf, formatDay, formatList, type Agreement } from '@rumi/contract'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { officeAgreementsCopy as copy } from '../../../copy/office/business/agreements.ts'
import { officeServicesCopy } from '../../../copy/office/business/services.ts'
import { AgreementText } from '../../../shared/agreements/agreement-text.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { OnlyFor } from '../../kit/permissions/only-for.tsx'
import { ApplyDialog } from './apply-dialog.tsx'
import { TextDialog } from './text-dialog.tsx'

export const meta = officeMeta(copy.title)

/** Agreements that clients sign: texts, versions, and the services that require them. */
export default function AgreementsPage() {
  return (
    <OnlyFor access="admin" area="texts">
      <Agreements />
    </OnlyFor>
  )
}

type Opened = { dialog: 'text' | 'apply'; agreement?: Agreement }

function Agreements() {
  const agreementsQuery = useCall(agreements.list, { query: {} })
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  return (
    <>
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        actions={
          <Button onClick={() => setOpened({ dialog: 'text' })}>
            <Plus className="size-5" aria-hidden="true" />
            {copy.add}
          </Button>
        }
      />
      <Fetched fetchings={[agreementsQuery]}>
        <div className="grid items-start gap-4 xl:grid-cols-2">
          <Rows of={agreementsQuery.answer?.data.agreements ?? []} by={({ id }) => id} within="blocks">
            {(agreement) => (
              <OneAgreement agreement={agreement} onOpen={(dialog) => setOpened({ dialog, agreement })} />
            )}
          </Rows>
        </div>
      </Fetched>
      <TextDialog open={opened?.dialog === 'text'} agreement={opened?.agreement} onClose={close} />
      {opened?.dialog === 'apply' && opened.agreement && (
        <ApplyDialog agreement={opened.agreement} onClose={close} />
      )}
    </>
  )
}

type OneAgreementProps = { agreement: Agreement; onOpen: (dialog: Opened['dialog']) => void }

function OneAgreement({ agreement, onOpen }: OneAgreementProps) {
  const { title, text, version, writtenAt, services, required } = agreement
  const state = services.length === 0 ? 'draft' : required ? 'required' : 'voluntary'
  const names = services.map((type) => officeServicesCopy.types[type])
  return (
    <Card as="article" className="grid gap-3" aria-label={title}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base font-heading">{title}</h2>
        <StateChip tone={state === 'required' ? 'ok' : 'neutral'}>{copy[state]}</StateChip>
      </div>
      <p className="text-ink-soft">{copy.version(version, formatDay(dayOf(writtenAt), businessToday()))}</p>
      {names.length > 0 && <p>{formatList(names)}</p>}
      <details>
        <summary className="flex min-h-12 cursor-pointer items-center text-link underline">
          {copy.read}
          <span className="sr-only">: {title}</span>
        </summary>
        <AgreementText text={text} />
      </details>
      <div className="flex flex-wrap gap-2">
        <Button
          tone="secondary"
          size="small"
          aria-label={copy.changeOf(title)}
          onClick={() => onOpen('apply')}
        >
          {copy.change}
        </Button>
        <Button
          tone="secondary"
          size="small"
          aria-label={copy.reviseOf(title)}
          onClick={() => onOpen('text')}
        >
          {copy.revise}
        </Button>
      </div>
    </Card>
  )
}
