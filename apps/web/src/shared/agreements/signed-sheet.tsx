import { formatMoment, type AgreementSignature } from '@rumi/contract'
import type { ReactNode } from 'react'
import { agreementsCopy as copy } from '../../copy/shared/agreements.ts'
import { businessToday } from '../business/business-today.ts'
import { useBusiness } from '../business/use-business.ts'
import { AgreementText } from './agreement-text.tsx'
import { SignaturePicture } from './signature-drawing.tsx'
import '../payments/receipt/receipt-sheet.css'

const { facts } = copy

/** Printable sheet of a signed agreement: business, text, signature, and the facts that prove it. */
export function SignedSheet({ signature }: { signature: AgreementSignature }) {
  const { title, text, version, signerName, drawing, signedAt, textSha256, network, atDesk } = signature
  const { name } = useBusiness()
  return (
    <article className="receipt grid max-w-2xl gap-6 rounded-sm border border-line p-5 md:p-8">
      <p className="text-lg font-heading">{name}</p>
      <h2 className="text-lg">{title}</h2>
      <AgreementText text={text} />
      {drawing && <SignaturePicture drawing={drawing} aria-label={copy.drawingOf(signerName)} />}
      <dl className="grid items-baseline gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        <Fact name={facts.signer}>{signerName}</Fact>
        <Fact name={facts.when}>{formatMoment(signedAt, businessToday())}</Fact>
        <Fact name={facts.where}>{atDesk ? facts.atDesk : facts.online}</Fact>
        {network && <Fact name={facts.network}>{network}</Fact>}
        <Fact name={facts.version}>{version}</Fact>
        <Fact name={facts.hash}>
          <span className="text-sm [overflow-wrap:anywhere]">{textSha256}</span>
        </Fact>
      </dl>
    </article>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-soft">{name}</dt>
    <dd className="min-w-0">{children}</dd>
  </>
)
