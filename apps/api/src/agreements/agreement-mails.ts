import { eq } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Database } from '../db/connect.ts'
import { agreementSignatures } from '../db/schema/agreements.ts'
import type { EventHandlers } from '../jobs/index.ts'
import { notifyEach, type SendTemplate } from '../mail/index.ts'
import { peopleOfAccount } from '../people/index.ts'
import { currentSettings } from '../settings/index.ts'
import { signaturesWhere } from './read-agreements.ts'

type MailDeps = { database: Database; config: Config; sendTemplate: SendTemplate }

/** Mails a signed agreement with its text to everybody of the account and to the business. */
export const agreementMails = ({ database: { db }, config, sendTemplate }: MailDeps): EventHandlers => ({
  'agreement-signed': async ({ signatureId }) => {
    const [signature] = await signaturesWhere(db, eq(agreementSignatures.id, signatureId))
    if (!signature) return
    const { clientId, title, version, text, signerName, signedAt, textSha256 } = signature
    const details = { title, version, paragraphs: text.split(/\n+/), signerName, signedAt, textSha256 }
    const { email, name } = await currentSettings(db)
    const ofClient = `${config.publicUrl}/mi-cuenta/acuerdos/${signatureId}`
    const ofOffice = `${config.publicUrl}/oficina/clientes/${clientId}/acuerdos/${signatureId}`
    await notifyEach(
      [
        ...(await peopleOfAccount(db, clientId)).map((person) => ({ ...person, link: ofClient })),
        { id: 'business', email, name, lastName: '', link: ofOffice },
      ],
      ({ link, ...person }) =>
        sendTemplate(
          person,
          'agreement-signed',
          { ...details, name: person.name, link },
          `${signatureId}-${person.id}`,
        ),
    )
  },
})
