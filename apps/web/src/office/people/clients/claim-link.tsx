import { claims, dayOf, formatDay, whatsappLink } from '@rumi/contract'
import { Copy, KeyRound, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { officeClientsCopy } from '../../../copy/office/people/clients.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { useBusiness } from '../../../shared/business/use-business.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { LinkButton } from '../../../ui/controls/link-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { PrintButton } from '../../../ui/layout/print-button.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { fullName, type Client } from '../../kit/records/use-directory.ts'

const { claim: copy } = officeClientsCopy

type Made = { link: string; expiresAt: string }

/** Link that gives a client without email their account, to show, print or send to their phone. */
export function ClaimLink({ client }: { client: Client }) {
  const sendCall = useSendCall()
  const { name: business } = useBusiness()
  const [made, setMade] = useState<Made>()
  const [making, setMaking] = useState(false)

  const make = async () => {
    setMaking(true)
    const outcome = await sendCall(claims.create, { params: { id: client.id } })
    setMaking(false)
    if (!outcome.ok) return showToast(outcome.refusal.message, 'problem')
    setMade(outcome.answer.data.claimLink)
  }
  const copyLink = (link: string) =>
    navigator.clipboard.writeText(link).then(
      () => showToast(copy.copied),
      () => showToast(copy.notCopied, 'problem'),
    )

  const whatsapp = made && whatsappLink(client.phoneE164, copy.message(client.name, business, made.link))
  return (
    <>
      <Button tone="secondary" size="small" loading={making} onClick={make}>
        <KeyRound className="size-4" aria-hidden="true" />
        {copy.give}
      </Button>
      <Dialog
        open={made !== undefined}
        onClose={() => setMade(undefined)}
        title={copy.title(fullName(client))}
        closeLabel={officeCopy.close}
      >
        {made && (
          <div className="print-alone grid content-start gap-4 pb-2">
            <h2 className="hidden text-lg print:block">{copy.title(fullName(client))}</h2>
            <p>{copy.lead(formatDay(dayOf(made.expiresAt), businessToday()))}</p>
            <TextField
              label={copy.link}
              readOnly
              value={made.link}
              onFocus={({ currentTarget }) => currentTarget.select()}
              className="print:hidden"
            />
            <p className="hidden [overflow-wrap:anywhere] print:block">{made.link}</p>
            <div className="no-print flex flex-wrap gap-2">
              <Button onClick={() => copyLink(made.link)}>
                <Copy className="size-5" aria-hidden="true" />
                {copy.copy}
              </Button>
              {whatsapp && (
                <LinkButton tone="secondary" to={whatsapp} target="_blank" rel="noreferrer">
                  <MessageCircle className="size-5" aria-hidden="true" />
                  {copy.whatsapp}
                </LinkButton>
              )}
              <PrintButton label={copy.print} />
            </div>
          </div>
        )}
      </Dialog>
    </>
  )
}
